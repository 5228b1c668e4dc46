import { makeTrf } from '../../src/formats/trf/makeTrf';
import { DEFAULT_SETTINGS, eventPlan } from '../../src/sheets';
import { standings } from '../../src/tiebreaks';
import type { Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import type { Call } from '../command';
import { loadEvent, save, type LoadedEvent } from '../load';
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
    const system = call.has('system') ? call.system() : undefined;
    if (call.problems.length > 0 || file === undefined || output === undefined)
      return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const content =
      direction === 'from-trf'
        ? await asWorkbook(call, event.value, system?.id)
        : asTrf(event.value);
    const exit: ExitCode = save(call, output, content);
    if (exit === EXIT.done) call.io.err(`${say(call, 'cli.written', { file: output })}\n`);
    return exit;
  },
};

async function asWorkbook(
  call: Call,
  { tournament }: LoadedEvent,
  system = DEFAULT_SETTINGS.system,
): Promise<Uint8Array> {
  const { writeBook } = await import(/* webpackMode: "eager" */ '../../src/formats/xlsx');
  const settings = { ...DEFAULT_SETTINGS, system, language: call.language };
  return writeBook(eventPlan(tournament, settings));
}

/** Ranks are those of the event's own tie-breaks. */
function asTrf({ tournament, workbook: book }: LoadedEvent): string {
  if (!book) return makeTrf(tournament);
  const { tieBreaks, tieBreakEdition } = book.settings;
  const list = standings(tournament, { tieBreaks, edition: tieBreakEdition });
  if (!list.ok) return makeTrf(tournament);
  return makeTrf(tournament, {
    rankOf: new Map(list.value.rows.map(({ no, rank }) => [no, rank])),
  });
}
