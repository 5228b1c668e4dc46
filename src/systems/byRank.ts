import type { ReasonArg, TraceStep } from '../explain/reason';
import { renumber } from '../model/renumber';
import type { PlayerNo, RoundToPair } from '../model/types';
import type { PairingResult, PairingSystem, Progress } from './system';

/**
 * Pairs by the order of strength where it is not the order of the numbers (`XXC rank`): the players
 * get their rank as number, are paired, and get their own numbers back.
 */
export function pairByRank(
  system: PairingSystem,
  task: RoundToPair,
  progress?: Progress,
): PairingResult {
  const ranked = rankedTask(task);
  if (!ranked) return system.pair(task, progress);
  const { own } = ranked;
  const result = system.pair(ranked.task, progress);
  if (!result.ok)
    return { ok: false, refusal: { ...result.refusal, players: result.refusal.players.map(own) } };
  return {
    ok: true,
    pairs: result.pairs.map(({ white, black }) => ({ white: own(white), black: own(black) })),
    bye: result.bye === null ? null : own(result.bye),
    trace: { ...result.trace, steps: result.trace.steps.map((step) => ownNumbers(step, own)) },
  };
}

/** Why two players are not paired, in their own numbers. */
export function whyNotByRank(
  system: PairingSystem,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): readonly TraceStep[] {
  const ranked = rankedTask(task);
  if (!ranked) return system.whyNot(task, a, b);
  const steps = system.whyNot(ranked.task, ranked.rank(a), ranked.rank(b));
  return steps.map((step) => ownNumbers(step, ranked.own));
}

/** The task under ranks as numbers, and the way there and back; null where numbers are ranks. */
function rankedTask(task: RoundToPair): {
  readonly task: RoundToPair;
  readonly rank: (no: PlayerNo) => PlayerNo;
  readonly own: (rank: PlayerNo) => PlayerNo;
} | null {
  const { rankOrder } = task.tournament;
  if (!rankOrder) return null;
  const ranks = new Map(rankOrder.map((no, index) => [no, index + 1]));
  const rank = (no: PlayerNo): PlayerNo => ranks.get(no) ?? no;
  return {
    task: {
      ...task,
      tournament: { ...renumber(task.tournament, ranks), rankOrder: undefined },
      present: task.present.map(rank).sort((a, b) => a - b),
    },
    rank,
    own: (at) => rankOrder[at - 1],
  };
}

/** Players named in sentences get their own numbers; tables of the working keep the ranks. */
function ownNumbers(step: TraceStep, own: (rank: PlayerNo) => PlayerNo): TraceStep {
  const args = Object.entries(step.args ?? {}).map(([name, arg]): [string, ReasonArg] =>
    typeof arg === 'object' && 'players' in arg
      ? [name, { players: arg.players.map(own) }]
      : [name, arg],
  );
  return {
    ...step,
    args: Object.fromEntries(args),
    steps: step.steps?.map((inner) => ownNumbers(inner, own)),
  };
}
