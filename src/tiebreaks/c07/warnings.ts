import type { Reason } from '../../explain/reason';
import type { WordKey } from '../../words';
import type { Field } from '../field';
import { notFinal } from '../openGames';
import type { TieBreakEntry } from '../types';
import type { C07Rules } from './rules';

/** What the articles forbid or advise against. The list is the organiser's: we warn and compute. */
export function c07Warnings(
  field: Field,
  entries: readonly TieBreakEntry[],
  rules: C07Rules,
): Reason[] {
  const warnings: Reason[] = [];
  const warn = (key: WordKey, article: string, args?: Reason['args']) =>
    warnings.push({ key, article, args });
  const codes = (which: (entry: TieBreakEntry) => boolean) =>
    entries
      .filter(which)
      .map(({ code }) => code)
      .join(', ');

  const ofArticle8 = codes(({ article }) => article.startsWith('8.'));
  if (ofArticle8 && field.hasFixedPairings && rules.forbidsBuchholzInRoundRobins)
    warn('tiebreaks.warning.no-buchholz-in-round-robin', '8', { codes: ofArticle8 });

  const unrated = field.numbers.filter((no) => field.player(no).rating === 0).length;
  const byRating = codes(({ category }) => category === 'ratings');
  if (byRating && unrated > 0)
    warn('tiebreaks.warning.drop-ratings', '10', {
      unrated,
      players: field.numbers.length,
      codes: byRating,
    });

  if (!field.hasFixedPairings)
    for (const { code, article } of entries.filter((entry) => entry.roundRobinOnly))
      warn('tiebreaks.warning.round-robin-only', article, { code });

  const teams = codes(({ scope }) => scope === 'team');
  if (teams) warn('tiebreaks.warning.needs-boards', '11', { codes: teams });
  return [...warnings, ...notFinal(field.tournament, '4.2')];
}
