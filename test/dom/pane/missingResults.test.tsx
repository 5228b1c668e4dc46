/** Missing results are a list of tables, the same wherever the next round is asked for. */
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';
import { gamesOf } from '../../../src/event/results/results';
import { enterResult } from '../../../taskpane/actions/round/results';
import { pairRound } from '../../../taskpane/actions/round/round';

it('names the tables once, and each is a button that goes to its cell', async () => {
  const office = await startOffice();
  office.type('Sheet1', 'A1', 'Name');
  for (let i = 0; i < 12; i++) office.type('Sheet1', `A${i + 2}`, `Player, ${'ABCDEFGHIJKL'[i]}`);
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  await pane.fill('field-rounds', '3');
  await pane.click('adopt-event');
  await pane.click('pair-next');
  await pane.click('write-round');
  // Nobody has finished yet: six buttons would say nothing.
  expect(pane.has('missing-tables')).toBe(false);
  for (const row of [5, 7, 8]) office.type('Round 1', `F${row}`, '1-0');
  await pane.settle(() => pane.desk.refresh());
  expect(pane.text('missing-tables')).toBe(
    'Round 1: 3 results missing, tables256Mark as postponed',
  );
  // The ribbon and the view of the round ask in the same way.
  await pane.settle(() => pairRound(pane.desk));
  const list = pane.find('problems');
  expect(list.querySelectorAll('li')).toHaveLength(1);
  expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '2',
    '5',
    '6',
    'Mark as postponed',
  ]);
  await pane.settle(() => list.querySelectorAll('button')[1].click());
  const { sheet, area } = office.book.selection();
  expect([sheet.name, area]).toEqual(['Round 1', { row: 8, column: 5, rows: 1, columns: 1 }]);
});

/** C.04.2: an adjourned game is a draw for pairing only, until it has a result. */
it('leaves games open: the next round is paired, lists say so, the result comes later', async () => {
  const office = await startOffice();
  office.type('Sheet1', 'A1', 'Name');
  for (let i = 0; i < 8; i++) office.type('Sheet1', `A${i + 2}`, `Player, ${'ABCDEFGH'[i]}`);
  const pane = await Pane.open('en');
  await pane.click('start-adopt');
  await pane.click('adopt-look');
  await pane.fill('field-rounds', '3');
  await pane.click('adopt-event');
  await pane.click('pair-next');
  await pane.click('write-round');
  for (const row of [5, 7]) office.type('Round 1', `F${row}`, '1-0');
  await pane.settle(() => pane.desk.refresh());
  await pane.click('leave-open');
  expect([6, 8].map((row) => office.sheet('Round 1').values(`F${row}`).flat()[0])).toEqual([
    'adj',
    'adj',
  ]);
  expect(pane.text('postponed')).toMatch(
    /^Postponed, still without result: \d-\d \(1\), \d-\d \(1\)/,
  );
  await pane.click('pair-next');
  await pane.click('write-round');
  const { tournament } = pane.desk.getState().event!;
  expect(tournament!.pairedRounds).toBe(2);
  // Entered later: nothing is asked, the answer says from when it counts, by its article.
  const game = gamesOf(pane.desk.getState().event, 1).find(({ result }) => result === 'adj')!;
  await pane.settle(() => enterResult(pane.desk, 1, game, '1-0'));
  expect(pane.text('notice')).toContain('C.04.2');
  expect(pane.text('postponed')).toMatch(/^Postponed, still without result: \d-\d \(1\) Enter/);
});
