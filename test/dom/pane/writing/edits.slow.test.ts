/**
 * What the arbiter does to the workbook by hand, followed by an action of the pane: it works, or it
 * lists problems with their cells; nothing of the arbiter's own is ever written over and no result is lost.
 */
import type { Tournament } from '../../../../src/model/types';
import type { Desk } from '../../../../taskpane/store/desk';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { enterPlayer } from '../../../../taskpane/actions/round/attendance';
import {
  deleteSheet,
  insertColumn,
  insertRows,
  insertTableColumn,
  ownCells,
  sortTable,
} from '../../../support/pane/arbiter';
import {
  bookInUse,
  list,
  nextRound,
  openDesk,
  result,
  SEVEN,
} from '../../../support/pane/deskBook';
import type { Office } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

interface Edit {
  readonly name: string;
  readonly edit: (office: Office) => Promise<void> | void;
  /** The follow-ups that are refused, with the code of the problem. */
  readonly refuses?: Readonly<Record<string, string>>;
}

const EDITS: readonly Edit[] = [
  {
    name: 'sheets renamed',
    edit: ({ book }) => {
      for (const sheet of [...book.sheets()])
        if (/^(Players|Round|Standings|By name|Event|Log)/.test(sheet.name))
          sheet.name = `L'${sheet.name} é`;
    },
  },
  { name: 'Players sorted by name', edit: (office) => sortTable(office, 'Players', 2) },
  { name: 'a round sorted', edit: (office) => sortTable(office, 'Round_2', 2) },
  {
    name: 'a column inside Players',
    edit: (office) => insertTableColumn(office, 'Players', 3, 'Hotel', 'own'),
    // The row that goes has something of the arbiter's own in it.
    refuses: { 'put back': 'own-column' },
  },
  {
    name: 'a column inside Players, then sorted',
    edit: async (office) => {
      await insertTableColumn(office, 'Players', 3, 'Hotel', 'own');
      sortTable(office, 'Players', 2);
    },
    refuses: { 'put back': 'own-column' },
  },
  {
    name: 'a column left of Players and of a round',
    edit: (office) => {
      for (const sheet of ['Players', 'Round 2', 'By name', 'Standings']) {
        insertColumn(office, sheet, 'A');
        office.type(sheet, 'A2', 'own, at the left');
      }
    },
  },
  {
    name: 'rows above the tables',
    edit: (office) => {
      for (const sheet of ['Players', 'Round 2', 'By name', 'Standings']) {
        insertRows(office, sheet, 1, 2);
        office.type(sheet, 'A1', 'own, on top');
      }
    },
  },
  {
    name: 'a row between title and table',
    edit: (office) => {
      for (const sheet of ['Players', 'Round 2']) {
        insertRows(office, sheet, 3);
        office.type(sheet, 'A3', 'own, between');
      }
    },
  },
  {
    name: 'a column inside a round',
    edit: (office) => insertTableColumn(office, 'Round_2', 5, 'Clock', 'own'),
    refuses: { 'pair again': 'own-column', 'put back': 'own-column' },
  },
  {
    name: 'a column inside a list',
    edit: (office) => {
      insertColumn(office, 'Standings', 'C');
      office.type('Standings', 'C6', 'own, inside');
    },
    refuses: { standings: 'own-rows-in-list', 'next round': 'own-rows-in-list' },
  },
  {
    name: 'notes right below our tables and lists',
    edit: (office) => {
      office.type('By name', 'A12', 'own, right below');
      office.type('Round 2', 'C11', 'own, below');
      office.type('Standings', 'I5', 'own, beside');
      office.type('Standings', 'C1', 'own, beside the title');
    },
    refuses: {
      standings: 'cell-in-the-way',
      'next round': 'cell-in-the-way',
    },
  },
  {
    name: 'Standings and By name deleted',
    edit: (office) => ['Standings', 'By name'].forEach((name) => deleteSheet(office, name)),
  },
  {
    name: 'Standings deleted, and one of their own',
    edit: (office) => {
      deleteSheet(office, 'Standings');
      office.book.addSheet('Standings');
      office.type('Standings', 'A1', 'own standings');
    },
    refuses: { standings: 'sheet-exists' },
  },
  {
    name: 'the log deleted, and one of their own',
    edit: (office) => {
      deleteSheet(office, 'Log');
      office.book.addSheet('LOG');
      office.type('LOG', 'A1', 'own log');
    },
    refuses: Object.fromEntries(
      ['put back', 'next round', 'pair again', 'result and late entry', 'standings'].map((name) => [
        name,
        'sheet-exists',
      ]),
    ),
  },
  {
    name: 'a column inside the log',
    edit: (office) => insertTableColumn(office, 'Log', 1, 'Who', 'own'),
  },
  {
    name: 'headers renamed',
    edit: (office) => {
      office.type('Players', 'D4', 'Elo');
      office.type('Round 2', 'F4', 'Résultat');
    },
  },
  {
    name: 'sheets hidden',
    edit: ({ book }) => {
      for (const sheet of book.sheets())
        if (/^(Players|Round 2|Standings)/.test(sheet.name)) sheet.visibility = 'Hidden';
    },
  },
];

interface FollowUp {
  readonly name: string;
  readonly act: (desk: Desk) => Promise<unknown>;
  readonly undoes?: boolean;
}

const ROWAN = { ...SEVEN.players[0], name: 'Rowan', rating: 1650 };

const FOLLOW_UPS: readonly FollowUp[] = [
  { name: 'pair again', act: (desk) => nextRound(desk, true) },
  { name: 'next round', act: (desk) => nextRound(desk) },
  {
    name: 'result and late entry',
    act: async (desk) => {
      await result(desk, 2, 1, '½-½');
      if (desk.getState().notice?.tone === 'error') return;
      await enterPlayer(desk, ROWAN, { missed: 'halfBye', evenLater: true });
    },
  },
  { name: 'standings', act: (desk) => list(desk, 'standings', false, ['BH', 'SB', 'CUM']) },
  {
    name: 'put back',
    act: async (desk) => {
      await loadHistory(desk);
      await putBack(desk, desk.getState().history[0].id);
    },
    undoes: true,
  },
];

const resultsOf = (tournament: Tournament | null, rounds: number) =>
  tournament?.players.map(({ name, entries }) => [
    name,
    entries.slice(0, rounds).map(({ outcome, colour }) => [outcome, colour]),
  ]);

describe.each(EDITS)('$name', ({ edit, refuses = {} }) => {
  it.each(FOLLOW_UPS)('then $name', async ({ name, act, undoes = false }) => {
    const { office, desk: before } = await bookInUse();
    for (const cell of ['F6', 'F7']) office.type('Round 2', cell, '0-1');
    await before.refresh();
    // The last action, so that there is something to put back in Players and in both rounds.
    await enterPlayer(
      before,
      { ...ROWAN, name: 'Sorrel', rating: 1450 },
      { missed: 'zeroBye', evenLater: true },
    );
    await edit(office);
    const own = ownCells(office);
    // The pane has not noticed: a sort, a rename or a deletion tells it nothing.
    const desk = name === 'put back' ? await openDesk() : before;
    const played = resultsOf((await openDesk()).getState().event!.tournament, 1);
    await act(desk);
    const isAskedAgain = desk.getState().notice?.lines[0]?.key === 'pane.changed-meanwhile';
    if (isAskedAgain) await act(desk);
    const { notice, event } = desk.getState();
    const codes = (notice?.problems ?? []).map(({ code }) => code);
    if (refuses[name]) expect(codes).toContain(refuses[name]);
    else expect({ ...notice }).not.toMatchObject({ tone: 'error' });
    expect(notice?.lines[0]?.key).not.toBe('pane.changed-meanwhile');
    for (const problem of notice?.problems ?? []) expect(problem.place.kind).toBe('cell');
    expect(ownCells(office)).toEqual(own);
    expect(event!.problems).toEqual([]);
    const rest = (list: ReturnType<typeof resultsOf>) =>
      list!.filter(([player]) => player !== 'Sorrel' && player !== 'Rowan').sort();
    expect(rest(resultsOf(event!.tournament, 1))).toEqual(rest(played));
    if (undoes && !refuses[name])
      expect(event!.tournament!.players.map((player) => player.name)).not.toContain('Sorrel');
  });
});
