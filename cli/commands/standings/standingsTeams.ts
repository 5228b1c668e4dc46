import { isTeamEvent } from '../../../src/model/matches/teamEvent';
import type { Tournament } from '../../../src/model/types';
import {
  findOfTeams,
  teamStandings,
  type TeamStandings,
} from '../../../src/tiebreaks/teams/standings';
import { teamEventOf } from '../../../src/tiebreaks/teams/fromTournament';
import { type TeamEvent } from '../../../src/tiebreaks/teams/teamEvent';
import { findTieBreak } from '../../../src/tiebreaks/editions';
import { type TieBreakEdition } from '../../../src/tiebreaks/types';
import type { Call } from '../../command';
import { EXIT, type ExitCode } from '../../exitCodes';
import { reasonText, say } from '../../print/say';
import { asColumns, asCsv } from '../../print/tables';

/** Whether teams are to be ranked: as asked, or because the event, or a code, is one of teams. */
export function ranksTeams(call: Call, tournament: Tournament): boolean {
  if (call.has('players')) return false;
  if (call.has('teams')) return true;
  return tournament.teams !== undefined && isTeamEvent(tournament.systemCode, tournament.teamPlay);
}

/** A list that only teams can be ranked by. */
export const isListOfTeams = (edition: TieBreakEdition, codes: readonly string[]): boolean =>
  codes.some((code) => findTieBreak(edition, code)?.scope === 'team') &&
  codes.every((code) => findOfTeams(edition, code));

/** The ranking of the teams of an event, after the last round or an earlier one. */
export function showTeams(
  call: Call,
  tournament: Tournament,
  tieBreaks: readonly string[],
  edition: TieBreakEdition,
  after: number | undefined,
): ExitCode {
  const event = teamEventOf(tournament, after);
  if (!event) {
    call.complain('no-teams', '--teams', '');
    return call.refuse();
  }
  return showTeamEvent(call, event, tieBreaks, edition);
}

export function showTeamEvent(
  call: Call,
  event: TeamEvent,
  tieBreaks: readonly string[],
  edition: TieBreakEdition,
): ExitCode {
  const list = teamStandings(event, { tieBreaks, edition: edition.id });
  if (!list.ok) {
    call.problems.push(...list.problems);
    return call.refuse();
  }
  for (const { text, code } of list.value.given) tellUndefined(call, list.value, text, code);
  if (call.has('json')) {
    const standings = list.value.rows.map(
      ({ rank, no, name, points, matchPoints, gamePoints, tieBreaks: values }) => ({
        rank,
        no,
        name,
        points,
        matchPoints,
        gamePoints,
        tieBreaks: Object.fromEntries(
          list.value.given.map(({ text, code }) => [text, values[code] ?? null]),
        ),
      }),
    );
    call.io.out(`${JSON.stringify({ rounds: list.value.rounds, teams: true, standings })}\n`);
    return EXIT.done;
  }
  const header = [say(call, 'cli.rank'), say(call, 'cli.no'), say(call, 'cli.name'), 'MP', 'GP'];
  const rows = [
    [...header, ...list.value.given.map(({ text }) => text)],
    ...list.value.rows.map((row) => [
      row.rank,
      row.no,
      row.name,
      row.matchPoints,
      row.gamePoints,
      ...list.value.given.map(({ code }) => row.tieBreaks[code] ?? ''),
    ]),
  ];
  call.io.out(call.has('csv') ? asCsv(rows) : asColumns(rows, 2));
  return EXIT.done;
}

/** Why a tie-break has no values, once. */
function tellUndefined(call: Call, list: TeamStandings, text: string, code: string): void {
  const row = list.rows.find(({ tieBreaks }) => tieBreaks[code] === null);
  const because = row && list.detail(row.no, code).undefinedBecause;
  if (because) call.io.err(`${text}: ${reasonText(call, because)}\n`);
}
