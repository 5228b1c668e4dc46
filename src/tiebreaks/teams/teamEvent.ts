import { NO_INFO, NOBODY } from '../../model/blank';
import { pointSystem } from '../../model/outcomes';
import type {
  EventInfo,
  HalfPoints,
  Outcome,
  Player,
  PlayerNo,
  Tournament,
} from '../../model/types';

/** One round of a team. Points are half-points. */
export interface TeamRound {
  readonly round: number;
  /** null: none, or a forfeited match of which nobody says against whom. */
  readonly opponent: PlayerNo | null;
  /** What the round was: the match as a whole, or why there was none. */
  readonly outcome: Outcome;
  readonly matchPoints: HalfPoints;
  readonly gamePoints: HalfPoints;
  /** Points on each board, from the first; null: nobody says. */
  readonly boards: readonly HalfPoints[] | null;
}

export interface TeamOfEvent {
  readonly no: PlayerNo;
  readonly name: string;
  readonly rounds: readonly TeamRound[];
}

/** Art. 11.1: an event of teams has two scores, and one of them comes first. */
export const TEAM_SCORES = ['MP', 'GP'] as const;
export type TeamScore = (typeof TEAM_SCORES)[number];

export const otherScore = (score: TeamScore): TeamScore => (score === 'MP' ? 'GP' : 'MP');

export interface TeamEvent {
  readonly info?: EventInfo;
  readonly systemCode?: string;
  readonly boards: number;
  readonly primary: TeamScore;
  /** For a match won, drawn and lost. */
  readonly matchPoints: readonly [HalfPoints, HalfPoints, HalfPoints];
  /** For a game won and drawn. */
  readonly gamePoints: readonly [HalfPoints, HalfPoints];
  readonly teams: readonly TeamOfEvent[];
}

/** What the pairing-allocated bye gives in one of the scores; undefined: nobody had it. */
function byePoints({ teams }: TeamEvent, score: TeamScore): HalfPoints | undefined {
  for (const { rounds } of teams)
    for (const { outcome, matchPoints, gamePoints } of rounds)
      if (outcome === 'pairingBye') return score === 'MP' ? matchPoints : gamePoints;
  return undefined;
}

/**
 * The event as if each team were a player with one of the two scores: so every tie-break of players
 * can be asked of teams (art. 13). Game points that are not those of the outcome come as extra points.
 */
export function asTournament(event: TeamEvent, score: TeamScore): Tournament {
  const { boards, gamePoints } = event;
  const [win, draw, loss] =
    score === 'MP' ? event.matchPoints : [boards * gamePoints[0], boards * gamePoints[1], 0];
  const points = pointSystem(win, draw, loss, { pairingBye: byePoints(event, score) ?? win });
  const pairedRounds = Math.max(0, ...event.teams.map(({ rounds }) => rounds.length));
  const players = event.teams.map((team): Player => {
    const extraPoints = team.rounds.map(
      (round) => (score === 'MP' ? round.matchPoints : round.gamePoints) - points[round.outcome],
    );
    return {
      ...NOBODY,
      no: team.no,
      name: team.name,
      entries: team.rounds.map(({ outcome, opponent }) => ({ outcome, opponent, colour: null })),
      requestedByes: new Map(),
      virtualPoints: [],
      ...(extraPoints.some((extra) => extra !== 0) ? { extraPoints } : {}),
    };
  });
  return {
    info: event.info ?? NO_INFO,
    players: players.sort((a, b) => a.no - b.no),
    totalRounds: pairedRounds,
    pairedRounds,
    initialColour: null,
    points,
    forbidden: [],
    ...(event.systemCode ? { systemCode: event.systemCode } : {}),
  };
}
