import { checkFile, type FileReport } from '../checkFile';
import { Call, type Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import type { Io } from '../io';
import { say } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import { askedEdition } from '../tieBreakChoice';

/** Pairs every round of finished events again and tells where the file differs, and by which rule. */
export const check: Command = {
  name: 'check',
  usage:
    'check FILE… [--system SYSTEM] [--tie-breaks "BH/C1,SB"] [--edition EDITION] [--second] [--section NAME] [--json] [--exit-bits]',
  options: {
    system: { values: 1 },
    'tie-breaks': { values: 1 },
    edition: { values: 1 },
    second: { values: 0 },
    json: { values: 0 },
    'exit-bits': { values: 0 },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE…', 'cli.help.file'],
    ['--system SYSTEM', 'cli.help.system'],
    ['--tie-breaks CODES', 'cli.help.check-tie-breaks'],
    ['--edition EDITION', 'cli.help.edition'],
    ['--second', 'second.help'],
    SECTION_HELP,
    ['--json', 'cli.help.json'],
    ['--exit-bits', 'cli.help.exit-bits'],
  ],
  async run(call) {
    if (call.files.length === 0)
      call.complain('file-argument-missing', 'FILE', '', { command: 'check' });
    call.system();
    askedEdition(call);
    if (call.problems.length > 0) return call.refuse();
    const reports = await checkFiles(call);
    if (call.has('json')) call.io.out(`${JSON.stringify({ files: reports.map(asJson) })}\n`);
    else call.io.out(`${summary(reports)}\n`);
    return call.has('exit-bits') ? exitBits(reports) : exitCode(reports);
  },
};

/** Trouble with a file goes before differences: the meaning that scripts have known from the beginning. */
function exitCode(reports: readonly FileReport[]): ExitCode {
  const trouble = Math.max(...reports.map((report) => report.trouble)) as ExitCode;
  if (trouble !== EXIT.done) return trouble;
  const isRight = reports.every(
    ({ differing, standings }) => differing.length === 0 && standings.differing.length === 0,
  );
  return isRight ? EXIT.done : EXIT.no;
}

/** A bit for each thing that was found, so that a bad file hides no difference; apart from the codes above. */
const BITS = { rounds: 8, places: 16, badInput: 32, file: 64 } as const;

function exitBits(reports: readonly FileReport[]): number {
  const bit = (value: number, isFound: (report: FileReport) => boolean): number =>
    reports.some(isFound) ? value : 0;
  return (
    bit(BITS.rounds, ({ differing }) => differing.length > 0) +
    bit(BITS.places, ({ standings }) => standings.differing.length > 0) +
    bit(BITS.badInput, ({ trouble }) => trouble === EXIT.badInput) +
    bit(BITS.file, ({ trouble }) => trouble === EXIT.file)
  );
}

/** Fewer are done before the first helper has started. */
const WORTH_HELPERS = 24;

/** The reports of a file, one an event, and what was said of them on the way. */
export interface CheckedFile {
  readonly reports: readonly FileReport[];
  readonly out: string;
  readonly err: string;
}

/** All files, told in the order in which they were named, by as many helpers as there are cores. */
async function checkFiles(call: Call): Promise<FileReport[]> {
  const { files, io } = call;
  const done: (CheckedFile | undefined)[] = files.map(() => undefined);
  let told = 0;
  let finished = 0;
  const isMany = files.length >= WORTH_HELPERS;
  const settle = (index: number, checked: CheckedFile): void => {
    done[index] = checked;
    finished++;
    for (; done[told]; told++) {
      io.err(done[told]!.err);
      if (!call.has('json')) io.out(done[told]!.out);
    }
    const step = Math.ceil(files.length / 10);
    if (isMany && (finished % step === 0 || finished === files.length))
      io.err(`${say(call, 'check.progress', { done: finished, all: files.length })}\n`);
  };
  if (isMany && io.checkMany) await io.checkMany(call.request, files, settle);
  else for (const [index, file] of files.entries()) settle(index, await checkedFile(call, file));
  return done.flatMap((checked) => checked!.reports);
}

/** Checks one file and keeps what it says. */
export async function checkedFile(call: Call, file: string): Promise<CheckedFile> {
  let [out, err] = ['', ''];
  const io: Io = {
    ...call.io,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    read: (path) => call.io.read(path),
  };
  const reports = await checkFile(Call.of(call.request, io), file);
  return { reports, out, err };
}

function summary(reports: readonly FileReport[]): string {
  const rounds = reports.reduce((sum, report) => sum + report.rounds, 0);
  const differ = reports.reduce((sum, { differing }) => sum + differing.length, 0);
  const places = reports.reduce((sum, { standings }) => sum + standings.differing.length, 0);
  const isRanked = reports.some(({ standings }) => standings.checked);
  return `${rounds} rounds, ${differ} differ${isRanked ? `, ${places} places differ` : ''}`;
}

/** An entry for every file, also for those that could not be read. */
function asJson(report: FileReport): unknown {
  const { file, section, system, rounds, differing, standings } = report;
  const { event, systemBecause, tieBreaks, errors, warnings } = report;
  const of = section === undefined ? { file } : { file, section };
  const second = report.second ? { second: report.second } : {};
  const fits = report.fits ? { fits: report.fits } : {};
  const found = { system, rounds, differing, ...fits, standings, ...second };
  return { ...of, ...found, systemBecause, tieBreaks, event, errors, warnings };
}
