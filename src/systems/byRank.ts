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
  const { rankOrder } = task.tournament;
  if (!rankOrder) return system.pair(task, progress);
  const rankOf = new Map(rankOrder.map((no, index) => [no, index + 1]));
  const own = (rank: PlayerNo): PlayerNo => rankOrder[rank - 1];
  const result = system.pair(
    {
      ...task,
      tournament: { ...renumber(task.tournament, rankOf), rankOrder: undefined },
      present: task.present.map((no) => rankOf.get(no) ?? no).sort((a, b) => a - b),
    },
    progress,
  );
  if (!result.ok)
    return { ok: false, refusal: { ...result.refusal, players: result.refusal.players.map(own) } };
  return {
    ok: true,
    pairs: result.pairs.map(({ white, black }) => ({ white: own(white), black: own(black) })),
    bye: result.bye === null ? null : own(result.bye),
    trace: { ...result.trace, steps: result.trace.steps.map((step) => ownNumbers(step, own)) },
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
