import { error, type Place, type Problem } from '../../src/model/problems';
import type { Call } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { fileErrorCode } from '../io';
import { say } from '../print/say';

/** A table of teams: no event of players, but standings can be made of it. */
export interface TeamTable {
  readonly rows: readonly (readonly unknown[])[];
  readonly placeOf: (row: number, column: number) => Place;
}

interface Failed {
  readonly ok: false;
  readonly exit: ExitCode;
  /** Nothing was told yet: the command can do with teams. */
  readonly teamTable?: TeamTable;
}
export type Loaded<T> = { readonly ok: true; readonly value: T } | Failed;

export function refuse(call: Call, problems: readonly Problem[], file: string): Failed {
  call.report(problems, file);
  return { ok: false, exit: EXIT.badInput };
}

/** A table of teams for the command that ranks them; any other refuses it. */
export function refuseTable(
  call: Call,
  problems: readonly Problem[],
  file: string,
  table: TeamTable | undefined,
): Failed {
  const isOfTeams = table !== undefined && problems[0]?.code === 'table-of-teams';
  if (isOfTeams && call.command === 'standings')
    return { ok: false, exit: EXIT.badInput, teamTable: table };
  return refuse(call, problems, file);
}

/** A crosstable saved as text; `convert` writes such files too. */
export const isTableFile = (file: string): boolean => /\.(?:tsv|csv|tab|txt)$/i.test(file);

export const isWorkbookFile = (file: string): boolean => /\.xlsx$/i.test(file);

/** Bytes of a file; trouble with it is reported and ends in exit code 5. */
export function loadBytes(call: Call, file: string): Loaded<Uint8Array> {
  try {
    return { ok: true, value: call.io.read(file) };
  } catch (cause) {
    const code = fileErrorCode(cause);
    if (code === null) throw cause;
    const problem = code === 'ENOENT' ? 'file-missing' : 'file-unreadable';
    call.report([error(problem, { kind: 'file' }, code)], file);
    return { ok: false, exit: EXIT.file };
  }
}

/** Something done to a file; trouble with it is reported and ends in exit code 5. */
export function tryFile<T>(call: Call, file: string, work: () => T): Loaded<T> {
  try {
    return { ok: true, value: work() };
  } catch (cause) {
    const code = fileErrorCode(cause);
    if (code === null) throw cause;
    const { isReadOnly } = cause as { readonly isReadOnly?: boolean };
    call.report(
      [error(isReadOnly ? 'file-read-only' : 'file-unwritable', { kind: 'file' }, code)],
      file,
    );
    return { ok: false, exit: EXIT.file };
  }
}

/** Writes a file; trouble with it is reported and ends in exit code 5. */
export function save(call: Call, file: string, content: string | Uint8Array): ExitCode {
  const written = tryFile(call, file, () => call.io.write(file, content));
  return written.ok ? EXIT.done : written.exit;
}

/** Writes a file and says so on the error stream. */
export function saveAndSay(call: Call, file: string, content: string | Uint8Array): ExitCode {
  const exit = save(call, file, content);
  if (exit === EXIT.done) call.io.err(`${say(call, 'cli.written', { file })}\n`);
  return exit;
}
