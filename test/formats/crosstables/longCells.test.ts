/** Cells that hold a whole text: read in time that grows with their length, told by their beginning. */
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { tablesOfPage } from '../../../src/xlsx/pageTables';
import { Terminal } from '../../support/cli';

const HEADS = 'No\tName\tRtg\t1\t2\tPts\n';
const tableWith = (cell: string): string =>
  `${HEADS}1\tAlder\t2000\t2w1\t${cell}\t1\n2\tBirch\t1900\t1b0\t\t0\n`;

/** 200,000 digits in one cell took more than a minute, with the square of their number. */
test.each([
  '7'.repeat(200_000),
  ' '.repeat(200_000) + '5',
  `${'1'.repeat(100_000)}b${'='.repeat(100_000)}`,
])('a very long cell is refused, and not printed whole (%#)', async (cell) => {
  const terminal = new Terminal({ 'e.tsv': tableWith(cell) });
  await terminal.run('standings', 'e.tsv', '--tie-breaks', 'BH');
  expect(terminal.stderr.length).toBeLessThan(5_000);
});

/** Each took the square of its length: minutes. */
test('very long points are no points', async () => {
  const text = `${HEADS}1\tAlder\t2000\t2w1\t\t${'7'.repeat(200_000)}\n2\tBirch\t1900\t1b0\t\t0\n`;
  const terminal = new Terminal({ 'e.tsv': text });
  await terminal.run('standings', 'e.tsv', '--tie-breaks', 'BH');
  expect(terminal.stderr).not.toContain('fault of Pairsheet');
});

test.each(['<td', '<!-- ', '<script>', '<a b="'])('a page of nothing but %s', (opening) => {
  const rows = '<tr><td>No<td>Name<td>Pts</tr>'.repeat(3);
  const page = `<html><table>${rows}</table>${opening.repeat(200_000)}`;
  const { tables, isCut } = tablesOfPage(page);
  expect(isCut).toBe(false);
  expect(tables[0]?.rows).toHaveLength(3);
});

/** As arguments of a function there would be a limit to them, and the program stopped. */
test('more lines that say nothing than a function takes arguments', () => {
  const line = (no: number, other: number, game: string) =>
    `001 ${String(no).padStart(4)}      ${'Alder'.padEnd(33)} 2000                             0.0    1  ${String(other).padStart(4)} ${game}`;
  const text = [
    '012 Open',
    ...new Array<string>(150_000).fill('xyz'),
    line(1, 2, 'w 1'),
    line(2, 1, 'b 0'),
  ];
  const checked = check(parseTrf(text.join('\n')));
  expect(checked.ok && checked.value.players).toHaveLength(2);
  expect(checked.ok && checked.warnings.length).toBeGreaterThan(150_000);
});

test('a number that cannot be read is told once, and nobody is called NaN', async () => {
  const text = `001   1      Alder                             2000 XXX             1998/00/00  1.0    1     2 w 1\n001   x      Birch                             1900 XXX             1998/00/00  0.0    2     1 b 0\n`;
  const terminal = new Terminal({ 'e.trf': text });
  expect(await terminal.run('standings', 'e.trf', '--tie-breaks', 'BH')).toBe(3);
  expect(terminal.stderr).not.toContain('NaN');
});
