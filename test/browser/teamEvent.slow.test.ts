/**
 * 24 teams of four boards and a reserve in a real Chromium: from a pasted list to standings, boards and
 * TRF26, which is read back and checked. Seven rounds with TEAM_ROUNDS=7.
 */
import { openTrf } from '../../src/event/open/openTrf';
import { recheckRound } from '../../src/systems/audit/recheck';
import { systemById } from '../../src/systems';
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

const RESULTS: Readonly<Record<string, string>> = { '1': '1-0', '5': '½-½', '0': '0-1' };
const ROUNDS = Number(process.env.TEAM_ROUNDS ?? 2);
jest.setTimeout(120_000 + ROUNDS * 60_000);

const TREES =
  'Alder Ash Aspen Beech Birch Box Cedar Cherry Elm Fir Hazel Holly Juniper Larch Lime Maple Oak Pine Plum Poplar Rowan Spruce Willow Yew';
const TEAMS = TREES.split(' ');
const LIST: readonly (readonly (string | number)[])[] = [
  ['Name', 'Rating', 'Team', 'Board'],
  ...TEAMS.flatMap((team, index) =>
    [1, 2, 3, 4, 5].map((board) => [
      `${team} ${'ABCDE'[board - 1]}`,
      2300 - 20 * index - 30 * board,
      team,
      board,
    ]),
  ),
];

test('24 teams, four boards, from a list to TRF26', async () => {
  const bench = await WorkbenchPage.open(served, '?lang=en');
  const element = (testId: string) => bench.pane.getByTestId(testId);
  const click = async (testId: string) => {
    await element(testId).click();
    await element('busy').waitFor({ state: 'detached', timeout: 120_000 });
  };
  await bench.page.click('#new');
  await bench.untilSheet('Sheet1');
  await bench.page.evaluate((rows) => {
    const sheet = window.workbench.workspace.book.sheets().find(({ name }) => name === 'Sheet1')!;
    const area = { row: 0, column: 0, rows: rows.length, columns: rows[0].length };
    sheet.write(
      area,
      rows.map((row) => row.map((value) => ({ value }))),
    );
  }, LIST);
  await click('start-adopt');
  await click('adopt-look');
  await element('adopted').waitFor();
  await element('field-name').fill('Grove league');
  await element('more-fields').locator('summary').click();
  await element('field-start').fill('2026-05-01');
  await element('field-system').selectOption('team-swiss-2026');
  await element('field-boards').fill('4');
  await element('field-rounds').fill('7');
  await click('adopt-event');
  expect(await bench.values('Teams', 'A5:B5')).toEqual([[1, 'Alder']]);

  for (let round = 1; round <= ROUNDS; round++) {
    await click('pair-next');
    await element('preview').waitFor();
    await click('write-round');
    await click('enter-results');
    const grid = element('result-grid');
    const key = (board: number) => '150'[(board * 7 + round) % 3];
    for (let board = 0; board < 48; board++) await grid.press(key(board));
    // Twelve matches of five rows: the last board is the last row.
    await bench.untilCell(`Round ${round}`, 'G64', RESULTS[key(47)]);
    await click('back');
  }
  // The result of a match follows from its boards, by a formula that the spreadsheet works out.
  const [head, ...boards] = (await bench.values('Round 1', 'G5:G9')).flat();
  const worth = { '1-0': 1, '½-½': 0.5, '0-1': 0 } as Record<string, number>;
  const points = boards.reduce((sum: number, text) => sum + worth[String(text)], 0);
  const shown = (value: number) =>
    `${Math.floor(value) || (value % 1 ? '' : 0)}${value % 1 ? '½' : ''}`;
  expect(head).toBe(`${shown(points)}-${shown(4 - points)}`);

  await click('open-standings');
  for (const list of ['standings', 'crosstable', 'boards', 'byTable', 'slips'])
    await click(`write-${list}`);
  expect((await bench.values('Standings', 'A5:A28')).flat()[0]).toBe(1);
  await click('back');

  // Money for the teams, and a prize for the best player of each board.
  await click('open-prizes');
  await click('make-prizes');
  await bench.untilSheet('Prizes');
  const prizes = [
    ['Champions', '1', '600'],
    ['Runners-up', '2', '300'],
    ['Board 1', '1', '50', '', '', '', '', '1'],
    ['Board 4', '1', '50', '', '', '', '', '4'],
  ];
  for (const [row, cells] of prizes.entries())
    for (const [column, cell] of cells.entries())
      if (cell !== '') await bench.type('Prizes', `${'ABCDEFGH'[column]}${row + 7}`, cell);
  await element('prize-sums').waitFor();
  await click('write-prizes');
  await bench.untilSheet('Prize list');
  const given = await bench.values('Prize list', 'A5:F8');
  expect(given.map(([, , , , , amount]) => amount)).toEqual([600, 300, 50, 50]);
  // The winner of the event is the first of the standings.
  expect(given[0]![2]).toBe((await bench.values('Standings', 'C5:C5')).flat()[0]);
  await click('back');
  await click('open-standings');
  await click('export-trf');
  const text = await element('export-text').inputValue();
  const back = openTrf(text);
  if (!back.ok) throw new Error(JSON.stringify(back.problems));
  const { tournament } = back.value;
  expect(tournament.teams).toHaveLength(24);
  for (let round = 1; round <= ROUNDS; round++)
    expect(recheckRound(tournament, systemById('team-swiss-2026')!, round)).toMatchObject({
      differs: false,
    });
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
