/** A report of a fault says where it failed and nothing of the workbook. */
import { factsOf, faultReport } from '../../taskpane/store/faultReport';
import { noticeOf, WrittenNotRead } from '../../taskpane/store/errors';
import { Cancelled } from '../../taskpane/store/types';

const host = { version: '1.2.3', host: 'Excel 16.0.1', platform: 'PC', language: 'fr' };

/** As office.js throws it: code, location and a message that may quote a sheet. */
function officeError(): Error {
  return Object.assign(new Error('The sheet “Battery, Igor” does not exist'), {
    name: 'RichApi.Error',
    code: 'ItemNotFound',
    batch: 14,
    debugInfo: { errorLocation: 'WorksheetCollection.getItem', message: 'Battery, Igor' },
  });
}

test('it names version, host, action, batch, code and place', () => {
  const text = faultReport(factsOf(new WrittenNotRead(officeError()), 'pane.writing'), host);
  expect(text.split('\n').slice(0, 7)).toEqual([
    'Pairsheet 1.2.3',
    'host: Excel 16.0.1',
    'platform: PC',
    'language: fr',
    'action: pane.writing',
    'batch: 14',
    'error: WrittenNotRead < RichApi.Error ItemNotFound WorksheetCollection.getItem',
  ]);
  expect(text).toMatch(/\nat faultReport\.test\.ts:\d+:\d+/);
});

test('no name, no cell, no folder gets into it, wherever it stands in the error', () => {
  const error = Object.assign(officeError(), { code: 'Cell Players!B4', stack: '' });
  error.stack = `Error: Battery, Igor\n    at f (/home/igor.battery/pane/taskpane.js:1:20)`;
  const text = faultReport(factsOf(error, 'pane.writing'), host);
  for (const own of ['Battery', 'Igor', 'igor', 'Players!B4', 'home'])
    expect(text).not.toContain(own);
  expect(text).toContain('at taskpane.js:1:20');
});

test('whatever was thrown, there is a report', () => {
  for (const odd of [undefined, null, 'Battery, Igor', 7, {}]) {
    const text = faultReport(factsOf(odd, null), host);
    expect(text).toContain('action: -');
    expect(text).not.toContain('Battery');
  }
});

test('every fault of ours offers it, and nothing that was expected does', () => {
  expect(noticeOf(new Error('x'), 'pane.writing').fault?.action).toBe('pane.writing');
  expect(noticeOf(Object.assign(new Error('x'), { isUndone: true }), null).fault).toBeDefined();
  expect(noticeOf(new WrittenNotRead(new Error('x')), null).fault).toBeDefined();
  expect(noticeOf(new Cancelled(), null).fault).toBeUndefined();
});
