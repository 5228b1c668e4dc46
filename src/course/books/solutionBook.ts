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
  formula,
  type CellValue,
  type FormatPlan,
  type Plan,
  type SheetPlan,
} from '../../sheets/plan/plan';
import { say as sayOnSheet } from '../../sheets/plan/say';
import { workingSheet } from '../../sheets/write/working/workingSheet';
import { detailSheets } from './detailSheets';
import type { Exercise, Material, Question } from '../exercises/exercise';
import { questionLabel, noteLines, sayer, tableRows, type SheetIdentity } from './exerciseSheet';
import { inLines } from './inLines';
import { answerCell } from '../exercises/tick';

/** The solution apart from the exercise: answers with their working, and why it is of its level. */
export function solutionBook(exercise: Exercise, language: Language): Plan {
  const solution = solutionSheet(exercise, language, {
    key: 'solution',
    name: fill(language, 'course.sheet.solution'),
  });
  const sheets = [
    solution,
    ...workingSheets(exercise, language),
    ...detailSheets(exercise, language),
  ];
  return { title: exercise.title, sheets, activate: solution.key };
}

/** The working of the round, where the exercise is about one. */
export function workingSheets(exercise: Exercise, language: Language): SheetPlan[] {
  const { working, tournament, edition } = exercise;
  if (working.length === 0) return [];
  const round = tournament.pairedRounds + 1;
  return [
    workingSheet({
      tournament,
      round,
      systemName: fill(language, edition),
      steps: working,
      language,
    }),
  ];
}

/** `material`: the cells of the exercise in the same workbook, for functions of ours on them. */
export function solutionSheet(
  exercise: Exercise,
  language: Language,
  identity: SheetIdentity,
  material: Material | null = null,
): SheetPlan {
  const say = sayer(exercise, language);
  const isLive = material !== null && exercise.questions.some((each) => each.formula);
  const header: CellValue[] = [
    '#',
    fill(language, 'course.head.question'),
    fill(language, 'course.head.answer'),
    ...(isLive ? [fill(language, 'course.head.function')] : []),
    sayOnSheet(language, 'head.article'),
    fill(language, 'course.head.working'),
  ];
  const rows = exercise.questions.flatMap((question, index): CellValue[][] => {
    const [first, ...more] = question.working;
    const step = (reason: typeof first | undefined): CellValue[] =>
      reason ? [reason.article ?? null, say(reason)] : [null, null];
    return [
      [
        index + 1,
        questionLabel(question, language, say),
        answerCell(question.answer, language),
        ...(isLive ? [functionCell(question, material)] : []),
        ...step(first),
      ],
      ...more.map((reason): CellValue[] => [
        ...Array<null>(header.length - 2).fill(null),
        ...step(reason),
      ]),
    ];
  });
  const top: string[] = [
    fill(language, 'course.solution-title', { title: sayReason(language, exercise.title) }),
    fill(language, 'course.by-edition', { edition: fill(language, exercise.edition) }),
    ...[...exercise.task.map(say), ...noteLines(exercise, language)].flatMap((line) =>
      inLines(line),
    ),
  ];
  const proofs = [
    fill(language, 'course.proof-title'),
    ...exercise.proofs.flatMap(({ reason }) => inLines(say(reason))),
  ];
  const proofRow = top.length + 1;
  const headerRow = proofRow + proofs.length + 1;
  const table = tableRows(exercise.solutionTable ?? [], language);
  const tableRow = headerRow + rows.length + 2;
  const width = header.length;
  const end = table.length > 0 ? tableRow + table.length : headerRow + 1 + rows.length;
  return {
    key: identity.key,
    name: identity.name,
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: top.map((line) => [line]) },
      { row: proofRow, column: 0, cells: proofs.map((line) => [line]) },
      { row: headerRow, column: 0, cells: [header, ...rows] },
      ...(table.length > 0 ? [{ row: tableRow, column: TABLE_COLUMN, cells: table }] : []),
    ],
    formats: [
      titleFormat(0, width),
      subtitleFormat(1, width),
      { area: area(proofRow, 0, 1, 1), bold: true },
      headerFormat(area(headerRow, 0, 1, width)),
      { area: area(headerRow, 0, rows.length + 1, 1), align: 'center' },
      { area: area(headerRow, 2, rows.length + 1, 1), align: 'center' },
      { area: area(headerRow + 1, 2, rows.length, 1), bold: true },
      ...(isLive
        ? [{ area: area(headerRow, 3, rows.length + 1, 1), align: 'center' } as const]
        : []),
      { area: area(headerRow + 1, width - 1, rows.length, 1), wrap: true },
      ...(table.length > 0 ? tableFormats(tableRow, table) : []),
    ],
    widths: {
      0: 6,
      1: widthFor(
        rows.map((row) => String(row[1] ?? '')),
        24,
        60,
      ),
      2: 11,
      ...(isLive ? { 3: 11, 4: 20, 5: 80 } : { 3: 20, 4: 80 }),
    },
    print: {
      orientation: 'landscape',
      area: area(0, 0, end, Math.max(width, TABLE_COLUMN + (table[0]?.length ?? 0))),
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

/** Tables of the solution begin where the questions do. */
const TABLE_COLUMN = 1;

const tableFormats = (row: number, table: readonly (readonly CellValue[])[]): FormatPlan[] => {
  const [{ length: columns }] = table;
  return [
    headerFormat(area(row, TABLE_COLUMN, 1, columns)),
    bodyLines(area(row + 1, TABLE_COLUMN, table.length - 1, columns)),
    { area: area(row, TABLE_COLUMN, table.length, columns), align: 'center' },
  ];
};

/** What our function gives; a dash where it is not installed. */
const functionCell = ({ formula: of }: Question, material: Material): CellValue =>
  of ? formula(`IFERROR(${of(material)},"–")`) : null;
