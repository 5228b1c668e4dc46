import { eventTrf } from '../../src/event/lists';
import { makeTrf } from '../../src/formats/trf/makeTrf';
import { DEFAULT_SETTINGS, eventPlan } from '../../src/sheets';
import type { PairingSystem } from '../../src/systems/system';
import type { Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import type { Call } from '../command';
import { loadEvent, save, systemFor, type Loaded, type LoadedEvent } from '../load';
import { say } from '../say';

/** Turns a TRF into a workbook that keeps the contract, and back. */
export const workbook: Command = {
  name: 'workbook',
  usage:
    'workbook from-trf FILE [--system SYSTEM] -o event.xlsx | workbook to-trf event.xlsx -o FILE',
  options: { output: { values: 1, short: 'o' }, system: { values: 1 } },
  help: [
    ['FILE', 'cli.help.file'],
    ['--system SYSTEM', 'cli.help.event-system'],
    ['-o FILE', 'cli.help.output'],
  ],
  async run(call) {
    const [direction, file, ...extra] = call.files;
    const output = call.text('output');
    if (direction !== 'from-trf' && direction !== 'to-trf')
      call.complain('bad-option-value', 'workbook', direction ?? '', {
        option: 'workbook',
        known: 'from-trf, to-trf',
      });
    if (file === undefined)
      call.complain('file-argument-missing', 'FILE', '', { command: 'workbook' });
    for (const word of extra)
      call.complain('argument-too-many', word, word, { command: 'workbook' });
    if (output === undefined) call.complain('option-missing', '-o', '-o', { command: 'workbook' });
    const asked = call.system();
    if (call.problems.length > 0 || file === undefined || output === undefined)
      return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const content =
      direction === 'from-trf'
        ? await asWorkbook(call, file, event.value, asked)
        : { ok: true as const, value: asTrf(event.value) };
    if (!content.ok) return content.exit;
    const exit: ExitCode = save(call, output, content.value);
    if (exit === EXIT.done) call.io.err(`${say(call, 'cli.written', { file: output })}\n`);
    return exit;
  },
};

async function asWorkbook(
  call: Call,
  file: string,
  event: LoadedEvent,
  asked: PairingSystem | undefined,
): Promise<Loaded<Uint8Array>> {
  const system = systemFor(call, file, event, asked);
  if (!system.ok) return system;
  const { writeBook } = await import(/* webpackMode: "eager" */ '../../src/formats/xlsx');
  const settings = { ...DEFAULT_SETTINGS, system: system.value.id, language: call.language };
  return { ok: true, value: await writeBook(eventPlan(event.tournament, settings)) };
}

/** Ranks are those of the event's own tie-breaks. */
const asTrf = ({ tournament, workbook: book }: LoadedEvent): string =>
  book ? eventTrf(tournament, book.event.settings) : makeTrf(tournament);
