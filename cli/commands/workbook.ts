import type { Call, Command } from '../command';
import { saveAndSay } from '../read/files';
import { loadEvent, type LoadedEvent } from '../read/load';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import { askedTrfFormat, asTrf, asWorkbook } from '../write/write';
import { isTeamBook } from '../../src/model/matches/teamEvent';

/** Turns a TRF into a workbook that keeps the contract, and back. */
export const workbook: Command = {
  name: 'workbook',
  usage:
    'workbook from-trf FILE [--system SYSTEM] -o event.xlsx | workbook to-trf event.xlsx [--format trf26|trf16] [--section NAME] -o FILE',
  options: {
    output: { values: 1, short: 'o' },
    format: { values: 1 },
    system: { values: 1 },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--system SYSTEM', 'cli.help.event-system'],
    ['--format F', 'cli.help.to-trf-format'],
    SECTION_HELP,
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
    // Old scripts get what they got.
    const format = askedTrfFormat(call, 'trf16');
    if (direction === 'from-trf' && call.has('format'))
      call.complain('format-and-name', '--format', call.text('format') ?? '', {
        file: output ?? '',
      });
    if (call.problems.length > 0 || file === undefined || output === undefined)
      return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const content =
      direction === 'from-trf'
        ? await asWorkbook(call, file, event.value, asked)
        : asTrf(call, file, event.value, hasTeams(call, event.value) ? 'trf26' : format);
    if (!content.ok) return content.exit;
    return saveAndSay(call, output, content.value);
  },
};

/** Only the newer format has records of teams: it is written for them unless the other is asked for. */
const hasTeams = (call: Call, { tournament, workbook: book }: LoadedEvent): boolean =>
  !call.has('format') && book !== undefined && isTeamBook(tournament);
