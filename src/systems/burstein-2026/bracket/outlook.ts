import type { HalfPoints } from '../../../model/types';
import { Completion } from '../../dutch/completion';
import { followingBracket } from '../../dutch/criteria/lookAhead';
import { WeightedMatching } from '../../matching/weightedMatching';
import type { Bracket } from './bracket';
import type { Ranked } from '../field';
import { followingGraph } from './graph';

/** [C7]: how the following bracket can do on [C5] and [C6] with these floaters. */
export interface Outlook {
  /** Players of the following bracket who would have to float. */
  readonly unpaired: number;
  /** Scores of those among them who come from here, from the highest; all others have its own score. */
  readonly floatingOn: readonly HalfPoints[];
}

/** Null: the rest of the round could not be completed ([C4]). */
export function outlookOf(
  floaters: readonly Ranked[],
  bracket: Bracket,
  completion = new Completion(bracket.field),
): Outlook | null {
  const { next, below } = bracket;
  if (!completion.allows([...floaters, ...next, ...below])) return null;
  if (next.length === 0) return { unpaired: floaters.length, floatingOn: [] };
  const alone = followingBracket(floaters, {
    field: bracket.field,
    beyond: next,
    beyondIsLast: false,
  });
  if (completion.allows([...alone.left, ...below]))
    return { unpaired: alone.unpaired, floatingOn: [...alone.leftMovedDown].sort((a, b) => b - a) };
  return withRestOfRound(floaters, bracket);
}

/** The same with everybody below in sight: paired as well as the completion of the round allows. */
function withRestOfRound(floaters: readonly Ranked[], bracket: Bracket): Outlook {
  const { next } = bracket;
  const graph = followingGraph(floaters, bracket);
  const solver = new WeightedMatching(graph, 0);
  solver.solve();
  const floats = (_: Ranked, v: number): boolean =>
    solver.mateOf(v) >= floaters.length + next.length;
  return {
    unpaired: [...floaters, ...next].filter(floats).length,
    floatingOn: scoresDown(floaters.filter(floats)),
  };
}

/** From the highest. */
export const scoresDown = (players: readonly Ranked[]): HalfPoints[] =>
  players.map(({ score }) => score).sort((a, b) => b - a);
