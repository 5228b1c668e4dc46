import { fill, sayReason } from '../../explain/phrasebook';
import type { Language } from '../../model/types';
import {
  bodyLines,
  headerFormat,
  LOOK,
  subtitleFormat,
  titleFormat,
  widthFor,
} from '../../sheets/plan/look';
import {
  area,
  type Block,
  type CellValue,
  type FormatPlan,
  type SheetPlan,
} from '../../sheets/plan/plan';
import { onOnePage } from '../../sheets/plan/pages';
import type { Rule, RuleExample } from '../rules/rule';
import { answerCell } from '../exercises/tick';
import { drawn } from './drawings';
import { questionLabel, sayer, tableRows, type SheetIdentity } from './exerciseSheet';
import { inLines } from './inLines';
import { materialRows } from './material';

/** Columns for what runs on. */
const RUN_ON = 3;

/** Rounds, points, colours. */
const COLUMN = 9;

/** Letters in a line of the page. */
const LINE = 100;

/** One article on one page: what it says, an event in which it plays its part, and how it comes about. */
export function rulePage(
  { says }: Rule,
  { exercise, worked, drawings }: RuleExample,
  language: Language,
  identity: SheetIdentity,
): SheetPlan {
  const say = sayer(exercise, language);
  const page = new Page();
  page.lines([sayReason(language, exercise.title)]);
  page.lines(inLines(fill(language, says), LINE));
  const saidRows = page.row;
  page.lines(exercise.task.slice(1).flatMap((reason) => inLines(say(reason), LINE)));
  page.gap();
  const material = exercise.table
    ? tableRows(exercise.table, language)
    : exercise.tournament.players.length > 0
      ? materialRows(exercise, language)
      : [];
  if (material.length > 0) page.table(material);
  for (const drawing of drawings) page.drawing(drawn(drawing, page.row, language));
  if (worked.length > 0) {
    page.heading(fill(language, 'rules.head.way'));
    page.lines(worked.flatMap((reason) => inLines(say(reason), LINE)));
    page.gap();
  }
  page.table([
    ['#', fill(language, 'course.head.question'), fill(language, 'course.head.answer')],
    ...exercise.questions.map((question, index): CellValue[] => [
      index + 1,
      questionLabel(question, language, say),
      answerCell(question.answer, language),
    ]),
  ]);
  // Sentences, and what is due to a player, run on beyond the last column.
  const width = RUN_ON + Math.max(8, ...page.blocks.map(({ cells }) => cells[0].length));
  const widths: Record<number, number> = {
    0: 6,
    1: widthFor(
      [
        ...material.map((row) => String(row[1] ?? '')),
        ...exercise.questions.map((each) => questionLabel(each, language, say)),
      ],
      30,
      56,
    ),
    ...Object.fromEntries(Array.from({ length: width - 2 }, (_, at) => [at + 2, COLUMN])),
  };
  return {
    key: identity.key,
    name: identity.name,
    mode: 'replace',
    blocks: page.blocks,
    formats: [
      titleFormat(0, width),
      subtitleFormat(1, width),
      { area: area(1, 0, saidRows - 1, 1), bold: true },
      ...page.formats,
    ],
    widths,
    print: {
      ...onOnePage(
        Array.from({ length: width }, (_, at) => widths[at] ?? COLUMN),
        page.row,
      ),
      area: area(0, 0, page.row, width),
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

/** Blocks one below the other. */
class Page {
  row = 0;
  readonly blocks: Block[] = [];
  readonly formats: FormatPlan[] = [];

  lines(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.blocks.push({ row: this.row, column: 0, cells: lines.map((line) => [line]) });
    this.row += lines.length;
  }

  heading(text: string): void {
    this.formats.push({ area: area(this.row, 0, 1, 1), bold: true, colour: LOOK.accent });
    this.lines([text]);
  }

  gap(): void {
    this.row++;
  }

  table(rows: readonly (readonly CellValue[])[]): void {
    const columns = Math.max(...rows.map((row) => row.length));
    const cells = rows.map((row) => [...row, ...Array<null>(columns - row.length).fill(null)]);
    this.blocks.push({ row: this.row, column: 0, cells });
    this.formats.push(
      headerFormat(area(this.row, 0, 1, columns)),
      bodyLines(area(this.row + 1, 0, rows.length - 1, columns)),
      { area: area(this.row, 0, rows.length, 1), align: 'center' },
      ...(columns > 2
        ? [{ area: area(this.row, 2, rows.length, columns - 2), align: 'center' } as const]
        : []),
    );
    this.row += rows.length + 1;
  }

  drawing({ cells, formats }: ReturnType<typeof drawn>): void {
    const columns = Math.max(...cells.map((row) => row.length));
    this.blocks.push({
      row: this.row,
      column: 0,
      cells: cells.map((row) => [...row, ...Array<null>(columns - row.length).fill(null)]),
    });
    this.formats.push(...formats);
    this.row += cells.length + 1;
  }
}
