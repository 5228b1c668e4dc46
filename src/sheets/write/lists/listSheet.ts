import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat } from '../../plan/look';
import {
  area,
  type Area,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../../plan/plan';
import { filledHeights, linesOf, orientationFor, readableWidths } from '../../plan/pages';
import { say } from '../../plan/say';
import type { Language } from '../../../model/types';

export const LIST_HEADER_ROW = 3;

/** A generated list: title, subtitle, header row and body; printed with its header on every page. */
export interface ListContent {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  /** What does not fit beside the subtitle stands below it (`subtitleLines`). */
  readonly note?: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
  readonly widths: readonly number[];
  /**
   * Columns of texts that go on in a second line where the list would be printed too small, by their
   * places; with them rows are as high as fills the page.
   */
  readonly texts?: readonly number[];
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

/** Rows whose text is longer than its column is wide are as high as their lines: files know no fitting. */
export const wrappedHeights = (
  rows: readonly (readonly CellValue[])[],
  /** Of the columns whose text goes on in a second line, by column. */
  widths: Readonly<Record<number, number>>,
): HeightPlan[] =>
  rows.flatMap((row, index) => {
    const lines = Math.max(
      ...Object.entries(widths).map(([column, width]) =>
        linesOf(String(row[Number(column)] ?? ''), width, LETTERS),
      ),
    );
    const at = LIST_HEADER_ROW + 1 + index;
    return lines > 1 ? [{ row: at, rows: 1, points: lines * LINE_POINTS }] : [];
  });

/**
 * Empty as long as the functions answer, or are about to; where Excel does not know them (`#NAME?`, the
 * fifth of its errors), it says what the list below needs. Excel keeps 255 characters in a text of a formula.
 */
const missingLine = (language: Language, note: string): { formula: string } => ({
  formula: `=IF(IFERROR(ERROR.TYPE(CHESS.VERSION()),0)=5,"${quoted(say(language, 'sheet.functions-missing'))}","${quoted(note)}")`,
});
const quoted = (text: string): string => text.replace(/"/g, '""');
const LONGEST_IN_FORMULA = 255;

/** What is said of a list, in two lines where one would run over the edge of the paper. */
export function subtitleLines(
  parts: readonly string[],
  widths: readonly number[],
): Pick<ListContent, 'subtitle' | 'note'> {
  const said = parts.filter(Boolean);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const line = (from: number, to?: number): string => said.slice(from, to).join(' · ');
  const fits = (count: number) => linesOf(line(0, count), width, LETTERS) === 1;
  let first = said.length;
  while (first > 1 && !fits(first)) first--;
  const note = line(first);
  return note === '' || note.length > LONGEST_IN_FORMULA
    ? { subtitle: line(0) }
    : { subtitle: line(0, first), note };
}

const thirdLine = ({ live, note, language }: ListContent): CellValue[][] => {
  if (live) return [[missingLine(language, note ?? '')]];
  return note ? [[note]] : [];
};

/** Where functions are missing, that is told in the colour of what is wrong, unless a note is there. */
const thirdLineFormat = ({ live, note, header }: ListContent): FormatPlan[] => {
  if (note) return [subtitleFormat(2, header.length)];
  return live ? [{ area: area(2, 0, 1, header.length), colour: LOOK.wrong.text }] : [];
};

/** A formula moves its names from row to row, so that they cannot have more lines than others. */
function onPage(content: ListContent): ListContent {
  const { texts, live, widths } = content;
  if (!texts || live) return content;
  const columns = widths.map((_, at) => ({
    ...content.columns?.[at],
    ...(texts.includes(at) ? { wrap: true } : {}),
  }));
  return { ...content, ...readableWidths(widths, texts), columns };
}

export function listSheet(given: ListContent): SheetPlan {
  const content = onPage(given);
  const { header, rows, language, texts } = content;
  const orientation = content.orientation ?? orientationFor(content.widths);
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
        cells: [[content.title], [content.subtitle], ...thirdLine(content)],
      },
      content.live
        ? { row: LIST_HEADER_ROW, column: 0, cells: [[content.live]] }
        : { row: LIST_HEADER_ROW, column: 0, cells: [header, ...rows] },
    ],
    ...(content.live ? { spills: [{ ...all, shown: [header, ...rows] }] } : {}),
    formats: [
      titleFormat(0, width),
      subtitleFormat(1, width),
      ...thirdLineFormat(content),
      bodyLines(body),
      headerFormat({ ...all, rows: 1 }),
      ...(content.columns ?? []).flatMap((format, index): FormatPlan[] =>
        format?.align ? [{ area: area(LIST_HEADER_ROW, index, 1, 1), align: format.align }] : [],
      ),
      ...(content.columns ?? []).flatMap((format, index): FormatPlan[] =>
        format ? [{ area: { ...body, column: index, columns: 1 }, ...format }] : [],
      ),
    ],
    widths: Object.fromEntries(content.widths.map((value, index) => [index, value])),
    ...(texts
      ? {
          heights: filledHeights(rows, content.live ? [] : texts, content.widths, {
            orientation,
            first: LIST_HEADER_ROW + 1,
          }),
        }
      : {}),
    freeze: { rows: LIST_HEADER_ROW + 1 },
    print: {
      orientation,
      area: area(0, 0, LIST_HEADER_ROW + 1 + count, width),
      titleRows: [LIST_HEADER_ROW, LIST_HEADER_ROW],
      header: content.eventName,
      footer: `${content.title} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}
