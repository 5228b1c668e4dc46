/** The virtual opponent of the text before September 2023, by the two examples that it gave with its formula. */
import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry } from '../../src/model/types';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { FIDE_2009 } from '../../src/tiebreaks/fide-2009';
import { Field } from '../../src/tiebreaks/field';

const ROUNDS = 9;

/** Player 1 makes so many points before a round that they do not play; 2 to 10 only stand opposite. */
function eventWith(before: readonly Entry['outcome'][], unplayed: Entry, rounds: number) {
  const own = Array.from({ length: rounds }, (_, index): Entry => {
    if (index === before.length) return unplayed;
    return { outcome: before[index] ?? 'loss', opponent: index + 2, colour: 'white' };
  });
  const mirrored = { win: 'loss', loss: 'win', draw: 'draw' } as const;
  const players = Array.from({ length: ROUNDS + 2 }, (_, index) => ({
    ...blankPlayer(index + 1),
    entries: Array.from({ length: rounds }, (__, at): Entry => {
      if (index === 0) return own[at];
      const { outcome, opponent } = own[at];
      return opponent === index + 1
        ? { outcome: mirrored[outcome as 'win'], opponent: 1, colour: 'black' }
        : { outcome: 'zeroBye', opponent: null, colour: null };
    }),
  }));
  return new Field({ ...blankEvent(players, ROUNDS), pairedRounds: rounds });
}

const virtual = (field: Field, round: number) =>
  computeTieBreak(FIDE_2009, field, 'BH', 1).parts.find((part) => part.round === round)!;

test.each([
  // Absent in round 3 with 1½ of 2.
  { before: ['win', 'draw'], outcome: 'zeroBye', rounds: 3, score: 2.5 },
  { before: ['win', 'draw'], outcome: 'zeroBye', rounds: 9, score: 5.5 },
  // The opponent does not show up in round 6, with 3½ of 5.
  { before: ['win', 'win', 'win', 'draw', 'loss'], outcome: 'fullBye', rounds: 6, score: 3.5 },
  { before: ['win', 'win', 'win', 'draw', 'loss'], outcome: 'fullBye', rounds: 9, score: 5 },
] as const)('$outcome after $before.length rounds, $rounds played: $score', (example) => {
  const { before, outcome, rounds, score } = example;
  const field = eventWith(before, { outcome, opponent: null, colour: null }, rounds);
  const part = virtual(field, before.length + 1);
  expect([part.used, part.why, part.article]).toEqual([score, 'virtual', '15.2']);
  const { before: had, missed, later } = part.args as Record<string, number>;
  expect(had + missed + later).toBe(score);
});

test('no number of a later text is cited', () => {
  const field = eventWith(['win'], { outcome: 'zeroBye', opponent: null, colour: null }, 5);
  for (const { code } of FIDE_2009.catalogue)
    for (const { article } of computeTieBreak(FIDE_2009, field, code, 1).parts)
      expect(['', '15.2', '15.3']).toContain(article);
});
