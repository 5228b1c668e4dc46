import type { PlayerNo, RoundToPair } from '../../model/types';

/**
 * A round under a condition, for the question "and if?": the condition is put as prohibitions, which
 * every system knows, so that its own search gives the best round that fulfils it.
 */

/** The two may meet nobody but each other. */
export const insistOnPair = (task: RoundToPair, a: PlayerNo, b: PlayerNo): RoundToPair =>
  forbidding(task, [a, b], (no) => no !== a && no !== b);

/** They may meet nobody but these. */
export const insistOnMeeting = (
  task: RoundToPair,
  no: PlayerNo,
  others: ReadonlySet<PlayerNo>,
): RoundToPair => forbidding(task, [no], (other) => !others.has(other));

/** They may meet nobody. */
export const insistOnBye = (task: RoundToPair, no: PlayerNo): RoundToPair =>
  forbidding(task, [no], () => true);

function forbidding(
  task: RoundToPair,
  players: readonly PlayerNo[],
  isForbidden: (other: PlayerNo) => boolean,
): RoundToPair {
  const { tournament, present } = task;
  const added = players.flatMap((no) =>
    present
      .filter((other) => other !== no && isForbidden(other))
      .map((other) => ({ players: [no, other], rounds: null })),
  );
  return { ...task, tournament: { ...tournament, forbidden: [...tournament.forbidden, ...added] } };
}
