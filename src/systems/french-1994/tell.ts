import type { Reason, TraceStep, TraceTable } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { KeysAfter } from '../../words';
import type { GivenUp } from './b5b6Floats';
import type { ColouredPair } from './engine';
import type { French1994Account, LevelAccount } from './trace';

/** The account in sentences (`src/words/en/french1994.ts`). */
export function tellRound(
  account: French1994Account,
  byHand: (level: number) => TraceTable | null,
): TraceStep[] {
  const steps = account.levels.map((level, index) =>
    tellLevel(level, account.weakestPreferenceFirst, byHand(index)),
  );
  if (!account.weakestPreferenceFirst) steps.unshift(step('baf77-off', 'BAF 77'));
  if (account.bye !== null)
    steps.push(step('exempt', 'A.5', { players: { players: [account.bye] } }));
  steps.push({ ...step('colours', 'E'), table: colourTable(account.pairs) });
  return steps;
}

const step = (
  key: KeysAfter<'french1994.'>,
  article?: string,
  args?: Reason['args'],
  ruling?: string,
): TraceStep => ({
  key: `french1994.${key}`,
  ...(article ? { article } : {}),
  ...(ruling ? { ruling } : {}),
  ...(args ? { args } : {}),
});

function tellLevel(
  level: LevelAccount,
  weakestFirst: boolean,
  byHand: TraceTable | null,
): TraceStep {
  const steps: TraceStep[] = [];
  const players = (list: readonly PlayerNo[]) => ({ players: { players: list } });
  const { count, detours } = level;
  if (detours.includes('joined')) steps.push(step('joined', 'C.13', undefined, 'R17'));
  if (level.alone.length > 0) steps.push(step('alone', 'C.1', players(level.alone)));
  if (level.p > 0)
    steps.push(
      step('counts', 'A.8', { n: count.n, b: count.b, q: count.q, x: count.x, p: level.p }),
    );
  steps.push(...tellPlaced(level), ...tellColours(level, weakestFirst), ...tellRest(level));
  if (detours.includes('C.12')) steps.push(step('c12', 'C.12', undefined, 'R15'));
  if (detours.includes('C.13')) steps.push(step('c13', 'C.13', undefined, 'R17'));
  if (level.downGivenUp > 0) steps.push(step(givenUp('c9', level.downGivenUp), 'C.9'));
  if (level.floaters.length > 0) steps.push(step('floaters', 'A.4', players(level.floaters)));
  if (byHand) steps.push({ ...step('by-hand', 'C.6'), table: byHand });
  return {
    ...step(headline(level), 'A.3', {
      score: { points: level.score },
      moved: { players: level.moved },
      residents: { players: level.residents },
      steps: level.steps.join(', ') || '–',
    }),
    steps,
  };
}

function headline(level: LevelAccount): KeysAfter<'french1994.'> {
  if (level.kind === 'heterogeneous') return 'level-heterogeneous';
  return level.moved.length > 0 ? 'level-half' : 'level-homogeneous';
}

const givenUp = (key: 'c9' | 'c10', level: GivenUp): KeysAfter<'french1994.'> =>
  `${key}-${level === 1 ? 'b6' : 'b5'}`;

/** S1 from above: reductions, what was given up, who meets whom. */
function tellPlaced(level: LevelAccount): TraceStep[] {
  const steps: TraceStep[] = [];
  if (level.s1.length < level.firstS1)
    steps.push(
      step(level.s1.length > 0 ? 'c14-s1' : 'c14-none', 'C.14', {
        count: level.s1.length,
        moved: { players: level.moved },
      }),
    );
  if (level.upGivenUp > 0) steps.push(step(givenUp('c10', level.upGivenUp), 'C.10'));
  if (level.placed.length > 0)
    steps.push({
      ...step('placed', 'C.6', { s1: { players: level.s1 } }),
      table: pairTable(level.placed),
    });
  return steps;
}

/** x and BAF 77 as they came out. */
function tellColours(level: LevelAccount, weakestFirst: boolean): TraceStep[] {
  const steps: TraceStep[] = [];
  const { disturbed, strongForced, count, p, reached } = level;
  if (disturbed > count.x && reached === p)
    steps.push(step('c11', 'C.11', { x: count.x, disturbed }));
  else if (disturbed > 0) steps.push(step('disturbed', 'B.4', { disturbed }));
  if (weakestFirst && disturbed > 0)
    steps.push(
      strongForced === 0
        ? step('baf77-all', 'BAF 77')
        : step('baf77-some', 'BAF 77', { strong: strongForced }),
    );
  return steps;
}

/** The homogeneous part: S1, S2, exchange, pairs. */
function tellRest(level: LevelAccount): TraceStep[] {
  if (level.reached < level.p && level.reached === 0) return [step('c14-all', 'C.14')];
  const steps: TraceStep[] = [];
  if (level.reached < level.p)
    steps.push(step('c14-pairs', 'C.14', { p: level.p, reached: level.reached }));
  if (level.rest.length === 0) return steps;
  const key = level.placed.length > 0 ? 'residual' : 'halves';
  steps.push(step(key, 'C.4', { s1: { players: level.restS1 }, s2: { players: level.restS2 } }));
  if (level.exchange)
    steps.push(
      step('c8', 'C.8', {
        out: { players: level.exchange.out },
        in: { players: level.exchange.in },
      }),
    );
  const isMoved = level.steps.includes('C.7');
  steps.push({
    ...step(isMoved ? 'c7' : 'c6', isMoved ? 'C.7' : 'C.6'),
    table: pairTable(level.rest),
  });
  return steps;
}

export const playerCell = (no: PlayerNo): Reason => ({
  key: 'french1994.player',
  args: { player: { players: [no] } },
});

function pairTable(pairs: readonly (readonly [PlayerNo, PlayerNo])[]): TraceTable {
  return {
    title: { key: 'french1994.pairs' },
    header: [{ key: 'french1994.s1' }, { key: 'french1994.s2' }],
    rows: pairs.map(([a, b]) => [playerCell(a), playerCell(b)]),
  };
}

function colourTable(pairs: readonly ColouredPair[]): TraceTable {
  return {
    title: { key: 'french1994.colours-title' },
    header: [
      { key: 'french1994.white' },
      { key: 'french1994.black' },
      { key: 'french1994.colour-rule' },
    ],
    rows: pairs.map(({ white, black, rule }) => [
      playerCell(white),
      playerCell(black),
      colourReason(rule),
    ]),
  };
}

/** Why a pair has its colours. */
export function colourReason(rule: ColouredPair['rule']): Reason {
  const key = `french1994.colour.${rule}` as const;
  if (rule === 'no-game') return { key, ruling: 'R20' };
  return { key, article: rule === 'first-round' ? 'E' : rule };
}
