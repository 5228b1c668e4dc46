import type { PlayerNo, RoundToPair } from '../../src/model/types';

/** The round under the condition that two players meet: the arbiter keeps both apart from all others. */
export function onlyEachOther(task: RoundToPair, a: PlayerNo, b: PlayerNo): RoundToPair {
  const others = task.present.filter((no) => no !== a && no !== b);
  const added = others.flatMap((no) => [a, b].map((one) => ({ players: [one, no], rounds: null })));
  const { tournament } = task;
  return { ...task, tournament: { ...tournament, forbidden: [...tournament.forbidden, ...added] } };
}
