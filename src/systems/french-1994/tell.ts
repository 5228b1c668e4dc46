import type { ShapePlace } from '../../explain/picture';
import { placeWord } from '../../explain/pictureTable';
import type { Reason, TraceStep, TraceTable } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { WordKey } from '../../words';
import type { GivenUp } from './articles/b5b6Floats';
import type { ColourRule } from './articles/eColours';
import type { ColouredPair } from './engine';
import type { French1994Account, LevelAccount } from './trace';

/** A level worked by hand: the candidates, and where they are too many the place of the accepted one. */
interface ByHand {
  readonly table: TraceTable | null;
  readonly places: readonly ShapePlace[];
}

/** The account in sentences (`src/words/en/pairing/french/french1994.ts`). */
export function tellRound(
  account: French1994Account,
  byHand: (level: number) => ByHand,
): TraceStep[] {
  const steps = account.levels.map((level, index) =>
    tellLevel(level, account.weakestPreferenceFirst, byHand(index)),
  );
  if (!account.weakestPreferenceFirst) steps.unshift(step('french1994.baf77-off', 'BAF 77'));
  if (account.bye !== null)
    steps.push(step('french1994.exempt', 'A.5', { players: { players: [account.bye] } }));
  steps.push({ ...step('french1994.colours', 'E'), table: colourTable(account.pairs) });
  return steps;
}

const step = (
  key: WordKey,
  article?: string,
  args?: Reason['args'],
  ruling?: string,
): TraceStep => ({
  key,
  ...(article ? { article } : {}),
  ...(ruling ? { ruling } : {}),
  ...(args ? { args } : {}),
});

function tellLevel(
  level: LevelAccount,
  weakestFirst: boolean,
  { table: byHand, places }: ByHand,
): TraceStep {
  const steps: TraceStep[] = [];
  const players = (list: readonly PlayerNo[]) => ({ players: { players: list } });
  const { count, detours } = level;
  if (detours.includes('joined')) steps.push(step('french1994.joined', 'C.13', undefined, 'R17'));
  if (level.alone.length > 0) steps.push(step('french1994.alone', 'C.1', players(level.alone)));
  if (level.p > 0)
    steps.push(
      step('french1994.counts', 'A.8', {
        n: count.n,
        b: count.b,
        q: count.q,
        x: count.x,
        p: level.p,
      }),
    );
  steps.push(...tellPlaced(level), ...tellColours(level, weakestFirst), ...tellRest(level));
  if (detours.includes('C.12')) steps.push(step('french1994.c12', 'C.12', undefined, 'R15'));
  if (detours.includes('C.13')) steps.push(step('french1994.c13', 'C.13', undefined, 'R17'));
  if (level.downGivenUp > 0) steps.push(step(downGivenUp(level.downGivenUp), 'C.9'));
  if (level.floaters.length > 0)
    steps.push(step('french1994.floaters', 'A.4', players(level.floaters)));
  if (byHand) steps.push({ ...step('french1994.by-hand', 'C.6'), table: byHand });
  // The list shows the homogeneous part; those from above are counted beside it.
  steps.push(...places.filter(({ of }) => of === 'movedDown' || !byHand).map(placeWord));
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

function headline(level: LevelAccount): WordKey {
  if (level.kind === 'heterogeneous') return 'french1994.level-heterogeneous';
  return level.moved.length > 0 ? 'french1994.level-half' : 'french1994.level-homogeneous';
}

const downGivenUp = (level: GivenUp): WordKey =>
  level === 1 ? 'french1994.c9-b6' : 'french1994.c9-b5';
const upGivenUp = (level: GivenUp): WordKey =>
  level === 1 ? 'french1994.c10-b6' : 'french1994.c10-b5';

/** S1 from above: reductions, what was given up, who meets whom. */
function tellPlaced(level: LevelAccount): TraceStep[] {
  const steps: TraceStep[] = [];
  if (level.s1.length < level.firstS1)
    steps.push(
      step(level.s1.length > 0 ? 'french1994.c14-s1' : 'french1994.c14-none', 'C.14', {
        count: level.s1.length,
        moved: { players: level.moved },
      }),
    );
  if (level.upGivenUp > 0) steps.push(step(upGivenUp(level.upGivenUp), 'C.10'));
  if (level.placed.length > 0)
    steps.push({
      ...step('french1994.placed', 'C.6', { s1: { players: level.s1 } }),
      table: pairTable(level.placed),
    });
  return steps;
}

/** x and BAF 77 as they came out. */
function tellColours(level: LevelAccount, weakestFirst: boolean): TraceStep[] {
  const steps: TraceStep[] = [];
  const { disturbed, strongForced, count, p, reached } = level;
  if (disturbed > count.x && reached === p)
    steps.push(step('french1994.c11', 'C.11', { x: count.x, disturbed }));
  else if (disturbed > 0) steps.push(step('french1994.disturbed', 'B.4', { disturbed }));
  if (weakestFirst && disturbed > 0)
    steps.push(
      strongForced === 0
        ? step('french1994.baf77-all', 'BAF 77')
        : step('french1994.baf77-some', 'BAF 77', { strong: strongForced }),
    );
  return steps;
}

/** The homogeneous part: S1, S2, exchange, pairs. */
function tellRest(level: LevelAccount): TraceStep[] {
  if (level.reached < level.p && level.reached === 0) return [step('french1994.c14-all', 'C.14')];
  const steps: TraceStep[] = [];
  if (level.reached < level.p)
    steps.push(step('french1994.c14-pairs', 'C.14', { p: level.p, reached: level.reached }));
  if (level.rest.length === 0) return steps;
  const key = level.placed.length > 0 ? 'french1994.residual' : 'french1994.halves';
  steps.push(step(key, 'C.4', { s1: { players: level.restS1 }, s2: { players: level.restS2 } }));
  if (level.exchange)
    steps.push(
      step('french1994.c8', 'C.8', {
        out: { players: level.exchange.out },
        in: { players: level.exchange.in },
      }),
    );
  const isMoved = level.steps.includes('C.7');
  steps.push({
    ...step(isMoved ? 'french1994.c7' : 'french1994.c6', isMoved ? 'C.7' : 'C.6'),
    table: pairTable(level.rest),
  });
  return steps;
}

export const playerInTable = (no: PlayerNo): Reason => ({
  key: 'french1994.player',
  args: { player: { players: [no] } },
});

function pairTable(pairs: readonly (readonly [PlayerNo, PlayerNo])[]): TraceTable {
  return {
    title: { key: 'french1994.pairs' },
    header: [{ key: 'french1994.s1' }, { key: 'french1994.s2' }],
    rows: pairs.map(([a, b]) => [playerInTable(a), playerInTable(b)]),
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
      playerInTable(white),
      playerInTable(black),
      colourReason(rule),
    ]),
  };
}

const COLOUR_WORDS: Readonly<Record<ColourRule, WordKey>> = {
  'E.1': 'french1994.colour.E.1',
  'E.2': 'french1994.colour.E.2',
  'E.3': 'french1994.colour.E.3',
  'E.4': 'french1994.colour.E.4',
  'first-round': 'french1994.colour.first-round',
  'no-game': 'french1994.colour.no-game',
};

/** Why a pair has its colours. */
export function colourReason(rule: ColouredPair['rule']): Reason {
  const key = COLOUR_WORDS[rule];
  if (rule === 'no-game') return { key, ruling: 'R20' };
  return { key, article: rule === 'first-round' ? 'E' : rule };
}
