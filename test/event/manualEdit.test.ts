/**
 * Changes of a round by hand have a beginning and an end: no other round is paired between, and at the
 * end the system's own pairing stands beside the arbiter's, with the departure that it becomes.
 */
import { gamesOf } from '../../src/event/results/results';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { eventTrf } from '../../src/event/lists/exportTrf';
import { trfDepartures } from '../../src/event/announced/departures';
import { openTrf } from '../../src/event/open/openTrf';
import { confirmChange, proposeRating, proposeSwap } from '../../taskpane/actions/round/changes';
import type { Desk } from '../../taskpane/store/desk';
import { loadHistory, putBack } from '../../taskpane/actions/historyActions';
import {
  beginChanges,
  endChanges,
  lookAtChanges,
  makeByHand,
} from '../../taskpane/actions/round/manualEdit';
import { enterResult } from '../../taskpane/actions/round/results';
import { note } from '../../taskpane/actions/round/attendance';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { event as trfEvent } from '../support/event';
import { FOUR } from '../support/fourPlayers';
import { deskOver } from '../support/files/memoryBook';

const EIGHT = trfEvent(
  'XXR 5',
  ...['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'].map((name, index) => ({
    no: index + 1,
    name,
    rating: 2200 - 50 * index,
    rounds: [],
  })),
);

const departuresOf = (desk: Desk) => desk.getState().event!.read.stored!.departures;

async function roundOne() {
  const all = await deskOver({ ...EIGHT, initialColour: 'white' });
  await pairRound(all.desk);
  await confirmRound(all.desk, false);
  return all;
}

/** Dutch round 1 of eight, White for the first: 1-5, 6-2, 3-7, 8-4. */
async function swapped() {
  const all = await roundOne();
  proposeSwap(all.desk, 1, 5, 6);
  await confirmChange(all.desk, 'brothers');
  return all;
}

async function results(desk: Desk, round: number): Promise<void> {
  for (const game of gamesOf(desk.getState().event, round))
    await enterResult(desk, round, game, '1-0');
}

it('a change by hand opens a manual edit, and the next round waits for its end', async () => {
  const { desk } = await swapped();
  expect(desk.getState().event!.manualEdit).toEqual({ round: 1, isTyped: false });
  await results(desk, 1);
  await pairRound(desk);
  expect(desk.getState()).toMatchObject({
    preview: null,
    notice: { tone: 'warning', lines: [{ key: 'manualEdit.first', args: { round: 1 } }] },
  });
});

it('at its end the system’s pairing stands beside, and the line is written as it was shown', async () => {
  const { desk, book } = await swapped();
  await lookAtChanges(desk);
  const { manualEditEnd } = desk.getState();
  expect(manualEditEnd).toMatchObject({
    differs: true,
    onlyOurs: {
      pairs: [
        { white: 1, black: 5 },
        { white: 6, black: 2 },
      ],
    },
    onlyPlayed: {
      pairs: [
        { white: 1, black: 6 },
        { white: 5, black: 2 },
      ],
    },
    line: '### MPA @ Round 1: 1-5 6-2 => 1-6 5-2',
  });
  await endChanges(desk, 'brothers');
  expect(desk.getState().event!.manualEdit).toBeNull();
  expect(departuresOf(desk)).toEqual([
    { kind: 'MPA', round: 1, text: '{1}-{5} {6}-{2} => {1}-{6} {5}-{2}' },
  ]);
  expect(book.plans.at(-1)!.log![0]).toMatchObject({ isManual: true, reason: 'brothers' });
  await results(desk, 1);
  await pairRound(desk);
  expect(desk.getState().preview).not.toBeNull();
  const trf = eventTrf(desk.getState().event as CheckedEvent);
  if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
  expect(trf.value).toContain('### MPA @ Round 1: 1-5 6-2 => 1-6 5-2\n');
  const again = openTrf(trf.value);
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  // The checker of files reads it as the cause of the difference.
  expect([...trfDepartures(again.value.tournament).byHand.keys()]).toEqual([1]);
});

it('changed back, the round needs no line; changed again, the line is the new one', async () => {
  const { desk } = await swapped();
  await lookAtChanges(desk);
  await endChanges(desk, 'brothers');
  proposeSwap(desk, 1, 5, 6);
  await confirmChange(desk, 'reconciled');
  expect(desk.getState().event!.manualEdit).not.toBeNull();
  await lookAtChanges(desk);
  expect(desk.getState().manualEditEnd).toMatchObject({ differs: false, line: '' });
  await endChanges(desk, '');
  expect(departuresOf(desk)).toEqual([]);
});

it('an undo takes the line away with the change', async () => {
  const { desk } = await swapped();
  await lookAtChanges(desk);
  await endChanges(desk, 'brothers');
  await loadHistory(desk);
  const { history } = desk.getState();
  await putBack(desk, history[1].id);
  expect(desk.getState().event).toMatchObject({
    manualEdit: null,
    read: { stored: { departures: [] } },
  });
});

it('begun without a change it is ended without a line', async () => {
  const { desk } = await roundOne();
  await beginChanges(desk);
  expect(desk.getState().event!.manualEdit).toEqual({ round: 1, isTyped: false });
  await lookAtChanges(desk);
  await endChanges(desk, '');
  expect(desk.getState().event!.manualEdit).toBeNull();
  expect(departuresOf(desk)).toEqual([]);
});

it('players exchanged in the sheet itself are noticed as well', async () => {
  const { desk, book } = await roundOne();
  const tables = book.cells.tables.map((table) => {
    if (table.name !== 'Round_1') return table;
    const turn = new Map([
      ['Elm', 'Fir'],
      ['Fir', 'Elm'],
    ]);
    const isNumber = table.header.map((header) => header.trim() === 'No');
    const rows = table.rows.map((row) =>
      row.map((cell, at) => (isNumber[at] ? '' : (turn.get(String(cell)) ?? cell))),
    );
    return { ...table, rows };
  });
  book.cells = { ...book.cells, tables };
  await desk.load();
  expect(desk.getState().event!.manualEdit).toEqual({ round: 1, isTyped: true });
  await lookAtChanges(desk);
  expect(desk.getState().manualEditEnd!.line).toBe('### MPA @ Round 1: 1-5 6-2 => 1-6 5-2');
});

it('a rematch and a third colour are named before the changes end', async () => {
  const { desk } = await deskOver(FOUR);
  // Round 3 of FOUR is 1-4, 2-3; exchanged, 1 and 2 meet again.
  proposeSwap(desk, 3, 4, 2);
  await confirmChange(desk, 'wish');
  await lookAtChanges(desk);
  expect(desk.getState().manualEditEnd!.warnings.map(({ key }) => key)).toContain('legality.met');
});

it('where no legal pairing exists the arbiter makes the round, and the manual edit is open from the start', async () => {
  // All have met all: no fourth round of four is legal (C.04.1: nobody meets twice).
  const { desk } = await deskOver({ ...FOUR, totalRounds: 4 });
  await pairRound(desk);
  expect(desk.getState().canMakeByHand).toBe(true);
  await makeByHand(desk);
  const { event } = desk.getState();
  expect(event!.tournament!.pairedRounds).toBe(4);
  expect(event!.manualEdit).toEqual({ round: 4, isTyped: false });
  await lookAtChanges(desk);
  const { manualEditEnd } = desk.getState();
  expect(manualEditEnd).toMatchObject({ isRefused: true, differs: true });
  expect(manualEditEnd!.warnings.filter(({ key }) => key === 'legality.met')).toHaveLength(2);
  expect(manualEditEnd!.line).toBe('### MPA @ Round 4: – => 1-2 3-4');
});

it('numbers given anew leave their line, and lines follow the new numbers', async () => {
  const { desk } = await swapped();
  await lookAtChanges(desk);
  await endChanges(desk, 'brothers');
  // Fir (6) now before Elm (5).
  proposeRating(desk, 6, 2005);
  await confirmChange(desk, 'list of May');
  expect(departuresOf(desk)).toEqual([
    { kind: 'MPA', round: 1, text: '{1}-{6} {5}-{2} => {1}-{5} {6}-{2}' },
    { kind: 'Regeneration', round: 1, text: '5 6 => 6 5' },
  ]);
});

it('a full-point bye is warned of and noted; a second half-point bye is warned of', async () => {
  const { desk } = await deskOver({ ...EIGHT, initialColour: 'white' });
  note(desk, 8, 'fullBye');
  note(desk, 7, 'halfBye');
  await pairRound(desk);
  expect(desk.getState().preview!.warnings).toContainEqual({
    key: 'warn.full-bye',
    args: { player: { players: [8] } },
  });
  await confirmRound(desk, false);
  expect(departuresOf(desk)).toEqual([{ kind: 'Full-point bye', round: 1, text: '{8}' }]);
  await results(desk, 1);
  note(desk, 7, 'halfBye');
  await pairRound(desk);
  expect(desk.getState().preview!.warnings).toContainEqual({
    key: 'warn.second-half-bye',
    args: { player: { players: [7] }, rounds: '1' },
  });
});

it('an adjourned game that is still open is named at the pairing; won later it leaves its line', async () => {
  const { desk } = await roundOne();
  const [first, ...others] = gamesOf(desk.getState().event, 1);
  await enterResult(desk, 1, first, 'adj');
  for (const game of others) await enterResult(desk, 1, game, '1-0');
  await pairRound(desk);
  expect(desk.getState().preview!.warnings).toContainEqual({
    key: 'warn.adjourned',
    args: { count: 1, games: '1-5 (1)' },
  });
  await confirmRound(desk, false);
  const [again] = gamesOf(desk.getState().event, 1);
  await enterResult(desk, 1, again, '0-1');
  expect(departuresOf(desk)).toEqual([{ kind: 'Adjournment', round: 1, text: '{1}-{5} 0-1' }]);
});
