import { eventTable, type TableSeparator } from '../../src/event/lists/exportTable';
import { makePgn } from '../../src/formats/pgn';
import { makePlayerList, PLAYER_LISTS, type PlayerListFormat } from '../../src/formats/playerLists';
import type { TrfFormat } from '../../src/formats/trf/write/makeTrf';
import { error } from '../../src/model/problems';
import type { PairingSystem } from '../../src/systems/system';
import type { Call, Command } from '../command';
import { isWorkbookFile, refuse, saveAndSay } from '../read/files';
import { loadEvent } from '../read/load';
import type { Loaded } from '../read/files';
import type { LoadedEvent } from '../read/load';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import { askedTrfFormat, asTrf, asWorkbook } from '../write/write';

/** Turns an event of one kind of file into another; the names of the files say which kinds. */
export const convert: Command = {
  name: 'convert',
  usage:
    'convert IN -o OUT [--format trf26|trf16|fide-list|swiss-manager] [--round N] [--system SYSTEM] [--section NAME]',
  options: {
    output: { values: 1, short: 'o' },
    format: { values: 1 },
    round: { values: 1 },
    system: { values: 1 },
    ...SECTION_OPTION,
  },
  help: [
    ['IN', 'cli.help.convert-in'],
    ['-o OUT', 'cli.help.convert-out'],
    ['--format F', 'cli.help.convert-format'],
    ['--round N', 'cli.help.convert-round'],
    ['--system SYSTEM', 'cli.help.event-system'],
    SECTION_HELP,
  ],
  async run(call) {
    const file = call.onlyFile();
    const output = call.text('output');
    if (output === undefined) call.complain('option-missing', '-o', '-o', { command: 'convert' });
    const players = PLAYER_LISTS.find((each) => each === call.text('format')) ?? null;
    const format = players === null ? askedTrfFormat(call, 'trf26', PLAYER_LISTS) : 'trf26';
    const round = call.number('round', { min: 1, max: 99 });
    if (round !== undefined && !isPgn(output ?? ''))
      call.complain('round-without-pgn', '--round', String(round));
    refuseFormat(call, output);
    const asked = call.system();
    if (call.problems.length > 0 || output === undefined) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const content = await contentFor(call, file, event.value, {
      output,
      format,
      players,
      round,
      asked,
    });
    if (!content.ok) return content.exit;
    return saveAndSay(call, output, content.value);
  },
};

/** `.txt` is left to TRF, as some programs call it. */
const isTable = (file: string): boolean => /\.(?:tsv|csv|tab)$/i.test(file);

const isPgn = (file: string): boolean => /\.pgn$/i.test(file);

const noSuchRound = (round: number) =>
  error('no-such-round', { kind: 'argument', name: 'round' }, String(round));

/** A workbook or a table by the name of the file, a TRF by the option: one of the two is a slip. */
function refuseFormat(call: Call, output: string | undefined): void {
  const format = call.text('format');
  const isList = PLAYER_LISTS.some((each) => each === format) && !isPgn(output ?? '');
  const isNamed = output !== undefined && [isWorkbookFile, isTable, isPgn].some((is) => is(output));
  if (format !== undefined && isNamed && !(isList && !isWorkbookFile(output)))
    call.complain('format-and-name', '--format', format, { file: output });
}

interface Wanted {
  readonly output: string;
  readonly format: TrfFormat;
  /** A list of the players alone. */
  readonly players: PlayerListFormat | null;
  /** Of the games alone. */
  readonly round: number | undefined;
  readonly asked: PairingSystem | undefined;
}

async function contentFor(
  call: Call,
  file: string,
  event: LoadedEvent,
  { output, format, players, round, asked }: Wanted,
): Promise<Loaded<string | Uint8Array>> {
  const { tournament } = event;
  if (isPgn(output)) {
    if (round !== undefined && round > tournament.pairedRounds)
      return refuse(call, [noSuchRound(round)], file);
    return { ok: true, value: makePgn(tournament, round ?? null) };
  }
  if (players !== null) return { ok: true, value: makePlayerList(tournament, players) };
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
