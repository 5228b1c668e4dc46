import {
  boardColour,
  boardsOf,
  type BoardOfMatch,
  type Match,
  type RoundOfTeams,
} from '../../model/matches/roundMatches';
import { playerByNo } from '../../model/tournament';
import type { Outcome, PlayerNo, RequestedBye, Tournament } from '../../model/types';
import type { PairingSystem, PlayedRound } from '../../systems/system';
import { numberOfTeam } from '../teams/teamBook';
import { roundOfBoards } from '../../model/matches/teamRound';
import type { Round } from '../../model/rounds/round';

/** Who sits at the boards of a team, from the first; 0: nobody. */
export type SeatsOfTeam = readonly PlayerNo[];

/**
 * A round of teams just paired: each with the first of its players who are there, unless its captain has
 * said otherwise. Whoever sits alone has won already, and so has a team whose opponent does not come.
 */
export function newTeamRound(
  tournament: Tournament,
  { pairs, bye }: PlayedRound,
  firstTable: number,
  lineUps: ReadonlyMap<PlayerNo, SeatsOfTeam> = new Map(),
  system?: PairingSystem,
): Round {
  const round = tournament.pairedRounds + 1;
  const asked = byesAsked(tournament, round);
  const away = awayTeams(tournament, asked);
  const seatsOf = (team: PlayerNo): SeatsOfTeam =>
    away.has(team) ? [] : (lineUps.get(team) ?? usualSeats(tournament, team, round));
  const whiteFirst = boardColour(tournament.teamPlay?.boardColours, 0) === 'white';
  const matches = pairs.map(({ white, black }, index): Match => {
    const [first, second] = whiteFirst ? [white, black] : [black, white];
    return matchOf(
      tournament,
      [first, seatsOf(first)],
      [second, seatsOf(second)],
      firstTable + index,
    );
  });
  const paired = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  const free: Outcome = system?.freeRoundIs ?? 'pairingBye';
  const teams: RoundOfTeams = {
    matches,
    byes: [
      ...(bye === null ? [] : [{ team: bye, outcome: free }]),
      ...[...asked]
        .filter(([team]) => !paired.has(team) && team !== bye)
        .map(([team, outcome]) => ({ team, outcome })),
    ],
  };
  return roundOfBoards(round, teams, startOf(matches));
}

/** No result yet, except of whoever sits alone. */
export function startOf(matches: readonly Match[]): (no: PlayerNo) => Outcome {
  const alone = new Set(
    matches.flatMap(({ boards }) =>
      boards.flatMap(({ first, second }) =>
        first === null || second === null ? [first ?? second ?? 0] : [],
      ),
    ),
  );
  return (no) => (alone.has(no) ? 'forfeitWin' : 'pending');
}

/** A match by the seats of its teams; a team without players has forfeited it. */
export function matchOf(
  tournament: Tournament,
  [first, ours]: readonly [PlayerNo, SeatsOfTeam],
  [second, theirs]: readonly [PlayerNo, SeatsOfTeam],
  table: number,
): Match {
  const isEmpty = [ours, theirs].map((seats) => seats.every((no) => no === 0));
  const outcome = (side: 0 | 1): Outcome => (isEmpty[side] ? 'forfeitLoss' : 'forfeitWin');
  const isForfeit = isEmpty[0] || isEmpty[1];
  const isNobody = isEmpty[0] && isEmpty[1];
  const count = isNobody ? 0 : Math.max(boardsOf(tournament), ours.length, theirs.length);
  const boards = Array.from({ length: count }, (_, board): BoardOfMatch => ({
    first: ours[board] || null,
    second: theirs[board] || null,
    colour: boardColour(tournament.teamPlay?.boardColours, board),
  }));
  return {
    ...{ first, second, boards, table },
    ...(isForfeit ? { forfeit: [outcome(0), outcome(1)] as const } : {}),
  };
}

/** The first of a team in its order who are there. */
export function usualSeats(tournament: Tournament, team: PlayerNo, round: number): SeatsOfTeam {
  const players = playerByNo(tournament);
  const found = (tournament.teams ?? []).find((each, index) => numberOfTeam(each, index) === team);
  return (found?.players ?? [])
    .filter((no) => {
      const player = players.get(no);
      return player && !player.withdrawn && !player.requestedByes.has(round);
    })
    .slice(0, boardsOf(tournament));
}

/** Rounds off that teams have asked for, of those who still play. */
function byesAsked(
  { teams = [], teamPlay }: Tournament,
  round: number,
): ReadonlyMap<PlayerNo, RequestedBye> {
  const gone = new Set(
    teams.flatMap((team, index) => (team.withdrawn ? [numberOfTeam(team, index)] : [])),
  );
  return new Map(
    (teamPlay?.requestedByes ?? [])
      .filter((each) => each.round === round)
      .flatMap(({ ids, bye }) => ids.filter((no) => !gone.has(no)).map((no) => [no, bye] as const)),
  );
}

/** In a round robin their matches are listed, and forfeited. */
const awayTeams = (
  { teams = [] }: Tournament,
  asked: ReadonlyMap<PlayerNo, RequestedBye>,
): ReadonlySet<PlayerNo> =>
  new Set([
    ...asked.keys(),
    ...teams.flatMap((team, index) => (team.withdrawn ? [numberOfTeam(team, index)] : [])),
  ]);
