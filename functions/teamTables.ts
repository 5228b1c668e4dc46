/** Custom functions that spill a whole table of teams. */
import { readTeamTable } from '../src/formats/crosstable/readTeamTable';
import { findOfTeams, teamStandings as rank } from '../src/tiebreaks/teams/standings';
import { TEAM_SCORES, type TeamScore } from '../src/tiebreaks/teams/teamEvent';
import { teamEventOfTable } from '../src/tiebreaks/teams/fromTable';
import { say, type Cell } from './answer';
import { countArgument, editionFor, isOmitted, namedArguments, textsOf } from './arguments';
import { badArgument, refusal } from './errors';

/**
 * Standings of teams: rank, match points, game points, the tie-breaks in order, and what broke each tie.
 * @customfunction TEAM_STANDINGS
 * @param table Table of the matches with its header row; cells such as 5:2½ or 5:1 ½ 0 1, or a grid of points.
 * @param boards Number of boards of a match.
 * @param [tieBreaks] Codes in order, such as "EDE,MPvGP,EMGSB-C1" or a range with them.
 * @param [primary] Which points come first: "MP" (match points) if omitted, or "GP" (game points).
 * @param [edition] Edition of the rules by its id; the event’s own if omitted, else the newest that has it.
 * @returns One row per team under a header row.
 */
export function teamStandings(
  table: unknown[][],
  boards: number,
  tieBreaks?: unknown[][],
  primary?: string,
  edition?: string,
): unknown[][] {
  if (isOmitted(boards)) throw badArgument('boards', boards ?? '', '1, 2, 3 …');
  const count = countArgument('boards', boards, 1);
  const read = readTeamTable(table, count);
  if (!read.ok) throw refusal(read.problems);
  const wanted = namedArguments(['tieBreaks', 'primary', 'edition'], [tieBreaks, primary, edition]);
  const codes = textsOf(wanted('tieBreaks'));
  const named = wanted('edition');
  const list = rank(teamEventOfTable(read.value, count, primaryArgument(wanted('primary'))), {
    tieBreaks: codes,
    edition: isOmitted(named) ? editionFor(codes, findOfTeams).id : String(named),
  });
  if (!list.ok) throw refusal(list.problems);
  const { given, rows, edition: rules } = list.value;
  return [
    [
      say('functions.head.rank'),
      say('functions.head.no'),
      say('functions.head.name'),
      'MP',
      'GP',
      ...given.map(({ text }) => text),
      given.length === 0 || !isOmitted(wanted('edition'))
        ? say('functions.head.broken-by')
        : `${say('functions.head.broken-by')} (${rules.id})`,
    ],
    ...rows.map((row): Cell[] => [
      row.rank,
      row.no,
      row.name,
      row.matchPoints,
      row.gamePoints,
      ...given.map(({ code }) => row.tieBreaks[code] ?? '–'),
      given.find(({ code }) => code === row.brokenBy)?.text ?? (row.isShared ? '=' : ''),
    ]),
  ];
}

function primaryArgument(value: unknown): TeamScore {
  if (isOmitted(value)) return 'MP';
  const found = TEAM_SCORES.find((score) => score === String(value).trim().toUpperCase());
  if (!found) throw badArgument('primary', value, TEAM_SCORES.join(', '));
  return found;
}
