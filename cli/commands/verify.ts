import { isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { isProvingDigest, lineOfDigest, verifyEvent } from '../../src/event/log/verifyEvent';
import { verifyLists } from '../../src/event/log/verifyLists';
import { verifyStandings } from '../../src/event/log/verifyStandings';
import type { Reason } from '../../src/explain/reason';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadEvents, type FileEvent } from '../read/load';
import { reasonText } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';

/** Is the event what its log says? */
export const verify: Command = {
  name: 'verify',
  usage: 'verify event.xlsx [--section NAME] [--digest DIGEST] [--json]',
  options: { digest: { values: 1 }, json: { values: 0 }, ...SECTION_OPTION },
  help: [
    ['event.xlsx', 'cli.help.verify-file'],
    SECTION_HELP,
    ['--digest DIGEST', 'cli.help.digest'],
    ['--json', 'cli.help.json'],
  ],
  async run(call) {
    const file = call.onlyFile();
    if (call.problems.length > 0) return call.refuse();
    const events = await loadEvents(call, file);
    let exit: ExitCode = EXIT.done;
    for (const each of events) {
      const one = await verifyOne(call, file, each);
      if (one > exit) exit = one;
    }
    return exit;
  },
};

async function verifyOne(
  call: Call,
  file: string,
  { name, section, event: loaded }: FileEvent,
): Promise<ExitCode> {
  if (!loaded.ok) return loaded.exit;
  const { workbook } = loaded.value;
  const event = workbook?.event ?? null;
  if (!workbook || !isChecked(event)) {
    call.complain('no-workbook-to-verify', 'FILE', file);
    return call.refuse();
  }
  const verified = verifyEvent(event);
  const { sheetsIn } = await import('../../src/xlsx/workbook');
  const { formulasInRounds } = await import('../../src/xlsx/formulasInRounds');
  const id = workbook.section.id.toLowerCase();
  // In a workbook of several events nobody can say whose standings a sheet of the arbiter's shows.
  const sheets = (await sheetsIn(workbook.bytes)).filter(({ ours }) =>
    ours ? ours.section === id : section === null,
  );
  const lists = verifyLists(event, sheets);
  const standings = verifyStandings(event, sheets, lists.asWritten);
  const formulas = formulasInRounds(workbook.bytes, event.read.tables.rounds).map(
    (cell): Reason => ({ key: 'verify.formula', args: { cell } }),
  );
  const asked = call.text('digest');
  const paper = asked === undefined ? [] : digestReasons(event, asked);
  const of = (key: Reason['key']) => paper.filter((reason) => reason.key === key);
  const { digest } = verified;
  // Where no line proves anything nobody can say that the event is untouched.
  const said = (reasons: readonly Reason[]) =>
    reasons.filter(({ key }) => digest !== '' || key !== 'verify.untouched');
  const summary = said(verified.summary);
  const breaks = [
    ...verified.breaks,
    ...formulas,
    ...lists.breaks,
    ...standings.breaks,
    ...of('verify.digest-unknown'),
  ];
  const found: Reason[] = [
    ...said(verified.found),
    ...lists.found,
    ...standings.found,
    ...(digest ? [{ key: 'verify.digest', args: { digest } } as const] : []),
    ...of('verify.digest-line'),
    ...of('verify.digest-short'),
  ];
  const ok = breaks.length === 0;
  const text = (reason: Reason) => reasonText(call, reason, event.tournament.players);
  const sentence = summary.map(text).join('; ');
  if (call.has('json')) {
    const told = {
      ok,
      summary: sentence,
      digest,
      breaks: breaks.map(text),
      found: found.map(text),
    };
    const answer = { file, ...(section === null ? {} : { section }), ...told };
    call.io.out(`${JSON.stringify(answer)}\n`);
  } else {
    if (section !== null) call.io.out(`${name}:\n`);
    const rest = found.slice(summary.length).map(text);
    for (const line of [...breaks.map(text), sentence, ...rest]) call.io.out(`${line}\n`);
  }
  return ok ? EXIT.done : EXIT.no;
}

/** Which line of the log a sheet of paper was printed by, and what that proves. */
function digestReasons(event: CheckedEvent, digest: string): Reason[] {
  const line = lineOfDigest(event, digest);
  if (!line) return [{ key: 'verify.digest-unknown', args: { digest } }];
  const { time, action } = line.row;
  return [
    { key: 'verify.digest-line', args: { digest, line: line.line, time, action } },
    ...(isProvingDigest(digest) ? [] : [{ key: 'verify.digest-short' } as const]),
  ];
}
