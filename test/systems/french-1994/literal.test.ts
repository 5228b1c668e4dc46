import { runEngine } from '../../../src/systems/french-1994/engine';
import { pairLiterally } from './literal';
import { newEvent, nextTask, playRound, seeded, type Habits } from './randomEvents';

/** Random small events, round by round: the engine against the text counted through word by word. */
const FAMILIES: readonly [string, Habits][] = [
  ['clean', { draws: 0.3, forfeits: 0, absences: 0 }],
  ['decisive', { draws: 0, forfeits: 0, absences: 0 }],
  ['drawish', { draws: 0.8, forfeits: 0, absences: 0 }],
  ['forfeits', { draws: 0.3, forfeits: 0.2, absences: 0 }],
  ['messy', { draws: 0.3, forfeits: 0.1, absences: 0.15 }],
];
const EVENTS = Number(process.env['FRENCH_EVENTS'] ?? 12);
const FIRST = Number(process.env['FRENCH_SEED'] ?? 1);

describe.each(FAMILIES)('engine and literal text agree: %s', (name, habits) => {
  test.each(Array.from({ length: EVENTS }, (_, i) => [FIRST + i]))('event %i', (seed) => {
    const random = seeded(seed * 7919 + name.length);
    const players = 4 + Math.floor(random() * 6);
    const rounds = Math.min(players - 1, 3 + Math.floor(random() * 5));
    let event = newEvent(players, rounds);
    for (let round = 1; round <= rounds; round++) {
      const task = nextTask(event, habits, random);
      const { result, field } = runEngine(task);
      const literal = pairLiterally(task);
      const ours = result && {
        pairs: result.pairs
          .map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`)
          .sort(),
        bye: result.bye,
      };
      if (JSON.stringify(ours) !== JSON.stringify(literal))
        throw new Error(
          `round ${round}: ${JSON.stringify({ ours, literal, cards: field.cards }, null, 1)}`,
        );
      if (!result) return;
      event = playRound(event, result, habits, random);
    }
  });
});
