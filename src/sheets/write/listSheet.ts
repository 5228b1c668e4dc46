import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat } from '../look';
import {
  area,
  type Area,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../plan';
import { linesOf, orientationFor } from '../pages';
import { say } from '../say';
import type { Language } from '../../model/types';

export const LIST_HEADER_ROW = 3;

/** A generated list: title, subtitle, header row and body; printed with its header on every page. */
export interface ListContent {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
  readonly widths: readonly number[];
  /** Absent: as its width asks for. */
  readonly orientation?: 'portrait' | 'landscape';
  /** One per column, where it is not plain text at the left. */
  readonly columns?: readonly (Pick<
    FormatPlan,
    'align' | 'numberFormat' | 'bold' | 'wrap'
  > | null)[];
  /** A formula that spills header and body instead of values. */
  readonly live?: { readonly formula: string };
  readonly eventName: string;
  readonly language: Language;
}

const LINE_POINTS = 15;
/** In points. */
const LETTERS = 11;

/** Rows whose text in a column is longer than it is wide are as high as their lines: files know no fitting. */
export const wrappedHeights = (
  rows: readonly (readonly CellValue[])[],
  column: number,
  width: number,
): HeightPlan[] =>
  rows.flatMap((row, index) => {
    const lines = linesOf(String(row[column] ?? ''), width, LETTERS);
    const at = LIST_HEADER_ROW + 1 + index;
    return lines > 1 ? [{ row: at, rows: 1, points: lines * LINE_POINTS }] : [];
  });

/**
 * Empty as long as the functions answer; where they are missing, it says what the list below needs.
 * Excel keeps 255 characters in a text of a formula.
 */
const missingLine = (language: Language): { formula: string } => ({
  formula: `=IF(ISERROR(CHESS.VERSION()),"${say(language, 'sheet.functions-missing').replace(/"/g, '""')}","")`,
});

export function listSheet(content: ListContent): SheetPlan {
  const { header, rows, language } = content;
  const width = header.length;
  const count = Math.max(1, rows.length);
  const body = area(LIST_HEADER_ROW + 1, 0, count, width);
  const all: Area = { ...body, row: LIST_HEADER_ROW, rows: count + 1 };
  return {
    key: content.key,
    name: content.name,
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [content.title],
          [content.subtitle],
          ...(content.live ? [[missingLine(language)]] : []),
        ],
      },
      content.live
        ? { row: LIST_HEADER_ROW, column: 0, cells: [[content.live]] }
        : { row: LIST_HEADER_ROW, column: 0, cells: [header, ...rows] },
    ],
    ...(content.live ? { spills: [{ ...all, shown: [header, ...rows] }] } : {}),
    formats: [
      titleFormat(0, width),
      subtitleFormat(1, width),
      ...(content.live ? [{ area: area(2, 0, 1, width), colour: LOOK.wrong.text }] : []),
      bodyLines(body),
      headerFormat({ ...all, rows: 1 }),
      ...(content.columns ?? []).flatMap((format, index): FormatPlan[] =>
        format ? [{ area: { ...body, column: index, columns: 1 }, ...format }] : [],
      ),
    ],
    widths: Object.fromEntries(content.widths.map((value, index) => [index, value])),
    freeze: { rows: LIST_HEADER_ROW + 1 },
    print: {
      orientation: content.orientation ?? orientationFor(content.widths),
      area: area(0, 0, LIST_HEADER_ROW + 1 + count, width),
      titleRows: [LIST_HEADER_ROW, LIST_HEADER_ROW],
      header: content.eventName,
      footer: `${content.title} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}
