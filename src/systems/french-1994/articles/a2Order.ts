import type { Player, Title } from '../../../model/types';

/**
 * A.2.c: GMI, GMF, MI, MIF, MFide, MFideF, then everybody else. The text is older than the candidate
 * titles, so they count as none.
 */
export const TITLES_1994: readonly Title[] = ['GM', 'WGM', 'IM', 'WIM', 'FM', 'WFM'];

const titleRank = (title: Title | ''): number => {
  const at = TITLES_1994.indexOf(title as Title);
  return at < 0 ? TITLES_1994.length : at;
};

/** By code unit: the core knows no locale. */
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A.2 before the first round: Elo, title, name. Its order gives the pairing numbers. */
export const compareInitial = (
  a: Pick<Player, 'rating' | 'title' | 'name'>,
  b: Pick<Player, 'rating' | 'title' | 'name'>,
): number =>
  b.rating - a.rating || titleRank(a.title) - titleRank(b.title) || byName(a.name, b.name);
