import { isPlayed } from '../../model/outcomes';
import type { Checked, Place } from '../../model/problems';
import { playerByNo } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';
import { countedBy, ownRankingBy } from '../../systems/shared/counted';
import { entryOf } from '../../tiebreaks/editions';
import { standings, type Standings } from '../../tiebreaks/standings/standings';
import { type TieBreakCode } from '../../tiebreaks/types';
import type { EventSettings } from '../../sheets/settings';
import type { PublishedList, PublishedRow, ShownCell } from '../../sheets/read/readPublished';

/** What a published list shows differently from what the results come to. */
export interface StandingsDifference {
  readonly what: 'rank' | 'points' | 'tie-break' | 'unknown' | 'missing';
  readonly no: PlayerNo | null;
  readonly who: string;
  readonly code: TieBreakCode | null;
  readonly place: Place;
  readonly shown: string;
  readonly recomputed: string;
  /** Of the tie-break's edition; of a rank: what decided it. */
  readonly article: string;
}

export interface ComparedList {
  readonly sheet: string;
  readonly after: number;
  /** The list does not say after which round it stands: the one that fits its points best. */
  readonly isGuessed: boolean;
  /** The tie-breaks by which it was recomputed. */
  readonly tieBreaks: readonly TieBreakCode[];
  readonly cells: number;
  readonly differences: readonly StandingsDifference[];
}

/**
 * Recomputes a list by its own columns of tie-breaks, or by the event's where it has none. At least
 * one round must be paired.
 */
export function compareStandings(
  event: Tournament,
  settings: EventSettings,
  list: PublishedList,
): Checked<ComparedList> {
  const compared = compareWith(countedBy(settings.system, event), settings, list);
  if (!compared.ok || compared.value.differences.length === 0) return compared;
  // A list from before somebody withdrew counts their results; the final one must not.
  const everything = compareWith(event, settings, list);
  const isEarlier = compared.value.after < event.totalRounds;
  return isEarlier && everything.ok && everything.value.differences.length === 0
    ? everything
    : compared;
}

function compareWith(
  tournament: Tournament,
  settings: EventSettings,
  list: PublishedList,
): Checked<ComparedList> {
  const isStated = list.after !== null && list.after >= 1 && list.after <= tournament.pairedRounds;
  const after = isStated ? list.after! : likeliestRound(tournament, list);
  const tieBreaks = list.tieBreaks.length > 0 ? list.tieBreaks : settings.tieBreaks;
  const { tieBreakEdition: edition, system } = settings;
  const own = ownRankingBy(system, tournament, after);
  const computed = standings(tournament, { tieBreaks, edition, after, own });
  if (!computed.ok) return computed;
  const ours = new Map(computed.value.rows.map((row) => [row.no, row]));
  const sizes = new Map<number, number>();
  for (const { rank } of computed.value.rows) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
  const differences: StandingsDifference[] = [];
  let cells = 0;
  let rankAbove = '';
  for (const row of list.rows) {
    // Of players who share a rank many lists show it once.
    const rank = row.rank && { ...row.rank, text: row.rank.text || rankAbove };
    rankAbove = rank?.text ?? '';
    const right = row.no === null ? undefined : ours.get(row.no);
    if (!right) {
      differences.push(difference('unknown', row, row.who, '', ''));
      continue;
    }
    cells += Number(rank !== null) + Number(row.points !== null) + (own ? 0 : row.tieBreaks.size);
    if (rank && !isRank(rank.text, right.rank, sizes.get(right.rank)!))
      differences.push(
        difference('rank', row, rank, String(right.rank), decidedBy(computed.value, right.no)),
      );
    if (row.points && !isNumber(row.points.text, right.points, EXACT))
      differences.push(difference('points', row, row.points, String(right.points), ''));
    // Columns of tie-breaks say nothing of a ranking that the system makes itself.
    for (const [code, shown] of own ? [] : row.tieBreaks) {
      const value = right.tieBreaks[code] ?? null;
      const entry = entryOf(computed.value.edition, code);
      if (!isTieBreak(shown.text, value, entry.category === 'ratings', entry.withinTie ?? false))
        differences.push({
          ...difference('tie-break', row, shown, sayValue(value), entry.article),
          code,
        });
    }
  }
  differences.push(...missing(tournament, after, list, computed.value));
  const { sheet } = list;
  const compared = { sheet, after, isGuessed: !isStated, cells, differences };
  return { ok: true, value: { ...compared, tieBreaks: computed.value.tieBreaks }, warnings: [] };
}

const difference = (
  what: StandingsDifference['what'],
  row: PublishedRow,
  { text, place }: ShownCell,
  recomputed: string,
  article: string,
): StandingsDifference => ({
  what,
  no: row.no,
  who: row.who.text,
  code: null,
  place,
  shown: text,
  recomputed,
  article,
});

/** Shown to two decimals at least; mean ratings may be shown as whole numbers. */
const EXACT = 0.00501;
const WHOLE = 0.50001;

function isNumber(text: string, value: number, tolerance: number): boolean {
  const shown = shownNumber(text);
  return shown !== null && Math.abs(shown - value) <= tolerance;
}

function isTieBreak(
  text: string,
  value: number | null,
  isRating: boolean,
  isWithinTie: boolean,
): boolean {
  if (value !== null) return isNumber(text, value, isRating ? WHOLE : EXACT);
  // Many programs write 0 where nobody is tied.
  return /^[-–]?$/.test(text) || (isWithinTie && shownNumber(text) === 0);
}

/** Among players whom nothing separates any of their places is right. */
function isRank(text: string, rank: number, count: number): boolean {
  const match = /^(\d+)[^\d]*(?:-\s*\d+\D*)?$/.exec(text);
  return match !== null && Number(match[1]) >= rank && Number(match[1]) < rank + count;
}

const FRACTIONS: Readonly<Record<string, number>> = { '': 0, '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** `5,5`, `5.5`, `5½`, `½`; null: no number. */
function shownNumber(text: string): number | null {
  const match = /^(\d+(?:[.,]\d+)?)?\s*([¼½¾]?)$/.exec(text);
  if (!match || text === '') return null;
  return Number((match[1] ?? '0').replace(',', '.')) + (FRACTIONS[match[2] ?? ''] ?? 0);
}

const sayValue = (value: number | null): string =>
  value === null ? '–' : String(Math.round(value * 100) / 100);

/** The round after which most points are those that the list shows; of equals the last. */
function likeliestRound(tournament: Tournament, list: PublishedList): number {
  let best = tournament.pairedRounds;
  let most = -1;
  for (let after = tournament.pairedRounds; after >= 1; after--) {
    const computed = standings(tournament, { tieBreaks: [], after });
    if (!computed.ok) continue;
    const points = new Map(computed.value.rows.map((row) => [row.no, row.points]));
    const fitting = list.rows.filter(
      ({ no, points: shown }) =>
        no !== null && shown !== null && isNumber(shown.text, points.get(no) ?? NaN, EXACT),
    ).length;
    if (fitting > most) [best, most] = [after, fitting];
  }
  return best;
}

/** The tie-break that put them behind the player above, with its article; the first of a rank has it. */
function decidedBy({ rows, edition }: Standings, no: PlayerNo): string {
  const rank = rows.find((row) => row.no === no)!.rank;
  const code = rows.find((row) => row.rank === rank)!.brokenBy;
  return code === null ? '' : `${entryOf(edition, code).article} ${code}`;
}

/** Whoever has played and is not in a list that ranks the others. */
function missing(
  tournament: Tournament,
  after: number,
  list: PublishedList,
  { rows }: Standings,
): StandingsDifference[] {
  const listed = new Set(list.rows.map(({ no }) => no));
  const end = list.rows.at(-1);
  const players = playerByNo(tournament);
  if (!end || list.rows.every(({ rank }) => rank === null)) return [];
  return rows
    .filter(({ no }) => !listed.has(no))
    .filter(({ no }) =>
      players
        .get(no)!
        .entries.slice(0, after)
        .some(({ outcome }) => isPlayed(outcome)),
    )
    .map(({ no, name, rank }) => ({
      what: 'missing',
      no,
      who: name,
      code: null,
      place: end.who.place,
      shown: '',
      recomputed: String(rank),
      article: '',
    }));
}
