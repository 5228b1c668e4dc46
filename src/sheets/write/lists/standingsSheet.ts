import type { Language, PlayerNo, Tournament } from '../../../model/types';
import { fill } from '../../../explain/phrasebook';
import { systemById } from '../../../systems';
import { OUTSIDE_CODES } from '../../../tiebreaks/c07/orderedOutside';
import { isWithinTie, shownValue, type Standings } from '../../../tiebreaks/standings/standings';
import { playerByNo } from '../../../model/tournament';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { rulesNote } from '../../rulesNote';
import { teamTotalsLine } from '../../teams/teamTotals';
import { say } from '../../plan/say';
import type { EventSettings } from '../../settings';
import { countedFormula, crosstableFormula, tablesFormula } from './crosstableSheet';
import { listSheet, subtitleLines } from './listSheet';
import { knows, RELEASED, type Released } from './released';

/** A column of the players that the list shows beside the name. */
export interface StandingsExtra {
  readonly label: string;
  readonly valueOf: (no: PlayerNo) => string;
}

/** Its width. */
export const columnText = ({ label, valueOf }: StandingsExtra, { rows }: Standings): number =>
  widthFor([label, ...rows.map(({ no }) => valueOf(no))], 6, WIDEST_NAME);

/** The tie-breaks of a list, each once. */
export const givenOnce = (list: Standings): Standings['given'] =>
  list.given.filter(
    ({ text }, index) => list.given.findIndex((each) => each.text === text) === index,
  );

/** The sheet Standings: plain values, or one formula that follows every result. */
export function standingsSheet(
  tournament: Tournament,
  list: Standings,
  settings: EventSettings,
  language: Language,
  isLive: boolean,
  /** A formula has no such columns: with some the list is of plain values. */
  extras: readonly StandingsExtra[] = [],
): SheetPlan {
  const players = playerByNo(tournament);
  // Nothing is final while a game has no result, or an adjourned one goes on.
  const isFinal =
    list.rounds === tournament.totalRounds && openResults(tournament, list.rounds) === 0;
  const given = givenOnce(list);
  const system = systemById(settings.system);
  const codes = given.map(({ text }) => text);
  const gone = tournament.players.filter(({ withdrawn, expelled }) => withdrawn && !expelled);
  const expelled = tournament.players.filter((player) => player.expelled);
  // A live list spills its own columns; there the line above names who withdrew.
  const notes = !isLive && gone.length > 0;
  const rows = list.rows.map((row): CellValue[] => [
    row.rank,
    row.no,
    row.name,
    ...extras.map(({ valueOf }) => valueOf(row.no)),
    players.get(row.no)!.rating || null,
    row.points,
    ...given.map(({ code }) => shownValue(list, row, code) ?? '–'),
    given.find(({ code }) => code === row.brokenBy)?.text ?? (row.isShared ? '=' : ''),
    ...(notes ? [players.get(row.no)!.withdrawn ? say(language, 'word.withdrawn') : ''] : []),
  ]);
  const name = tournament.info.name;
  const widths = [
    6,
    5,
    widthFor(
      list.rows.map((row) => row.name),
      22,
      WIDEST_NAME,
    ),
    ...extras.map((extra) => columnText(extra, list)),
    7,
    6,
    ...codes.map(() => 8),
    widthFor([say(language, 'head.broken-by')], 12, WIDEST_NAME),
    ...(notes ? [12] : []),
  ];
  return listSheet({
    key: 'standings',
    name: say(language, 'sheet.standings'),
    title: say(language, isFinal ? 'sheet.standings-final' : 'sheet.standings-after', {
      round: list.rounds,
    }),
    ...subtitleLines(
      [
        name,
        system?.ownRanking
          ? fill(language, system.name)
          : say(language, 'sheet.tie-breaks-by', {
              codes: codes.join(', ') || '–',
              edition: settings.tieBreakEdition,
            }),
        unfinishedNote(tournament, list.rounds, language),
        // Text beside a formula would not follow the results.
        isLive ? '' : teamTotalsLine(system, tournament, list.rounds, language),
        isLive && gone.length > 0
          ? say(language, 'sheet.withdrawn-are', { who: gone.map(({ name }) => name).join(', ') })
          : '',
        expelled.length > 0
          ? say(language, 'sheet.expelled-are', {
              who: expelled.map(({ name }) => name).join(', '),
            })
          : '',
        rulesNote(tournament, language),
      ],
      widths,
    ),
    header: [
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.name'),
      ...extras.map(({ label }) => label),
      say(language, 'head.rating'),
      say(language, 'head.points'),
      ...codes,
      say(language, 'head.broken-by'),
      ...(notes ? [say(language, 'head.note')] : []),
    ],
    rows,
    widths,
    texts: [2, ...extras.map((_, index) => 3 + index)],
    columns: [
      { align: 'center', bold: true },
      { align: 'center' },
      null,
      ...extras.map(() => null),
      { align: 'center' },
      { align: 'center', bold: true, numberFormat: POINTS_FORMAT },
      ...given.map(({ code }) => ({
        align: 'center' as const,
        ...(isLive ? {} : alignedDecimals(list.rows.map(({ tieBreaks }) => tieBreaks[code]))),
      })),
      { align: 'center' },
      ...(notes ? [{ align: 'center' as const }] : []),
    ],
    ...(isLive && extras.length === 0
      ? {
          live: {
            formula: system?.ownRanking
              ? ladderFormula(list.rounds)
              : standingsFormula(tournament, list, settings),
          },
        }
      : {}),
    eventName: name,
    language,
  });
}

/**
 * As many decimals as the finest value of the column has, so that points stand below each other. Only
 * for values that stay: those of a formula may become finer.
 */
export function alignedDecimals(values: readonly unknown[]): { readonly numberFormat?: string } {
  const numbers = values.filter((value) => typeof value === 'number');
  const places = Math.max(0, ...numbers.map((value) => String(value).split('.')[1]?.length ?? 0));
  return places === 0 || places > 3 ? {} : { numberFormat: `0.${'0'.repeat(places)}` };
}

/** Games up to a round that have no result yet, adjourned ones included. */
const openResults = ({ players }: Tournament, rounds: number): number =>
  players.reduce(
    (count, { entries }) =>
      count +
      entries
        .slice(0, rounds)
        .filter(
          ({ outcome, colour }) =>
            colour === 'white' && (outcome === 'pending' || outcome === 'adjourned'),
        ).length,
    0,
  );

/** That games up to a round have no result; else empty. */
export function unfinishedNote(tournament: Tournament, rounds: number, language: Language): string {
  const count = openResults(tournament, rounds);
  return count === 0 ? '' : say(language, 'sheet.not-final', { count });
}

/** Its rules are those of the table Event; it values the rounds that it is given. */
export const ladderFormula = (rounds: number): string =>
  tablesFormula('LADDER_STANDINGS', rounds, true, ',');

/**
 * One call from the tables of the event, where the last release had it; else nested, so that the standings do
 * not depend on where the crosstable stands. Only what that release had is written (`released.ts`).
 */
export function standingsFormula(
  { pairedRounds, points }: Tournament,
  list: Standings,
  settings: EventSettings,
  released: Released = RELEASED,
): string {
  const codes = list.given
    .map(({ text }) => text)
    .join(',')
    .replace(/"/g, '""');
  const after = list.rounds < pairedRounds ? String(list.rounds) : '';
  const edition = settings.tieBreakEdition.replace(/"/g, '""');
  const looksAtTies = list.tieBreaks.some((code) => isWithinTie(list.edition, code));
  if (knows(released, 'EVENT_STANDINGS')) {
    const ties = looksAtTies ? 'TRUE' : '';
    const between = `,"${codes}",${after},"${edition}",,${ties}`;
    return tablesFormula('EVENT_STANDINGS', pairedRounds, true, between);
  }
  const leavesOut = systemById(settings.system)?.asStandingsCount !== undefined;
  // Play-off and lots stand in the table of the event.
  const asksEvent = list.tieBreaks.some((code) => OUTSIDE_CODES.includes(code));
  const table = leavesOut
    ? countedFormula(pairedRounds)
    : crosstableFormula(pairedRounds, points, asksEvent);
  const last = looksAtTies && knows(released, 'STANDINGS', 'ties') ? ',,TRUE' : '';
  return `=CHESS.STANDINGS(${table.slice(1)},"${codes}",${after},,"${edition}"${last})`;
}
