import { TITLES, type Player, type PlayerNo } from '../model/types';

type Ranked = Pick<Player, 'rating' | 'title' | 'name'>;
export type PlayerComparison = (a: Ranked, b: Ranked) => number;

/** C.04.2.B.2.c may be replaced by another criterion if that was announced. */
export interface InitialOrderOptions {
  readonly third?: PlayerComparison;
}

/** C.04.2.B.2: rating, FIDE title, name. Negative if `a` comes first. */
export function compareInitialOrder(
  a: Ranked,
  b: Ranked,
  { third = byName }: InitialOrderOptions = {},
): number {
  return b.rating - a.rating || titleRank(a) - titleRank(b) || third(a, b);
}

/** The numbers of the players in their initial order; equal ones keep the order they have. */
export function initialOrder(
  players: readonly Player[],
  options: InitialOrderOptions = {},
): PlayerNo[] {
  return [...players]
    .sort((a, b) => compareInitialOrder(a, b, options) || a.no - b.no)
    .map(({ no }) => no);
}

/** GM first; no title comes last, and a title of online play is none here. */
function titleRank({ title }: Ranked): number {
  const rank = TITLES.findIndex((each) => each === title);
  return rank < 0 ? TITLES.length : rank;
}

/** Alphabetical without regard to accents and capitals, the same on every machine. */
export function byName(a: Ranked, b: Ranked): number {
  const [first, second] = [plain(a.name), plain(b.name)];
  return first < second ? -1 : first > second ? 1 : 0;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
