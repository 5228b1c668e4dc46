import fs from 'node:fs';
import path from 'node:path';
import { shown } from '../support/words/sheetFormula';
import { sheetsOf } from '../support/files/courseBook';
import { Terminal } from '../support/cli';

const FILE = path.join(__dirname, '../fixtures/corpora/dutch-2026/');
const name = fs.readdirSync(FILE).find((each) => each.endsWith('.trf'))!;

/** Expected: what `standings --json` gives for the same player, calculated from the cells. */
test('standings --detail --formulas: the cells come to the values of the list', async () => {
  const terminal = new Terminal({ 'event.trf': fs.readFileSync(path.join(FILE, name)) });
  const asked = ['standings', 'event.trf', '--tie-breaks', 'BH/C1,BH,SB', '--after', '4'];
  expect(await terminal.run(...asked, '--json')).toBe(0);
  const list = JSON.parse(terminal.stdout) as {
    standings: { no: number; tieBreaks: Record<string, number> }[];
  };
  const { tieBreaks } = list.standings.find(({ no }) => no === 3)!;
  expect(await terminal.run(...asked, '--detail', '3', '--formulas', 'out.xlsx')).toBe(0);
  const sheets = await sheetsOf(terminal.read('out.xlsx'));
  const totals = [...sheets.Detail].flatMap(([address, cell]) =>
    /SUMIFS\(E/.test(JSON.stringify(cell)) ? [shown(sheets, 'Detail', address)] : [],
  );
  expect(totals).toEqual([tieBreaks['BH/C1'], tieBreaks.BH, tieBreaks.SB]);
});

test('--formulas without --detail is refused, and nothing is written', async () => {
  const terminal = new Terminal({ 'event.trf': fs.readFileSync(path.join(FILE, name)) });
  expect(await terminal.run('standings', 'event.trf', '--formulas', 'out.xlsx')).toBe(3);
  expect(terminal.stderr).toContain('--detail');
  expect(terminal.exists('out.xlsx')).toBe(false);
});
