import { error, warning, type Problem } from '../problems';
import type { RawPlayer } from '../raw';
import { ARENA_TITLES, TITLES, type Title } from '../types';

export const KNOWN_TITLES: readonly string[] = [...TITLES, ...ARENA_TITLES];

export const isTitle = (text: string): text is Title => KNOWN_TITLES.includes(text);

/** Ratings are whole numbers from 0 (unrated); a title that C.04.2.B.2 does not name counts as none. */
export function checkPlayer({ rating, title, name, place, no }: RawPlayer): Problem[] {
  const problems: Problem[] = [];
  const { value } = rating;
  if (!Number.isNaN(value) && (!Number.isInteger(value) || value < 0 || value > 9999))
    problems.push(error('rating-not-a-number', rating.place, String(value)));
  if (title.value !== '' && !isTitle(title.value))
    problems.push(
      warning('unknown-title', title.place, title.value, { titles: KNOWN_TITLES.join(', ') }),
    );
  // A line without a number has a problem of its own.
  if (name === '' && !Number.isNaN(no.value))
    problems.push(warning('name-missing', place, '', { player: no.value }));
  return problems;
}
