import { gamesOf, planResults } from '../../src/event/results/results';
import { verifyEvent } from '../../src/event/log/verifyEvent';

import { Arbiter } from '../support/pane/provingArbiter';

const played = (): Arbiter => {
  const arbiter = new Arbiter();
  arbiter.start();
  for (let round = 1; round <= 3; round++) {
    arbiter.pair();
    arbiter.typeResults(round);
  }
  return arbiter;
};

test('an event that nobody touched proves itself, results of the last round typed or not', () => {
  const arbiter = played();
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
  arbiter.pair();
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
  expect(verifyEvent(arbiter.event).found.map(({ key }) => key)).toContain('verify.untouched');
});

test('a line of the log that was changed is named', () => {
  const arbiter = played();
  arbiter.change('Log', (row, index) =>
    row.map((cell, at) => (index === 1 && at === 4 ? 'x' : cell)),
  );
  const { ok, breaks } = verifyEvent(arbiter.event);
  expect(ok).toBe(false);
  expect(breaks[0]).toMatchObject({ key: 'verify.line-broken', args: { line: 2 } });
});

test('a line taken out is noticed at the next one, and so is a time', () => {
  const arbiter = played();
  const { book } = arbiter;
  const without = (at: number) => ({
    ...book,
    tables: book.tables.map((table) =>
      table.name === 'Log' ? { ...table, rows: table.rows.filter((_, row) => row !== at) } : table,
    ),
  });
  arbiter.book = without(2);
  expect(verifyEvent(arbiter.event).breaks[0]).toMatchObject({ args: { line: 3 } });
  arbiter.book = book;
  arbiter.change('Log', (row, index) =>
    row.map((cell, at) => (index === 1 && at === 0 ? '2026-05-02 10:00' : cell)),
  );
  expect(verifyEvent(arbiter.event).breaks[0]).toMatchObject({ args: { line: 2 } });
});

test('the time of the last line is covered by its own proof', () => {
  const arbiter = played();
  arbiter.change('Log', (row, index) =>
    row.map((cell, at) => (index === 3 && at === 0 ? '2026-05-02 10:00' : cell)),
  );
  expect(verifyEvent(arbiter.event).breaks[0]).toMatchObject({ args: { line: 4 } });
});

test.each([
  ['a result of an earlier round', 'Round_1', 5, '0-1', 'verify.round-differs'],
  ['a rating', 'Players', 3, 2999, 'verify.players-differ'],
])('%s changed behind the log’s back', (_, table, column, value, key) => {
  const arbiter = played();
  arbiter.change(table, (row, index) =>
    row.map((cell, at) => (index === 0 && at === column ? value : cell)),
  );
  const { ok, breaks } = arbiter.verify();
  expect(ok).toBe(false);
  expect(breaks).toContain(key);
});

test('the system changed behind the log’s back', () => {
  const arbiter = played();
  arbiter.change('Event', (row) =>
    row.map((cell) => (cell === 'dutch-2026' ? 'dutch-2016' : cell)),
  );
  expect(arbiter.verify().breaks).toContain('verify.settings-differ');
});

test('a correction that was logged is told, and proves', () => {
  const arbiter = played();
  const { event } = arbiter;
  const [game] = gamesOf(event, 2);
  const planned = planResults(event, [{ round: 2, game, text: '0-1' }], 'wrong slip');
  arbiter.write(planned.plan!);
  const { ok, found } = verifyEvent(arbiter.event);
  expect(ok).toBe(true);
  expect(found).toContainEqual({ key: 'verify.corrected', args: { count: 1 } });
  expect(found).toContainEqual(
    expect.objectContaining({ args: expect.objectContaining({ reason: 'wrong slip' }) }),
  );
});

test('a log of an earlier version proves nothing, and that is said', () => {
  const arbiter = played();
  arbiter.change('Log', (row) => row.map((cell, at) => (at === 6 ? '' : cell)));
  expect(arbiter.verify().breaks).toEqual(['verify.no-proofs']);
});
