/** Results that somebody changes in the sheet of an earlier round are asked about (C.04.2.D.8). */
import { eventTrf } from '../../src/event/lists/exportTrf';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { openTrf } from '../../src/event/open/openTrf';
import { gamesOf } from '../../src/event/results/results';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { makeRecord, parseRecord, recordOf } from '../../src/sheets/stored/record';
import { Desk } from '../../taskpane/store/desk';
import { enterResult } from '../../taskpane/actions/round/results';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { acceptTyped, undoTyped } from '../../taskpane/actions/round/typedCorrections';
import { proposeRating, confirmChange } from '../../taskpane/actions/round/changes';
import { event } from '../support/event';
import { FOUR } from '../support/fourPlayers';
import { corpusFiles, readTrf } from '../support/cases';
import { deskOver, type MemoryBookPort } from '../support/files/memoryBook';

/** Types into the result cell of the game that `white` has in a round. */
async function typeInSheet(
  { desk, book }: { desk: Desk; book: MemoryBookPort },
  round: number,
  white: number,
  text: string,
): Promise<void> {
  const tables = book.cells.tables.map((table) => {
    if (table.name !== `Round_${round}`) return table;
    const [no, result] = [table.header.indexOf('No'), table.header.indexOf('Result')];
    const rows = table.rows.map((row) =>
      row[no] === white ? row.map((cell, index) => (index === result ? text : cell)) : row,
    );
    return { ...table, rows };
  });
  book.cells = { ...book.cells, tables };
  await desk.load();
}

const outcomes = (desk: Desk, round: number) =>
  desk.getState().event!.tournament!.players.map(({ entries }) => entries[round - 1].outcome);

describe('a result typed into the sheet of an earlier round', () => {
  it('is noticed, with the points and pairings that it touches', async () => {
    const all = await deskOver(FOUR);
    expect(all.desk.getState().event!.typed).toEqual([]);
    // 2–4 of round 2 was 1-0: 2 → 1 and ½ → 1½ points when turned.
    await typeInSheet(all, 2, 2, '0-1');
    expect(all.desk.getState().event!.typed).toMatchObject([
      {
        round: 2,
        isRatingOnly: false,
        changes: [{ was: { whiteOutcome: 'win' }, is: { whiteOutcome: 'loss' } }],
        affects: [
          { key: 'pane.score-changes', args: { from: { points: 4 }, to: { points: 2 } } },
          { key: 'pane.score-changes', args: { from: { points: 1 }, to: { points: 3 } } },
          { key: 'pane.pairing-stays', args: { round: 3 } },
          { key: 'handling.for-rating-only', article: 'C.04.2.D.8' },
          { key: 'pane.counts-here-too' },
        ],
      },
    ]);
  });

  it('of a round before the last two is kept apart, for the rating report only', async () => {
    const all = await deskOver(FOUR);
    await typeInSheet(all, 1, 1, '0-1');
    expect(all.desk.getState().event!.typed).toMatchObject([
      {
        round: 1,
        isRatingOnly: true,
        affects: [
          { key: 'handling.for-rating-only', article: 'C.04.2.D.8' },
          { key: 'rating-only.apart' },
        ],
      },
    ]);
    await acceptTyped(all.desk, 1, 'score sheets');
    const { event } = all.desk.getState();
    expect(event!.typed).toEqual([]);
    // The round counts as it did; the report says otherwise, and why.
    expect(outcomes(all.desk, 1)[0]).toBe('win');
    expect(event!.read.stored!.ratingOnly).toEqual([
      { round: 1, white: 1, black: 2, was: '1-0', is: '0-1' },
    ]);
    const trf = eventTrf(event as CheckedEvent);
    if (!trf.ok) throw new Error(JSON.stringify(trf.problems));
    expect(trf.value).toContain('### Rating correction @ Round 1: 1-2: 1-0 => 0-1');
    expect(openTrf(trf.value)).toMatchObject({
      value: { tournament: { players: [{ entries: [{ outcome: 'loss' }, {}, {}] }, {}, {}, {}] } },
    });
  });

  it('another spelling of the same result is no change, nor is the last round', async () => {
    const all = await deskOver(FOUR);
    await typeInSheet(all, 1, 1, '1:0');
    await typeInSheet(all, 3, 1, '0-1');
    expect(all.desk.getState().event!.typed).toEqual([]);
  });

  it('is kept: logged with its reason and not asked about again, also after a restart', async () => {
    const all = await deskOver(FOUR);
    await typeInSheet(all, 2, 2, '0-1');
    await acceptTyped(all.desk, 2, 'score sheets');
    expect(all.desk.getState().event!.typed).toEqual([]);
    expect(outcomes(all.desk, 2)[1]).toBe('loss');
    const [{ log }] = all.book.plans;
    expect(log![0]).toMatchObject({ round: '2', reason: 'score sheets' });
    expect(log![0].detail).toContain('2 Birch and 4 Dogwood: 1-0 → 0-1');
    expect(all.desk.getState().event!.read.stored!.departures).toEqual([
      { kind: 'Correction', round: 2, text: '{2}-{4}: 1-0 => 0-1' },
    ]);
    const restarted = new Desk(all.desk.ports, 'en');
    await restarted.load();
    expect(restarted.getState().event!.typed).toEqual([]);
    // From here on the new result is the one that is watched; put right again, its line is gone.
    await typeInSheet(all, 2, 2, '1-0');
    expect(all.desk.getState().event!.typed).toHaveLength(1);
    await acceptTyped(all.desk, 2, 'it was right');
    expect(all.desk.getState().event!.read.stored!.departures).toEqual([]);
  });

  it('is put back, with a line in the log', async () => {
    const all = await deskOver(FOUR);
    await typeInSheet(all, 1, 1, '½-½');
    await undoTyped(all.desk, 1);
    expect(all.desk.getState().event!.typed).toEqual([]);
    expect(outcomes(all.desk, 1)).toEqual(FOUR.players.map(({ entries }) => entries[0].outcome));
    expect(all.book.plans[0].log).toHaveLength(1);
  });

  it('one that is taken out counts as postponed, told at its cell: the event can still be read', async () => {
    const all = await deskOver(FOUR);
    await typeInSheet(all, 1, 1, '');
    expect(all.desk.getState().event!.problems).toMatchObject([
      { code: 'games-postponed', severity: 'warning', place: { sheet: 'Round 1' } },
    ]);
  });

  it('no round is paired before it is answered', async () => {
    const all = await deskOver({ ...FOUR, totalRounds: 5 });
    await typeInSheet(all, 2, 2, '½-½');
    await pairRound(all.desk);
    expect(all.desk.getState()).toMatchObject({
      preview: null,
      notice: { tone: 'warning', lines: [{ key: 'pane.typed-first' }] },
    });
  });

  it('other changes do not answer it, and new numbers do not disturb it', async () => {
    const all = await deskOver(FOUR);
    await typeInSheet(all, 1, 1, '0-1');
    // 1950 for Dogwood: Dogwood and Cedar change numbers, in the record as well.
    proposeRating(all.desk, 4, 1950);
    await confirmChange(all.desk, 'list of May');
    expect(all.desk.getState().event!.problems).toEqual([]);
    expect(all.desk.getState().event!.tournament!.players[2].name).toBe('Dogwood');
    expect(all.desk.getState().event!.typed).toMatchObject([
      { round: 1, changes: [{ was: { white: 1, black: 2, whiteOutcome: 'win' } }] },
    ]);
  });

  it('players exchanged by hand in an earlier round are put back together', async () => {
    const all = await deskOver(FOUR);
    const name = (no: number) => FOUR.players[no - 1].name;
    const tables = all.book.cells.tables.map((table) => {
      if (table.name !== 'Round_1') return table;
      const at = table.header.indexOf('Black');
      const turned: Record<string, string> = { [name(2)]: name(3), [name(3)]: name(2) };
      const rows = table.rows.map((row) =>
        row.map((cell, index) =>
          index === at ? (turned[String(cell)] ?? cell) : index === at + 1 ? '' : cell,
        ),
      );
      return { ...table, rows };
    });
    all.book.cells = { ...all.book.cells, tables };
    await all.desk.load();
    expect(all.desk.getState().event!.typed[0].changes.length).toBeGreaterThan(1);
    await undoTyped(all.desk, 1);
    expect(all.desk.getState().event!.typed).toEqual([]);
    const first = all.desk.getState().event!.tournament!.players;
    expect(first.map(({ entries }) => entries[0].opponent)).toEqual([2, 1, 4, 3]);
  });
});

it('the result of an adjourned game was to come: nobody is asked', async () => {
  const adjourned = event(
    'XXR 5',
    { no: 1, name: 'Alder', rating: 2100, rounds: ['2 w 1'] },
    { no: 2, name: 'Birch', rating: 2000, rounds: ['1 b 0'] },
    { no: 3, name: 'Cedar', rating: 1900, rounds: ['4 w 1'] },
    { no: 4, name: 'Dogwood', rating: 1800, rounds: ['3 b 0'] },
  );
  const all = await deskOver(adjourned);
  await enterResult(all.desk, 1, gamesOf(all.desk.getState().event, 1)[0], 'adj');
  await pairRound(all.desk);
  await confirmRound(all.desk, false);
  expect(all.desk.getState().event!.tournament!.pairedRounds).toBe(2);
  const [{ white }] = gamesOf(all.desk.getState().event, 1);
  await typeInSheet(all, 1, white, '½-½');
  expect(all.desk.getState().event!.typed).toEqual([]);
  const [other] = gamesOf(all.desk.getState().event, 1).slice(1);
  await typeInSheet(all, 1, other.white, '½-½');
  expect(all.desk.getState().event!.typed).toHaveLength(1);
});

describe('the record', () => {
  it('reads back as it was written, for events of bbpPairings with byes and forfeits', () => {
    for (const file of corpusFiles('dutch-2016', '.trf').slice(0, 20)) {
      const record = recordOf(readTrf(file));
      expect(parseRecord(makeRecord(record))).toEqual(record);
    }
  });

  it('is left out of account when it is missing or damaged', () => {
    const cells = planCells(eventPlan(FOUR, DEFAULT_SETTINGS));
    expect(readEvent(cells).record?.size).toBe(2);
    expect(readEvent({ tables: cells.tables }).record).toBeNull();
    expect(readEvent({ ...cells, record: [[1, '1/2/banana']] }).record).toBeNull();
  });
});
