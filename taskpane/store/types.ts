import type { PlayerAnswer, PlayerAnswers } from '../../src/event/answers/answers';
import type { WhatIf } from '../../src/event/answers/whatIf';
import type { ComparedRound } from '../../src/event/check/compareEditions';
import type { AdoptedCrosstable } from '../../src/event/setup/adoptCrosstable';
import type { BracketPicture } from '../../src/explain/picture';
import type { Reason, TraceStep } from '../../src/explain/reason';
import type { CheckReport } from '../../src/event/check/checkEvent';
import type { Effects } from '../../src/sheets/stored/snapshot';
import type { TypedSince } from '../../src/event/byHand/handTyped';
import type { ImportQuestion } from '../../src/event/check/importCheck';
import type { OpenEvent } from '../../src/event/open/openEvent';
import type { ManualEditEnd } from '../../src/event/byHand/manualEdit';
import type { LiveList } from '../../src/sheets/liveLists';
import type { Proposal } from '../../src/event/byHand/proposal';
import type { ShownList } from '../../src/event/lists/liveShown';
import type { Preview } from '../../src/event/round/proposeRound';
import type { Correction, TypedResult } from '../../src/event/results/results';
import type { Attendance } from '../../src/event/round/attendance';
import type { Checked, Place, Problem, Result } from '../../src/model/problems';
import type { ListedSection } from '../../src/event/open/sections';
import type { Language, PlayerNo, RoundToPair, SystemId, Tournament } from '../../src/model/types';
import type { AdoptedList } from '../../src/sheets/read/adoptList';
import type { BookCells, SheetCells, TableCells } from '../../src/sheets/plan/cells';
import type { ColumnChoice } from '../../src/sheets/read/foreignHeads';
import type { Plan, SheetKey } from '../../src/sheets/plan/plan';
import type { Section } from '../../src/sheets/names/section';
import type { Departure } from '../../src/sheets/stored/event/storedEvent';
import type { WordKey } from '../../src/words';
import type { WantedPlayer } from '../../src/ratings/match';
import type { MatchedList } from '../../src/ratings/matchList';
import type { Writer } from '../../src/sheets/stored/shared';
import type { TypedCell, EntryFate } from '../../src/sheets/plan/typedCell';
import type { LostResult } from './ownResults';
import type { Sharing } from './sharing';
import type { Asking } from './drafts';
import type { FaultFacts } from './faultReport';
import type { PairingResult } from '../../src/systems/system';
import type { Incoming } from '../actions/setup/importing';

/** What the pane needs of the world; `excel/` is one such world, tests have another. */
export interface BookPort {
  read(): Promise<BookCells>;
  apply(plan: Plan, options: WriteOptions): Promise<Written>;
  putBack(id: number, plan: Plan, options: WriteOptions): Promise<Written>;
  /** `cells` are of a reading just made, here and below: what was seen with it is not asked for again. */
  history(cells?: BookCells): Promise<readonly HistoryEntry[]>;
  /** The tables of a section as putting back to before a step would leave them. */
  before(id: number, section: Section, cells?: BookCells): Promise<readonly TableBefore[]>;
  select(place: Place): Promise<void>;
  /** Which of our lists are formulas now: they name the rounds and must learn of a new one. */
  liveLists(section: Section, cells?: BookCells): Promise<readonly LiveList[]>;
  /** How those do, by a reading; absent: a workbook without Excel's troubles. */
  readonly lists?: WatchedLists;
  /** The sheets of a named section, by their plain keys. */
  sheetsOf(section: Section, named: readonly Section[]): Promise<readonly SheetKey[]>;
  /** Visible sheets, to adopt a list from. */
  sheetNames(): Promise<readonly string[]>;
  readSheet(name: string): Promise<SheetCells>;
  /** All visible sheets as they show now, to look for published standings; none of another section. */
  readSheets(section: Section): Promise<readonly SheetCells[]>;
  /** Takes so many rows right below a table into it. */
  growTable(table: TableCells, more: number): Promise<void>;
  /** Writes single cells, each into the row that is known by what it holds, and nothing else. */
  enterCells(entries: readonly TypedCell[], note: SharedCell | null): Promise<readonly EntryFate[]>;
  /** Writes a hidden cell of those who share the workbook; false: something else stood there than was expected. */
  writeShared(note: SharedCell, only?: (there: string) => boolean): Promise<boolean>;
  /** Makes a workbook of its own from the bytes of a file. */
  openCopy(bytes: Uint8Array): Promise<CopyFate>;
}

/** Lists that are formulas, as Excel shows them. */
export interface WatchedLists {
  /** Those that show an error. */
  broken(section: Section, cells: BookCells): readonly LiveList[];
  /** Those that have answered. */
  shown(section: Section, cells: BookCells): readonly ShownList[];
  /** Another add-in has functions of the same name. */
  hasRival(section: Section, cells: BookCells): boolean;
  waitsForF9(cells: BookCells): boolean;
  /** Enters their formulas anew. */
  enterAgain(section: Section, cells: BookCells, lists: readonly LiveList[]): Promise<void>;
}

/** A cell of the hidden sheet of those who share a workbook. */
export interface SharedCell {
  readonly row: number;
  readonly text: string;
}

/** Who sits at this pane, and what sharing a workbook needs of the world. */
export interface SharingPort {
  readonly me: () => Writer;
  readonly rename: (name: string) => void;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Whether there is a network, as far as the device knows. */
  readonly isOnline: () => boolean;
  /** Settles when what was written has gone to the others, and what they wrote has come. */
  readonly echo: () => Promise<void>;
}

/** What became of it: a window, a file among the downloads, or nothing, since the host cannot. */
export type CopyFate = 'opened' | 'saved' | 'impossible';

export interface WriteOptions {
  readonly language: Language;
  readonly time: string;
  /** Nothing but a line of the log: there is no step to take back. */
  readonly isOnlyLine?: boolean;
  /** Writes of one kind in a row (results of a round) share the snapshot of the first. */
  readonly undoGroup?: string;
  /** Whose steps are put back; absent: those of the event without a name. */
  readonly section?: Section;
  /** Digests of each section's event as it is now: what putting it back will leave. */
  readonly stateAfterUndo?: Readonly<Record<string, string>>;
  /** The reading for which the plan was made. */
  readonly cells?: BookCells;
  /** What this writes into cells that people type into, by section: anything else there is typed by hand. */
  readonly effects?: Effects;
}

/** A sheet of ours by its plain key, and its table then; null: there was no such sheet, or no table in it. */
export interface TableBefore {
  readonly key: SheetKey;
  readonly isGone: boolean;
  readonly table: TableCells | null;
}

/** Going back is asked about: what it takes back, and what was typed by hand since. */
export interface UndoQuestion extends TypedSince {
  readonly id: number;
  readonly steps: readonly HistoryEntry[];
}

export type Written = Result<{
  readonly snapshot: number;
  /** Excel did not take all marks, page layout, charts and pictures: said when it happens first. */
  readonly withoutFormats?: boolean;
  /** Sheets whose filter was taken off, since Excel writes astray beneath one. */
  readonly unfiltered?: readonly string[];
  /** Sheets whose hidden rows are shown again, for the same reason. */
  readonly unhidden?: readonly string[];
  /** Excel's own undo takes all of it back at once. */
  readonly isOneStep?: boolean;
  /** Formulas wait for F9. */
  readonly isCalculatedByHand?: boolean;
  /** The cells as they are now; absent: they are to be read. */
  readonly cells?: BookCells;
}>;

export interface HistoryEntry {
  readonly id: number;
  readonly time: string;
  readonly title: Reason;
  readonly sheets: readonly string[];
  /** Whose sheets, by lower-case id of the sections; absent: of the event without a name. */
  readonly sections?: readonly string[];
  /** Digests of the event as it was before it; absent in snapshots of earlier versions. */
  readonly leaves?: Readonly<Record<string, string>>;
  /** What it wrote into cells that people type into; absent: not known. */
  readonly effects?: Effects;
}

export type PairTask = (
  system: SystemId,
  task: RoundToPair,
  progress: (done: number) => void,
) => Promise<PairingResult>;

export interface PairingPort {
  readonly pair: PairTask;
  /** The same with the work by hand among the reasons, which takes longer. */
  readonly explain: PairTask;
  /** Ends the work under way; its promise is refused with `Cancelled`. */
  cancel(): void;
}

export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** A rating list as it comes: the bytes of a file, or the rows of a sheet. */
export type ListBytes = { readonly bytes: Uint8Array } | { readonly rows: SheetCells['rows'] };

export interface RatingListPort {
  match(
    list: ListBytes,
    wanted: readonly WantedPlayer[],
    progress: (done: number) => void,
  ): Promise<Checked<MatchedList>>;
  /** Ends the work under way; its promise is refused with `Cancelled`. */
  cancel(): void;
}

export interface Ports {
  /** Absent: the work is done where it is asked for. */
  readonly ratingLists?: RatingListPort;
  readonly book: BookPort;
  readonly pairing: PairingPort;
  /** yyyy-mm-dd hh:mm, local time. */
  readonly now: () => string;
  /** A fresh seed for a drawing of lots. */
  readonly seed: () => string;
  /** Address of the guide in a language; absent: there is none where the pane runs. */
  readonly guide?: (language: Language) => string;
  /** Absent: nobody else works in the workbook. */
  readonly sharing?: SharingPort;
  /** Which section was shown last, by workbook; absent: nobody remembers. */
  readonly lastSection?: {
    readonly get: (book: string) => string | null;
    readonly set: (book: string, id: string) => void;
  };
}

export const VIEWS = [
  'home',
  'start',
  'event',
  'round',
  'preview',
  'results',
  'changes',
  'standings',
  'prizes',
  'ratings',
  'check',
  'explain',
  'course',
  'history',
  'problems',
  'export',
  'sections',
  'shared',
] as const;
export type View = (typeof VIEWS)[number];

/** The title of each view. */
export const VIEW_WORDS: Readonly<Record<View, WordKey>> = {
  home: 'pane.view-home',
  start: 'pane.view-start',
  event: 'pane.view-event',
  round: 'pane.view-round',
  preview: 'pane.view-preview',
  results: 'pane.view-results',
  changes: 'pane.view-changes',
  standings: 'pane.view-standings',
  prizes: 'pane.view-prizes',
  ratings: 'pane.view-ratings',
  check: 'pane.view-check',
  explain: 'pane.view-explain',
  course: 'pane.view-course',
  history: 'pane.view-history',
  problems: 'pane.view-problems',
  export: 'pane.view-export',
  sections: 'pane.view-sections',
  shared: 'pane.view-shared',
};

export interface Busy {
  readonly what: Reason;
  /** 0…1, or null while nobody can say. */
  readonly progress: number | null;
  readonly canCancel: boolean;
}

export interface Notice {
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  readonly lines: readonly Reason[];
  readonly problems?: readonly Problem[];
  /** Where it is a fault of ours: what a report says of it. */
  readonly fault?: FaultFacts;
}

/** Answers hold for the event as it was when they were given. */
export interface AnswersShown {
  readonly value: PlayerAnswers;
  readonly whyNot: PlayerAnswer | null;
  readonly of: Tournament;
}

export interface Explanation {
  readonly round: number;
  readonly pictures: readonly BracketPicture[];
  readonly steps: readonly TraceStep[];
  readonly why: {
    readonly a: PlayerNo;
    readonly b: PlayerNo;
    readonly steps: readonly TraceStep[];
  } | null;
}

export interface Export {
  readonly name: string;
  readonly text: string;
  readonly type: string;
  /** What whoever gets the file will miss in it. */
  readonly gaps?: readonly Reason[];
}

export interface Importing extends ImportQuestion {
  readonly incoming: Incoming;
  readonly departures: readonly Departure[];
}

/** A list of players that was found, and in which sheet. */
export interface Adopted {
  readonly sheet: string;
  readonly list: AdoptedList;
  /** What the arbiter said that columns hold. */
  readonly chosen: ColumnChoice;
  /** Proposals that the arbiter does not want, by their ids. */
  readonly declined: ReadonlySet<string>;
  readonly problems: readonly Problem[];
  /** The same sheet as a crosstable, where it has rounds that can be read. */
  readonly table?: { readonly event: AdoptedCrosstable; readonly warnings: readonly Problem[] };
}

/** Players that were pasted and do not count yet: below the table of players, or as a list. */
export interface Pasted {
  readonly kind: 'below' | 'list';
  readonly sheet: string;
  readonly count: number;
}

export interface Lot {
  readonly seed: string;
  /** Lots that were drawn before it, each with why another one was drawn. */
  readonly before: readonly { readonly seed: string; readonly why: string }[];
}

export interface DeskState {
  readonly status: 'loading' | 'ready';
  readonly language: Language;
  readonly view: View;
  /** What is needed seldom is unfolded on the first view. */
  readonly isMoreOpen: boolean;
  readonly event: OpenEvent | null;
  /** All events of the workbook; most have one. */
  readonly sections: readonly ListedSection[];
  /** The one that is open. */
  readonly section: Section;
  readonly busy: Busy | null;
  /** null: the workbook is not shared. */
  readonly sharing: Sharing | null;
  /** We have asked for the desk and wait whether it is ours. */
  readonly isTaking: boolean;
  /** Somebody else was seen changing a workbook that is not shared. */
  readonly isWithOthers: boolean;
  /** What colleagues did last. */
  readonly news: readonly Reason[];
  /** Results of ours that such a change took from where we entered them. */
  readonly lost: readonly LostResult[];
  /** Excel keeps us waiting, most likely for a cell that is being edited. */
  readonly isWaiting: boolean;
  readonly notice: Notice | null;
  /** Something was typed and not yet taken, and is asked about first. */
  readonly asking: Asking | null;
  /** What formulas found in their tables, in words. */
  readonly formulaRemarks: readonly string[];
  /** What the arbiter has noted for the next round and not yet written. */
  readonly attendance: Attendance;
  /** The same for the last round, in case it is paired again. */
  readonly attendanceAgain: Attendance;
  readonly preview: Preview | null;
  /** The lot that was drawn before round 1: it stays, however often the round is previewed. */
  readonly lot: Lot | null;
  readonly proposal: Proposal | null;
  readonly correction: Correction | null;
  /** Changes by hand beside the system's own pairing, before they are ended. */
  readonly manualEditEnd: ManualEditEnd | null;
  /** An event of a file whose rounds are not as the system pairs them: taken or left. */
  readonly importing: Importing | null;
  /** The next round was refused: no legal pairing exists, and the arbiter may make it by hand. */
  readonly canMakeByHand: boolean;
  readonly typing: readonly TypedResult[];
  readonly adopted: Adopted | null;
  readonly pasted: Pasted | null;
  readonly history: readonly HistoryEntry[];
  readonly undoQuestion: UndoQuestion | null;
  /** The step that was written last, to be taken back at once; null: nothing was written. */
  readonly lastStep: number | null;
  /** Excel's own undo takes that step back as well. */
  readonly isOneStep: boolean;
  /** Every round by two editions, side by side. */
  readonly comparison: readonly ComparedRound[] | null;
  readonly check: CheckReport | null;
  readonly explanation: Explanation | null;
  /** What would be, for the event as it was when it was asked. */
  readonly supposed: { readonly value: WhatIf; readonly of: Tournament } | null;
  /** What one player was told. */
  readonly answers: AnswersShown | null;
  readonly exported: Export | null;
  /** A rating list that was looked at. */
  readonly ratings: (MatchedList & { readonly source: string }) | null;
}
