import { sayReason } from '../../explain/phrasebook';
import type { Language, Tournament } from '../../model/types';
import type { SheetCells } from '../../sheets/plan/cells';
import { EDITIONS, editionById, findTieBreak, NEWEST_EDITION } from '../../tiebreaks/editions';
import type { TieBreakEdition } from '../../tiebreaks/types';
import { checkStandings } from '../check/checkStandings';
import {
  checkPrinted,
  type PlaceDifference,
  type PrintedPlace,
  type RankAndPoints,
} from '../check/printedStandings';
import type { OwnRanking } from '../../model/rules/ownRanking';
import type { CheckedEvent } from '../open/openEvent';
import { NO_PLACES, type AuditedPlace, type AuditedPlaces, type NotJudged } from './record';

export interface PlacesToAudit {
  readonly tournament: Tournament;
  /** The same as its standings count it, where that is something else. */
  readonly counted: Tournament;
  /** The ranking that the system makes itself, where it does. */
  readonly own: OwnRanking | undefined;
  readonly printed: readonly PrintedPlace[];
  /** As the event names them, in their order. */
  readonly tieBreaks: readonly string[];
  /** Of the tie-breaks, as the event names it or as it was in force. */
  readonly edition: string;
  readonly language: Language;
}

export interface PlacesVerdict {
  readonly places: AuditedPlaces;
  readonly notJudged: readonly NotJudged[];
}

export const placesNotJudged = (because: string): PlacesVerdict => ({
  places: NO_PLACES,
  notJudged: [{ what: 'places', because, code: null }],
});

/** The places that are printed beside those that come out; where some are others, by every edition. */
export function auditPlaces(asked: PlacesToAudit): PlacesVerdict {
  const { tournament, printed, language } = asked;
  const say = (reason: Parameters<typeof sayReason>[1]) => sayReason(language, reason);
  if (tournament.pairedRounds === 0) return placesNotJudged(say({ key: 'check.no-rounds' }));
  if (printed.every(({ rank, points }) => (rank ?? points) === null))
    return placesNotJudged(say({ key: 'audit.no-places' }));
  const own = editionById(asked.edition);
  const having = [...(own ? [own] : []), ...EDITIONS].filter(hasAll(asked.tieBreaks));
  const notJudged: NotJudged[] = [];
  if (having.length === 0 || asked.tieBreaks.length === 0) {
    const codes = asked.tieBreaks.join(', ');
    const because = say(
      codes === ''
        ? { key: 'audit.points-only' }
        : { key: 'audit.codes-unknown', args: { codes, edition: asked.edition } },
    );
    notJudged.push({ what: 'places', because, code: null });
  }
  const by = having.length === 0 ? [] : asked.tieBreaks;
  const editions = by.length === 0 ? [] : [...new Set(having)];
  const [first = own ?? NEWEST_EDITION, ...others] = editions;
  const { compared, differing } = placesBy(asked, by, first);
  let best = { editions: [first.id], count: differing.length };
  if (differing.length > 0)
    for (const edition of others) {
      const count = placesBy(asked, by, edition).differing.length;
      if (count < best.count) best = { editions: [edition.id], count };
      else if (count === best.count) best = { ...best, editions: [...best.editions, edition.id] };
    }
  const places: AuditedPlaces = {
    judged: compared,
    by,
    edition: first.id,
    fits: best.editions,
    fitsDiffer: best.count,
    differing: differing.map((each) => toldPlace(each, language)),
  };
  return { places, notJudged };
}

const hasAll = (codes: readonly string[]) => (edition: TieBreakEdition) =>
  codes.every((code) => findTieBreak(edition, code));

function placesBy(
  { tournament, counted, own, printed }: PlacesToAudit,
  tieBreaks: readonly string[],
  edition: TieBreakEdition,
) {
  const request = { tieBreaks, edition: edition.id, own };
  const checked = checkPrinted(counted, printed, request, tournament);
  if (!checked.ok) throw new Error(`A list that ${edition.id} has is refused by it`);
  return checked.value;
}

function toldPlace(
  { no, name, printed, recomputed }: PlaceDifference,
  language: Language,
): AuditedPlace {
  const text = ({ rank, points }: RankAndPoints): string =>
    rank === null
      ? sayReason(language, { key: 'check.points-only', args: { points: points ?? '–' } })
      : sayReason(language, { key: 'check.rank-points', args: { rank, points: points ?? '–' } });
  return {
    no,
    name,
    printed,
    byTheRules: recomputed,
    shown: text(printed),
    recomputed: text(recomputed),
    article: null,
  };
}

/** The lists of ranks and points in the sheets of a workbook, cell by cell. */
export function auditLists(
  event: CheckedEvent,
  sheets: readonly SheetCells[] | null,
  language: Language,
): PlacesVerdict {
  const { settings } = event;
  const report = checkStandings({ ...event, settings: { ...settings, language } }, sheets ?? []);
  if (report.lists === 0)
    return placesNotJudged(
      sayReason(language, { key: sheets ? 'audit.no-places' : 'audit.several-events' }),
    );
  const wrong = report.findings.filter(({ place }) => place !== undefined);
  const differing = wrong.map(({ finding, played, expected, article }): AuditedPlace => ({
    no: null,
    name: finding,
    printed: null,
    byTheRules: null,
    shown: played,
    recomputed: expected,
    article: article === '' ? null : article,
  }));
  const edition = settings.tieBreakEdition;
  const fit = { fits: [edition], fitsDiffer: differing.length };
  const by = settings.tieBreaks;
  return { places: { judged: report.cells, by, edition, ...fit, differing }, notJudged: [] };
}
