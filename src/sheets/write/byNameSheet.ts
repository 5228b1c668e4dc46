import { playerByNo } from '../../model/tournament';
import type { Language, Tournament } from '../../model/types';
import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat, widthFor } from '../look';
import { clearNames } from '../namesakes';
import { area, type CellValue, type SheetPlan } from '../plan';
import { say, type SheetPhrase } from '../say';
import type { EventSettings } from '../settings';
import { tableNumbers } from '../tableNumbers';
import { byeWord, type RoundContent } from './roundSheet';

const HEADER_ROW = 3;

/** The list for the wall by name: who looks for himself finds table, colour and opponent. */
export function byNameSheet(
  tournament: Tournament,
  content: RoundContent,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const { round } = content;
  const clear = clearNames(tournament.players);
  const name = (no: number) => clear(players.get(no)!);
  const lines: { name: string; cells: CellValue[] }[] = [];
  const add = (no: number, table: CellValue, colour: string, opponent: string): void => {
    lines.push({ name: name(no), cells: [name(no), no, table, colour, opponent] });
  };
  for (const { white, black, table } of tableNumbers(content.games, players, settings.firstTable)) {
    add(white, table, say(language, 'word.white'), name(black));
    add(black, table, say(language, 'word.black'), name(white));
  }
  for (const { no, outcome } of content.byes) add(no, '', '', say(language, byeWord(outcome)));
  lines.sort((a, b) => compareNames(a.name, b.name));

  const keys: SheetPhrase[] = [
    'head.name',
    'head.no',
    'head.table',
    'head.colour',
    'head.opponent',
  ];
  const header = keys.map((key) => say(language, key));
  const rows = lines.map(({ cells }) => cells);
  const size = header.length;
  const column = (index: number) => area(HEADER_ROW + 1, index, Math.max(1, rows.length), 1);
  const widthOfNames = widthFor(
    lines.map((line) => line.name),
    22,
    34,
  );
  return {
    key: 'by-name',
    name: say(language, 'sheet.by-name'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [tournament.info.name || say(language, 'sheet.by-name')],
          [say(language, 'sheet.by-name-title', { round })],
        ],
      },
      { row: HEADER_ROW, column: 0, cells: [header, ...rows] },
    ],
    formats: [
      titleFormat(0, size),
      subtitleFormat(1, size),
      bodyLines(area(HEADER_ROW + 1, 0, Math.max(1, rows.length), size)),
      headerFormat(area(HEADER_ROW, 0, 1, size)),
      { area: column(1), align: 'center' },
      { area: column(2), align: 'center', bold: true },
      { area: column(3), align: 'center' },
    ],
    widths: { 0: widthOfNames, 1: 6, 2: 8, 3: 10, 4: widthOfNames },
    freeze: { rows: HEADER_ROW + 1 },
    print: {
      orientation: 'portrait',
      area: area(0, 0, HEADER_ROW + 1 + rows.length, size),
      titleRows: [HEADER_ROW, HEADER_ROW],
      header: tournament.info.name,
      footer: `${say(language, 'sheet.by-name-title', { round })} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.round,
    gridlines: false,
  };
}

/** Alphabetical without accents and capitals; the core knows no locale. */
const sortKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();

export function compareNames(a: string, b: string): number {
  const x = sortKey(a);
  const y = sortKey(b);
  return x < y ? -1 : x > y ? 1 : 0;
}
