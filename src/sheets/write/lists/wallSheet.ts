import { playerByNo } from '../../../model/tournament';
import type { Language, Player, PlayerNo, Tournament } from '../../../model/types';
import { compareNames } from '../../names/compareNames';
import { LOOK, POINTS_FORMAT } from '../../plan/look';
import { clearNames } from '../../names/namesakes';
import { heightRuns, linePoints, linesOf, pageCharacters } from '../../plan/pages';
import { area, type CellValue, type FormatPlan, type SheetPlan } from '../../plan/plan';
import { systemById } from '../../../systems';
import { say, type SheetPhrase } from '../../plan/say';
import type { EventSettings } from '../../settings';
import { pointsShown, tableNumbers } from '../../../model/rounds/tableNumbers';
import type { Round } from '../../../model/rounds/round';
import { LIST_HEADER_ROW, listSheet } from './listSheet';
import { byeWord, whenAndWhere } from '../roundParts';

/** In points: letters of 3½ mm can be read from two metres. */
export const WALL_SIZE = 14;

/** Between the letters and the lines of the list, in points. */
const PADDING = 4;

/** By what people look for themselves on the wall. */
export const WALL_ORDERS = ['name', 'club', 'federation', 'rating'] as const;
export type WallOrder = (typeof WALL_ORDERS)[number];

interface Column {
  readonly head: SheetPhrase;
  /** Widest and narrowest, in letters; text that is longer goes on in a second line. */
  readonly letters: readonly [least: number, most: number];
  readonly format?: Pick<FormatPlan, 'align' | 'bold' | 'numberFormat'>;
}

interface Line {
  readonly player: Player;
  readonly cells: readonly CellValue[];
}

const NAME: Column = { head: 'head.name', letters: [18, 34] };
const CENTRED = { align: 'center' } as const;
const NO: Column = { head: 'head.no', letters: [4, 5], format: CENTRED };
const TABLE: Column = { head: 'head.table', letters: [5, 6], format: { ...CENTRED, bold: true } };
const COLOUR: Column = { head: 'head.colour', letters: [7, 8], format: CENTRED };
const OPPONENT: Column = { head: 'head.opponent', letters: [18, 34] };
const RATING: Column = { head: 'head.rating', letters: [5, 6], format: CENTRED };
const POINTS: Column = {
  head: 'head.points',
  letters: [4, 5],
  format: { ...CENTRED, numberFormat: POINTS_FORMAT },
};
const FIRST: Readonly<Record<Exclude<WallOrder, 'name'>, Column>> = {
  club: { head: 'head.club', letters: [10, 24] },
  federation: { head: 'head.federation', letters: [4, 6], format: CENTRED },
  rating: RATING,
};

const KEYS = {
  name: ['by-name', 'sheet.by-name', 'sheet.by-name-title'],
  club: ['by-club', 'sheet.by-club', 'sheet.by-club-title'],
  federation: ['by-federation', 'sheet.by-federation', 'sheet.by-federation-title'],
  rating: ['by-rating', 'sheet.by-rating', 'sheet.by-rating-title'],
} as const;

/** The list that is written with every round. */
export const byNameSheet = (
  tournament: Tournament,
  content: Round,
  settings: EventSettings,
  language: Language,
): SheetPlan => wallSheet(tournament, content, 'name', settings, language);

/** Where everybody plays: whoever looks for themselves finds table, colour and opponent. */
export function wallSheet(
  tournament: Tournament,
  content: Round,
  order: WallOrder,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const clear = clearNames(tournament.players);
  const name = (no: PlayerNo) => clear(players.get(no)!);
  const first = (player: Player): CellValue[] => {
    if (order === 'club') return [player.club || '–'];
    if (order === 'federation') return [player.federation || '–'];
    return order === 'rating' ? [player.rating || '–'] : [];
  };
  const lines: Line[] = [];
  const add = (no: PlayerNo, table: CellValue, colour: string, opponent: string): void => {
    const player = players.get(no)!;
    lines.push({ player, cells: [...first(player), name(no), no, table, colour, opponent] });
  };
  for (const { white, black, table } of tableNumbers(content.games, players, settings.firstTable)) {
    add(white, table, say(language, 'word.white'), name(black));
    add(black, table, say(language, 'word.black'), name(white));
  }
  for (const { no, outcome } of content.byes)
    add(no, '', '', say(language, byeWord(outcome, systemById(settings.system))));
  lines.sort((a, b) => compare(order, a.player, b.player));
  const [key, sheet, title] = KEYS[order];
  return wall({
    key,
    name: say(language, sheet),
    title: say(language, title, { round: content.round }),
    columns: [...(order === 'name' ? [] : [FIRST[order]]), NAME, NO, TABLE, COLOUR, OPPONENT],
    rows: lines.map(({ cells }) => cells),
    ...{ tournament, content, language },
  });
}

/** The pairings in order of tables. */
export function byTableSheet(
  tournament: Tournament,
  content: Round,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const clear = clearNames(tournament.players);
  const facts = (no: PlayerNo): [string, CellValue, CellValue] => {
    const player = players.get(no)!;
    const points = pointsShown(tournament, player, content.round) / 2;
    return [clear(player), player.rating || '–', points];
  };
  const games = tableNumbers(content.games, players, settings.firstTable).map((pair) => {
    const [black, rating, points] = facts(pair.black);
    return [pair.table, ...facts(pair.white), points, rating, black];
  });
  const byes = content.byes.map(({ no, outcome }): CellValue[] => [
    '',
    ...facts(no),
    '',
    '',
    say(language, byeWord(outcome, systemById(settings.system))),
  ]);
  return wall({
    key: 'by-table',
    name: say(language, 'sheet.by-table'),
    title: say(language, 'sheet.round-title', { round: content.round }),
    columns: [
      ...[TABLE, { ...NAME, head: 'word.white' as const }, RATING, POINTS],
      ...[POINTS, RATING, { ...NAME, head: 'word.black' as const }],
    ],
    rows: [...games, ...byes],
    ...{ tournament, content, language },
  });
}

interface Wall {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellValue[])[];
  readonly tournament: Tournament;
  readonly content: Round;
  readonly language: Language;
}

/** A list in large letters, as wide as the paper and no wider: fitting would make them small again. */
function wall({ key, name, title, columns, rows, tournament, content, language }: Wall): SheetPlan {
  const header = columns.map(({ head }) => say(language, head));
  const { orientation, widths } = wallWidths(columns, header, rows);
  const isText = columns.map(({ format }) => format === undefined);
  const heightOf = (row: readonly CellValue[]) =>
    linePoints(
      Math.max(
        1,
        ...row.map((cell, index) =>
          isText[index] ? linesOf(String(cell ?? ''), widths[index], WALL_SIZE) : 1,
        ),
      ),
      WALL_SIZE,
    );
  const sheet = listSheet({
    ...{ key, name, title, header, rows, widths, orientation, language },
    subtitle: [tournament.info.name, ...whenAndWhere(tournament, content.round)]
      .filter(Boolean)
      .join(' · '),
    columns: columns.map(({ format }) => format ?? { wrap: true }),
    eventName: tournament.info.name,
  });
  const body = area(LIST_HEADER_ROW, 0, Math.max(1, rows.length) + 1, columns.length);
  return {
    ...sheet,
    tabColour: LOOK.tabs.round,
    heights: heightRuns([linePoints(1, WALL_SIZE), ...rows.map(heightOf)], LIST_HEADER_ROW).map(
      (run) => ({ ...run, points: run.points + PADDING }),
    ),
    formats: [
      ...(sheet.formats ?? []),
      { area: body, size: WALL_SIZE, middle: true },
      ...columns.flatMap(({ format }, column) =>
        format ? [{ area: area(LIST_HEADER_ROW, column, 1, 1), align: format.align }] : [],
      ),
    ],
  };
}

/** Upright where everything has room on one line there, else lying. */
function wallWidths(
  columns: readonly Column[],
  header: readonly string[],
  rows: readonly (readonly CellValue[])[],
): { orientation: 'portrait' | 'landscape'; widths: number[] } {
  const wanted = columns.map(({ letters: [least, most] }, index) => {
    const texts = [header[index], ...rows.map((row) => String(row[index] ?? ''))];
    const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
    return inLargeLetters(Math.min(most, Math.max(least, longest)));
  });
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const orientation =
    total <= pageCharacters('portrait', columns.length) ? 'portrait' : 'landscape';
  const over = total - pageCharacters(orientation, columns.length);
  if (over <= 0) return { orientation, widths: wanted };
  // What is too wide is taken from the columns that may go on in a second line.
  const isText = (index: number) => columns[index].format === undefined;
  const texts = wanted.reduce((sum, width, index) => sum + (isText(index) ? width : 0), 0);
  const widths = wanted.map((width, index) =>
    isText(index) ? Math.floor(width - (over * width) / texts) : width,
  );
  return { orientation, widths };
}

const inLargeLetters = (letters: number): number => Math.ceil((letters * WALL_SIZE) / 11) + 1;

/** Whoever has no club, federation or rating stands at the end. */
function compare(order: WallOrder, a: Player, b: Player): number {
  const byName = compareNames(a.name, b.name) || a.no - b.no;
  if (order === 'name') return byName;
  if (order === 'rating') return b.rating - a.rating || byName;
  const [x, y] = [a[order], b[order]];
  return Number(x === '') - Number(y === '') || compareNames(x, y) || byName;
}
