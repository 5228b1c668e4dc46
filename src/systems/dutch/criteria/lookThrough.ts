import { WeightedMatching } from '../../matching/weightedMatching';
import type { Bracket } from '../bracket/bracket';
import { Completion } from '../completion';
import type { Facts } from '../field';
import { mayMeet } from './absolute';
import { followingBracket, type Outlook } from './lookAhead';

/** Whether these players can all be paired, one of them at most getting the bye. */
export type Completes = (remaining: readonly Facts[]) => boolean;

/**
 * The value of the look ahead for a set of downfloaters. Where the text wants the rest completable,
 * the following bracket is paired as well as that allows.
 */
export function outlook(
  floaters: readonly Facts[],
  bracket: Bracket,
  completes: Completes = completesIn(bracket),
): Outlook {
  const alone = followingBracket(floaters, bracket);
  if (bracket.below.length === 0 || completes([...alone.left, ...bracket.below])) return alone;
  return outlookWithRest(floaters, bracket);
}

const completesIn =
  ({ field }: Bracket): Completes =>
  (remaining) =>
    new Completion(field).allows(remaining);

/** The following bracket and everybody below in one graph: all must be paired, then as the text says. */
function outlookWithRest(floaters: readonly Facts[], { field, beyond, below }: Bracket): Outlook {
  const players = [...floaters, ...beyond, ...below];
  const firstBelow = floaters.length + beyond.length;
  const vertices = players.length + (players.length % 2);
  const scores = [...new Set(floaters.map(({ score }) => score))];
  const [resident, rest, bye, classes] = [0, 1, 2, 3].map((i) => scores.length + i);
  const classOf = Int32Array.from({ length: vertices }, (_, v) => {
    if (v < floaters.length) return scores.indexOf(players[v].score);
    if (v < firstBelow) return resident;
    return v < players.length ? rest : bye;
  });
  const table = (worth: (a: number, b: number) => boolean) =>
    Float64Array.from({ length: classes ** 2 }, (_, entry) =>
      Number(worth(Math.floor(entry / classes), entry % classes)),
    );
  const weight = [
    table(() => true),
    table((a, b) => a <= resident && b <= resident && (a === resident || b === resident)),
    ...scores.map((_, i) =>
      table((a, b) => (a === i && b === resident) || (b === i && a === resident)),
    ),
  ];
  const isBlocked = (a: number, b: number): boolean => {
    const [low, high] = a < b ? [a, b] : [b, a];
    if (high >= players.length) return !field.mayHaveBye(players[low]);
    return !mayMeet(players[low], players[high], field);
  };
  const solver = new WeightedMatching({ vertices, classOf, classes, weight, isBlocked }, vertices);
  solver.solve();
  const isServed = (v: number): boolean => solver.mateOf(v) >= 0 && solver.mateOf(v) < firstBelow;
  const unpaired = players.slice(0, firstBelow).filter((_, v) => !isServed(v)).length;
  const leftMovedDown = floaters.filter((_, v) => !isServed(v)).map(({ score }) => score);
  return { unpaired, leftMovedDown };
}
