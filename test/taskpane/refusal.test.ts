/** A system that needs ratings refuses: each rating to be supplied is a problem at its cell. */
import { sayProblem } from '../../src/explain/sayProblem';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { DUBOV_1997_SAMPLES } from '../../src/course/samples/dubov-1997';
import { planCells } from '../../src/sheets/plan/planCells';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { explainRound } from '../../taskpane/actions/questions/check';
import { pairRound } from '../../taskpane/actions/round/round';
import { deskOver } from '../support/files/memoryBook';

/** Eight players after round 1; numbers 3 and 8 have no rating. */
function unratedEvent() {
  const [{ trf }] = DUBOV_1997_SAMPLES;
  const checked = check(parseTrf(trf));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const event = checked.value;
  return {
    ...event,
    players: event.players.map((player) =>
      player.no === 3 || player.no === 8 ? { ...player, rating: 0 } : player,
    ),
  };
}

// The table starts in A4; its fourth column is the rating.
const CELLS = ['D7', 'D12'].map((address) => ({ kind: 'cell', sheet: 'Players', address }));

it.each([
  ['pairing', pairRound],
  ['explaining', (desk: Parameters<typeof pairRound>[0]) => explainRound(desk, 2)],
])('%s: one problem per missing rating, then what can be done', async (_, act) => {
  const { desk } = await deskOver(unratedEvent(), 'dubov-1997');
  await act(desk);
  const { notice, preview } = desk.getState();
  expect(preview).toBeNull();
  expect(notice?.problems?.map(({ code, place }) => ({ code, place }))).toEqual(
    CELLS.map((place) => ({ code: 'rating-needed', place })),
  );
  expect(notice?.lines.map(({ key }) => key)).toEqual(['dubov1997.cure.estimate']);
  expect(sayProblem('en', notice!.problems![0]).sentence).toBe(
    '3 South, Compass has no rating, and this system pairs by ratings',
  );
});

it('points at the row of the sheet when the numbers are given only now', async () => {
  const event = unratedEvent();
  const fresh = {
    ...event,
    pairedRounds: 0,
    players: event.players.map((player) => ({ ...player, entries: [] })),
  };
  const { desk, book } = await deskOver(fresh, 'dubov-1997');
  const plan = planCells(eventPlan(fresh, { ...DEFAULT_SETTINGS, system: 'dubov-1997' }));
  book.cells = {
    tables: plan.tables.map((table) =>
      table.name === 'Players'
        ? { ...table, rows: table.rows.map((row) => ['', ...row.slice(1)]) }
        : table,
    ),
  };
  await desk.load();
  await pairRound(desk);
  // By the initial order the two unrated ones come last, by name: Right 7, South 8. The rows stay.
  expect(desk.getState().notice?.problems).toMatchObject([
    { place: CELLS[1], args: { player: '7 Right, Compass' } },
    { place: CELLS[0], args: { player: '8 South, Compass' } },
  ]);
});
