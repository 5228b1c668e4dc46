import { NO_AMOUNT, share } from '../../../src/generate/amount';
import { drawDraft, type Wishes } from '../../../src/generate/draft';
import { playDraft } from '../../../src/generate/randomEvent';
import { taskFor } from '../../../src/model/taskFor';
import type { RoundToPair } from '../../../src/model/types';
import { systemById } from '../../../src/systems';
import type { PlayedRound } from '../../../src/systems/system';
import { witness, witnessWhyNot } from '../../../src/systems/literal/burstein-2026/witness';

const system = systemById('burstein-2026')!;

/** More of them for a long run: `EVENTS=500 npx jest test/systems/burstein-2026/witness`. */
const EVENTS = Number(process.env['EVENTS'] ?? 25);
const SEED = Number(process.env['SEED'] ?? 7919);
const MOST_PLAYERS = Number(process.env['PLAYERS'] ?? 9);

const key = ({ pairs, bye }: PlayedRound): string =>
  `${pairs
    .map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ')} bye ${bye}`;

/** Families that break engines, refusals included. */
const FAMILIES: Readonly<Record<string, Partial<Wishes>>> = {
  clean: {},
  'all draws': { draws: 1 },
  decisive: { draws: 0 },
  byes: { features: { halfByes: share(0.2), fullByes: share(0.08), zeroByes: share(0.1) } },
  absences: { features: { zeroByes: share(0.3) } },
  forfeits: { features: { forfeitWins: share(0.3), doubleForfeits: share(0.05) } },
  'late and gone': { features: { late: share(0.3), withdrawals: share(0.3) } },
  'kept apart': { features: { forbidden: share(0.6), zeroByes: share(0.1) } },
  '3-1-0': { points: [6, 2, 0], features: { halfByes: share(0.1), forfeitWins: share(0.1) } },
  'bye ½': { bye: 1, features: { zeroByes: share(0.15) } },
  baku: { baku: true, features: { zeroByes: share(0.1), late: share(0.2) } },
  'one-sided': { features: { unusual: share(0.3), halfByes: share(0.1) } },
};

/** The rounds after the seeding ones of random events; the one that could not be paired too. */
function* rounds(
  family: string,
  seeds: readonly number[] = Array.from({ length: EVENTS }, (_, index) => (index + 1) * SEED),
): Generator<[string, RoundToPair]> {
  for (const seed of seeds) {
    const wishes: Wishes = {
      players: [3, MOST_PLAYERS],
      rounds: [1, 8],
      features: {},
      unset: 'off',
      tieBreakPool: [],
      mayAccelerate: true,
      ...FAMILIES[family],
    };
    const drawn = drawDraft(wishes, seed);
    const draft = {
      ...drawn,
      rounds: Math.min(drawn.rounds, drawn.players - (drawn.players % 2 === 0 ? 1 : 0)),
      features: drawn.players < 5 ? { ...drawn.features, withdrawals: NO_AMOUNT } : drawn.features,
    };
    const made = playDraft(draft, system);
    const { tournament } = made;
    for (let round = 1; round <= tournament.pairedRounds + (made.ok ? 0 : 1); round++) {
      const task = taskFor(tournament, round);
      if (task.ok && round > Math.min(4, Math.floor(tournament.totalRounds / 2)))
        yield [`seed ${seed}, round ${round}`, task.value];
    }
  }
}

test.each(Object.keys(FAMILIES))(
  'tiny fields, %s: the engine pairs what trying everything gives',
  (family) => {
    let count = 0;
    for (const [name, task] of rounds(family)) {
      const [ours, theirs] = [system.pair(task), witness(task)];
      count++;
      expect(`${name} ${ours.ok ? key(ours) : 'none'}`).toBe(
        `${name} ${theirs ? key(theirs) : 'none'}`,
      );
      if (!ours.ok) continue;
      expect(system.judge(task, ours)).toEqual([]);
      expect(system.legality(task, ours)).toEqual([]);
      // The account and the work by hand throw where they would accept another pairing.
      const explained = system.explain!(task);
      expect(explained.ok && explained.trace.steps.length).toBeGreaterThan(0);
      system.brackets(task);
    }
    expect(count).toBeGreaterThan(EVENTS);
  },
  600_000,
);

/** What the engine names, in the words of the witness. */
const ANSWERS: Readonly<Record<string, string>> = {
  'dutch.met': 'illegal',
  'dutch.keptApart': 'illegal',
  'burstein2026.sameAbsolute': 'illegal',
  'dutch.why.arePaired': 'paired',
  'dutch.why.incomplete': 'none',
  'burstein2026.why.incomplete': 'none',
  'burstein2026.why.bye': 'bye',
  'burstein2026.why.later': 'order',
};

test.each(['clean', 'byes', 'forfeits', 'kept apart', 'baku'])(
  'why not, %s: the article is the one that trying everything gives',
  (family) => {
    let count = 0;
    for (const [name, task] of rounds(family)) {
      if (count++ % 4 !== 0 || !system.pair(task).ok) continue;
      for (const a of task.present)
        for (const b of task.present) {
          if (a >= b) continue;
          const [{ key: said, article }] = system.whyNot(task, a, b);
          const found = ANSWERS[said] ?? article;
          expect(`${name} ${a}-${b} ${found}`).toBe(
            `${name} ${a}-${b} ${witnessWhyNot(task, a, b)}`,
          );
        }
    }
  },
  600_000,
);

/** 2,000 events a family found it: [C7] took floaters of several scores in another order than that of their scores. */
test('floaters of different scores that stand in the order of the Index', () => {
  const found = [...rounds('forfeits', [1335 * 410_001])].find(([name]) =>
    name.endsWith('round 6'),
  );
  const [, task] = found!;
  const [{ key: said, article }] = system.whyNot(task, 1, 5);
  expect(ANSWERS[said] ?? article).toBe(witnessWhyNot(task, 1, 5));
  expect(witnessWhyNot(task, 1, 5)).toBe('order');
});
