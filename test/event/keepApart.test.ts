/**
 * Kept apart by a column: as absolute as pairs that the arbiter names (TRF26, record 260). The
 * expectations are made by hand: in round 1 of a Dutch event 1 meets the middle of the list (C.04.3,
 * D.1: S1 against S2), so that 1-5, 2-6, 3-7, 4-8 are known without a program.
 */
import { eventTrf } from '../../src/event/lists/exportTrf';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { proposeRound } from '../../src/event/round/writeRound';
import { stepsAsText } from '../../src/explain/text';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import { taskFor } from '../../src/model/taskFor';
import { DEFAULT_SETTINGS, type EventSettings } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { makeKeepApart, parseKeepApart } from '../../src/sheets/keepApart';
import { systemById } from '../../src/systems';
import { pairByRank, whyNotByRank } from '../../src/systems/audit/byRank';

const SYSTEM = systemById('dutch-2016')!;

function opened(clubs: readonly string[], settings: Partial<EventSettings>): CheckedEvent {
  const players = clubs.map((club, index) => ({
    ...blankPlayer(index + 1),
    name: `Player ${index + 1}`,
    rating: 2400 - index * 20,
    club,
  }));
  const tournament = blankEvent(players, 3);
  const plan = eventPlan(tournament, { ...DEFAULT_SETTINGS, system: SYSTEM.id, ...settings });
  const event = openCells(planCells(plan));
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
}

const pairsOf = (event: CheckedEvent) => {
  const task = taskFor(event.tournament);
  if (!task.ok) throw new Error('no task');
  const result = pairByRank(SYSTEM, task.value);
  if (!result.ok) throw new Error('refused');
  return {
    task: task.value,
    pairs: result.pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b)),
    steps: result.trace.steps,
  };
};

const CLUBS = ['Rooks', 'Bishops', '', '', 'rooks ', 'Knights', '', ''];

test('nobody is kept apart where nothing is said', () => {
  const { pairs, steps } = pairsOf(opened(CLUBS, {}));
  expect(pairs).toEqual([
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ]);
  expect(steps.map(({ key }) => key)).not.toContain('apart.decides');
});

test('the same club does not meet, however it is written, and the trace says where that decides', () => {
  const event = opened(CLUBS, { keepApart: [{ column: 'Club', rounds: null }] });
  const { pairs, steps, task } = pairsOf(event);
  expect(pairs).not.toContainEqual([1, 5]);
  expect(steps[0]).toMatchObject({
    key: 'apart.decides',
    args: { column: 'Club', value: 'Rooks', pairs: { pairs: [[1, 5]] } },
  });
  expect(whyNotByRank(SYSTEM, task, 1, 5)[0]).toMatchObject({ key: 'apart.pair' });
  for (const language of ['en', 'fr', 'pt'] as const)
    expect(stepsAsText([steps[0]], { language }).join(' ')).toMatch(/Rooks/);
});

test('in the first rounds only', () => {
  const event = opened(CLUBS, { keepApart: [{ column: 'club', rounds: 2 }] });
  expect(event.tournament.forbidden).toEqual([
    { players: [1, 5], rounds: [1, 2], because: { column: 'club', value: 'Rooks' } },
  ]);
});

test('no pairing while they are kept apart: the refusal names the cause and the cure', () => {
  const clubs = ['Rooks', 'Rooks', 'Rooks', 'Bishops'];
  const event = opened(clubs, { keepApart: [{ column: 'Club', rounds: null }] });
  const proposed = proposeRound(
    event,
    SYSTEM,
    { again: false, attendance: new Map(), seed: null },
    { liveLists: [] },
  );
  if (!proposed.ok || proposed.result.ok) throw new Error('not refused');
  expect(proposed.plan).toBeNull();
  const { reasons, cures } = proposed.result.refusal;
  expect(reasons[0]).toMatchObject({ key: 'apart.refusal', args: { column: 'Club' } });
  expect(cures[0]).toMatchObject({ key: 'apart.cure-first' });
});

test('the setting is written, read back, and not mixed with the pairs that the arbiter names', () => {
  const keepApart = [
    { column: 'Club', rounds: 3 },
    { column: 'Federation', rounds: null },
  ];
  const event = opened(CLUBS, { keepApart });
  expect(event.settings.keepApart).toEqual(keepApart);
  const again = eventPlan(event.tournament, event.settings).sheets[0].blocks[1].cells;
  expect(again.find(([name]) => name === 'Must not meet: same')).toEqual([
    'Must not meet: same',
    'Club (3); Federation',
  ]);
  expect(again.find(([name]) => name === 'Must not meet')).toEqual(['Must not meet', '']);
});

test('a column that the players do not have is a problem at its cell, with those that can be named', () => {
  const plan = eventPlan(blankEvent([], 3), {
    ...DEFAULT_SETTINGS,
    keepApart: [{ column: 'Famly', rounds: null }],
  });
  const problem = openCells(planCells(plan))?.problems.find(
    ({ code }) => code === 'unknown-apart-column',
  );
  expect(problem).toMatchObject({ value: 'Famly', place: { kind: 'cell' } });
  expect(problem?.args).toMatchObject({ known: expect.stringContaining('Club') });
});

test('TRF26 says it with its rounds (260)', () => {
  const event = opened(CLUBS, { keepApart: [{ column: 'Club', rounds: 2 }] });
  const trf = eventTrf(event, 'trf26');
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  expect(trf.value.split('\n').find((line) => line.startsWith('260'))).toMatch(
    /^260 001 002 +1 +5\s*$/,
  );
});

test('what is understood', () => {
  expect(parseKeepApart('Club (3) ; Family')).toEqual([
    { column: 'Club', rounds: 3 },
    { column: 'Family', rounds: null },
  ]);
  expect(parseKeepApart('Club (0)')).toBeNull();
  expect(parseKeepApart('(3)')).toBeNull();
  expect(makeKeepApart(undefined)).toBe('');
});
