import type { Acceleration } from '../model/rules/acceleration';
import type { Place } from '../model/problems';
import type { Located, RawTournament } from '../model/raw';
import type {
  Colour,
  EventInfo,
  ForbiddenGroup,
  Language,
  PointSystem,
  Tournament,
} from '../model/types';
import type { ProblemCode, WordKey } from '../words';
import type { CellContent } from './plan/cells';
import type { CellValue } from './plan/plan';
import type { TeamSettings } from './teams/teamBook';

type Writable<T> = { -readonly [Key in keyof T]?: T[Key] };

/** What the table Event says, row by row; what it leaves out has the value that stands for silence. */
export interface SettingsDraft<Settings> {
  readonly info: Writable<EventInfo>;
  readonly settings: Writable<Settings>;
  readonly points: Writable<PointSystem>;
  totalRounds?: Located<number>;
  initialColour?: Colour;
  systemParameters?: string;
  acceleration?: Located<Acceleration>;
  forbidden: readonly ForbiddenGroup[];
  readonly tieOrders: Writable<NonNullable<RawTournament['tieOrders']>>;
  readonly teams: Writable<TeamSettings>;
}

/** An event whose settings are shown or kept. */
export interface EventOf<Settings> {
  readonly tournament: Tournament;
  readonly settings: Settings;
}

/** How a row of the table Event becomes a value, and back. */
interface Reading<Value, Settings> {
  /** What a cell says that is not empty; null: it is not understood. */
  readonly read: (text: string, content: CellContent) => Value | null;
  readonly put: (draft: SettingsDraft<Settings>, value: Value, place: Place) => void;
  /** Undefined: the cell is empty. */
  readonly get: (event: EventOf<Settings>) => Value | undefined;
  readonly write: (value: Value, language: Language) => CellValue;
  /** What is said of a cell that is not understood, and the words that would be. */
  readonly problem?: ProblemCode;
  readonly known?: () => string;
  /** False: a part of the cell is not understood, and the rest counts. */
  readonly isWhole?: (text: string) => boolean;
}

/** Where the pane shows a text that is typed as it is. */
export interface PaneText {
  /** Fields stand in this order, two in a line unless one is wide. */
  readonly order: number;
  readonly isWide?: boolean;
  /** Absent: the name of the row in the table Event. */
  readonly label?: WordKey;
}

interface Manner<Fixed extends boolean> {
  /** Round 1 fixes it: it is one of the terms that the workbook keeps (`stored/termLists.ts`). */
  readonly isFixed: Fixed;
  /** Written only where the event departs from the usual: it would only be in the way. */
  readonly isUnusual: boolean;
  readonly pane?: PaneText;
}

/** A setting for whoever goes through all of them. */
export interface SettingRow<Settings, Fixed extends boolean> extends Manner<Fixed> {
  /** Puts what a filled cell says into the draft; the code of what is wrong with it, or null. */
  readonly take: (
    draft: SettingsDraft<Settings>,
    cell: { readonly text: string; readonly content: CellContent; readonly place: Place },
  ) => ProblemCode | null;
  readonly known?: () => string;
  readonly cell: (event: EventOf<Settings>, language: Language) => CellValue;
}

export function settingRow<Value, Settings, Fixed extends boolean>(
  { read, put, get, write, problem, known, isWhole }: Reading<Value, Settings>,
  manner: Manner<Fixed>,
): SettingRow<Settings, Fixed> {
  return {
    ...manner,
    ...(known ? { known } : {}),
    take: (draft, { text, content, place }) => {
      const value = read(text, content);
      if (value !== null) put(draft, value, place);
      const isUnderstood = value !== null && (isWhole?.(text) ?? true);
      return isUnderstood ? null : (problem ?? null);
    },
    cell: (event, language) => {
      const value = get(event);
      return value === undefined ? '' : write(value, language);
    },
  };
}
