import { writeXlsx } from 'hucre';
/** Beginning an event from the desk. */
import { eventTrf } from '../../src/event/lists/exportTrf';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { makeTrf } from '../../src/formats/trf/write/makeTrf';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { confirmImport, dropImport } from '../../taskpane/actions/setup/importing';
import { importTrf, readEventFile } from '../../taskpane/actions/setup/setup';
import { event } from '../support/event';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/files/memoryBook';
import { makeTunx } from '../support/files/tunxFile';

it('points that an imported file claims and its results do not give are told', async () => {
  const { desk, book } = await deskOver(FOUR);
  const text = makeTrf(FOUR).replace(/ 2\.5( +1 )/, ' 3.5$1');
  await importTrf(desk, text, DEFAULT_SETTINGS);
  // All play all: not as the system pairs, which is asked about first.
  await confirmImport(desk);
  expect(desk.getState().notice).toMatchObject({
    tone: 'warning',
    problems: [{ code: 'score-differs', value: '3½' }],
  });
  expect(book.plans[0].log?.[0].detail).toContain('3½');
});

describe('a file that was chosen', () => {
  // é is one byte in Latin-1, as older programs write it, and two in UTF-8.
  test.each([
    ['Latin-1', [0x52, 0xe9, 0x6d, 0x79]],
    ['UTF-8', [0x52, 0xc3, 0xa9, 0x6d, 0x79]],
  ])('is read as %s', async (_, bytes) => {
    const { desk } = await deskOver(FOUR);
    expect(await readEventFile(desk, new Uint8Array(bytes), 'e.trf')).toBe('Rémy');
    expect(desk.getState().notice).toBeNull();
  });

  it('is refused if it is a workbook that is cut off', async () => {
    const { desk } = await deskOver(FOUR);
    // The first bytes of an xlsx.
    expect(await readEventFile(desk, new Uint8Array([0x50, 0x4b, 0x03, 0x04]), 'e.trf')).toBe('');
    expect(desk.getState().notice).toMatchObject({ problems: [{ code: 'not-a-workbook' }] });
  });

  it('may be a sheet or a file of another program: its text appears, and what it was is said', async () => {
    const { desk } = await deskOver(FOUR);
    const rows = [
      ['No', 'Name', 'R1'],
      [1, 'Ada Alder', '2w1'],
      [2, 'Bo Birch', '1b0'],
    ];
    const sheet = await writeXlsx({ sheets: [{ name: 'Open', rows }] });
    expect(await readEventFile(desk, sheet, 'e.xlsx')).toBe(
      'No\tName\tR1\n1\tAda Alder\t2w1\n2\tBo Birch\t1b0',
    );
    expect(desk.getState().notice).toMatchObject({ lines: [{ key: 'foreign.sheet' }] });
    const players = [
      { surname: 'Alder', first: 'Ada' },
      { surname: 'Birch', first: 'Bo' },
    ];
    const event = makeTunx({ rounds: 1, paired: 1, players, pairs: [[1, 2, 1]] });
    expect(await readEventFile(desk, event, 'e.tunx')).toContain('001    1      Alder, Ada');
  });
});

it('a crosstable pasted where a TRF may be becomes an event, and is logged', async () => {
  const { desk, book } = await deskOver(FOUR);
  const rows = [
    'Rk.\tName\tRtg\t1.Rd\tPts.',
    '1\tAda Alder\t2000\t2w1\t1',
    '2\tBo Birch\t1900\t1b0\t½',
  ];
  await importTrf(desk, rows.join('\n'), DEFAULT_SETTINGS);
  expect(book.plans[0].title).toMatchObject({ key: 'pane.table-adopted', args: { count: 2 } });
  expect(desk.getState().notice).toMatchObject({ problems: [{ code: 'score-differs' }] });
});

async function emptyDesk() {
  const all = await deskOver(FOUR);
  all.book.cells = { tables: [] };
  await all.desk.load();
  return all;
}

describe('rounds that come with a file', () => {
  // Round 1 of four by any Dutch edition is 1-3, 2-4 (upper half against lower half); here 1-2, 3-4.
  const WRONG = makeTrf(
    event(
      'XXR 5',
      { no: 1, name: 'Alder', rating: 2100, rounds: ['2 w 1'] },
      { no: 2, name: 'Birch', rating: 2000, rounds: ['1 b 0'] },
      { no: 3, name: 'Cedar', rating: 1900, rounds: ['4 w 1'] },
      { no: 4, name: 'Dogwood', rating: 1800, rounds: ['3 b 0'] },
    ),
  );

  it('are paired again before anything is written; a wrong one is named and asked about', async () => {
    const { desk, book } = await emptyDesk();
    await importTrf(desk, WRONG, DEFAULT_SETTINGS);
    expect(book.plans).toHaveLength(0);
    const { importing } = desk.getState();
    expect(importing).toMatchObject({
      title: { key: 'import.title', args: { count: 1, rounds: 1 } },
      lines: [{ key: 'import.round', args: { round: 1 } }],
    });
    expect(importing!.lines[0].args!.what).toMatch(/=> 1-2 3-4$/);
    dropImport(desk);
    expect(desk.getState().importing).toBeNull();
    expect(book.plans).toHaveLength(0);
  });

  it('taken all the same they leave a line, in the book and in its TRF', async () => {
    const { desk } = await emptyDesk();
    await importTrf(desk, WRONG, DEFAULT_SETTINGS);
    await confirmImport(desk);
    const opened = desk.getState().event as CheckedEvent;
    expect(opened.read.stored!.departures).toMatchObject([{ kind: 'Import', round: 1 }]);
    const trf = eventTrf(opened);
    if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
    expect(trf.value).toMatch(/^### Import @ Round 1: .* => 1-2 3-4$/m);
    // Imported again the file itself says why: nobody is asked twice.
    const again = await emptyDesk();
    await importTrf(again.desk, trf.value, DEFAULT_SETTINGS);
    expect(again.desk.getState().importing).toBeNull();
    expect(again.desk.getState().event!.tournament!.pairedRounds).toBe(1);
  });

  it('what the file does not say is told', async () => {
    const { desk } = await emptyDesk();
    await importTrf(desk, WRONG.replace(/^XXR.*\n/m, ''), DEFAULT_SETTINGS, null);
    expect(desk.getState().importing!.incoming.assumed.map(({ key }) => key)).toEqual([
      'import.assumed-rounds',
      'import.assumed-colour',
      'import.assumed-points',
      'import.assumed-system',
      'import.assumed-tie-breaks',
    ]);
  });
});
