/** Beginning an event from the desk. */
import { makeTrf } from '../../src/formats/trf/makeTrf';
import { DEFAULT_SETTINGS } from '../../src/sheets';
import { importTrf, readTrfFile } from '../../taskpane/desk/setup';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/memoryBook';

it('points that an imported file claims and its results do not give are told', async () => {
  const { desk, book } = await deskOver(FOUR);
  const text = makeTrf(FOUR).replace(/ 2\.5( +1 )/, ' 3.5$1');
  await importTrf(desk, text, DEFAULT_SETTINGS);
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
    expect(readTrfFile(desk, new Uint8Array(bytes))).toBe('Rémy');
    expect(desk.getState().notice).toBeNull();
  });

  it('is refused if it is no text', async () => {
    const { desk } = await deskOver(FOUR);
    // The first bytes of an xlsx.
    expect(readTrfFile(desk, new Uint8Array([0x50, 0x4b, 0x03, 0x04]))).toBe('');
    expect(desk.getState().notice).toMatchObject({ problems: [{ code: 'binary-file' }] });
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
