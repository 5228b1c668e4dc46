import type { TraceStep, TraceTable } from '../../explain/reason';
import type { BracketShape } from '../../explain/picture';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { avoidedBy, avoiding, type Avoiding } from './avoid';
import { keptApartBy, sayKeptApart } from './keptApart';
import type { BracketWalk } from '../walk';
import { ownReason, rankedTask, walkRanked, type ToOwn } from './rankedWalk';
import type { PairingResult, PairingSystem, PlayedRound, Progress, Refusal } from '../system';

/**
 * Pairs by the order of strength where it is not the order of the numbers (`XXC rank`): the players
 * get their rank as number, are paired, and get their own numbers back.
 */
export function pairByRank(
  system: PairingSystem,
  task: RoundToPair,
  progress?: Progress,
): PairingResult {
  const pair = (each: RoundToPair) => answerByRank(each, (ranked) => system.pair(ranked, progress));
  const avoided = avoidedIn(system, task);
  return withSteps(sayKeptApart(avoided.task, pair, pair), avoided);
}

/** What was done for those who are kept apart if possible stands before the account of the round. */
const withSteps = (result: PairingResult, { steps }: Avoiding): PairingResult =>
  result.ok && steps.length > 0
    ? {
        ...result,
        get trace() {
          return { ...result.trace, steps: [...steps, ...result.trace.steps] };
        },
      }
    : result;

/** Asked several times about one round (paired, explained, drawn), it is looked for once. */
const kept = new WeakMap<RoundToPair, Map<PairingSystem, Avoiding>>();

/** The task as it is paired: who is kept apart if possible, and is, counts as kept apart. */
export const pairedTask = (system: PairingSystem, task: RoundToPair): RoundToPair =>
  avoidedIn(system, task).task;

function avoidedIn(system: PairingSystem, task: RoundToPair): Avoiding {
  if (!task.tournament.avoided?.length) return { task, steps: [] };
  const known = kept.get(task) ?? new Map<PairingSystem, Avoiding>();
  kept.set(task, known);
  const found =
    known.get(system) ??
    avoiding(
      system,
      task,
      (each) => answerByRank(each, (ranked) => system.pair(ranked)),
      (each, played) => judgedByRank(system, each, played),
    );
  known.set(system, found);
  return found;
}

/** The same with the work by hand in its trace, which takes longer. */
export function explainByRank(
  system: PairingSystem,
  task: RoundToPair,
  progress?: Progress,
): PairingResult {
  const avoided = avoidedIn(system, task);
  const result = sayKeptApart(
    avoided.task,
    (each) =>
      answerByRank(each, (ranked) =>
        system.explain ? system.explain(ranked, progress) : system.pair(ranked, progress),
      ),
    (each) => answerByRank(each, (ranked) => system.pair(ranked)),
  );
  return withSteps(result, avoided);
}

function answerByRank(
  task: RoundToPair,
  answer: (task: RoundToPair) => PairingResult,
): PairingResult {
  const ranked = rankedTask(task);
  if (!ranked) return answer(task);
  const { own } = ranked;
  const result = answer(ranked.task);
  if (!result.ok) return { ok: false, refusal: ownRefusal(result.refusal, own) };
  return {
    ok: true,
    pairs: result.pairs.map(({ white, black }) => ({ white: own(white), black: own(black) })),
    bye: result.bye === null ? null : own(result.bye),
    ...(result.free ? { free: result.free.map(own) } : {}),
    trace: { ...result.trace, steps: result.trace.steps.map((step) => ownNumbers(step, own)) },
  };
}

/** Why two players are not paired, in their own numbers. */
export function whyNotByRank(
  system: PairingSystem,
  asked: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): readonly TraceStep[] {
  const task = pairedTask(system, asked);
  const apart = [...avoidedBy(asked, a, b), ...keptApartBy(task, a, b)];
  const ranked = rankedTask(task);
  if (!ranked) return [...apart, ...system.whyNot(task, a, b)];
  const steps = system.whyNot(ranked.task, ranked.rank(a), ranked.rank(b));
  return [...apart, ...steps.map((step) => ownNumbers(step, ranked.own))];
}

/** The brackets of a round for a picture, in the players' own numbers. */
export function bracketsByRank(system: PairingSystem, asked: RoundToPair): readonly BracketShape[] {
  const task = pairedTask(system, asked);
  const ranked = rankedTask(task);
  if (!ranked) return system.brackets(task);
  const { own } = ranked;
  return system.brackets(ranked.task).map((shape) => ({
    ...shape,
    title: ownReason(shape.title, own),
    parts: shape.parts.map(({ part, players }) => ({ part, players: players.map(own) })),
    movedDown: shape.movedDown.map(own),
    pairs: shape.pairs.map(({ white, black, colours }) => ({
      white: own(white),
      black: own(black),
      colours: ownReason(colours, own),
    })),
    refused: shape.refused.map(({ players: [a, b], reason }) => ({
      players: [own(a), own(b)],
      reason: ownReason(reason, own),
    })),
    leaving: shape.leaving.map(own),
    bye: shape.bye === null ? null : own(shape.bye),
  }));
}

/** The brackets in which pairs can be tried, in the players' own numbers; null: nobody wrote that down. */
export function walkByRank(
  system: PairingSystem,
  asked: RoundToPair,
): readonly BracketWalk[] | null {
  const { walk } = system;
  return walk && walkRanked(walk, pairedTask(system, asked));
}

/**
 * How a played round compares with the system's own, in the players' own numbers; where players are kept
 * apart if possible, with the round that does so.
 */
export const judgeByRank = (
  system: PairingSystem,
  task: RoundToPair,
  played: PlayedRound,
): readonly TraceStep[] => judgedByRank(system, pairedTask(system, task), played);

function judgedByRank(
  system: PairingSystem,
  task: RoundToPair,
  played: PlayedRound,
): readonly TraceStep[] {
  const ranked = rankedTask(task);
  if (!ranked) return system.judge(task, played);
  const { rank, own } = ranked;
  const steps = system.judge(ranked.task, {
    pairs: played.pairs.map(({ white, black }) => ({ white: rank(white), black: rank(black) })),
    bye: played.bye === null ? null : rank(played.bye),
  });
  return steps.map((step) => ownNumbers(step, own));
}

/** Players named in sentences and in the cells of tables get their own numbers. */
function ownNumbers(step: TraceStep, own: ToOwn): TraceStep {
  return {
    ...step,
    ...ownReason(step, own),
    ...(step.table && { table: ownTable(step.table, own) }),
    ...(step.steps && { steps: step.steps.map((inner) => ownNumbers(inner, own)) }),
  };
}

const ownRefusal = (refusal: Refusal, own: ToOwn): Refusal => ({
  ...refusal,
  players: refusal.players.map(own),
  reasons: refusal.reasons.map((reason) => ownReason(reason, own)),
  cures: refusal.cures.map((cure) => ownReason(cure, own)),
});

const ownTable = (table: TraceTable, own: ToOwn): TraceTable => ({
  title: ownReason(table.title, own),
  header: table.header.map((cell) => ownReason(cell, own)),
  rows: table.rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? ownReason(cell, own) : cell)),
  ),
});
