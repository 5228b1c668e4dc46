import type { Reason } from '../../explain/reason';
import type { WordKey } from '../../words';
import type { Field } from '../field';
import { notFinal } from '../openGames';
import { CATEGORIES, type TieBreakEntry } from '../types';

/** §3 speaks of "a great number" of unrated players; we warn from a quarter of the field on. */
const MANY_UNRATED = 0.25;

/** What §3 advises against. Warnings only: the text's own lists mix categories. */
export function listWarnings(field: Field, entries: readonly TieBreakEntry[]): Reason[] {
  const warnings: Reason[] = [];
  const warn = (key: WordKey, args?: Reason['args'], article = '3') =>
    warnings.push({ key, article, args });

  // The adjusted score is a helper, shown beside the tie-breaks, not one of them.
  const ranked = entries.filter(({ isHelper }) => !isHelper);
  const categories = CATEGORIES.filter((category) =>
    ranked.some((entry) => entry.category === category),
  );
  if (categories.length > 1)
    warn('tiebreaks.warning.mixed-categories', {
      codes: ranked.map(({ code }) => code).join(', '),
    });

  const unrated = field.numbers.filter((no) => field.player(no).rating === 0).length;
  const byRating = entries.filter(({ category }) => category === 'ratings');
  if (byRating.length > 0 && unrated > MANY_UNRATED * field.numbers.length)
    warn('tiebreaks.warning.many-unrated', {
      unrated,
      players: field.numbers.length,
      codes: byRating.map(({ code }) => code).join(', '),
    });

  for (const entry of entries)
    if (entry.roundRobinOnly && !field.isRoundRobin)
      warn('tiebreaks.warning.round-robin-only', { code: entry.code }, entry.article);
  const teams = entries.filter(({ scope }) => scope === 'team');
  if (teams.length > 0)
    warn('tiebreaks.warning.needs-boards', { codes: teams.map(({ code }) => code).join(', ') });
  return [...warnings, ...notFinal(field.tournament, '4 Buchholz')];
}
