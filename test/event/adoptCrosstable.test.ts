import {
  adoptCrosstable,
  adoptTableText,
  planAdoption,
} from '../../src/event/setup/adoptCrosstable';
import { check } from '../../src/model/check';
import { score } from '../../src/model/tournament';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';

/** A ranking as a results site prints it; fictional players, points added up by hand. */
const ROWS = [
  ['Open of the Grove', '', '', '', '', ''],
  ['Rk.', '', 'Name', 'Rtg', '1.Rd', '2.Rd', 'Pts.'],
  ['1', 'FM', 'Ada Alder', '2000', '3w1', '2b1', '2'],
  ['2', '', 'Bo Birch', '1900', '4b1', '1w0', '1'],
  ['3', '', 'Cy Cedar', '0', '1b0', '4w½', '½'],
  ['4', '', 'Di Dogwood', '1500', '2w0', '3b½', '½'],
];
const SHEET = { sheet: 'Pasted', row: 4, column: 1, rows: ROWS };

it('a pasted crosstable becomes an event: players, rounds, results', () => {
  const adopted = adoptCrosstable(SHEET);
  if (!adopted.ok) throw new Error(JSON.stringify(adopted.problems));
  expect(adopted.value.kind).toMatchObject({ key: 'crosstable.read-as', args: { rounds: 2 } });
  const plan = planAdoption(adopted.value, 'Grove', 5, DEFAULT_SETTINGS);
  const event = check(readEvent(planCells(plan)).raw);
  if (!event.ok) throw new Error(JSON.stringify(event.problems));
  const { value } = event;
  expect([value.info.name, value.totalRounds, value.pairedRounds]).toEqual(['Grove', 5, 2]);
  expect(value.players.map((player) => [player.name, player.title, score(value, player)])).toEqual([
    ['Ada Alder', 'FM', 4],
    ['Bo Birch', '', 2],
    // The ranking has places only: starting numbers follow the ratings.
    ['Di Dogwood', '', 1],
    ['Cy Cedar', '', 1],
  ]);
  expect(value.players[0].entries.map(({ colour }) => colour)).toEqual(['white', 'black']);
});

it('problems name the cell of the sheet', () => {
  const rows = ROWS.map((row, i) => (i === 3 ? row.with(4, 'hm') : row));
  const adopted = adoptCrosstable({ ...SHEET, rows });
  expect(!adopted.ok && adopted.problems.map(({ code, place }) => [code, place])).toEqual([
    ['unknown-cell', { kind: 'cell', sheet: 'Pasted', address: 'F8' }],
  ]);
});

it('a table without colours cannot become rounds', () => {
  const text = 'No\tName\tR1\n1\tAda Alder\tW2\n2\tBo Birch\tL1\n';
  const adopted = adoptTableText(text);
  expect(!adopted.ok && adopted.problems.map(({ code }) => code)).toEqual([
    'table-without-colours',
  ]);
});

it('a list is no crosstable', () => {
  const adopted = adoptTableText('No\tName\tRtg\n1\tAda Alder\t2000\n2\tBo Birch\t1900\n');
  expect(!adopted.ok && adopted.problems.map(({ code }) => code)).toEqual(['table-has-no-rounds']);
});
