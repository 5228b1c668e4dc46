import type { HalfPoints, PlayerNo } from '../../model/types';
import type { LevelKind } from './articles/a3Levels';
import { countColours, type ColourCount } from './articles/b4Colours';
import type { GivenUp } from './articles/b5b6Floats';
import type { ColouredPair, EngineResult } from './engine';
import type { Field } from './field';
import { pairsIn, type Detour, type PairedLevel } from './levelPairing';

/** The steps of chapter C that can have a part in the pairing of a level. */
export const STEPS = [
  'C.1',
  'C.6',
  'C.7',
  'C.8',
  'C.9',
  'C.10',
  'C.11',
  'C.12',
  'C.13',
  'C.14',
] as const;
export type Step = (typeof STEPS)[number];

/** The account of one level, in pairing numbers. */
export interface LevelAccount {
  readonly score: HalfPoints;
  readonly kind: LevelKind;
  readonly moved: readonly PlayerNo[];
  readonly residents: readonly PlayerNo[];
  /** C.1: without any opponent here. */
  readonly alone: readonly PlayerNo[];
  /** n, b, q, x of A.8 at the beginning. */
  readonly count: ColourCount;
  /** A.6: the number of pairs aimed at, and the number reached. */
  readonly p: number;
  readonly reached: number;
  /** Moved-down players in S1 at first and in the end (C.14). */
  readonly firstS1: number;
  readonly s1: readonly PlayerNo[];
  /** The homogeneous part: the whole level, or what remains after the moved-down players. */
  readonly restS1: readonly PlayerNo[];
  readonly restS2: readonly PlayerNo[];
  readonly exchange: { readonly out: readonly PlayerNo[]; readonly in: readonly PlayerNo[] } | null;
  readonly placed: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly rest: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly floaters: readonly PlayerNo[];
  readonly disturbed: number;
  readonly strongForced: number;
  readonly upGivenUp: GivenUp;
  readonly downGivenUp: GivenUp;
  readonly detours: readonly Detour[];
  /** The steps that decided, in the order of the text. */
  readonly steps: readonly Step[];
}

export interface French1994Account {
  readonly weakestPreferenceFirst: boolean;
  readonly levels: readonly LevelAccount[];
  readonly pairs: readonly ColouredPair[];
  readonly bye: PlayerNo | null;
}

export function accountOf(
  result: EngineResult,
  weakestPreferenceFirst: boolean,
): French1994Account {
  return {
    weakestPreferenceFirst,
    levels: result.levels.map((paired) => accountOfLevel(result.field, paired)),
    pairs: result.pairs,
    bye: result.bye,
  };
}

function accountOfLevel(field: Field, paired: PairedLevel): LevelAccount {
  const { level, stage, solution } = paired;
  const no = (player: number): PlayerNo => field.cards[player].no;
  const nos = (players: readonly number[]): PlayerNo[] => players.map(no);
  const couples = (list: readonly (readonly [number, number])[]) =>
    list.map(([a, b]): [PlayerNo, PlayerNo] => [no(a), no(b)]);
  const everybody = [...stage.s1, ...stage.pool];
  return {
    score: field.cards[level.residents[0]].score,
    kind: stage.kind,
    moved: nos(level.moved),
    residents: nos(level.residents),
    alone: nos(paired.alone),
    count: countColours(everybody.map((player) => field.cards[player])),
    p: Math.floor(everybody.length / 2),
    reached: pairsIn(solution),
    firstS1: paired.firstS1,
    s1: nos(stage.s1),
    restS1: nos(solution.restS1),
    restS2: nos(solution.restS2),
    exchange: solution.exchange && {
      out: nos(solution.exchange.out),
      in: nos(solution.exchange.in),
    },
    placed: couples(solution.placed),
    rest: couples(solution.rest),
    floaters: nos(solution.leavers),
    disturbed: solution.disturbed,
    strongForced: solution.strongForced,
    upGivenUp: solution.up,
    downGivenUp: solution.down,
    detours: paired.detours,
    steps: stepsOf(field, paired),
  };
}

/** Which steps of chapter C were needed to come to this pairing. */
function stepsOf(field: Field, paired: PairedLevel): Step[] {
  const { stage, solution } = paired;
  const everybody = [...stage.s1, ...stage.pool];
  const { x } = countColours(everybody.map((player) => field.cards[player]));
  const used = new Set<Step>();
  if (paired.alone.length > 0) used.add('C.1');
  const opponents = solution.placed.map(([, opponent]) => opponent);
  const inPlaceAbove = opponents.every((opponent, i) => opponent === stage.pool[i]);
  const inPlaceBelow =
    !solution.exchange && solution.rest.every(([, b], i) => b === solution.restS2[i]);
  if (!inPlaceAbove || !isPermutationFree(paired)) used.add('C.7');
  if (solution.exchange) used.add('C.8');
  if (solution.down > 0) used.add('C.9');
  if (solution.up > 0) used.add('C.10');
  const isReduced = pairsIn(solution) < Math.floor(everybody.length / 2);
  if (solution.disturbed > x && !isReduced) used.add('C.11');
  if (paired.detours.includes('C.12')) used.add('C.12');
  if (paired.detours.includes('C.13') || paired.detours.includes('joined')) used.add('C.13');
  if (isReduced || stage.s1.length < paired.firstS1) used.add('C.14');
  if (inPlaceAbove && inPlaceBelow && pairsIn(solution) > 0) used.add('C.6');
  return STEPS.filter((step) => used.has(step));
}

/** Whether S2, after the exchange, stands in its own order. */
function isPermutationFree({ solution }: PairedLevel): boolean {
  const { rest, restS2, exchange } = solution;
  const s2 = [
    ...restS2.filter((player) => !exchange?.in.includes(player)),
    ...(exchange?.out ?? []),
  ];
  s2.sort((a, b) => a - b);
  return rest.every(([, b], i) => b === s2[i]);
}
