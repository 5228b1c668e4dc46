import { append } from '../largest';
import { accelerate, allowsBaku } from '../rules/acceleration';
import { NOBODY } from '../blank';
import { pointSystem } from '../outcomes';
import { error, warning, type Checked, type Problem } from '../problems';
import { REQUESTED_BYES } from '../types';
import type { HalfPoints, MatchPlay, Player, RequestedBye, Team, Tournament } from '../types';
import { teamMatchesOf, type MatchesOfTeams } from './teamMatches';

const FILE = { kind: 'file' } as const;

/**
 * The event as its teams play it: each is one competitor under its own number, each match one entry.
 * Records 240, 250 and 260 of the file name teams, and are theirs.
 */
export function teamsAsCompetitors(tournament: Tournament, play: MatchPlay): Checked<Tournament> {
  const found = teamMatchesOf(withAdjournedAsDraws(tournament));
  if (!found) return { ok: false, problems: [error('no-teams', FILE, '')] };
  const problems = [...wrongTeams(tournament, found), ...oddVirtualPoints(tournament, play)];
  const asked = asCompetition(tournament, found, play);
  const isBaku = impliesBaku(tournament);
  if (isBaku) append(problems, againstBaku(asked, play));
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  const value = isBaku ? accelerate(asked, { method: 'baku' }) : asked;
  return { ok: true, value, warnings: problems };
}

/** C.04.2 3.1: for pairing an adjourned game counts as a draw. */
const withAdjournedAsDraws = (tournament: Tournament): Tournament => ({
  ...tournament,
  points: { ...tournament.points, adjourned: tournament.points.draw },
});

function asCompetition(tournament: Tournament, found: MatchesOfTeams, play: MatchPlay): Tournament {
  const { info, totalRounds, roundsDeclared, pairedRounds, initialColour, systemCode } = tournament;
  const { boards, teams } = found;
  const { win, draw } = tournament.points;
  const points =
    play.primary === 'match'
      ? pointSystem(...found.matchPoints)
      : pointSystem(boards * win, boards * draw, 0);
  const players = teams.map(({ no, team, matches }): Player => {
    const [first, second] =
      play.primary === 'match'
        ? (['matchPoints', 'gamePoints'] as const)
        : (['gamePoints', 'matchPoints'] as const);
    return {
      ...NOBODY,
      no,
      name: team.name,
      withdrawn: isWithdrawn(tournament, team),
      entries: matches.map(({ outcome, opponent, colour }) => ({ outcome, opponent, colour })),
      extraPoints: matches.map((match) => match[first] - points[match.outcome]),
      secondPoints: matches.map((match) => match[second]),
      requestedByes: requestedByes(tournament, no, team),
      virtualPoints: virtualPoints(tournament, no, play),
    };
  });
  return {
    info,
    players: players.sort((a, b) => a.no - b.no),
    totalRounds,
    ...(roundsDeclared === undefined ? {} : { roundsDeclared }),
    pairedRounds,
    initialColour,
    points,
    forbidden: (tournament.teamPlay?.forbidden ?? []).map(({ rounds: [first, last], ids }) => ({
      players: ids,
      rounds: Array.from({ length: Math.min(last, 999) - first + 1 }, (_, at) => first + at),
    })),
    matchPlay: play,
    ...(systemCode ? { systemCode } : {}),
  };
}

const playersOf = ({ players }: Tournament, team: Team): Player[] => {
  const numbers = new Set(team.players);
  return players.filter(({ no }) => numbers.has(no));
};

/** A team is withdrawn when it says so, or when all of its players are. */
function isWithdrawn(tournament: Tournament, team: Team): boolean {
  if (team.withdrawn) return true;
  const players = playersOf(tournament, team);
  return players.length > 0 && players.every(({ withdrawn }) => withdrawn);
}

/** Rounds to come that a team has asked off (240), or that all of its players have. */
export function requestedByes(
  tournament: Tournament,
  no: number,
  team: Team,
): ReadonlyMap<number, RequestedBye> {
  const byes = new Map<number, RequestedBye>();
  const players = playersOf(tournament, team);
  for (const round of players[0]?.requestedByes.keys() ?? []) {
    const all = players.map((player) => player.requestedByes.get(round));
    const kind = REQUESTED_BYES.find((bye) => all.includes(bye));
    if (kind && all.every(Boolean)) byes.set(round, kind);
  }
  for (const { bye, round, ids } of tournament.teamPlay?.requestedByes ?? [])
    if (round > tournament.pairedRounds && ids.includes(no)) byes.set(round, bye);
  return byes;
}

/** 250: the virtual points of the score by which teams are paired (C.04.7 1.4.4). */
function virtualPoints({ teamPlay }: Tournament, no: number, { primary }: MatchPlay): HalfPoints[] {
  const points: HalfPoints[] = [];
  for (const { rounds, ids, ...given } of teamPlay?.virtualPoints ?? []) {
    const value = primary === 'match' ? given.matchPoints : given.points;
    if (value === null || no < ids[0] || no > ids[1]) continue;
    for (let round = rounds[0]; round <= rounds[1]; round++) points[round - 1] = value;
  }
  return Array.from(points, (value) => value ?? 0);
}

/** Virtual points of the score that does not come first move nobody. */
const oddVirtualPoints = ({ teamPlay }: Tournament, { primary }: MatchPlay): Problem[] =>
  (teamPlay?.virtualPoints ?? [])
    .filter(({ matchPoints, points }) => (primary === 'match' ? matchPoints : points) === null)
    .map(({ rounds, ids }) =>
      warning('virtual-points-of-second-score', FILE, `250 ${rounds.join('-')} ${ids.join('-')}`),
    );

const impliesBaku = ({ systemCode = '', teamPlay }: Tournament): boolean =>
  /_BAKU$/.test(systemCode) && !teamPlay?.virtualPoints.length;

/** C.04.7 1.1 and 1.4.4. */
function againstBaku({ points, roundsDeclared }: Tournament, { primary }: MatchPlay): Problem[] {
  if (primary === 'game') return [error('baku-by-game-points', FILE, 'Baku')];
  const { win, draw, loss } = points;
  if (!allowsBaku(points))
    return [error('baku-points', FILE, [win, draw, loss].map((half) => half / 2).join('-'))];
  return roundsDeclared === false ? [error('baku-without-rounds', FILE, 'Baku')] : [];
}

/** Numbers that two teams share, or that no team has; a team without players; a player in two teams. */
function wrongTeams({ teamPlay }: Tournament, { teams }: MatchesOfTeams): Problem[] {
  const problems: Problem[] = [];
  const numbers = new Set<number>();
  const teamOf = new Map<number, number>();
  for (const { no, team } of teams) {
    if (numbers.has(no)) problems.push(error('team-number-twice', FILE, String(no)));
    numbers.add(no);
    if (team.players.length === 0 && !team.withdrawn)
      problems.push(error('team-record-empty', FILE, team.name));
    for (const player of team.players) {
      const other = teamOf.get(player);
      if (other !== undefined)
        problems.push(
          error('player-in-two-teams', FILE, String(player), { first: other, second: no }),
        );
      teamOf.set(player, no);
    }
  }
  const named = [
    ...(teamPlay?.requestedByes ?? []).flatMap(({ ids }) => ids),
    ...(teamPlay?.forbidden ?? []).flatMap(({ ids }) => ids),
    ...(teamPlay?.abnormalPoints ?? []).flatMap(({ ids }) => ids),
    ...(teamPlay?.forfeits ?? []).flatMap(({ white, black }) => [white, black]),
    ...(teamPlay?.pairingByes?.teams ?? []).flatMap((no) => no || []),
  ];
  for (const no of new Set(named))
    if (!numbers.has(no)) problems.push(error('unknown-team', FILE, String(no)));
  return problems;
}
