/** Every action of the pane that writes, each over the workbook that it needs. */
import { gamesOf } from '../../../src/event/results/results';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { UNNAMED } from '../../../src/sheets/names/section';
import { writeExercise, writeFormulaDetail } from '../../../taskpane/actions/lists/course';
import { checkEvent, explainRound, writeWorking } from '../../../taskpane/actions/questions/check';
import {
  confirmChange,
  proposeEntryAgainstBye,
  proposeRating,
  proposeRenumbering,
  proposeSwap,
  proposeTurn,
} from '../../../taskpane/actions/round/changes';
import type { Desk } from '../../../taskpane/store/desk';
import { confirmImport } from '../../../taskpane/actions/setup/importing';
import { acceptTerms } from '../../../taskpane/actions/setup/lock';
import { endChanges, lookAtChanges } from '../../../taskpane/actions/round/manualEdit';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import { writeQr } from '../../../taskpane/actions/lists/publish';
import { lookUp, takeRatings } from '../../../taskpane/actions/lists/ratings';
import { enterPlayer, note, saveAttendance } from '../../../taskpane/actions/round/attendance';
import {
  addSection,
  deleteSection,
  movePlayers,
  moveSection,
  renameSection,
  writeCommonList,
} from '../../../taskpane/actions/setup/sections';
import {
  adoptEvent,
  createEvent,
  importTrf,
  lookForList,
  saveSettings,
} from '../../../taskpane/actions/setup/setup';
import { makePrizeTable, writePrizeList } from '../../../taskpane/actions/lists/prizes';
import {
  bookInUse,
  list,
  nextRound,
  openDesk,
  result,
  SEVEN,
  sevenPlayers,
  type DeskBook,
} from './deskBook';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { startOffice } from './officeHost';
import { B, twoSectionPlans } from '../twoSections';

const FORM = {
  name: '=Open',
  place: '@home',
  start: '',
  end: '',
  arbiter: '-1',
  rounds: 5,
  byePoints: 2,
  initialColour: null,
  settings: DEFAULT_SETTINGS,
};
const ROWAN = { ...SEVEN.players[0], name: 'Rowan', rating: 1950 };

async function emptyBook(): Promise<DeskBook> {
  const office = await startOffice();
  ['Name', "'=Ana", 'Bea', 'Cia'].forEach((text, row) =>
    office.type('Sheet1', `B${row + 2}`, text),
  );
  return { office, desk: await openDesk() };
}

async function finished(): Promise<DeskBook> {
  const book = await bookInUse();
  for (const index of [1, 2]) await result(book.desk, 2, index, '0-1');
  return book;
}

/** A rating typed into the sheet that belongs further up. */
async function misnumbered(): Promise<DeskBook> {
  const book = await bookInUse();
  book.office.type('Players', 'D11', '2500');
  await book.desk.refresh();
  return book;
}

/** A table of prizes that was made in the pane and filled in. */
async function withPrizes(): Promise<DeskBook> {
  const book = await sevenPlayers();
  await makePrizeTable(book.desk);
  ['=Main', '1', '50'].forEach((text, index) =>
    book.office.type('Prizes', `${'ABC'[index]}7`, text.replace(/^=/, "'=")),
  );
  await book.desk.refresh();
  return book;
}

/** The workbook in use with a section B, which has a round to be paired and a live list. */
async function sectionInUse(): Promise<DeskBook> {
  const { office, desk } = await bookInUse();
  const [, plan] = twoSectionPlans();
  await applyPlan(plan, { language: 'en', time: '10:00' });
  await desk.refresh();
  desk.openSection(B);
  await list(desk, 'standings', true);
  office.type('B Players', 'M4', 'Paid');
  office.type('B Players', 'M6', 'yes');
  desk.openSection(UNNAMED);
  await desk.refresh();
  return { office, desk };
}

/** Before round 1; B has no players yet. The arbiter has a column of his own in the other list. */
export async function twoEmptySections(): Promise<DeskBook> {
  const office = await startOffice();
  const players = SEVEN.players.map((player) => ({ ...player, entries: [] }));
  const info = { ...SEVEN.info, name: 'Open' };
  const plan = eventPlan({ ...SEVEN, info, players, pairedRounds: 0 }, DEFAULT_SETTINGS);
  await applyPlan(plan, { language: 'en', time: '10:00' });
  const desk = await openDesk();
  await addSection(desk, 'B');
  desk.openSection(UNNAMED);
  office.type('Players', 'M4', 'Paid');
  office.type('Players', 'M6', 'yes');
  await desk.refresh();
  return { office, desk };
}

export interface Action {
  readonly name: string;
  /** Takes sheets out: they come back without what the arbiter coloured in them. */
  readonly takesOut?: boolean;
  /** Writes into hidden sheets and the log only. */
  readonly isHidden?: boolean;
  /** Needs rows to move, which they cannot in a file. */
  readonly inExcelOnly?: boolean;
  readonly book?: () => Promise<DeskBook>;
  readonly act: (desk: Desk) => Promise<unknown> | unknown;
}

const change = (propose: (desk: Desk) => void) => (desk: Desk) => {
  propose(desk);
  return confirmChange(desk, 'why');
};

export const ACTIONS: readonly Action[] = [
  { name: 'create an event', book: emptyBook, act: (desk) => createEvent(desk, FORM) },
  {
    name: 'adopt a list',
    book: emptyBook,
    act: async (desk) => {
      await lookForList(desk, 'Sheet1');
      if (desk.getState().adopted) await adoptEvent(desk, FORM, false);
    },
  },
  {
    name: 'import a TRF',
    book: emptyBook,
    act: async (desk) => {
      await importTrf(desk, makeTrf(SEVEN), DEFAULT_SETTINGS);
      // Its round 1 is not the system's: the arbiter takes it all the same.
      if (desk.getState().importing) await confirmImport(desk);
    },
  },
  { name: 'pair a round, with live lists', book: finished, act: (desk) => nextRound(desk) },
  { name: 'pair again', act: (desk) => nextRound(desk, true) },
  {
    name: 'pair again with one less',
    act: (desk) => {
      note(desk, 1, 'zeroBye');
      note(desk, 2, 'withdrawn');
      return nextRound(desk, true);
    },
  },
  { name: 'enter a result', act: (desk) => result(desk, 2, 1, '0-1') },
  { name: 'correct an earlier round', act: (desk) => result(desk, 1, 0, '0-1') },
  {
    name: 'swap',
    act: change((desk) => {
      const [a, b] = gamesOf(desk.getState().event, 2);
      proposeSwap(desk, 2, a.white, b.white);
    }),
  },
  {
    name: 'turn colours',
    act: change((desk) => proposeTurn(desk, 2, gamesOf(desk.getState().event, 2)[1].black)),
  },
  {
    name: 'end changes by hand',
    isHidden: true,
    book: async () => {
      const book = await bookInUse();
      const [a, b] = gamesOf(book.desk.getState().event, 2);
      await change((desk) => proposeSwap(desk, 2, a.white, b.white))(book.desk);
      return book;
    },
    act: async (desk) => {
      await lookAtChanges(desk);
      await endChanges(desk, 'why');
    },
  },
  {
    name: 'leave the rules announced',
    book: async () => {
      const book = await bookInUse();
      const cell = book.desk.getState().event!.read.event.cells.get('rounds')!.place;
      if (cell.kind === 'cell') book.office.type(cell.sheet, cell.address, '9');
      await book.desk.refresh();
      return book;
    },
    act: (desk) => acceptTerms(desk, 'why'),
  },
  {
    name: 'late entry',
    act: (desk) => enterPlayer(desk, ROWAN, { missed: 'halfBye', evenLater: true }),
  },
  {
    name: 'late entry against the bye',
    act: change((desk) =>
      proposeEntryAgainstBye(desk, ROWAN, { missed: 'halfBye', evenLater: true }),
    ),
  },
  {
    name: 'the attendance',
    act: (desk) => {
      note(desk, 2, 'withdrawn');
      note(desk, 4, 'halfBye');
      return saveAttendance(desk);
    },
  },
  { name: 'rating', act: change((desk) => proposeRating(desk, 7, 2200)) },
  { name: 'renumber', book: misnumbered, act: change(proposeRenumbering) },
  {
    name: 'settings',
    act: (desk) => {
      const { tournament, settings } = desk.getState().event!;
      const info = { ...tournament!.info, place: '=Here' };
      return saveSettings(desk, { ...tournament!, info }, { ...settings, firstTable: 11 });
    },
  },
  { name: 'standings frozen over live', act: (desk) => list(desk, 'standings') },
  { name: 'standings live again', act: (desk) => list(desk, 'standings', true, ['SB']) },
  { name: 'crosstable', act: (desk) => list(desk, 'crosstable', true) },
  { name: 'cards', act: (desk) => list(desk, 'cards') },
  { name: 'result slips', act: (desk) => list(desk, 'slips') },
  {
    name: 'table cards again',
    book: async () => {
      const made = await bookInUse();
      await list(made.desk, 'tableCards');
      return made;
    },
    act: (desk) => list(desk, 'tableCards'),
  },
  { name: 'wall list by club', act: (desk) => list(desk, 'byClub') },
  { name: 'progress again', act: (desk) => list(desk, 'progress') },
  { name: 'average ratings', act: (desk) => list(desk, 'cma') },
  { name: 'make the table of prizes', book: sevenPlayers, act: makePrizeTable },
  {
    name: 'write the prize list',
    book: withPrizes,
    act: (desk) =>
      writePrizeList(desk, { perPlayer: 'several', preference: 'value', share: 'hort' }),
  },
  {
    name: 'take over ratings',
    act: async (desk) => {
      const rows = [
        ['Name', 'Rating'],
        ['Alder', 2222],
      ];
      await lookUp(desk, '=list', { rows });
      const difference = { field: 'rating', ours: '2100', theirs: '2222' } as const;
      await takeRatings(desk, [{ no: 1, difference }], { name: '=list', date: '2026-11' });
    },
  },
  { name: 'rating change', act: (desk) => list(desk, 'ratingChange') },
  { name: 'QR code', act: (desk) => writeQr(desk, 'https://example.org/') },
  { name: 'check', act: (desk) => checkEvent(desk) },
  {
    name: 'working',
    act: async (desk) => {
      await explainRound(desk, 2);
      await writeWorking(desk);
    },
  },
  {
    name: 'an exercise',
    act: (desk) => writeExercise(desk, { kind: 'tie-break-sum', level: 1, seed: 1 }, 'here'),
  },
  { name: 'tie-breaks as formulas', act: (desk) => writeFormulaDetail(desk, 2, ['BH', 'SB']) },
  { name: 'add a section', act: (desk) => addSection(desk, 'B') },
  {
    name: 'pair a round in a section, with a live list',
    book: sectionInUse,
    act: async (desk) => {
      desk.openSection(B);
      await nextRound(desk);
    },
  },
  {
    name: 'correct an earlier round of a section',
    book: sectionInUse,
    act: (desk) => {
      desk.openSection(B);
      return result(desk, 1, 0, '0-1');
    },
  },
  {
    name: 'the check-in of all sections',
    book: sectionInUse,
    act: (desk) => writeCommonList(desk, 'check-in-all'),
  },
  {
    name: 'move players to another section',
    book: twoEmptySections,
    inExcelOnly: true,
    act: (desk) => movePlayers(desk, B, [2, 5]),
  },
  {
    name: 'rename a section',
    book: twoEmptySections,
    // The step belongs to B, so that it is undone there.
    act: (desk) => {
      desk.openSection(B);
      return renameSection(desk, B, 'Youth');
    },
  },
  {
    name: 'put a section first',
    book: twoEmptySections,
    act: (desk) => moveSection(desk, B, -1),
  },
  {
    name: 'delete a section',
    book: twoEmptySections,
    takesOut: true,
    act: (desk) => deleteSection(desk, { ...B, label: 'B' }),
  },
  {
    name: 'put back the newest',
    takesOut: true,
    act: async (desk) => {
      await loadHistory(desk);
      const [newest] = desk.getState().history;
      if (newest) await putBack(desk, newest.id);
    },
  },
  {
    name: 'put back to the middle',
    takesOut: true,
    act: async (desk) => {
      await loadHistory(desk);
      const before = desk.getState().history[3];
      if (before) await putBack(desk, before.id);
    },
  },
];
