import { NO_AMOUNT, share } from '../../../src/generate/amount';
import { drawDraft, type Wishes } from '../../../src/generate/draft';
import { playDraft } from '../../../src/generate/randomEvent';
import { taskFor } from '../../../src/model/taskFor';
import type { RoundToPair } from '../../../src/model/types';
import { playedRound } from '../../../src/model/rounds/round';
import { systemById } from '../../../src/systems';
import type { PlayedRound } from '../../../src/systems/system';
import { corpusFiles, readTrf } from '../../support/cases';
import { witness } from '../../../src/systems/literal/dutch-2026/witness';

const system = systemById('dutch-2026')!;

const key = ({ pairs, bye }: PlayedRound): string =>
  `${pairs
    .map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ')} bye ${bye}`;

const ours = (task: RoundToPair): string => {
  const result = system.pair(task);
  return result.ok ? key(result) : 'none';
};
const theirs = (task: RoundToPair): string => {
  const found = witness(task);
  return found ? key(found) : 'none';
};

/** The witness itself is measured: every small round that bbpPairings 6.0.0 paired. */
test('the witness agrees with a foreign engine on every small round of the corpus', () => {
  const differing: string[] = [];
  for (const file of corpusFiles('dutch-2026-small', '.trf')) {
    const tournament = readTrf(file);
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const task = taskFor(tournament, round);
      if (!task.ok || theirs(task.value) !== key(playedRound(tournament, round)))
        differing.push(`${file} round ${round}`);
    }
  }
  expect(differing).toEqual([]);
}, 120_000);

/** Expected: the witness, which tries everything. Families that break engines, refusals included. */
const FAMILIES: Readonly<Record<string, Partial<Wishes>>> = {
  clean: {},
  'all draws': { draws: 1 },
  byes: { features: { halfByes: share(0.2), fullByes: share(0.08), zeroByes: share(0.1) } },
  forfeits: { features: { forfeitWins: share(0.3), doubleForfeits: share(0.05) } },
  'late and gone': { features: { late: share(0.3), withdrawals: share(0.3) } },
  'kept apart': { features: { forbidden: share(0.6), zeroByes: share(0.1) } },
  '3-1-0': { points: [6, 2, 0], features: { halfByes: share(0.1), forfeitWins: share(0.1) } },
  'bye ½': { bye: 1, features: { zeroByes: share(0.15) } },
  baku: { baku: true, features: { zeroByes: share(0.1), late: share(0.2) } },
  'one-sided': { features: { unusual: share(0.3), halfByes: share(0.1) } },
};

test.each(Object.keys(FAMILIES))(
  'tiny fields, %s: the engine pairs what trying everything gives',
  (family) => {
    let rounds = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const wishes: Wishes = {
        players: [3, 9],
        rounds: [3, 8],
        features: {},
        unset: 'off',
        tieBreakPool: [],
        mayAccelerate: true,
        ...FAMILIES[family],
      };
      const drawn = drawDraft(wishes, seed * 7919);
      const draft = {
        ...drawn,
        rounds: Math.min(drawn.rounds, drawn.players - (drawn.players % 2 === 0 ? 1 : 0)),
        features:
          drawn.players < 5 ? { ...drawn.features, withdrawals: NO_AMOUNT } : drawn.features,
      };
      const made = playDraft(draft, system);
      const { tournament } = made;
      for (let round = 1; round <= tournament.pairedRounds + (made.ok ? 0 : 1); round++) {
        const task = taskFor(tournament, round);
        if (!task.ok) continue;
        rounds++;
        const found = ours(task.value);
        expect(`${seed}.${round} ${found}`).toBe(`${seed}.${round} ${theirs(task.value)}`);
      }
    }
    expect(rounds).toBeGreaterThan(100);
  },
  120_000,
);
