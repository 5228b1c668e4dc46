import type { Reason, TraceStep } from '../../src/explain/reason';
import type { Place, Problem } from '../../src/model/problems';
import type {
  Language,
  Pair,
  PlayerNo,
  RequestedBye,
  RoundToPair,
  SystemId,
  Tournament,
} from '../../src/model/types';
import type {
  AdoptedList,
  BookCells,
  EventRead,
  EventSettings,
  Finding,
  LineChange,
  Plan,
  RoundContent,
  SheetCells,
} from '../../src/sheets';
import type { PairingResult } from '../../src/systems/system';

/** What the pane needs of the world; `excel/` is one such world, tests have another. */
export interface BookPort {
  read(): Promise<BookCells>;
  apply(plan: Plan, options: WriteOptions): Promise<Written>;
  putBack(id: number, plan: Plan, options: WriteOptions): Promise<Written>;
  history(): Promise<readonly HistoryEntry[]>;
  select(place: Place): Promise<void>;
  /** Which of our lists are formulas now: they name the rounds and must learn of a new one. */
  liveLists(): Promise<readonly ('standings' | 'crosstable')[]>;
  /** Visible sheets, to adopt a list from. */
  sheetNames(): Promise<readonly string[]>;
  readSheet(name: string): Promise<SheetCells>;
  /** All visible sheets as they show now, to look for published standings. */
  readSheets(): Promise<readonly SheetCells[]>;
  /** Opens a workbook of its own from the bytes of a file; false: not possible here. */
  openCopy(bytes: Uint8Array): Promise<boolean>;
}

export interface WriteOptions {
  readonly language: Language;
  readonly time: string;
  /** Writes of one kind in a row (results of a round) share the snapshot of the first. */
  readonly joins?: string;
}

export type Written =
  | { readonly ok: true; readonly snapshot: number }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface HistoryEntry {
  readonly id: number;
  readonly time: string;
  readonly title: Reason;
  readonly sheets: readonly string[];
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

export interface Ports {
  readonly book: BookPort;
  readonly pairing: PairingPort;
  /** yyyy-mm-dd hh:mm, local time. */
  readonly now: () => string;
  /** A fresh seed for a drawing of lots. */
  readonly seed: () => string;
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
  'check',
  'explain',
  'history',
  'problems',
  'export',
] as const;
export type View = (typeof VIEWS)[number];

/** The event in the workbook: checked, or with the problems that must be cured first. */
export interface OpenEvent {
  readonly read: EventRead;
  readonly settings: EventSettings;
  readonly tournament: Tournament | null;
  readonly problems: readonly Problem[];
  /** Changes that somebody typed into the sheets of earlier rounds; each waits for an answer. */
  readonly typed: readonly TypedCorrection[];
}

/** What was changed in the sheet of an earlier round, and what that affects (C.04.2.D.8). */
export interface TypedCorrection {
  readonly round: number;
  readonly changes: readonly LineChange[];
  readonly affects: readonly Reason[];
}

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
}

/** What the arbiter has noted for the next round and not yet written. */
export type Presence = RequestedBye | 'withdrawn' | 'present';
export type Roll = ReadonlyMap<PlayerNo, Presence>;

export interface Preview {
  readonly task: RoundToPair;
  /** The event with the roll and, before round 1, the colour drawn. */
  readonly tournament: Tournament;
  readonly seed: string | null;
  readonly content: RoundContent;
  /** Players numbered now, by the initial order, because nobody had a number yet: old → new. */
  readonly numbers: ReadonlyMap<PlayerNo, PlayerNo> | null;
  readonly warnings: readonly Reason[];
  readonly steps: readonly TraceStep[];
  /** The round that was there and is paired again. */
  readonly replaces: boolean;
}

/** A change by hand, before it is written. */
export interface Proposal {
  readonly round: number;
  readonly what: Reason;
  readonly after: Tournament;
  /** The tables that change, as they would be. */
  readonly pairs?: readonly Pair[];
  readonly numbers?: ReadonlyMap<PlayerNo, PlayerNo>;
  /** Rules broken: must be said, may be overruled with a reason. */
  readonly breaks: readonly Reason[];
  /** Comparison with the engine, and what the handling rules say. */
  readonly remarks: readonly Reason[];
  readonly compared: readonly TraceStep[];
  /** Its sentences name players by the numbers that they will have. */
  readonly namesAfter?: boolean;
}

/** A result of an earlier round that waits for a yes (C.04.2.D.8). */
export interface Correction {
  readonly round: number;
  readonly game: GameLine;
  /** The new result; empty: taken out. */
  readonly text: string;
  readonly affects: readonly Reason[];
}

/** A game of a round as the pane lists it. */
export interface GameLine {
  readonly table: number | null;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** Empty: no result yet. */
  readonly result: string;
}

/** A result that was typed and is not yet written. */
export interface TypedResult {
  readonly round: number;
  readonly game: GameLine;
  /** Empty: no result. */
  readonly text: string;
}

export interface CheckReport {
  readonly rounds: number;
  readonly differing: number;
  readonly findings: readonly Finding[];
  /** Lists found in the workbook that show points or ranks, and how many of their cells differ. */
  readonly lists: number;
  readonly cells: number;
  readonly wrongCells: number;
}

export interface Explanation {
  readonly round: number;
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
}

export interface DeskState {
  readonly status: 'loading' | 'ready';
  readonly language: Language;
  readonly view: View;
  readonly event: OpenEvent | null;
  readonly busy: Busy | null;
  readonly notice: Notice | null;
  readonly roll: Roll;
  readonly preview: Preview | null;
  readonly proposal: Proposal | null;
  readonly correction: Correction | null;
  readonly typing: readonly TypedResult[];
  readonly adopted: { readonly list: AdoptedList; readonly problems: readonly Problem[] } | null;
  readonly history: readonly HistoryEntry[];
  readonly check: CheckReport | null;
  readonly explanation: Explanation | null;
  readonly exported: Export | null;
}
