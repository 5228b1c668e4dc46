import { eventTable, type TableSeparator } from '../../src/event/lists/exportTable';
import type { TrfFormat } from '../../src/formats/trf/write/makeTrf';
import type { PairingSystem } from '../../src/systems/system';
import type { Call, Command } from '../command';
import { isWorkbookFile, refuse, saveAndSay } from '../files';
import { loadEvent } from '../load';
import type { Loaded } from '../files';
import type { LoadedEvent } from '../load';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import { askedTrfFormat, asTrf, asWorkbook } from '../write';

/** Turns an event of one kind of file into another; the names of the files say which kinds. */
export const convert: Command = {
  name: 'convert',
  usage: 'convert IN -o OUT [--format trf26|trf16] [--system SYSTEM] [--section NAME]',
  options: {
    output: { values: 1, short: 'o' },
    format: { values: 1 },
    system: { values: 1 },
    ...SECTION_OPTION,
  },
  help: [
    ['IN', 'cli.help.convert-in'],
    ['-o OUT', 'cli.help.convert-out'],
    ['--format F', 'cli.help.convert-format'],
    ['--system SYSTEM', 'cli.help.event-system'],
    SECTION_HELP,
  ],
  async run(call) {
    const file = call.onlyFile();
    const output = call.text('output');
    if (output === undefined) call.complain('option-missing', '-o', '-o', { command: 'convert' });
    const format = askedTrfFormat(call, 'trf26');
    refuseFormat(call, output);
    const asked = call.system();
    if (call.problems.length > 0 || output === undefined) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const content = await contentFor(call, file, event.value, { output, format, asked });
    if (!content.ok) return content.exit;
    return saveAndSay(call, output, content.value);
  },
};

/** `.txt` is left to TRF, as some programs call it. */
const isTable = (file: string): boolean => /\.(?:tsv|csv|tab)$/i.test(file);

/** A workbook or a table by the name of the file, a TRF by the option: one of the two is a slip. */
function refuseFormat(call: Call, output: string | undefined): void {
  const format = call.text('format');
  if (format !== undefined && output !== undefined && (isWorkbookFile(output) || isTable(output)))
    call.complain('format-and-name', '--format', format, { file: output });
}

interface Wanted {
  readonly output: string;
  readonly format: TrfFormat;
  readonly asked: PairingSystem | undefined;
}

async function contentFor(
  call: Call,
  file: string,
  event: LoadedEvent,
  { output, format, asked }: Wanted,
): Promise<Loaded<string | Uint8Array>> {
  if (isWorkbookFile(output)) return asWorkbook(call, file, event, asked);
  if (!isTable(output)) return asTrf(call, file, event, format);
  const made = eventTable(event.tournament, separatorFor(call, output), call.language);
  if (!made.ok) return refuse(call, made.problems, file);
  call.report(made.warnings, file);
  return { ok: true, value: made.value };
}

/** French and Portuguese spreadsheets want semicolons. */
function separatorFor(call: Call, output: string): TableSeparator {
  if (!/\.csv$/i.test(output)) return '\t';
  return call.language === 'en' ? ',' : ';';
}
