import type { PlayerNo, Tournament } from '../../model/types';
import { matchesOf } from '../../model/matches/roundMatches';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { findOfTeams, teamStandings, type TeamStandings } from '../../tiebreaks/teams/standings';
import { exerciseTitle } from '../books/title';
import { search } from '../examples/events';
import { smallTeamEvent, teamsOf, teamSystems } from '../examples/teamEvents';
import type { Exercise, ExerciseRequest, TableRow } from './exercise';
import { TEAM_TIE_BREAK_LEVELS, teamTieBreakEditions } from './teamTieBreakLevels';
import { question } from './tieBreakExercise';

/** Tie-breaks of teams to work out (C.07, arts. 11 to 13); null: no event was found. */
export function teamTieBreakExercise(request: ExerciseRequest): Exercise | null {
  const editions = teamTieBreakEditions();
  const edition = editions.find(({ id }) => id === request.edition) ?? editions[0]!;
  const { codes, teams, rounds, asked } = TEAM_TIE_BREAK_LEVELS[request.level - 1]!;
  const system = teamSystems()[0]!;
  const found = search(request.seed, `team-tie-break ${request.level}`, (seed) => {
    const event = smallTeamEvent({ teams, rounds, seed }, system);
    const competition = event && teamsOf(system, event);
    const list =
      event && teamStandings(teamEventOf(event)!, { tieBreaks: codes, edition: edition.id });
    if (!competition || !list?.ok) return null;
    const chosen = list.value.rows.slice(0, asked).map(({ no }) => no);
    const values = chosen.map((no) => list.value.detail(no, list.value.given[0]!.code).value);
    const areAll = chosen.every((no) =>
      list.value.given.every(({ code }) => list.value.detail(no, code).value !== null),
    );
    return areAll && new Set(values).size > 1
      ? { event, competition, list: list.value, chosen }
      : null;
  });
  if (!found) return null;
  const { event, competition, list, chosen } = found;
  const questions = list.given.flatMap(({ code, text }) => {
    const { entry } = findOfTeams(edition, text)!;
    return chosen.map((no) => question({ no, entry, value: list.detail(no, code) }));
  });
  return {
    title: exerciseTitle('team-tie-break', request),
    edition: edition.name,
    task: [
      { key: 'course.task.team-tie-breaks', args: { codes: codes.join(', ') } },
      { key: 'course.task.team-table' },
      { key: 'course.task.decimals' },
    ],
    tournament: competition,
    table: boardsTable(event, list),
    bracket: [],
    questions,
    working: [],
    proofs: [
      { reason: { key: 'course.proof.team-terms', args: { rounds, teams } }, players: chosen },
    ],
    seed: request.seed,
    tieBreaks: edition,
  };
}

/** Opponent and points at the boards in each round, as `TEAM_STANDINGS` reads them: `4:1 ½ 0 1`. */
export function boardsTable(event: Tournament, { rows }: TeamStandings): TableRow[] {
  const found = new Map((matchesOf(event)?.teams ?? []).map((each) => [each.no, each.matches]));
  const scores = new Map(rows.map((row) => [row.no, row]));
  const rounds = Array.from({ length: event.pairedRounds }, (_, index) => `R${index + 1}`);
  const cell = (no: PlayerNo, index: number): string => {
    const match = found.get(no)?.[index];
    if (!match || match.opponent === null) return '-';
    return `${match.opponent}:${(match.boards ?? []).map(shown).join(' ')}`;
  };
  return [
    [{ key: 'head.no' }, { key: 'head.team' }, ...rounds, 'MP', 'GP'],
    ...(event.teams ?? []).map((team, index): TableRow => {
      const no = numberOfTeam(team, index);
      const { matchPoints = 0, gamePoints = 0 } = scores.get(no) ?? {};
      return [no, team.name, ...rounds.map((_, at) => cell(no, at)), matchPoints, gamePoints];
    }),
  ];
}

const shown = (halves: number): string => (halves === 1 ? '½' : String(halves / 2));
