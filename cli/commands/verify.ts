import { isChecked } from '../../src/event/openEvent';
import { verifyEvent } from '../../src/event/verifyEvent';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadEvents, type FileEvent } from '../load';
import { reasonText } from '../say';
import { SECTION_HELP, SECTION_OPTION } from '../section';

/** Is the event what its log says? */
export const verify: Command = {
  name: 'verify',
  usage: 'verify event.xlsx [--section NAME] [--json]',
  options: { json: { values: 0 }, ...SECTION_OPTION },
  help: [['event.xlsx', 'cli.help.verify-file'], SECTION_HELP, ['--json', 'cli.help.json']],
  async run(call) {
    const file = call.onlyFile();
    if (call.problems.length > 0) return call.refuse();
    const events = await loadEvents(call, file);
    const exits = events.map((each) => verifyOne(call, file, each));
    return Math.max(...exits) as ExitCode;
  },
};

function verifyOne(
  call: Call,
  file: string,
  { name, section, event: loaded }: FileEvent,
): ExitCode {
  if (!loaded.ok) return loaded.exit;
  const event = loaded.value.workbook?.event ?? null;
  if (!isChecked(event)) {
    call.complain('no-workbook-to-verify', 'FILE', file);
    return call.refuse();
  }
  const { ok, breaks, found } = verifyEvent(event);
  const text = (reason: (typeof found)[number]) =>
    reasonText(call, reason, event.tournament.players);
  if (call.has('json')) {
    const of = { file, ...(section === null ? {} : { section }) };
    const answer = { ...of, ok, breaks: breaks.map(text), found: found.map(text) };
    call.io.out(`${JSON.stringify(answer)}\n`);
  } else {
    if (section !== null) call.io.out(`${name}:\n`);
    for (const reason of [...breaks, ...found]) call.io.out(`${text(reason)}\n`);
  }
  return ok ? EXIT.done : EXIT.no;
}
