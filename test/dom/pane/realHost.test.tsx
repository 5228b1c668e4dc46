/**
 * What the host tells the pane besides cells: that it is hidden (Office.addin.onVisibilityModeChanged),
 * its theme, and on which platform it runs.
 */
import { act } from 'react';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { watchVisibility } from '../../../taskpane/quietReading';
import { FOUR } from '../../support/fourPlayers';
import { startOffice } from '../../support/pane/officeHost';
import { Pane } from '../../support/pane/pane';

async function open() {
  const { host } = await startOffice();
  await applyPlan(eventPlan(FOUR, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  return { host, pane: await Pane.open('en') };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

// The first of the file: a window keeps the context of the host that it met first.
it('follows Excel’s theme while it is open', async () => {
  const { host } = await open();
  const background = () =>
    [...document.querySelectorAll('style')]
      .map(({ sheet, textContent }) =>
        [textContent ?? '', ...[...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)].join(''),
      )
      .flatMap((css) => [...css.matchAll(/--colorNeutralBackground1:\s*(#\w+)/g)])
      .at(-1)?.[1];
  expect(background()).toBe('#ffffff');
  host.setTheme('dark');
  // office.js asks Excel for its theme every five seconds at most.
  const later = Date.now() + 60_000;
  const clock = jest.spyOn(Date.prototype, 'getTime').mockReturnValue(later);
  await act(async () => window.dispatchEvent(new Event('focus')));
  clock.mockRestore();
  expect(background()).toBe('#292929');
});

it('hears from office.js that it is hidden and shown', async () => {
  const { host } = await open();
  const told: boolean[] = [];
  await watchVisibility((isVisible) => told.push(isVisible));
  host.tellVisible(false);
  await turn();
  host.tellVisible(true);
  await turn();
  expect(told).toEqual([false, true]);
});

it('copies a report of a fault that has no names; shows it where nothing may be copied', async () => {
  const { pane } = await open();
  const place = { kind: 'cell', sheet: 'Battery, Igor', address: 'A1' } as const;
  await act(async () => pane.desk.attempt(() => pane.desk.ports.book.select(place)));
  const copied: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await pane.click('copy-fault');
  expect(copied[0]).toMatch(/^Pairsheet \d+\.\d+\.\d+\nhost: Excel/);
  expect(copied[0]).toMatch(/\nbatch: \d+\nerror: .*ItemNotFound/);
  expect(copied[0]).not.toContain('Battery');
  Object.assign(navigator, { clipboard: undefined });
  await pane.click('copy-fault');
  expect((pane.find('fault-text') as HTMLTextAreaElement).value).toBe(copied[0]);
});

it('offers on a Mac to copy instead of a download that does nothing there', async () => {
  const { pane } = await open();
  URL.createObjectURL ??= () => 'blob:x';
  URL.revokeObjectURL ??= () => undefined;
  const exported = { name: 'event.trf', text: '012 Event', type: 'text/plain' };
  await act(async () => pane.desk.set({ view: 'export', exported }));
  expect([pane.has('download'), pane.has('no-download')]).toEqual([true, false]);
  const platform = jest.replaceProperty(
    Office.context.diagnostics,
    'platform',
    Office.PlatformType.Mac,
  );
  await act(async () => pane.desk.set({ exported: { ...exported } }));
  expect([pane.has('download'), pane.has('no-download'), pane.has('copy')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(pane.text('no-download')).toContain('event.trf');
  platform.restore();
});

it('writes formulas through formulas, never through values', async () => {
  const { pane } = await open();
  const given: unknown[][] = [];
  for (const property of ['values', 'formulas'] as const) {
    const { set, ...rest } = Object.getOwnPropertyDescriptor(Excel.Range.prototype, property)!;
    Object.defineProperty(Excel.Range.prototype, property, {
      ...rest,
      set(this: Excel.Range, cells: unknown[][]) {
        for (const cell of cells.flat()) given.push([property, cell]);
        set!.call(this, cells);
      },
    });
  }
  const live = [[{ formula: '=CHESS.VERSION()' }, 'text', null]];
  const sheet = {
    key: 'x',
    name: 'X',
    mode: 'replace',
    blocks: [{ row: 0, column: 0, cells: live }],
  };
  await pane.desk.ports.book.apply(
    { title: { key: 'pane.writing' }, sheets: [sheet as never], log: [] },
    { language: 'en', time: '10:00' },
  );
  expect(given).toContainEqual(['formulas', '=CHESS.VERSION()']);
  expect(given.filter(([to, cell]) => to === 'values' && /^=/.test(String(cell)))).toEqual([]);
});
