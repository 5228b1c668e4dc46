/** What is done in the workbook without the pane. */
import { PLAYER_COLUMNS, ROUND_COLUMNS } from '../../../src/sheets/names/headers';
import { roundTableName } from '../../../src/sheets/names/headers';
import { clearFilter, filterRows } from '../../../workbench/host/cells/filters';
import { sortTable } from '../pane/arbiter';
import { RESULTS, type Act } from './paneActs';
import { cellsOf, eventOf, headsOf, lastGames, oneOf, pairedRounds } from './room';

export const NAME = [PLAYER_COLUMNS, 'name'] as const;
export const RATING = [PLAYER_COLUMNS, 'rating'] as const;
export const STATUS = [PLAYER_COLUMNS, 'status'] as const;
export const BYES = [PLAYER_COLUMNS, 'byes'] as const;
export const RESULT = [ROUND_COLUMNS, 'result'] as const;

export const HAND_ACTS = {
  typedResult(desk, random, room) {
    const table = room.table(desk, roundTableName(pairedRounds(desk)));
    if (!table || eventOf(desk)?.tournament.teams) return;
    // Another result where one stands is a change that the log has to tell of.
    const empty = lastGames(desk).find(({ result }) => result === '');
    const no = headsOf(table).findIndex((head) => ROUND_COLUMNS.meaning(head) === 'no');
    const [, ...rows] = cellsOf(table);
    const row = rows.findIndex((cells) => Number(cells[no]) === empty?.white);
    if (row >= 0) room.type(table, RESULT, row, RESULTS[random(4)]);
  },
  typedWithdrawal(desk, random, room) {
    const table = room.table(desk, 'Players');
    const { players = [], teams } = eventOf(desk)?.tournament ?? {};
    if (table && !teams && players.length > 4)
      room.type(table, STATUS, random(players.length), 'withdrawn');
  },
  typedBye(desk, random, room) {
    const table = room.table(desk, 'Players');
    const { players = [], teams, totalRounds = 0 } = eventOf(desk)?.tournament ?? {};
    const round = pairedRounds(desk) + 1;
    if (table && !teams && players.length > 0 && round <= totalRounds)
      room.type(table, BYES, random(players.length), String(round));
  },
  sortPlayers(desk, random, room) {
    const table = room.table(desk, 'Players');
    if (table && eventOf(desk)) sortTable(room.office, table.name, random(4));
  },
  sortRound(desk, _random, room) {
    // Boards of a match stand below its teams.
    if (eventOf(desk)?.tournament.teams) return;
    const table = room.table(desk, roundTableName(pairedRounds(desk)));
    if (table) sortTable(room.office, table.name, 2);
  },
  filter(desk, random, room) {
    const table = room.table(desk, oneOf(random, ['Players', roundTableName(pairedRounds(desk))]));
    if (!table) return;
    const rows = Array.from({ length: table.area.rows - 1 }, (_, at) => table.area.row + 1 + at);
    if (table.filteredOut) clearFilter(table);
    else
      filterRows(
        table,
        rows.filter(() => random(2) === 0),
      );
  },
  renameSheet(desk, random, room) {
    const ours = ['Players', roundTableName(Math.max(1, pairedRounds(desk)))];
    const table = room.table(desk, oneOf(random, ours));
    if (table) table.sheet.name = `Own ${random(1000)}`;
  },
  /** A list that was written is thrown away; tables of the event and hidden sheets stay. */
  deleteList(_desk, random, { office: { book } }) {
    const kept = new Set(book.tables().map(({ sheet }) => sheet.name));
    const lists = book
      .sheets()
      .filter(({ name, visibility }) => visibility === 'Visible' && !kept.has(name));
    if (lists.length > 0) book.deleteSheet(oneOf(random, lists));
  },
} satisfies Readonly<Record<string, Act>>;
