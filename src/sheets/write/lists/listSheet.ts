import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat } from '../../plan/look';
import {
  area,
  type Area,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../../plan/plan';
import {
  filledHeights,
  linesOf,
  orientationFor,
  pageCharacters,
  readableWidths,
  textHeights,
} from '../../plan/pages';
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
   * places; with them rows are as high as fills the page, unless the orientation is given.
   */
  readonly texts?: readonly number[];
  /** Absent: as its width and its texts ask for. */
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

/** In points. */
const LETTERS = 11;

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
function onPage(given: ListContent): ListContent {
  const content = { ...given, widths: underTitle(given, withHeads(given)) };
  const { texts, live, widths } = content;
  if (!texts || live) return content;
  const columns = widths.map((_, at) => ({
    ...content.columns?.[at],
    ...(texts.includes(at) ? { wrap: true } : {}),
  }));
  return { ...content, ...readableWidths(widths, texts, content.orientation), columns };
}

/** Bold letters are wider than digits, and where the standard font is missing wider still. */
const headWidth = (head: string): number => Math.ceil(head.length * 1.1) + 1;

/** No head touches the one beside it. */
const withHeads = ({ widths, header }: ListContent): number[] =>
  widths.map((width, at) => Math.max(width, headWidth(header[at] ?? '')));

/** Long sentences are not spread: they would need twice the paper. */
function heightsOf(
  { rows, widths, live, orientation = orientationFor(widths) }: ListContent,
  texts: readonly number[],
  areSentences: boolean,
): HeightPlan[] {
  const first = LIST_HEADER_ROW + 1;
  const wrapped = live ? [] : texts;
  return areSentences
    ? textHeights(rows, wrapped, widths, first)
    : filledHeights(rows, wrapped, widths, { orientation, first });
}

const TITLE_LETTERS = 14;

/** What stands above a narrow list is printed whole: its first column of text is as much wider. */
function underTitle({ title, subtitle, note, columns }: ListContent, widths: number[]): number[] {
  const above = Math.max(
    (title.length * TITLE_LETTERS) / LETTERS,
    ...[subtitle, note ?? ''].map((text) => text.length),
  );
  const wanted = Math.min(above, pageCharacters('portrait', widths.length));
  const missing = Math.ceil(wanted - widths.reduce((sum, width) => sum + width, 0));
  const text = Math.max(
    0,
    widths.findIndex((_, at) => !columns?.[at]?.align),
  );
  return missing > 0 ? widths.map((width, at) => (at === text ? width + missing : width)) : widths;
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
      { ...bodyLines(body), middle: true },
      headerFormat({ ...all, rows: 1 }),
      ...(content.columns ?? []).flatMap((format, index): FormatPlan[] =>
        format?.align ? [{ area: area(LIST_HEADER_ROW, index, 1, 1), align: format.align }] : [],
      ),
      ...(content.columns ?? []).flatMap((format, index): FormatPlan[] =>
        format ? [{ area: { ...body, column: index, columns: 1 }, ...format }] : [],
      ),
    ],
    widths: Object.fromEntries(content.widths.map((value, index) => [index, value])),
    ...(texts ? { heights: heightsOf(content, texts, given.orientation !== undefined) } : {}),
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
