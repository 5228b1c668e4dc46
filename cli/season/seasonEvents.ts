import { fill } from '../../src/explain/phrasebook';
import { sayPlace, sayProblem } from '../../src/explain/sayProblem';
import type { NotJudged } from '../../src/event/audit/record';
import type { Problem } from '../../src/model/problems';
import { Call } from '../command';
import type { FoundFile } from './folder';
import type { Io } from '../io';
import { loadEvents, type LoadedEvent } from '../read/load';

/** An event of a folder, or why there is none. */
export type SeasonEvent = { readonly file: string; readonly section?: string } & (
  { readonly event: LoadedEvent; readonly hasColours: boolean } | { readonly why: NotJudged }
);

/** Nobody's event is larger; whatever is would be held in memory as a whole. */
const LARGEST_MB = 64;

/** The events of a file by the door of all commands, read without a word on the error stream. */
export async function seasonEvents(call: Call, { path, size }: FoundFile): Promise<SeasonEvent[]> {
  if (size > LARGEST_MB * 1024 * 1024) {
    const because = fill(call.language, 'audit.too-large', { size: LARGEST_MB });
    return [{ file: path, why: { what: 'file', because, code: 'too-large' } }];
  }
  const { events, problemOf } = await loadSilently(call, path);
  const first = problemOf(path);
  if (first?.code !== 'table-without-colours')
    return events.map(({ name, section, event }) => {
      const of = { file: path, ...(section === null ? {} : { section }) };
      return event.ok
        ? { ...of, event: event.value, hasColours: true }
        : { ...of, why: unread(call, problemOf(name) ?? first) };
    });
  // Without colours its places and tie-breaks can be judged all the same.
  const plain = await loadSilently(call, path, 'standings');
  return plain.events.map(({ event }) =>
    event.ok
      ? { file: path, event: event.value, hasColours: false }
      : { file: path, why: unread(call, plain.problemOf(path)) },
  );
}

/** The events, and the first problem that stopped one, by the name under which it is told of. */
async function loadSilently({ request, io }: Call, path: string, command = request.command) {
  const silent: Io = {
    ...io,
    read: (file) => io.read(file),
    out: () => undefined,
    err: () => undefined,
  };
  const call = Call.of({ ...request, command, options: new Map() }, silent);
  const events = await loadEvents(call, path);
  const problemOf = (name: string): Problem | undefined =>
    call.reported.find(({ file, problem }) => file === name && problem.severity === 'error')
      ?.problem;
  return { events, problemOf };
}

function unread({ language }: Call, problem: Problem | undefined): NotJudged {
  if (!problem) throw new Error('A file was refused without a word');
  const place = sayPlace(problem.place);
  const { sentence } = sayProblem(language, problem);
  const because = place === '' ? sentence : `${place}: ${sentence}`;
  return { what: 'file', because, code: problem.code };
}

/** A fault of ours in one file does not end the work on the others. */
export async function orOurFault<T>(
  call: Call,
  work: () => Promise<T>,
  failed: (why: NotJudged) => T,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    const because = fill(call.language, 'audit.our-fault', { what });
    return failed({ what: 'file', because, code: OUR_FAULT });
  }
}

export const OUR_FAULT = 'our-fault';
