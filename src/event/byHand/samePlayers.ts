import type { Player, PlayerNo } from '../../model/types';

/** Everything that a list says of a player. */
const ALL_FACTS = (player: Player): string | null => marked(...factsOf(player), player.rating);

/** By what a player is known again, from the surest to the least: null where they lack it. */
const MARKS: readonly ((player: Player) => string | null)[] = [
  ALL_FACTS,
  ({ fideId, name }) => (fideId === '' ? null : marked(fideId, name)),
  ({ fideId }) => (fideId === '' ? null : fideId),
  ({ name, born }) => (born === '' ? null : marked(name, born)),
  ({ name, club, federation, rating }) => marked(name, club, federation, rating),
  ({ name, club }) => marked(name, club),
  ({ name }) => (name === '' ? null : name),
];

const marked = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

const factsOf = ({ name, fideId, born, sex, federation, club, title }: Player) =>
  [name, fideId, born, sex, federation, club, title] as const;

/**
 * Who is who between two readings of an event: old number → new one. Numbers change with a late entry, a
 * rating, an undo, or by hand; what was noted of a player must follow them. Whoever is in neither list of
 * the answer is gone, or cannot be told from somebody else: what was noted of them is nobody's then.
 */
export function samePlayers(
  before: readonly Player[],
  after: readonly Player[],
): ReadonlyMap<PlayerNo, PlayerNo> {
  const found = new Map<PlayerNo, PlayerNo>();
  const left = { then: new Set(before), now: new Set(after) };
  const take = (was: Player, is: Player) => {
    found.set(was.no, is.no);
    left.then.delete(was);
    left.now.delete(is);
  };
  for (const mark of MARKS) {
    const then = byMark(left.then, mark);
    const now = byMark(left.now, mark);
    for (const [key, was] of then) {
      const is = now.get(key) ?? [];
      if (was.length === 1 && is.length === 1) take(was[0]!, is[0]!);
    }
  }
  // Entered twice with the same facts: nobody can tell them apart but by their order.
  const then = byMark(left.then, ALL_FACTS);
  const now = byMark(left.now, ALL_FACTS);
  for (const [key, was] of then) {
    const is = now.get(key) ?? [];
    if (was.length === is.length) was.forEach((player, index) => take(player, is[index]!));
  }
  // A name that was put right: everything else is as it was, the number too.
  for (const was of [...left.then]) {
    const is = [...left.now].find(({ no }) => no === was.no);
    if (is && hasFacts(was) && isSameButName(was, is)) take(was, is);
  }
  return found;
}

function byMark(
  players: Iterable<Player>,
  mark: (player: Player) => string | null,
): ReadonlyMap<string, Player[]> {
  const marks = new Map<string, Player[]>();
  for (const player of players) {
    const key = mark(player);
    if (key !== null) marks.set(key, [...(marks.get(key) ?? []), player]);
  }
  return marks;
}

const hasFacts = ({ rating, born, club, entries }: Player): boolean =>
  rating > 0 || born !== '' || club !== '' || entries.length > 0;

const isSameButName = (a: Player, b: Player): boolean =>
  a.rating === b.rating &&
  a.born === b.born &&
  a.club === b.club &&
  a.federation === b.federation &&
  a.fideId === b.fideId &&
  a.entries.length === b.entries.length &&
  a.entries.every(({ opponent }, index) => opponent === b.entries[index]?.opponent);

/** Whether everybody is under the number that they had. */
export const isUnmoved = (
  before: readonly Player[],
  moved: ReadonlyMap<PlayerNo, PlayerNo>,
): boolean => before.every(({ no }) => moved.get(no) === no);
