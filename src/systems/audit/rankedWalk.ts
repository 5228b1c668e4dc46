import type { Reason, ReasonArg } from '../../explain/reason';
import { renumber } from '../../model/renumber';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { BracketWalk, RoundWalk, TriedPairs } from '../walk';

/** The task with players numbered by rank, and both mappings; null if their numbers are ranks already. */
export function rankedTask(task: RoundToPair): {
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
    own: (at) => rankOrder[at - 1] ?? at,
  };
}

export type ToOwn = (rank: PlayerNo) => PlayerNo;

/** Players named in a sentence get their own numbers. */
export function ownReason<R extends Reason>(reason: R, own: ToOwn): R {
  if (!reason.args) return reason;
  const args = Object.entries(reason.args).map(([name, arg]) => [name, ownArg(arg, own)]);
  return { ...reason, args: Object.fromEntries(args) };
}

function ownArg(arg: ReasonArg, own: ToOwn): ReasonArg {
  if (typeof arg !== 'object') return arg;
  if ('players' in arg) return { players: arg.players.map(own) };
  if ('numbers' in arg) return { numbers: arg.numbers.map(own) };
  if ('pairs' in arg) return { pairs: arg.pairs.map(([a, b]) => [own(a), own(b)] as const) };
  if ('reason' in arg) return { reason: ownReason(arg.reason, own) };
  return arg;
}

/** The same of a task as it is paired, with nothing of a system but how it is walked. */
export function walkRanked(walk: RoundWalk, task: RoundToPair): readonly BracketWalk[] {
  const ranked = rankedTask(task);
  if (!ranked) return walk(task);
  const { own, rank } = ranked;
  const ownPairs = (pairs: TriedPairs) => pairs.map(([a, b]) => [own(a), own(b)] as const);
  const ranks = (pairs: TriedPairs) => pairs.map(([a, b]) => [rank(a), rank(b)] as const);
  return walk(ranked.task).map((bracket) => ({
    title: ownReason(bracket.title, own),
    accepted: ownPairs(bracket.accepted),
    first: ownPairs(bracket.first),
    movedDown: bracket.movedDown.map(own),
    standing: (pairs) =>
      bracket.standing(ranks(pairs)).map(({ heads, rows }) => ({
        heads,
        rows: rows.map(([left, right]) => [own(left), right === null ? null : own(right)] as const),
      })),
    judge(pairs) {
      const verdict = bracket.judge(ranks(pairs));
      return { ...verdict, reason: ownReason(verdict.reason, own) };
    },
  }));
}
