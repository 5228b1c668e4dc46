import { check } from '../src/model/check';
import { error, type Problem } from '../src/model/problems';
import type { Tournament } from '../src/model/types';
import { decodeTrf } from '../src/formats/trf/decode';
import type { EventSettings } from '../src/sheets';
import { parseTrf } from '../src/formats/trf/parseTrf';
import type { Call } from './command';
import { EXIT, type ExitCode } from './exitCodes';
import { fileErrorCode } from './io';

export type Loaded<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly exit: ExitCode };

export const isWorkbook = (file: string): boolean => /\.xlsx$/i.test(file);

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

/** Writes a file; trouble with it is reported and ends in exit code 5. */
export function save(call: Call, file: string, content: string | Uint8Array): ExitCode {
  try {
    call.io.write(file, content);
    return EXIT.done;
  } catch (cause) {
    const code = fileErrorCode(cause);
    if (code === null) throw cause;
    call.report([error('file-unwritable', { kind: 'file' }, code)], file);
    return EXIT.file;
  }
}

/** A checked event, and what only a workbook says of it. */
export interface LoadedEvent {
  readonly tournament: Tournament;
  readonly workbook?: { readonly bytes: Uint8Array; readonly settings: EventSettings };
}

/** A checked event from a TRF or a workbook; all its problems are listed if there is none. */
export async function loadEvent(call: Call, file: string): Promise<Loaded<LoadedEvent>> {
  const bytes = loadBytes(call, file);
  if (!bytes.ok) return bytes;
  return isWorkbook(file)
    ? loadWorkbook(call, file, bytes.value)
    : loadTrf(call, file, bytes.value);
}

function loadTrf(call: Call, file: string, bytes: Uint8Array): Loaded<LoadedEvent> {
  const text = decodeTrf(bytes);
  if (!text.ok) return refuse(call, text.problems, file);
  const checked = check(parseTrf(text.value));
  if (!checked.ok) return refuse(call, checked.problems, file);
  call.report(checked.warnings, file);
  return { ok: true, value: { tournament: checked.value } };
}

/** The xlsx library is large: it is loaded only when there is a workbook to read. */
async function loadWorkbook(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<Loaded<LoadedEvent>> {
  const { readWorkbookEvent } = await import(/* webpackMode: "eager" */ './workbookFile');
  const event = await readWorkbookEvent(bytes);
  if (!event.ok) return refuse(call, event.problems, file);
  const checked = check(event.value.raw);
  if (!checked.ok) return refuse(call, checked.problems, file);
  call.report(checked.warnings, file);
  const workbook = { bytes, settings: event.value.settings };
  return { ok: true, value: { tournament: checked.value, workbook } };
}

function refuse(call: Call, problems: readonly Problem[], file: string): Loaded<never> {
  call.report(problems, file);
  return { ok: false, exit: EXIT.badInput };
}
