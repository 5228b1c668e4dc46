import { drawnRound, pageFacts, publishedTeams } from '../../src/event/lists/publish';
import { publishPage, type Published } from '../../src/publish/page';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { standings as rank } from '../../src/tiebreaks/standings/standings';
import type { Call, Command } from '../command';
import { taskOfPairing } from '../../src/systems/competition';
import { saveAndSay } from '../read/files';
import { loadEvent, systemFor, type LoadedEvent } from '../read/load';
import { reasonText } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import {
  askedEdition,
  editionFor,
  namedSystem,
  ownRankingOf,
  sayEdition,
  wantedTieBreaks,
} from '../tieBreakChoice';

/** The event as one page for the web or a phone: pairings, standings, crosstable, cards. */
export const publish: Command = {
  name: 'publish',
  usage:
    'publish FILE -o PAGE.html [--tie-breaks "BH,SB"|--preset NAME] [--edition ID] [--address URL] [--brackets] [--section NAME]',
  options: {
    output: { values: 1, short: 'o' },
    'tie-breaks': { values: 1 },
    preset: { values: 1 },
    edition: { values: 1 },
    address: { values: 1 },
    brackets: { values: 0 },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['-o PAGE.html', 'publish.help.output'],
    ['--tie-breaks CODES', 'cli.help.tie-breaks'],
    ['--preset NAME', 'cli.help.preset'],
    ['--edition EDITION', 'cli.help.edition'],
    ['--address URL', 'publish.help.address'],
    ['--brackets', 'publish.help.brackets'],
    SECTION_HELP,
  ],
  async run(call) {
    const file = call.onlyFile();
    const output = call.text('output');
    if (output === undefined) call.complain('option-missing', '-o', '-o', { command: 'publish' });
    askedEdition(call);
    if (call.has('preset') && call.has('tie-breaks'))
      call.complain('options-exclude', '--preset', '--preset', { other: '--tie-breaks' });
    if (call.problems.length > 0 || output === undefined) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const { tournament, workbook } = event.value;
    const system = namedSystem(event.value);
    const counted = system?.asStandingsCount?.(tournament);
    const choice = editionFor(call, event.value);
    const tieBreaks = wantedTieBreaks(call, event.value, choice.edition);
    if (call.problems.length > 0) return call.refuse();
    const settings = workbook?.event.settings ?? DEFAULT_SETTINGS;
    const { id: edition } = choice.edition;
    const ofTeams = publishedTeams(tournament, {
      ...settings,
      ...{ tieBreaks, tieBreakEdition: edition, system: system?.id ?? settings.system },
    });
    const list = rank(counted?.tournament ?? tournament, {
      // Players are not ranked by the tie-breaks of teams.
      tieBreaks: ofTeams.teams ? [] : tieBreaks,
      edition,
      own: ownRankingOf(call, event.value),
    });
    if (!list.ok) call.problems.push(...list.problems);
    if (!list.ok) return call.refuse();
    if (tieBreaks.length > 0) sayEdition(call, choice);
    for (const reason of [...(counted?.notes ?? []), ...list.value.warnings])
      call.io.err(`${reasonText(call, reason, tournament.players)}\n`);
    const drawn = call.has('brackets') ? await lastRound(call, file, event.value) : {};
    const page = publishPage({
      address: call.text('address') ?? workbook?.event.settings.address,
      ...drawn,
      ...(workbook ? pageFacts(workbook.event) : {}),
      tournament,
      ...ofTeams,
      standings: list.value,
      language: call.language,
      firstTable: workbook?.event.settings.firstTable ?? 1,
      system,
    });
    return saveAndSay(call, output, page);
  },
};

/** The brackets of the last round; what stands in the way of pairing it again is said. */
async function lastRound(
  call: Call,
  file: string,
  event: LoadedEvent,
): Promise<Pick<Published, 'brackets' | 'walk'>> {
  const { pairedRounds } = event.tournament;
  const system = systemFor(call, file, event, undefined);
  if (!system.ok || pairedRounds === 0) return {};
  const task = taskOfPairing(system.value, event.tournament, pairedRounds);
  call.report(task.ok ? task.warnings : task.problems, file);
  if (!task.ok) return {};
  const { pageScript } = await import('../../walk/pageScript');
  return drawnRound(system.value, task.value, call.language, pageScript());
}
