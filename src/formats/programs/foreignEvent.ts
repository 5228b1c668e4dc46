import type { Reason } from '../../explain/reason';
import { error, type Checked, type Problem } from '../../model/problems';
import type { RawTournament } from '../../model/raw';
import type { ProblemCode } from '../../words';

/** An event from the file of another program, not checked yet. */
export interface ForeignEvent {
  /** The program and its kind of file, as they call themselves. */
  readonly program: string;
  /** The name of its part of the file; null: the file holds one event. */
  readonly section: string | null;
  readonly raw: RawTournament;
  /** The file keeps no starting numbers: they were made from ratings. */
  readonly areRebuilt?: boolean;
  /** What the file says, or may say, and the event does not. */
  readonly notCarried: Reason;
}

export const refuseFile = (
  code: ProblemCode,
  value: string,
  args?: Problem['args'],
): Checked<never> => ({ ok: false, problems: [error(code, { kind: 'file' }, value, args)] });
