import { resolve } from 'path';
import { error } from '../../src/model/problems';
import type { Call, CallRequest } from '../command';
import { EXIT } from '../exitCodes';
import { tryFile, type Loaded } from '../read/files';
import type { FolderIo, FoundFile } from './folder';
import { fileErrorCode, type Io } from '../io';
import { say } from '../print/say';
import { VERSION } from '../version';

/** What was found in one file: plain data, one entry an event, so that another thread can find it. */
export type FileAnswer = readonly unknown[];

/** Looks at one file of a folder. */
export type SeasonWork = (call: Call, file: FoundFile) => Promise<FileAnswer>;

/** Looks at many files on all cores; absent: there is only this one. */
export type SeasonMany = (
  request: CallRequest,
  files: readonly FoundFile[],
  settle: (index: number, answer: FileAnswer) => void,
) => Promise<void>;

export interface Season {
  readonly folder: string;
  /** The file to be written in the end; null: none, and nothing is kept of an interrupted run. */
  readonly output: string | null;
  readonly work: SeasonWork;
  /** Takes what was found, file by file; those of an interrupted run come first. */
  readonly take: (answer: FileAnswer) => void;
}

/** Fewer are done before the first thread has started. */
const WORTH_THREADS = 24;

/**
 * Goes through all files of a folder. What is done is kept beside the output until that is written
 * (`finishSeason`), so that an interrupted run goes on where it stopped.
 */
export async function goThrough(call: Call, season: Season): Promise<Loaded<number>> {
  const { folder, output, work, take } = season;
  const io = folderOf(call.io);
  const listed = listFiles(call, io, folder);
  if (!listed.ok) return listed;
  const journal = output === null ? null : journalOf(output);
  const isOurs = (path: string): boolean =>
    path.endsWith(JOURNAL) || (output !== null && resolve(path) === resolve(output));
  const files = listed.value.filter(({ path }) => !isOurs(path));
  if (files.length === 0) {
    call.io.err(`${say(call, 'audit.no-files', { folder })}\n`);
    return { ok: false, exit: EXIT.badInput };
  }
  const done = journal === null ? NOTHING_DONE : readJournal(call, journal, season, files, take);
  const left = files.filter(({ path }) => !done.has(path));
  if (done.size > 0)
    call.io.err(`${say(call, 'audit.resumed', { count: done.size, all: files.length })}\n`);
  if (journal !== null && done.size === 0) {
    const begun = tryFile(call, journal, () => call.io.write(journal, headOf(call, season)));
    if (!begun.ok) return begun;
  }
  const progress = tellProgress(call, files.length, done.size);
  const settle = inOrder((index, answer: FileAnswer) => {
    const { path, size, time } = left[index];
    if (journal !== null)
      io.append(journal, `${JSON.stringify({ path, size, time, answer } satisfies JournalLine)}\n`);
    take(answer);
    progress();
  });
  const { seasonMany } = call.io;
  if (seasonMany && left.length >= WORTH_THREADS) await seasonMany(call.request, left, settle);
  else for (const [index, file] of left.entries()) settle(index, await work(call, file));
  return { ok: true, value: files.length };
}

/** The output is written: the next run begins anew. */
export const finishSeason = (call: Call, output: string): void =>
  folderOf(call.io).remove(journalOf(output));

const JOURNAL = '.part.ndjson';
const journalOf = (output: string): string => `${output}${JOURNAL}`;

function folderOf(io: Io): FolderIo {
  if (!io.folder) throw new Error('A command that goes through a folder needs one');
  return io.folder;
}

function listFiles(call: Call, io: FolderIo, folder: string): Loaded<readonly FoundFile[]> {
  try {
    return { ok: true, value: io.list(folder) };
  } catch (cause) {
    const code = fileErrorCode(cause);
    if (code === null) throw cause;
    const problem = code === 'ENOENT' ? 'file-missing' : 'folder-unreadable';
    call.report([error(problem, { kind: 'file' }, code)], folder);
    return { ok: false, exit: EXIT.file };
  }
}

interface JournalLine extends FoundFile {
  readonly answer: FileAnswer;
}

const NOTHING_DONE: ReadonlySet<string> = new Set();

/** What was asked: the journal of another question is none of ours. */
const headOf = (call: Call, { folder }: Season): string => {
  const { command, language, options } = call.request;
  const asked = [...options].filter(([name]) => !['output', 'ndjson'].includes(name)).sort();
  return `${JSON.stringify({ pairsheet: VERSION, command, language, folder, asked })}\n`;
};

/** Takes what an interrupted run has found in files that are still the same. */
function readJournal(
  call: Call,
  journal: string,
  season: Season,
  files: readonly FoundFile[],
  take: (answer: FileAnswer) => void,
): ReadonlySet<string> {
  if (!call.io.exists(journal)) return NOTHING_DONE;
  const [head, ...lines] = new TextDecoder().decode(call.io.read(journal)).split('\n');
  if (`${head}\n` !== headOf(call, season)) return NOTHING_DONE;
  const now = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  for (const text of lines) {
    const line = parsedLine(text);
    const file = line && now.get(line.path);
    if (!line || !file || file.size !== line.size || file.time !== line.time) continue;
    if (done.has(line.path)) continue;
    done.add(line.path);
    take(line.answer);
  }
  return done;
}

/** Null: the line at which the run was cut off. */
function parsedLine(text: string): JournalLine | null {
  try {
    return JSON.parse(text) as JournalLine;
  } catch {
    return null;
  }
}

/** Whoever is done early waits for those before them. */
function inOrder<T>(take: (index: number, value: T) => void): (index: number, value: T) => void {
  const waiting = new Map<number, T>();
  let next = 0;
  return (index, value) => {
    waiting.set(index, value);
    for (; waiting.has(next); next++) {
      take(next, waiting.get(next)!);
      waiting.delete(next);
    }
  };
}

const PROGRESS_STEPS = 20;

function tellProgress(call: Call, all: number, before: number): () => void {
  let done = before;
  const step = Math.ceil(all / PROGRESS_STEPS);
  return () => {
    done++;
    if (all >= WORTH_THREADS && (done % step === 0 || done === all))
      call.io.err(`${say(call, 'check.progress', { done, all })}\n`);
  };
}
