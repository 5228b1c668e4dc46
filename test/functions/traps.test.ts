/** What spreadsheets make of results: said as what it is, with a cure that does not lead back to it. */
import { outcomeOf } from './shim';
import { FUNCTIONS } from '../../functions';

const call = (id: string, ...given: unknown[]): string =>
  String(outcomeOf(() => (FUNCTIONS[id] as (...parameters: unknown[]) => unknown)(...given)));

test('18:4 in a table of teams became a time', () => {
  const teams = [
    ['No', 'Team', 'R1'],
    [1, 'Alders', (2 * 60 + 3) / 1440],
    [2, 'Birches', (1 * 60 + 1) / 1440],
  ];
  expect(call('TEAM_STANDINGS', teams, 4)).toContain('is a time: the spreadsheet made one');
});

test('½ that became dates is all that is told of the table', () => {
  const table = [
    ['No', 'Name', 'R1', 'R2'],
    [1, 'Ada', '2w1', 46054],
    [2, 'Bo', '1b0', '3w1'],
    [3, 'Cy', 46054, '2b0'],
  ];
  const said = call('TABLE_CHECK', table);
  expect(said).toContain('46054');
  expect(said).not.toContain('as opponent');
});

test('=B1 of a grid with signs became a formula that shows another cell', () => {
  const table = [
    ['N', 'NAME', '1', '2'],
    [1, 'Alder', '+B2', 'NAME'],
    [2, 'Birch', '-W1', '+B4'],
    [3, 'Cedar', '+W4', 'Alder'],
    [4, 'Dill', '-B3', '-W2'],
  ];
  const said = call('STANDINGS', table, 'BH');
  expect(said).toContain('“NAME” is not a result; in a grid with + and - a draw such as =B1');
  // With draws that are there, a slip is a slip.
  table[2][2] = '=W1';
  table[1][2] = '=B2';
  expect(call('STANDINGS', table, 'BH')).not.toContain('formula');
});
