import fs from 'node:fs';
import path from 'node:path';
import { Terminal } from '../support/cli';
import expected from '../fixtures/workbooks/expected.json';

/** Expected: the standings that the version which wrote the workbook printed for it. */
const folder = path.join(__dirname, '../fixtures/workbooks');
const books = Object.entries(expected);

interface Standing {
  readonly rank: number;
  readonly no: number;
  readonly points: number;
  readonly tieBreaks: Readonly<Record<string, number>>;
}

test('every workbook that is kept is asked', () => {
  const kept = fs.readdirSync(folder).filter((name) => name.endsWith('.xlsx'));
  expect(books.map(([name]) => name)).toEqual(kept.sort());
});

describe.each(books)('%s', (name, standings) => {
  const bytes = fs.readFileSync(path.join(folder, name));

  test('its standings are what they were', async () => {
    const terminal = new Terminal({ [name]: bytes });
    const code = await terminal.run(
      ...['standings', name, '--json', '--after', '2', '--tie-breaks', 'BH,SB'],
    );
    expect([code, terminal.stderr]).toEqual([0, expect.any(String)]);
    const answer = JSON.parse(terminal.stdout) as { readonly standings: readonly Standing[] };
    const rows = answer.standings.map(({ rank, no, points, tieBreaks }) => [
      ...[rank, no, points, tieBreaks.BH, tieBreaks.SB],
    ]);
    expect(rows).toEqual(standings);
  });

  test('it becomes a TRF and is read again', async () => {
    const terminal = new Terminal({ [name]: bytes });
    expect(await terminal.run('workbook', 'to-trf', name, '-o', 'out.trf')).toBe(0);
    expect([0, 1]).toContain(await terminal.run('check', 'out.trf'));
  });
});
