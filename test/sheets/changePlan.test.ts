import { check } from '../../src/model/check';
import {
  announceAbsence,
  correctColours,
  correctResult,
  enterLate,
  renumberByInitialOrder,
  withdraw,
} from '../../src/handling';
import type { PlayerNo, Tournament } from '../../src/model/types';
import { changeSheets } from '../../src/sheets/write/changePlan';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { type BookCells } from '../../src/sheets/plan/cells';
import { standingBefore } from '../../src/model/tournament';
import { corpusFiles, readTrf } from '../support/cases';
import { applyToCells } from '../support/files/planBook';
import { withoutSeats } from '../support/files/withoutSeats';

const start = (rounds: number): Tournament =>
  standingBefore(readTrf(corpusFiles('dutch-2016', '.trf')[3]), rounds + 1);

/** The workbook after the change, read again. */
function written(
  was: Tournament,
  is: Tournament,
  numbers?: ReadonlyMap<PlayerNo, PlayerNo>,
  book: BookCells = planCells(eventPlan(was, DEFAULT_SETTINGS)),
) {
  const read = readEvent(book);
  const sheets = changeSheets({ read, before: was, after: is, numbers, language: 'en' });
  const next = applyToCells(book, sheets);
  const checked = check(readEvent(next).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems.slice(0, 3)));
  const cells = sheets.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return { tournament: checked.value, cells, sheets, book: next };
}

/** Requested byes of rounds that are over play no part. */
const essence = (tournament: Tournament) => ({
  forbidden: tournament.forbidden,
  players: withoutSeats(tournament).players.map((player) => ({ ...player, club: '', born: '' })),
});

describe('a change writes only the cells that differ', () => {
  const was = start(3);
  const [first] = was.players;

  /** One cell of the arbiter's, and the record of what the log knows of. */
  function oneCellAndRecord({ sheets, book }: ReturnType<typeof written>, word: string): void {
    const [players, stored, ...others] = sheets;
    expect([players.key, players.blocks.length, others]).toEqual(['players', 1, []]);
    expect([stored.key, stored.visibility]).toEqual(['charter', 'veryHidden']);
    expect(readEvent(book).stored?.attendance).toEqual([word]);
  }

  it('a withdrawal is one cell', () => {
    const handled = withdraw(was, first.no);
    if (!handled.ok) throw new Error('refused');
    const change = written(was, handled.tournament);
    const { tournament } = change;
    oneCellAndRecord(change, `{${first.no}}=out`);
    expect(essence(tournament)).toEqual(essence(handled.tournament));
  });

  it('an absence is one cell', () => {
    const handled = announceAbsence(was, first.no, 5, 'halfBye');
    if (!handled.ok) throw new Error('refused');
    const change = written(was, handled.tournament);
    const { tournament } = change;
    oneCellAndRecord(change, `{${first.no}}=5½`);
    expect(tournament.players[0].requestedByes).toEqual(
      handled.tournament.players[0].requestedByes,
    );
  });

  it('a corrected result is one cell of its round, corrected colours are those of the row', () => {
    const white = was.players.find(
      ({ entries }) => entries[2].colour === 'white' && entries[2].outcome === 'win',
    )!;
    const result = correctResult(was, 3, white.no, ['draw', 'draw']);
    if (!result.ok) throw new Error('refused');
    const one = written(was, result.corrected);
    expect(one.cells).toBe(1);
    expect(essence(one.tournament)).toEqual(essence(result.corrected));
    const colours = correctColours(was, 3, white.no);
    if (!colours.ok) throw new Error('refused');
    const turned = written(was, colours.corrected);
    expect(turned.sheets.map(({ key }) => key)).toEqual(['round-3']);
    expect(essence(turned.tournament)).toEqual(essence(colours.corrected));
  });

  it('a late entry adds a row and moves the numbers below, in the rounds too', () => {
    const two = start(2);
    const strongest = { ...two.players[0], name: 'Late, Larch', rating: 2999 };
    const handled = enterLate(two, strongest, { missed: 'halfBye' });
    if (!handled.ok) throw new Error(JSON.stringify(handled.problems));
    const numbers = new Map(two.players.map(({ no }) => [no, no + 1]));
    const { tournament, book } = written(two, handled.tournament, numbers);
    expect(essence(tournament)).toEqual(essence(handled.tournament));
    // A later absence of his does not lose the half points of the rounds missed.
    const absent = announceAbsence(tournament, handled.no, 4);
    if (!absent.ok) throw new Error('refused');
    const again = written(tournament, absent.tournament, undefined, book);
    expect(again.tournament.players[0].entries.map(({ outcome }) => outcome)).toEqual([
      'halfBye',
      'halfBye',
    ]);
    expect([...again.tournament.players[0].requestedByes]).toEqual([[4, 'zeroBye']]);
  });

  it('renumbering after a corrected rating', () => {
    const one = start(1);
    const players = one.players.map((player, index) =>
      index === one.players.length - 1 ? { ...player, rating: 2998 } : player,
    );
    const handled = renumberByInitialOrder({ ...one, players });
    if (!handled.ok) throw new Error('refused');
    const { tournament } = written(one, handled.tournament, handled.changes);
    expect(essence(tournament)).toEqual(essence(handled.tournament));
  });

  it('settings: a cell, or a row of its own where there was none', () => {
    const book = planCells(eventPlan(was, DEFAULT_SETTINGS));
    const settings = { ...DEFAULT_SETTINGS, firstTable: 51, seed: '2026' };
    const sheets = changeSheets({
      read: readEvent(book),
      before: was,
      after: was,
      settings,
      language: 'en',
    });
    expect(sheets).toHaveLength(1);
    expect(readEvent(applyToCells(book, sheets)).settings).toEqual(settings);
  });

  it('two players swapped: both rows, nothing else', () => {
    const games = was.players.filter(({ entries }) => entries[2].colour === 'white').slice(0, 2);
    const [a, b] = games;
    const [x, y] = games.map(({ entries }) => entries[2].opponent!);
    const swap = new Map([
      [a.no, y],
      [y, a.no],
      [b.no, x],
      [x, b.no],
    ]);
    const is: Tournament = {
      ...was,
      players: was.players.map((player) =>
        swap.has(player.no)
          ? {
              ...player,
              entries: player.entries.map((entry, index) =>
                index === 2
                  ? { outcome: 'pending', opponent: swap.get(player.no)!, colour: entry.colour }
                  : entry,
              ),
            }
          : player,
      ),
    };
    const { tournament, sheets, cells } = written(was, is);
    expect(sheets.map(({ key }) => key)).toEqual(['round-3']);
    expect(cells).toBe(2 * 9);
    expect(essence(tournament)).toEqual(essence(is));
  });
});
