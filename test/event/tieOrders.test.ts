/**
 * What nothing else separates is settled by a play-off or by lots (C.07 4.2) where the announced list ends
 * so: kept with the event, proved by the log, used by every list, carried by a TRF.
 */
import { eventTrf } from '../../src/event/lists/exportTrf';
import { rankingOf } from '../../src/event/lists/lists';
import { openTies, planLots, planTieOrder } from '../../src/event/results/tieOrders';
import { applyAttendance, planAttendance } from '../../src/event/round/attendance';
import { openTrf } from '../../src/event/open/openTrf';
import { drawOrder } from '../../src/handling';
import { standingsSheet } from '../../src/sheets/write/lists/standingsSheet';
import { handlingOf } from '../../src/systems';
import { crosstable, standings } from '../../functions/tables';
import { Arbiter } from '../support/pane/provingArbiter';

const LIST = ['BH', 'PO', 'LOTS'];

/** Six players, one round, all drawn: all six are tied by points and Buchholz. */
function drawn(tieBreaks: readonly string[] = LIST): Arbiter {
  const arbiter = new Arbiter();
  arbiter.start(6, { tieBreaks });
  arbiter.pair();
  arbiter.type('Round_1', 'Result', ['½-½', '½-½', '½-½']);
  return arbiter;
}

const ranks = (arbiter: Arbiter): [number, number][] => {
  const { settings } = arbiter.event;
  const list = rankingOf(arbiter.event, { tieBreaks: settings.tieBreaks, after: 0 });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return list.value.rows.map(({ rank, no }) => [rank, no]);
};

function order(arbiter: Arbiter, kind: 'playOff' | 'lots', numbers: readonly number[]): void {
  const planned = planTieOrder(arbiter.event, kind, numbers);
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  arbiter.write(planned.value);
}

const cellsOf = (arbiter: Arbiter, name: string): unknown[][] => {
  const { header, rows } = arbiter.book.tables.find((table) => table.name === name)!;
  return [[...header], ...rows.map((row) => [...row])];
};

/** What the live list calculates from the tables of the workbook. */
const calculated = (arbiter: Arbiter, codes: string) =>
  standings(
    crosstable(cellsOf(arbiter, 'Players'), [
      cellsOf(arbiter, 'Round_1'),
      cellsOf(arbiter, 'Event'),
    ]),
    [[codes]],
  )
    .slice(1)
    .map(([rank, no]) => [rank, no]);

it('a play-off comes before the lots, which are drawn for the rest from a seed that the log keeps', () => {
  const arbiter = drawn();
  expect(openTies(arbiter.event)).toContainEqual({
    kind: 'playOff',
    rank: 1,
    players: [1, 2, 3, 4, 5, 6],
  });
  order(arbiter, 'playOff', [4, 2]);
  arbiter.write(planLots(arbiter.event, 'K3X')!);
  const rest = drawOrder([1, 3, 5, 6], 'K3X');
  const expected = [4, 2, ...rest].map((no, index) => [index + 1, no]);
  expect(ranks(arbiter)).toEqual(expected);
  expect(calculated(arbiter, 'BH,PO,LOTS')).toEqual(expected);
  expect(openTies(arbiter.event).filter(({ kind }) => kind === 'lots')).toEqual([]);
  expect(planLots(arbiter.event, 'AGAIN')).toBeNull();
  expect(arbiter.log()).toContain('code K3X');
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
});

it('a second play-off among the others decides the places behind the first', () => {
  const arbiter = drawn();
  order(arbiter, 'playOff', [4, 2]);
  order(arbiter, 'playOff', [6, 1, 3, 5]);
  expect(ranks(arbiter).map(([, no]) => no)).toEqual([4, 2, 6, 1, 3, 5]);
  expect(calculated(arbiter, 'BH,PO').map(([, no]) => no)).toEqual([4, 2, 6, 1, 3, 5]);
});

it('it counts only where the announced list names it', () => {
  const arbiter = drawn(['BH']);
  order(arbiter, 'lots', [6, 5, 4, 3, 2, 1]);
  expect(new Set(ranks(arbiter).map(([rank]) => rank))).toEqual(new Set([1]));
  expect(openTies(arbiter.event)).toEqual([]);
});

it('an order typed over is found by the log; one that names nobody or somebody twice is refused', () => {
  const arbiter = drawn();
  order(arbiter, 'playOff', [4, 2]);
  const over = (text: string) =>
    arbiter.change('Event', (row) => (row[0] === 'Play-off' ? [row[0], text] : [...row]));
  over('2, 4');
  expect(arbiter.verify()).toEqual({ ok: false, breaks: ['verify.info-differs'] });
  for (const text of ['4, 4', '9, 4', 'Smith, 4']) {
    over(text);
    expect(() => arbiter.event).toThrow(/order/);
  }
});

it('a TRF carries the orders and announces them among the tie-breaks', () => {
  const arbiter = drawn();
  order(arbiter, 'playOff', [4, 2]);
  const made = eventTrf(arbiter.event, 'trf26');
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const text = made.value;
  expect(text).toMatch(/^202 BH,OTHER_PLAYOFF,OTHER_LOTS$/m);
  const read = openTrf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.value.tournament).toMatchObject({
    tieBreakCodes: LIST,
    tieOrders: { playOff: [[4, 2]] },
  });
});

it('whoever is expelled has no place, is paired no more, and counts for the opponents', () => {
  const arbiter = drawn(['BH']);
  const planned = planAttendance(arbiter.event, new Map([[1, 'expelled']]));
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  arbiter.write(planned.plan);
  const { tournament, settings } = arbiter.event;
  expect(tournament.players[0]).toMatchObject({ expelled: true, withdrawn: true });
  expect(ranks(arbiter).map(([, no]) => no)).toEqual([2, 3, 4, 5, 6]);
  expect(calculated(arbiter, 'BH').map(([, no]) => no)).toEqual([2, 3, 4, 5, 6]);
  // The opponent keeps the half point and its Buchholz.
  const list = rankingOf(arbiter.event, { tieBreaks: ['BH'], after: 0 });
  if (!list.ok) throw new Error('no list');
  const opponent = tournament.players[0]!.entries[0]!.opponent!;
  const row = list.value.rows.find(({ no }) => no === opponent)!;
  expect([row.points, row.tieBreaks.BH]).toEqual([0.5, 0.5]);
  const sheet = standingsSheet(tournament, list.value, settings, 'en', false);
  expect(JSON.stringify(sheet.blocks)).toContain('expelled, without a place: Player 1');
  expect(arbiter.verify()).toEqual({ ok: true, breaks: [] });
  arbiter.pair();
  expect(arbiter.event.tournament.players[0]!.entries[1]).toMatchObject({ outcome: 'absent' });
  // Taken back, everything is as before.
  const rules = handlingOf(settings.system);
  const back = applyAttendance(tournament, new Map([[1, 'present']]), 2, rules);
  expect(back.ok && back.tournament.players[0]!.expelled).toBeUndefined();
});
