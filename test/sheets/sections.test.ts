/**
 * Several events in one workbook (issue 19, 5): what is written into a section is read back from it in
 * every language, and nothing of one section is seen or touched in another.
 */
import { check } from '../../src/model/check';
import { LANGUAGES, type Language, type Tournament } from '../../src/model/types';
import { cellsOfSection, sectionsIn } from '../../src/sheets/read/readSections';
import { crosstableSheet } from '../../src/sheets/write/lists/crosstableSheet';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import {
  inSection,
  isSectionName,
  sectionId,
  UNNAMED,
  type Section,
} from '../../src/sheets/names/section';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { type BookCells } from '../../src/sheets/plan/cells';
import { type Plan } from '../../src/sheets/plan/plan';
import { areaName } from '../../src/sheets/plan/plan';
import { updateBook, readBook, writeBook } from '../../src/xlsx/workbook';
import { event } from '../support/event';
import { SEVEN } from '../support/seven';
import { withoutSeats } from '../support/files/withoutSeats';

const YOUTH: Section = { id: sectionId('Élan U-14'), name: 'Élan U-14' };
const FOUR = event(
  'XXR 3',
  { no: 1, name: 'Quartz', rating: 1400, points: '2.0', rounds: ['3 w 1', '2 b 1'] },
  { no: 2, name: 'Opal', rating: 1300, points: '1.0', rounds: ['4 b 1', '1 w 0'] },
  { no: 3, name: 'Jade', rating: 1200, points: '0.0', rounds: ['1 b 0', '4 w 0'] },
  { no: 4, name: 'Agate', rating: 1100, points: '1.0', rounds: ['2 w 0', '3 b 1'] },
);

const comparable = (tournament: Tournament) => ({
  ...withoutSeats(tournament),
  roundsDeclared: true,
  writtenRanks: undefined,
  info: { ...tournament.info, kind: '' },
});

const opened = (book: BookCells, section: Section): Tournament => {
  const checked = check(readEvent(cellsOfSection(book, section)).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};

const logged = (plan: Plan, detail: string): Plan => ({
  ...plan,
  log: [{ action: 'made', round: '', system: '', detail, reason: '' }],
});

const settings = (language: Language, section?: string) => ({
  ...DEFAULT_SETTINGS,
  language,
  ...(section ? { section } : {}),
});

async function twoSections(language: Language): Promise<BookCells> {
  const options = { language, time: '10:00' };
  const first = await writeBook(logged(eventPlan(SEVEN, settings(language)), 'one'), options);
  const youth = inSection(logged(eventPlan(FOUR, settings(language, YOUTH.name)), 'two'), YOUTH);
  const both = await updateBook(first, youth, options);
  if (!both.ok) throw new Error(JSON.stringify(both.problems));
  const book = await readBook(both.value);
  if (!book.ok) throw new Error(JSON.stringify(book.problems));
  return book.value;
}

describe.each(LANGUAGES)('two sections in a file, in %s', (language) => {
  let book: BookCells;
  beforeAll(async () => {
    book = await twoSections(language);
  });

  test('are found by their names', () => {
    expect(sectionsIn(book)).toEqual([UNNAMED, YOUTH]);
  });

  test('come back as they were, each with its record', () => {
    expect(comparable(opened(book, UNNAMED))).toEqual(comparable(SEVEN));
    expect(comparable(opened(book, YOUTH))).toEqual(comparable(FOUR));
    expect(readEvent(cellsOfSection(book, UNNAMED)).record).toBeNull();
    expect([...readEvent(cellsOfSection(book, YOUTH)).record!.keys()]).toEqual([1]);
  });

  test('have a log each', () => {
    const logOf = (section: Section) =>
      readEvent(cellsOfSection(book, section)).tables.log!.rows.map((row) => row[4]);
    expect(logOf(UNNAMED)).toEqual(['one']);
    expect(logOf(YOUTH)).toEqual(['two']);
  });

  test('say their sheet where something is wrong', () => {
    const { players } = readEvent(cellsOfSection(book, YOUTH)).tables;
    expect(players!.sheet.startsWith('Élan U-14 ')).toBe(true);
    expect(players!.name).toBe('Players');
  });
});

test('the names of a section: tables end in it, sheets begin with it and keep to 31 characters', () => {
  const plan = inSection(eventPlan(FOUR, settings('fr', YOUTH.name)), YOUTH);
  expect(plan.sheets.flatMap(({ tables = [] }) => tables.map(({ name }) => name))).toEqual([
    'Event_Élan_U_14',
    'Players_Élan_U_14',
    'Round_1_Élan_U_14',
    'Round_2_Élan_U_14',
  ]);
  for (const { name } of plan.sheets) expect(name.length).toBeLessThanOrEqual(31);
  expect(new Set(plan.sheets.map(({ name }) => name)).size).toBe(plan.sheets.length);
  expect(plan.sheets.map(({ key }) => areaName(key))).toContain('pairsheet_round_2__élan_u_14');
});

test('formulas that follow the results name the tables of their section, texts stay', () => {
  const live = crosstableSheet(FOUR, 'en', true);
  const cells = [[{ formula: '=CHESS.X(Players[#All],Mine[Round_1],"Players[#All]")' }]];
  const sheet = { ...live, blocks: [...live.blocks, { row: 40, column: 0, cells }] };
  const { sheets } = inSection({ title: { key: 'pane.writing' }, sheets: [sheet] }, YOUTH);
  const formulas = sheets[0].blocks
    .flatMap((block) => block.cells.flat())
    .flatMap((cell) => (typeof cell === 'object' && cell ? [cell.formula] : []));
  expect(formulas).toEqual([
    // The line for whoever has no Pairsheet.
    expect.stringMatching(/^=IF\(IFERROR\(ERROR\.TYPE\(CHESS\.VERSION\(\)\),0\)=5,/),
    '=CHESS.CROSSTABLE(Players_Élan_U_14[#All],Round_1_Élan_U_14[#All],Round_2_Élan_U_14[#All])',
    '=CHESS.X(Players_Élan_U_14[#All],Mine[Round_1],"Players[#All]")',
  ]);
});

test('a workbook without sections is planned and read exactly as before', () => {
  const plan = eventPlan(SEVEN, settings('en'));
  expect(inSection(plan, UNNAMED)).toBe(plan);
  const book = planCells(plan);
  expect(book.sections).toBeUndefined();
  expect(cellsOfSection(book, UNNAMED)).toBe(book);
  expect(sectionsIn(book)).toEqual([UNNAMED]);
  expect(sectionsIn({ tables: [] })).toEqual([]);
});

test('a copy of the tables that somebody made is no section: it is not declared as one', () => {
  const { tables } = planCells(eventPlan(SEVEN, settings('en')));
  const copies = tables.map((table) => ({ ...table, name: `${table.name}_old` }));
  expect(sectionsIn({ tables: [...tables, ...copies] })).toEqual([UNNAMED]);
});

test('a section that is called 3 does not take round 3 of the other', () => {
  const three: Section = { id: '3', name: '3' };
  const one = planCells(eventPlan(SEVEN, settings('en')));
  const round = { ...one.tables[2], name: 'Round_3' };
  const other = planCells(inSection(eventPlan(FOUR, settings('en', '3')), three));
  const book = { tables: [...one.tables, round, ...other.tables], sections: other.sections };
  expect(sectionsIn(book)).toEqual([UNNAMED, three]);
  expect([...readEvent(cellsOfSection(book, UNNAMED)).tables.rounds.keys()]).toEqual([1, 3]);
  expect([...readEvent(cellsOfSection(book, three)).tables.rounds.keys()]).toEqual([1, 2]);
});

test('of sections B and A B each has its own tables', () => {
  const [b, ab]: Section[] = [
    { id: 'B', name: 'B' },
    { id: 'A_B', name: 'A B' },
  ];
  const plans = [
    inSection(eventPlan(SEVEN, settings('en', 'B')), b),
    inSection(eventPlan(FOUR, settings('en', 'A B')), ab),
  ];
  const book = planCells({ ...plans[0], sheets: plans.flatMap(({ sheets }) => sheets) });
  expect(sectionsIn(book)).toEqual([b, ab]);
  expect(opened(book, b).players).toHaveLength(7);
  expect(opened(book, ab).players).toHaveLength(4);
});

test.each([
  ['A', true],
  ['Youth U-14', true],
  ['Año 2026', true],
  ["d'Or", true],
  ['', false],
  [' - ', false],
  ['A/B', false],
  ['[A]', false],
  ["'A", false],
  ['sixteen letters!', false],
])('“%s” as a name of a section: %s', (name, isFine) => {
  expect(isSectionName(name)).toBe(isFine);
});
