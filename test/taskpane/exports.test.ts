import { isChecked, openCells } from '../../src/event/open/openEvent';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { planCells } from '../../src/sheets/plan/planCells';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { exportForms, exportPgn, exportPlayers } from '../../taskpane/actions/lists/outputs';
import type { Desk } from '../../taskpane/store/desk';
import { event } from '../support/event';

/** What the buttons hand out, of an event as the pane has read it. */
function deskOf() {
  const opened = openCells(
    planCells(
      eventPlan(
        event('XXR 3', { no: 1, rounds: ['2 w 1'] }, { no: 2, rounds: ['1 b 0'] }),
        DEFAULT_SETTINGS,
      ),
    ),
  );
  if (!isChecked(opened)) throw new Error('refused');
  const given: { name: string; text: string; type: string }[] = [];
  const copies: Uint8Array[] = [];
  const desk = {
    getState: () => ({ event: opened }),
    set: ({ exported }: { exported: (typeof given)[number] }) => void given.push(exported),
    run: (_: unknown, work: () => Promise<void>) => work(),
    tell: () => undefined,
    ports: {
      book: {
        openCopy: (bytes: Uint8Array) => {
          copies.push(bytes);
          return Promise.resolve('saved');
        },
      },
    },
  } as unknown as Desk;
  return { desk, given, copies };
}

test('PGN headers and players as text, the forms as a workbook', async () => {
  const { desk, given, copies } = deskOf();
  exportPgn(desk);
  exportPlayers(desk, 'fide-list');
  exportPlayers(desk, 'swiss-manager');
  await exportForms(desk);
  expect(given.map(({ name, type }) => [name.replace(/^.*?(?=-1\.pgn|\.\w+$)/, ''), type])).toEqual(
    [
      ['-1.pgn', 'application/x-chess-pgn'],
      ['.txt', 'text/plain'],
      ['.csv', 'text/csv'],
    ],
  );
  expect(given[0].text).toContain('[Result "1-0"]');
  expect(given[1].text).toMatch(/^ID Number/);
  expect(given[2].text).toMatch(/^ID_No;Name;/);
  expect([...copies[0].subarray(0, 2)]).toEqual([0x50, 0x4b]);
});
