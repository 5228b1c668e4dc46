import { withoutSeats } from '../support/files/withoutSeats';
import { readBook, readWorkbook, updateBook, writeBook } from '../../src/xlsx/workbook';
import { check } from '../../src/model/check';
import type { Tournament } from '../../src/model/types';
import { area, formula, type Plan } from '../../src/sheets/plan/plan';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan, roundPlan } from '../../src/sheets/write/eventPlan';
import { readEvent } from '../../src/sheets/read/readEvent';
import { corpusFiles, readTrf } from '../support/cases';
import { zipEntry } from '../support/files/zipEntry';

/** Bytes there and back through the library; what is expected is what went in. */
async function throughFile(tournament: Tournament): Promise<Tournament> {
  const bytes = await writeBook(eventPlan(tournament, DEFAULT_SETTINGS));
  const book = await readBook(bytes);
  if (!book.ok) throw new Error('no workbook');
  const checked = check(readEvent(book.value).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems.slice(0, 3)));
  return checked.value;
}

test.each(corpusFiles('dutch-2016', '.trf').slice(0, 8))(
  'an event survives as a workbook: %#',
  async (file) => {
    const tournament = readTrf(file);
    // A workbook also keeps the tables at which people sat, which a TRF does not have.
    const again = withoutSeats(await throughFile(tournament));
    expect(
      again.players.map(({ no, name, rating, entries }) => ({ no, name, rating, entries })),
    ).toEqual(
      tournament.players.map(({ no, name, rating, entries }) => ({ no, name, rating, entries })),
    );
    expect(again.totalRounds).toBe(tournament.totalRounds);
    expect(again.points).toEqual(tournament.points);
  },
);

const sheet = (key: string, cells: Plan['sheets'][number]['blocks'][number]['cells']): Plan => ({
  title: { key: 'plan.event' },
  sheets: [
    {
      key,
      name: `Sheet ${key}`,
      mode: 'replace',
      blocks: [{ row: 0, column: 0, cells }],
      tables: [{ name: `T_${key}`, area: area(0, 0, cells.length, cells[0].length) }],
    },
  ],
});

test('text that looks like a formula, a number or a date stays text', async () => {
  const cells = [['Text'], ['=1+1'], ['1/2'], ['007'], ['@x']];
  const book = await readBook(await writeBook(sheet('a', cells)));
  expect(book.ok && book.value.tables[0].rows).toEqual(cells.slice(1));
});

test('numbers stay numbers', async () => {
  const book = await readBook(await writeBook(sheet('a', [['N'], [1.5], [2400]])));
  expect(book.ok && book.value.tables[0].rows).toEqual([[1.5], [2400]]);
});

test('custom functions get the name under which files keep them', async () => {
  const bytes = await writeBook(sheet('a', [['F'], [formula('=CHESS.BUCHHOLZ(1,T)')]]));
  const { openXlsx } = await import('hucre/xlsx');
  const book = await openXlsx(bytes);
  expect(book.sheets[0].cells?.get('1,0')?.formula).toBe('_xldudf_CHESS_BUCHHOLZ(1,T)');
});

test('updating writes the sheets of the plan and leaves the others alone', async () => {
  const first = await writeBook({
    title: { key: 'plan.event' },
    sheets: [...sheet('a', [['A'], ['one']]).sheets, ...sheet('own', [['Mine'], ['keep']]).sheets],
  });
  const second = await updateBook(first, {
    title: { key: 'plan.event' },
    sheets: [...sheet('a', [['A'], ['two'], ['three']]).sheets, ...sheet('b', [['B'], [1]]).sheets],
  });
  if (!second.ok) throw new Error('no workbook');
  const book = await readBook(second.value);
  if (!book.ok) throw new Error('no workbook');
  expect(book.value.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['T_a', [['two'], ['three']]],
    ['T_own', [['keep']]],
    ['T_b', [[1]]],
  ]);
});

test('a paired round can be written into the file of an event', async () => {
  const tournament = readTrf(corpusFiles('dutch-2016', '.trf')[4]);
  const start = { ...tournament, totalRounds: tournament.pairedRounds + 1 };
  const bytes = await writeBook(eventPlan(start, DEFAULT_SETTINGS));
  const [one, two] = start.players;
  const round = {
    round: start.pairedRounds + 1,
    games: [
      {
        white: one.no,
        black: two.no,
        whiteOutcome: 'pending' as const,
        blackOutcome: 'pending' as const,
      },
    ],
    byes: [],
  };
  const updated = await updateBook(bytes, roundPlan(start, round, DEFAULT_SETTINGS));
  if (!updated.ok) throw new Error('no workbook');
  const book = await readBook(updated.value);
  const checked = book.ok ? check(readEvent(book.value).raw) : book;
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems.slice(0, 3)));
  expect(checked.value.pairedRounds).toBe(start.pairedRounds + 1);
  expect(checked.value.players[0].entries.at(-1)).toMatchObject({
    opponent: two.no,
    outcome: 'pending',
  });
  // The file opens on the new round.
  const file = await readWorkbook(updated.value);
  const shown = file.ok ? file.value.sheets[file.value.activeSheet ?? 0].name : '';
  expect(shown).toBe(`Round ${start.pairedRounds + 1}`);
});

test('a file that is no workbook is a problem, not a crash', async () => {
  const bytes = new TextEncoder().encode('012 this is a TRF');
  for (const result of [await readBook(bytes), await updateBook(bytes, sheet('a', [['A'], [1]]))])
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'not-a-workbook' }] });
});

test('the mark of wrong results is a conditional format of the file', async () => {
  const plan = eventPlan(readTrf(corpusFiles('dutch-2016', '.trf')[0]), DEFAULT_SETTINGS);
  const [mark] = plan.sheets.find(({ key }) => key === 'round-1')!.marks!;
  const bytes = await writeBook(plan);
  const rulesOf = async (file: Uint8Array) => {
    const book = await readWorkbook(file);
    if (!book.ok) throw new Error('no workbook');
    return book.value.sheets.find(({ name }) => name === 'Round 1')!.conditionalRules;
  };
  const written = [
    {
      type: 'expression',
      priority: 1,
      range: `F5:F${4 + mark.area.rows}`,
      formula: mark.formula,
      style: {
        font: { color: { rgb: '9C0006' } },
        fill: { type: 'pattern', pattern: 'solid', fgColor: {}, bgColor: { rgb: 'FFC7CE' } },
      },
    },
  ];
  expect(await rulesOf(bytes)).toMatchObject(written);
  // Another round written into the file leaves it there.
  const others = { ...plan, sheets: plan.sheets.filter(({ key }) => key === 'round-2') };
  const updated = await updateBook(bytes, others);
  expect(updated.ok && (await rulesOf(updated.value))).toMatchObject(written);
});

test('what Excel says beside a cell is short enough for it', () => {
  for (const language of ['en', 'fr', 'pt'] as const) {
    const plan = eventPlan(readTrf(corpusFiles('dutch-2016', '.trf')[0]), {
      ...DEFAULT_SETTINGS,
      language,
    });
    // MS-OI29500, 2.1.613: 224 for the alert, 255 for the prompt, 32 for the title.
    for (const { message, title } of plan.sheets.flatMap(({ validations }) => validations ?? [])) {
      expect(message.length).toBeLessThanOrEqual(224);
      expect(title.length).toBeLessThanOrEqual(32);
    }
  }
});

describe('what Excel reads of a file', () => {
  // By the grammar of formulas a sheet name with a space stands in quotes; without them LibreOffice
  // printed no headings on the second page.
  const printNamesIn = (bytes: Uint8Array): string[] =>
    [...zipEntry(bytes, 'xl/workbook.xml').matchAll(/<definedName name="_xlnm[^>]*>([^<]*)</g)].map(
      ([, range]) => range.replaceAll('&apos;', "'"),
    );
  const tournament = readTrf(corpusFiles('dutch-2016', '.trf')[0]);

  test('print areas and titles name their sheets in quotes, after an update too', async () => {
    const written = await writeBook(eventPlan(tournament, DEFAULT_SETTINGS));
    const updated = await updateBook(written, sheet('a', [['N'], [1]]));
    if (!updated.ok) throw new Error('not updated');
    for (const bytes of [written, updated.value]) {
      const names = printNamesIn(bytes);
      expect(names).toContain(`'Round 1'!$4:$4`);
      expect(names.filter((name) => !/^'[^']+'!\$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('every font has a name and a size', async () => {
    const styles = zipEntry(
      await writeBook(eventPlan(tournament, DEFAULT_SETTINGS)),
      'xl/styles.xml',
    );
    const fonts = styles.slice(styles.indexOf('<fonts'), styles.indexOf('</fonts>'));
    for (const [font] of fonts.matchAll(/<font>.*?<\/font>/g))
      expect(font).toMatch(/(?=.*<name val="Calibri"\/>)(?=.*<sz )/);
  });

  test('an & in the name of the event is a letter in the head of the page', async () => {
    const event = { ...tournament, info: { ...tournament.info, name: 'Rook & Pawn' } };
    const bytes = await writeBook(eventPlan(event, DEFAULT_SETTINGS));
    expect(zipEntry(bytes, 'xl/worksheets/sheet3.xml')).toContain('&amp;CRook &amp;&amp; Pawn');
  });
});
