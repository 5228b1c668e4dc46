import { appealBook } from '../../src/event/appeal/appealBook';
import { appealFacts } from '../../src/event/appeal/appealFacts';
import { appealLog } from '../../src/event/appeal/appealLog';
import type { PlayerNo, Tournament } from '../../src/model/types';
import { standings as rank, type Standings } from '../../src/tiebreaks/standings/standings';
import type { Call, Command } from '../command';
import { EXIT } from '../exitCodes';
import { saveAndSay } from '../read/files';
import { loadRoundRequest, type LoadedEvent } from '../read/load';
import { playerOrComplaint } from '../players';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import {
  askedEdition,
  editionFor,
  namedSystem,
  ownRankingOf,
  sayEdition,
  wantedTieBreaks,
} from '../tieBreakChoice';

/** A workbook for an appeals committee: why two players did not meet, and what their places rest on. */
export const appeal: Command = {
  name: 'appeal',
  usage:
    'appeal FILE --round N --players A,B [--standings] [--tie-breaks "BH,SB"] [--edition ID] [--system SYSTEM] [--section NAME] -o FILE.xlsx',
  options: {
    round: { values: 1 },
    players: { values: 1 },
    standings: { values: 0 },
    'tie-breaks': { values: 1 },
    edition: { values: 1 },
    system: { values: 1 },
    output: { values: 1, short: 'o' },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--round N', 'cli.help.explain-round'],
    ['--players A,B', 'appeal.help.players'],
    ['--standings', 'appeal.help.standings'],
    ['--tie-breaks CODES', 'cli.help.tie-breaks'],
    ['--edition EDITION', 'cli.help.edition'],
    ['--system SYSTEM', 'cli.help.system'],
    SECTION_HELP,
    ['-o FILE', 'appeal.help.output'],
  ],
  async run(call) {
    const output = call.text('output');
    for (const [option, name] of [
      ['round', '--round'],
      ['players', '--players'],
      ['output', '-o'],
    ] as const)
      if (!call.has(option)) call.complain('option-missing', name, name, { command: call.command });
    askedEdition(call);
    const request = await loadRoundRequest(call);
    if (!request.ok) return request.exit;
    const { file, round, system, competition, event } = request.value;
    const players = twoPlayers(call, competition);
    if (call.problems.length > 0 || !players || !round || !output) return call.refuse();
    const facts = appealFacts(competition, system, round, players);
    if (!facts.ok) {
      call.report(facts.problems, file);
      return EXIT.badInput;
    }
    const { language } = call;
    // Places are of players; those of teams are another list.
    const isOfPlayers = competition === event.tournament;
    const counted = namedSystem(event)?.asStandingsCount?.(competition).tournament ?? competition;
    const standings =
      call.has('standings') && isOfPlayers ? standingsOf(call, event, counted) : undefined;
    if (call.problems.length > 0) return call.refuse();
    const log = event.workbook ? appealLog(event.workbook.event, round, language) : null;
    const { writeBook } = await import('../../src/xlsx/workbook');
    const plan = appealBook({ facts: facts.value, system, counted, standings, log, language });
    return saveAndSay(call, output, await writeBook(plan, { language, time: '' }));
  },
};

/** "3,7"; names hold commas themselves and are parted by a semicolon. */
function twoPlayers(call: Call, event: Tournament): readonly [PlayerNo, PlayerNo] | undefined {
  const text = call.text('players') ?? '';
  const names = /^[\d\s,;]+$/.test(text) ? text.split(/[,;]/) : text.split(';');
  if (names.length !== 2) {
    call.complain('appeal-two-players', '--players', text);
    return undefined;
  }
  const [a, b] = names.map((name) => playerOrComplaint(call, event, name.trim(), '--players'));
  return a && b ? [a.no, b.no] : undefined;
}

function standingsOf(call: Call, event: LoadedEvent, counted: Tournament): Standings | undefined {
  const choice = editionFor(call, event);
  const tieBreaks = wantedTieBreaks(call, event, choice.edition);
  const own = ownRankingOf(call, event, undefined);
  const list = rank(counted, { tieBreaks, edition: choice.edition.id, own });
  if (!list.ok) call.problems.push(...list.problems);
  else sayEdition(call, choice);
  return list.ok ? list.value : undefined;
}
