import type { Tournament } from '../../../model/types';
import type { EventSettings } from '../../settings';
import { STORED_TERMS, TERM_LISTS, type Term } from './termLists';

export type { Term } from './termLists';

/** What was announced, word by word. Of lists after the first only what departs from the usual. */
export type Terms = Readonly<Partial<Record<Term, string>>>;

/** The list under which an event begins today. */
export const TERMS_VERSION = Math.max(...Object.keys(TERM_LISTS).map(Number));

/** Of the first list every term was recorded, also an empty one; that stays so. */
const isAlwaysKept = (term: Term): boolean => (TERM_LISTS[1] as readonly Term[]).includes(term);

/** The settings that are fixed in an event which began under a version of the list. */
export const termsIn = (version: number): readonly Term[] =>
  Object.entries(TERM_LISTS).flatMap(([since, terms]) => (Number(since) <= version ? terms : []));

/** What the settings say now; independent of languages and of how sheets show them. */
export function termsOf(
  tournament: Tournament,
  settings: EventSettings,
  version = TERMS_VERSION,
): Terms {
  const event = { tournament, settings };
  return keptTerms(termsIn(version).map((term) => [term, STORED_TERMS[term].text(event)]));
}

const keptTerms = (terms: readonly (readonly [Term, string])[]): Terms =>
  Object.fromEntries(terms.filter(([term, text]) => isAlwaysKept(term) || text !== ''));

export const isTerm = (text: string): text is Term =>
  termsIn(TERMS_VERSION).some((term) => term === text);

/**
 * The terms after a change of our own: those that nobody typed over follow it (numbers of players
 * kept apart, a change that the arbiter confirmed), the others wait for their answer.
 */
export function termsAfter(terms: Terms, before: Terms, after: Terms, version: number): Terms {
  return keptTerms(
    termsIn(version)
      .filter((term) => terms[term] !== undefined || !isAlwaysKept(term))
      .map((term) => {
        const was = terms[term] ?? '';
        return [term, was === (before[term] ?? '') ? (after[term] ?? '') : was] as const;
      }),
  );
}

/** The terms as proofs of version 1 (0.2.0) digested them. */
export const firstTerms = (tournament: Tournament, settings: EventSettings): unknown[] => {
  const { totalRounds, points, forbidden, acceleration } = tournament;
  return [
    settings.system,
    totalRounds,
    points.win,
    points.draw,
    points.loss,
    points.pairingBye,
    settings.tieBreaks,
    settings.tieBreakEdition,
    forbidden.filter(({ because }) => !because),
    acceleration?.method ?? null,
  ];
};
