/** A workbook's TRF has its dates as the format wants them (TRF16, columns 70-79, 042, 052). */
import { trfGaps } from '../../src/event/check/trfGaps';
import { eventTrf } from '../../src/event/lists/exportTrf';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { FOUR } from '../support/fourPlayers';

const BORN = ['15 mai 1970', '29/02/2004', '22-08-1975', 'Easter 1980'];
const dated = {
  ...FOUR,
  info: { ...FOUR.info, start: '14/03/2026', end: '15 mars' },
  players: FOUR.players.map((player, index) => ({ ...player, born: BORN[index] })),
};

test('dates go out as YYYY/MM/DD; those that cannot be read are missing for the federation', () => {
  const written = eventTrf({ tournament: dated, settings: DEFAULT_SETTINGS });
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  const lines = written.value.split(/\r?\n/);
  expect(lines.filter((line) => line.startsWith('001')).map((line) => line.slice(69, 79))).toEqual([
    '1970/05/15',
    '2004/02/29',
    '1975/08/22',
    'Easter 198',
  ]);
  expect(lines).toContain('042 2026/03/14');
  expect(trfGaps(dated)).toEqual(
    expect.arrayContaining([
      { key: 'pane.gap-unread-dates', args: { start: '14/03/2026', end: '15 mars' } },
      { key: 'pane.gap-births', args: { count: 1, who: { players: [4] }, more: '' } },
    ]),
  );
});
