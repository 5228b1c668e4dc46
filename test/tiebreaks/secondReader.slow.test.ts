/** The product against a second reading of C.07 (2026): `secondReader.ts` says what that is. */
import { CLASSIC_POINTS } from '../../src/model/outcomes';
import { check } from '../../src/model/check';
import type { Outcome, Tournament } from '../../src/model/types';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { editionById } from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';
import { READINGS, type Event, type Kind, type Line } from './secondReader';

const EDITION = editionById('C07-2026')!;
const EVENTS = 400;

/** Marsaglia's xorshift, so that every run sees the same events. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const GAMES: readonly (readonly [Kind, Kind])[] = [
  ['1', '0'],
  ['0', '1'],
  ['=', '='],
  ['1', '0'],
  ['=', '='],
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
];

/** Anybody meets anybody, also twice; some stay away for good, as after a withdrawal. */
function makeEvent(seed: number): Event {
  const random = randomOf(seed);
  for (let i = 0; i < 8; i++) random(2);
  const players = 4 + random(11);
  const rounds = 1 + random(9);
  const unplayed = 1 + random(4);
  const lines = Array.from({ length: players }, (): Line[] => []);
  const leavesAfter = lines.map(() => (random(5) === 0 ? random(rounds) : rounds));
  for (let round = 0; round < rounds; round++) {
    const here = lines.map((_, who) => who).filter((who) => round < leavesAfter[who]);
    for (let i = here.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [here[i], here[j]] = [here[j], here[i]];
    }
    const stays = here.filter(() => random(10) < unplayed);
    const plays = here.filter((who) => !stays.includes(who));
    for (; plays.length > 1;) {
      const [white, black] = [plays.pop()!, plays.pop()!];
      const [first, second] = GAMES[random(unplayed > 2 ? GAMES.length : 6)];
      lines[white].push({ kind: first, opponent: black, isBlack: false });
      lines[black].push({ kind: second, opponent: white, isBlack: true });
    }
    for (const who of plays) lines[who].push({ kind: 'U', opponent: null, isBlack: false });
    for (const who of stays)
      lines[who].push({ kind: 'HZFHZ'[random(5)] as Kind, opponent: null, isBlack: false });
    for (const line of lines)
      if (line.length <= round)
        line.push({ kind: random(8) === 0 ? 'H' : 'Z', opponent: null, isBlack: false });
  }
  return {
    people: lines.map((each) => ({ rating: 1400 + random(1100), lines: each })),
    bye: random(3) === 0 ? 0.5 : 1,
  };
}

const OUTCOME: Readonly<Record<Kind, Outcome>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  U: 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  Z: 'zeroBye',
};

function tournamentOf({ people, bye }: Event): Tournament {
  const place = { kind: 'file' } as const;
  const result = check({
    info: {},
    players: people.map(({ rating, lines }, who) => ({
      place,
      no: { value: who + 1, place },
      name: `Player ${who + 1}`,
      title: { value: '', place },
      rating: { value: rating, place },
      entries: lines.map(({ kind, opponent, isBlack }) => ({
        place,
        outcome: OUTCOME[kind],
        opponent: opponent === null ? null : opponent + 1,
        colour: opponent === null ? null : isBlack ? ('black' as const) : ('white' as const),
        text: '',
      })),
    })),
    points: { ...CLASSIC_POINTS, pairingBye: 2 * bye },
    forbidden: [],
    virtualPoints: [],
    problems: [],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const cases = Array.from({ length: EVENTS }, (_, seed) => {
  const event = makeEvent(seed + 1);
  return { seed: seed + 1, event, field: new Field(tournamentOf(event)) };
}).filter(
  // A last round in which nobody is paired has not been paired: it does not count yet.
  ({ field, event }) =>
    !field.hasFixedPairings && field.tournament.pairedRounds === event.people[0].lines.length,
);

/** Every line of the player as one writes it down, to see where the two part. */
const shown = ({ people }: Event, who: number): string =>
  people[who].lines
    .map(({ kind, opponent }) => (opponent === null ? kind : `${opponent + 1}${kind}`))
    .join(' ');

test('the events have every kind of unplayed round', () => {
  expect(cases.length).toBeGreaterThan(0.9 * EVENTS);
  const kinds = cases.flatMap(({ event: { people } }) =>
    people.flatMap(({ lines }) => lines.map(({ kind }) => kind)),
  );
  for (const kind of Object.keys(OUTCOME) as Kind[])
    expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(200);
});

test.each(Object.keys(READINGS))('%s', (code) => {
  const differing = cases.flatMap(({ seed, event, field }) =>
    event.people.flatMap((_, who) => {
      const theirs = READINGS[code](event, who);
      const { value: ours } = computeTieBreak(EDITION, field, code.replace('/', '-'), who + 1);
      const isSame =
        ours === null || theirs === null ? ours === theirs : Math.abs(ours - theirs) < 1e-6;
      return isSame ? [] : [{ seed, player: who + 1, ours, theirs, lines: shown(event, who) }];
    }),
  );
  expect({ count: differing.length, first: differing.slice(0, 3) }).toEqual({
    count: 0,
    first: [],
  });
});
