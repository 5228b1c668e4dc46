import { boardsIn } from '../../../src/formats/crosstable/teamCells';
import { readTeamTable } from '../../../src/formats/crosstable/readTeamTable';
import { editionById, EDITIONS } from '../../../src/tiebreaks/editions';
import { findOfTeams } from '../../../src/tiebreaks/teams/standings';
import { teamEventOfTable } from '../../../src/tiebreaks/teams/fromTable';
import type { Call } from '../../command';
import type { ExitCode } from '../../exitCodes';
import { refuse, type TeamTable } from '../../read/files';
import { say } from '../../print/say';
import { showTeamEvent } from './standingsTeams';

/** The ranking of a table of teams: match points first; the number of boards is that of the table. */
export function standingsOfTeamTable(
  call: Call,
  file: string,
  { rows, placeOf }: TeamTable,
): ExitCode {
  const boards = boardsIn(rows);
  const teams = readTeamTable(rows, boards, placeOf);
  if (!teams.ok) return refuse(call, teams.problems, file).exit;
  call.io.err(`${file}: ${say(call, 'foreign.teams', { teams: teams.value.length, boards })}\n`);
  const codes = (call.text('tie-breaks')?.split(',') ?? []).map((code) => code.trim());
  const tieBreaks = codes.filter(Boolean);
  const edition =
    editionById(call.text('edition') ?? '') ??
    EDITIONS.find((each) => tieBreaks.every((code) => findOfTeams(each, code))) ??
    EDITIONS[0];
  return showTeamEvent(call, teamEventOfTable(teams.value, boards, 'MP'), tieBreaks, edition);
}
