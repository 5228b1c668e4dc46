import { makeTrf } from '../../src/formats/trf/write/makeTrf';
import { makeResult, parseResult } from '../../src/formats/results';
import { check } from '../../src/model/check';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { event } from '../support/event';
import { withoutSeats } from '../support/files/withoutSeats';

/** TRF codes W, D and L: played, less than one move, not rated. */
test('games without rating come back from a workbook as they were', () => {
  const tournament = event(
    { no: 1, rounds: ['2 w W', '3 b D'] },
    { no: 2, rounds: ['1 b L', '4 w 1'] },
    { no: 3, rounds: ['4 w 1', '1 w D'] },
    { no: 4, rounds: ['3 b 0', '2 b 0'] },
    'XXR 3',
  );
  const read = readEvent(planCells(eventPlan(tournament, DEFAULT_SETTINGS)));
  const checked = check(read.raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  expect(withoutSeats(checked.value).players.map(({ entries }) => entries)).toEqual(
    tournament.players.map(({ entries }) => entries),
  );
  expect(makeTrf(checked.value, { format: 'trf26' })).toContain('2 w W');
  expect([...(read.record?.get(1) ?? [])]).toContainEqual(
    expect.objectContaining({ white: 1, black: 2, unrated: true }),
  );
});

test.each([
  ['1-0U', '1-0U'],
  ['0-1 u', '0-1U'],
  ['½u', '½-½U'],
  ['1/2-1/2U', '½-½U'],
])('%s is read', (typed, code) => {
  const parsed = parseResult(typed);
  if (!parsed.ok) throw new Error(parsed.code);
  const { white, black, unrated } = parsed.result;
  expect(makeResult(white, black, unrated)).toBe(code);
});

test.each(['+-U', '1-0FU', 'adjU'])('%s is no result', (typed) => {
  expect(parseResult(typed).ok).toBe(false);
});
