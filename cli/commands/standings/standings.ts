import { standings as rank, type Standings } from '../../../src/tiebreaks/standings/standings';
import {
  UNPLAYED_READINGS,
  type TieBreakEdition,
  type UnplayedReading,
} from '../../../src/tiebreaks/types';
import { sayPlace, sayProblem } from '../../../src/explain/sayProblem';
import { contradictionIn } from '../../../src/model/contradictions';
import type { Problem } from '../../../src/model/problems';
import { standingBefore } from '../../../src/model/tournament';
import type { PlayerNo, Tournament } from '../../../src/model/types';
import { teamTotalsLine } from '../../../src/sheets/teams/teamTotals';
import type { Call, Command } from '../../command';
import { EXIT, type ExitCode } from '../../exitCodes';
import { saveAndSay } from '../../read/files';
import { loadEvent, type LoadedEvent } from '../../read/load';
import { playerOrComplaint } from '../../players';
import { reasonText, say } from '../../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../../section';
import {
  askedEdition,
  editionFor,
  namedSystem,
  ownRankingOf,
  sayEdition,
  wantedTieBreaks,
} from '../../tieBreakChoice';
import { asColumns, asCsv } from '../../print/tables';
import { detailJson, detailLines } from './standingsDetail';
import { isListOfTeams, ranksTeams, showTeams } from './standingsTeams';

/** The ranking by points and tie-breaks, after the last round or an earlier one. */
export const standings: Command = {
  name: 'standings',
  usage:
    'standings FILE [--tie-breaks "BH,SB"|--preset NAME] [--edition ID] [--system SYSTEM] [--parameters RULES] [--after N] [--unrated RATING] [--unplayed READING] [--teams|--players] [--detail PLAYER [--formulas FILE.xlsx]] [--section NAME] [--json|--csv]',
  options: {
    'tie-breaks': { values: 1 },
    preset: { values: 1 },
    edition: { values: 1 },
    system: { values: 1 },
    parameters: { values: 1 },
    after: { values: 1 },
    unrated: { values: 1 },
    unplayed: { values: 1 },
    detail: { values: 1 },
    formulas: { values: 1 },
    teams: { values: 0 },
    players: { values: 0 },
    json: { values: 0 },
    ...SECTION_OPTION,
    csv: { values: 0 },
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--tie-breaks CODES', 'cli.help.tie-breaks'],
    ['--preset NAME', 'cli.help.preset'],
    ['--edition EDITION', 'cli.help.edition'],
    ['--system SYSTEM', 'cli.help.system'],
    ['--parameters RULES', 'cli.help.parameters'],
    ['--after N', 'cli.help.after'],
    ['--unrated RATING', 'cli.help.unrated'],
    ['--unplayed READING', 'cli.help.unplayed'],
    ['--teams', 'cli.help.teams'],
    ['--players', 'cli.help.players-of-teams'],
    ['--detail PLAYER', 'cli.help.detail'],
    SECTION_HELP,
    ['--formulas FILE', 'cli.help.formulas'],
    ['--json', 'cli.help.json'],
    ['--csv', 'cli.help.csv'],
  ],
  async run(call) {
    const file = call.onlyFile();
    const after = call.number('after', { min: 1, max: 99 });
    const unrated = call.number('unrated', { min: 1, max: 3999 });
    askedEdition(call);
    call.system();
    if (call.has('formulas') && !call.has('detail'))
      call.complain('option-missing', '--detail', '--detail', { command: call.command });
    if (call.has('preset') && call.has('tie-breaks'))
      call.complain('options-exclude', '--preset', '--preset', { other: '--tie-breaks' });
    if (call.problems.length > 0) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok && event.teamTable) {
      const { standingsOfTeamTable } = await import('./standingsTeamTable');
      return standingsOfTeamTable(call, file, event.teamTable);
    }
    if (!event.ok) return event.exit;
    const { tournament } = event.value;
    if (after !== undefined && after > tournament.pairedRounds)
      call.complain('round-not-paired', '--after', String(after), {
        paired: tournament.pairedRounds,
      });
    const counted = namedSystem(event.value)?.asStandingsCount?.(tournament);
    for (const note of counted?.notes ?? [])
      call.io.err(`${reasonText(call, note, tournament.players)}\n`);
    const choice = editionFor(call, event.value);
    const { edition } = choice;
    const unplayed = unplayedReading(call, edition);
    const tieBreaks = wantedTieBreaks(call, event.value, edition);
    if (call.problems.length > 0) return call.refuse();
    if (ranksTeams(call, tournament) || (isListOfTeams(edition, tieBreaks) && tournament.teams)) {
      if (tieBreaks.length > 0) sayEdition(call, choice);
      return showTeams(call, tournament, tieBreaks, edition, after);
    }
    const options = { unplayed, unrated };
    const own = ownRankingOf(call, event.value, after);
    const list = rank(counted?.tournament ?? tournament, {
      tieBreaks,
      edition: edition.id,
      after,
      options,
      own,
    });
    if (!list.ok) call.problems.push(...list.problems);
    if (call.problems.length > 0 || !list.ok) return call.refuse();
    if (tieBreaks.length > 0 && !own) sayEdition(call, choice);
    for (const reason of list.value.warnings) call.io.err(`${reasonText(call, reason)}\n`);
    const { rounds } = list.value;
    const totals = teamTotalsLine(namedSystem(event.value), tournament, rounds, call.language);
    if (totals !== '') call.io.err(`${totals}\n`);
    return call.has('detail')
      ? showDetail(call, counted?.tournament ?? tournament, list.value, edition)
      : showList(call, event.value, list.value);
  },
};

/** How own unplayed rounds count, as far as the edition leaves a choice. */
function unplayedReading(call: Call, { unplayedReadings }: TieBreakEdition): UnplayedReading {
  const text = call.text('unplayed');
  const reading = unplayedReadings.find((known) => known === (text ?? UNPLAYED_READINGS[0]));
  if (!reading)
    call.complain('bad-option-value', '--unplayed', text ?? '', {
      option: '--unplayed',
      known: unplayedReadings.join(', '),
    });
  return reading ?? UNPLAYED_READINGS[0];
}

function showList(call: Call, { tournament, warnings }: LoadedEvent, list: Standings): ExitCode {
  if (call.has('json')) {
    const rows = list.rows.map(({ rank: place, no, name, points, tieBreaks }) => ({
      rank: place,
      no,
      name,
      points,
      tieBreaks: Object.fromEntries(
        list.given.map(({ text, code }) => [text, tieBreaks[code] ?? null]),
      ),
    }));
    const contradicting = contradictions(call, warnings);
    const told = contradicting.length > 0 ? { warnings: contradicting } : {};
    call.io.out(`${JSON.stringify({ rounds: list.rounds, standings: rows, ...told })}\n`);
    return EXIT.done;
  }
  const ratings = new Map(tournament.players.map(({ no, rating }) => [no, rating]));
  const columns = ['cli.rank', 'cli.no', 'cli.name', 'cli.rating', 'cli.points'] as const;
  const header = columns.map((key) => say(call, key));
  const rows = [
    [...header, ...list.given.map(({ text }) => text)],
    ...list.rows.map((row) => [
      row.rank,
      row.no,
      row.name,
      ratings.get(row.no) ?? 0,
      row.points,
      ...list.given.map(({ code }) => row.tieBreaks[code] ?? ''),
    ]),
  ];
  call.io.out(call.has('csv') ? asCsv(rows) : asColumns(rows, 2));
  return EXIT.done;
}

/** Where the source contradicts itself: the first place, and how many more there are. */
function contradictions(call: Call, warnings: readonly Problem[]): string[] {
  const found = contradictionIn(warnings);
  if (!found) return [];
  const where = sayPlace(found.first.place);
  const { sentence } = sayProblem(call.language, found.first);
  const more = found.count > 1 ? ` (${say(call, 'functions.in-all', { count: found.count })})` : '';
  return [`${where}${where ? ': ' : ''}${sentence}${more}`];
}

async function showDetail(
  call: Call,
  tournament: Tournament,
  list: Standings,
  edition: TieBreakEdition,
): Promise<ExitCode> {
  const player = playerOrComplaint(call, tournament, call.text('detail') ?? '', '--detail');
  if (!player) return call.refuse();
  const file = call.text('formulas');
  if (file !== undefined) return writeFormulas(call, file, tournament, list, edition, player.no);
  call.io.out(
    call.has('json') ? detailJson(list, player.no) : detailLines(call, tournament, list, player.no),
  );
  return EXIT.done;
}

/** The same working as ordinary formulas, for whoever wants to press F2. */
async function writeFormulas(
  call: Call,
  file: string,
  tournament: Tournament,
  list: Standings,
  edition: TieBreakEdition,
  no: PlayerNo,
): Promise<ExitCode> {
  const { language } = call;
  const asked = list.given.map(({ code }) => ({ no, code }));
  const after = standingBefore(tournament, list.rounds + 1);
  const { formulaDetailSheet } = await import('../../../src/sheets/write/working/formulaDetail');
  const sheet = formulaDetailSheet({ tournament: after, edition, asked, language });
  const { writeBook } = await import('../../../src/xlsx/workbook');
  const title = { key: 'course.detail-written', args: { player: { players: [no] } } } as const;
  const bytes = await writeBook({ title, sheets: [sheet] }, { language, time: '' });
  return saveAndSay(call, file, bytes);
}
