import type { Trace, TraceStep } from '../../explain/reason';
import type { HalfPoints, PlayerNo } from '../../model/types';
import { barredStep } from '../dutch/criteria/barred';
import { byeOrder } from './articles/article31Bye';
import { giveColours } from './articles/article5Colours';
import { handSteps } from './byHand';
import { countsIn, CRITERIA, CRITERION_WORDS } from './criteria';
import type { Facts, Field } from './field';
import type { PairedBracket, PairedRound } from './pairRound';
import { ID } from './id';
import { shiftSteps, subgroupSteps } from './traceShifts';
import { colourReason, players, sayValue, some } from './words';

/** The account of a round as data. */
export interface DubovRound {
  readonly bye: PlayerNo | null;
  readonly brackets: readonly {
    readonly score: HalfPoints;
    readonly residents: readonly PlayerNo[];
    readonly upfloaters: readonly PlayerNo[];
    readonly s1: readonly PlayerNo[];
    readonly t2: readonly PlayerNo[];
  }[];
}

/** `depth`: the work by hand takes time and is only done for somebody who wants to read it. */
export function traceOf(
  { bye, brackets }: PairedRound,
  field: Field,
  depth: 'round' | 'byHand',
): Trace<DubovRound> {
  return {
    system: ID,
    round: field.round,
    steps: [
      ...(bye ? [byeStep(bye, field)] : []),
      ...brackets.map((bracket) => bracketStep(bracket, field, depth)),
    ],
    data: {
      bye: bye?.no ?? null,
      brackets: brackets.map(({ score, residents, upfloaters, pairs }) => ({
        score,
        residents: players(...residents).players,
        upfloaters: players(...upfloaters).players,
        s1: pairs.map(([player]) => player.no),
        t2: pairs.map(([, opponent]) => opponent.no),
      })),
    },
  };
}

/** 3.1: who has the bye, and whom the order passed over. */
function byeStep(bye: Facts, field: Field): TraceStep {
  const before = [...field.players].sort(byeOrder);
  const passed = before.slice(0, before.indexOf(bye));
  const barred = passed.filter(({ byeBar }) => byeBar !== null);
  const needed = passed.filter(({ byeBar }) => byeBar === null);
  return {
    key: 'dutch.bye',
    article: '3.1',
    args: { player: players(bye) },
    steps: [
      {
        key: 'dubov2026.bye',
        article: '3.1.3, 3.1.4, 3.1.5',
        args: { score: { points: bye.score }, games: bye.games, number: bye.no },
      },
      ...barred.map((player) => barredStep(players(player), player.byeBar!, { bye: 'C2' })),
      ...(needed.length > 0 ? [some('dubov2026.byeNeeded', '3.1.2', needed)] : []),
    ],
  };
}

function bracketStep(bracket: PairedBracket, field: Field, depth: 'round' | 'byHand'): TraceStep {
  const { score, residents, upfloaters } = bracket;
  const hand = depth === 'byHand' ? handSteps(bracket, field) : null;
  return {
    key: 'dubov2026.bracket',
    article: '1.3.2',
    args: { score: { points: score } },
    steps: [
      some('dubov2026.residents', '1.3.2', residents),
      upfloaters.length > 0
        ? some('dubov2026.upfloaters', '3.2.2', upfloaters)
        : { key: 'dubov2026.noUpfloaters', article: '3.2.1' },
      ...(hand?.upfloaters ?? []),
      ...subgroupSteps(bracket.subgroups),
      ...shiftSteps(bracket.recomposed),
      ...(hand?.shifts ?? []),
      pairsStep(bracket, field),
      ...(hand?.rows ?? []),
      criteriaStep(bracket, field),
    ],
  };
}

/** 3.2.5, 3.2.6 and the colours of art. 5. */
function pairsStep({ pairs }: PairedBracket, field: Field): TraceStep {
  const who = (player: Facts) => ({ key: 'dutch.who', args: { player: players(player) } }) as const;
  return {
    key: 'dubov2026.pairs',
    article: '3.2.5, 3.2.6',
    args: { count: pairs.length },
    table: {
      title: { key: 'dutch.pairsTitle' },
      header: [
        { key: 'dubov2026.head.aro' },
        { key: 'dubov2026.head.s1' },
        { key: 'dubov2026.head.t2' },
        { key: 'dutch.head.white' },
        { key: 'dutch.head.colourRule' },
      ],
      rows: pairs.map(([player, opponent]) => [
        player.aro,
        who(player),
        who(opponent),
        who(giveColours(player, opponent, field.initialColour).white),
        colourReason(player, opponent, field),
      ]),
    },
  };
}

function criteriaStep({ value }: PairedBracket, field: Field): TraceStep {
  return {
    key: 'dubov2026.criteria',
    article: '2.3',
    table: {
      title: { key: 'dutch.criteriaTitle' },
      header: [
        { key: 'dutch.head.article' },
        { key: 'dutch.head.value' },
        { key: 'dutch.head.criterion' },
      ],
      rows: CRITERIA.filter((criterion) => countsIn(criterion, field)).map((criterion) => [
        criterion,
        sayValue(criterion, value),
        { key: CRITERION_WORDS[criterion], article: criterion },
      ]),
    },
  };
}
