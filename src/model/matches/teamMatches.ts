import { largest } from '../largest';
import { isPlayed } from '../outcomes';
import { opposite, type Colour, type HalfPoints, type Outcome } from '../types';
import type { Entry, Player, PlayerNo, Team, Tournament } from '../types';
import { lineUpFits } from './lineUpFits';
import { withAbnormalPoints } from './abnormalMatches';

/** One round of a team. */
export interface MatchOfTeam {
  readonly round: number;
  /** null: none, or a match of which nobody says against whom. */
  readonly opponent: PlayerNo | null;
  /** Of its first board (C.04.6 1.6), as scheduled; null: none, or nobody says. */
  readonly colour: Colour | null;
  /** What the round was: the match as a whole, or why there was none. */
  readonly outcome: Outcome;
  readonly matchPoints: HalfPoints;
  readonly gamePoints: HalfPoints;
  /** Points on each board, from the first; null: nobody says. */
  readonly boards: readonly HalfPoints[] | null;
  /** Who sits at each board, from the first; 0: nobody. */
  readonly seats: readonly PlayerNo[];
}

export interface MatchesOfTeams {
  readonly boards: number;
  /** For a match won, drawn and lost. */
  readonly matchPoints: readonly [HalfPoints, HalfPoints, HalfPoints];
  readonly teams: readonly {
    readonly no: PlayerNo;
    readonly team: Team;
    readonly matches: readonly MatchOfTeam[];
  }[];
}

/** For a match won, drawn and lost, unless the file says otherwise (TRF 362). */
const USUAL_MATCH_POINTS = [4, 2, 0] as const;

/**
 * The matches of the teams of an event, put together from the boards. A team sits by the order in the
 * list of its players, or by the line-up that the file gives (TRF 300). undefined: it has no teams.
 */
export const teamMatchesOf = (tournament: Tournament): MatchesOfTeams | undefined =>
  tournament.teams?.length ? new Gathering(tournament).matches() : undefined;

export const teamNumber = (team: Team, index: number): PlayerNo => team.number ?? index + 1;

class Gathering {
  private readonly byNo: ReadonlyMap<PlayerNo, Player>;
  private readonly teamOf = new Map<PlayerNo, PlayerNo>();
  private readonly teams: readonly { readonly no: PlayerNo; readonly team: Team }[];
  private readonly boards: number;
  private readonly matchPoints: MatchesOfTeams['matchPoints'];
  private readonly rounds: number;

  constructor(private readonly tournament: Tournament) {
    this.byNo = new Map(tournament.players.map((player) => [player.no, player]));
    this.teams = tournament.teams!.map((team, index) => ({ no: teamNumber(team, index), team }));
    for (const { no, team } of this.teams)
      for (const player of team.players) this.teamOf.set(player, no);
    this.rounds = largest(tournament.players.map(({ entries }) => entries.length));
    this.matchPoints = tournament.teamPlay?.matchPoints ?? USUAL_MATCH_POINTS;
    this.boards = tournament.teamPlay?.boardColours?.length ?? this.mostBoards();
  }

  matches(): MatchesOfTeams {
    const { boards, matchPoints } = this;
    const raw = new Map(this.teams.map(({ no, team }) => [no, this.rawRounds(no, team)]));
    const teams = this.teams.map(({ no, team }) => ({
      no,
      team,
      matches: raw.get(no)!.map((round) => this.settle(no, round, raw)),
    }));
    return { boards, matchPoints, teams };
  }

  /** The most games that a team had against one other in a round. */
  private mostBoards(): number {
    let most = 1;
    for (const { team } of this.teams)
      for (let index = 0; index < this.rounds; index++)
        most = Math.max(most, this.seated(team, index).length);
    return most;
  }

  private entryOf(no: PlayerNo, index: number): Entry | undefined {
    return this.byNo.get(no)?.entries[index];
  }

  /** Who sits at the boards, in their order: whoever has an opponent, or waits for one at an empty board. */
  private seated(team: Team, index: number): PlayerNo[] {
    const inOrder = team.players.filter((no) => {
      const entry = this.entryOf(no, index);
      return entry !== undefined && (entry.opponent !== null || LONE_BOARD.includes(entry.outcome));
    });
    // Whoever did not come sits nowhere once all boards are taken by others.
    const boards = this.tournament.teamPlay?.boardColours?.length ?? inOrder.length;
    const isAway = (no: PlayerNo): boolean => {
      const { outcome, opponent } = this.entryOf(no, index)!;
      return opponent === null && outcome === 'forfeitLoss';
    };
    for (let at = inOrder.length - 1; at >= 0 && inOrder.length > boards; at--)
      if (isAway(inOrder[at]!)) inOrder.splice(at, 1);
    return inOrder;
  }

  private rawRounds(no: PlayerNo, team: Team): RawRound[] {
    return Array.from({ length: this.rounds }, (_, index) => {
      const { teamPlay } = this.tournament;
      const round = index + 1;
      const forfeit = teamPlay?.forfeits.find(
        (each) => each.round === round && (each.white === no || each.black === no),
      );
      const said = teamPlay?.lineUps.find((each) => each.round === round && each.team === no);
      const fits = said && lineUpFits(said, team, (player) => this.entryOf(player, index));
      const lineUp = fits ? said : undefined;
      const players = lineUp ? lineUp.players : this.seated(team, index);
      const entries = players.map((each) => this.entryOf(each, index));
      const scheduled = entries.find((entry) => entry && entry.opponent !== null)?.opponent;
      const opponent = forfeit
        ? forfeit.white === no
          ? forfeit.black
          : forfeit.white
        : ((scheduled && this.teamOf.get(scheduled)) ?? (lineUp?.opponent || null));
      const hasBye =
        teamPlay?.pairingByes?.teams[index] === no ||
        team.players.some((each) => this.entryOf(each, index)?.outcome === 'pairingBye');
      return {
        round,
        opponent,
        colour: forfeit ? (forfeit.white === no ? 'white' : 'black') : this.colourOf(entries),
        seats: players,
        boards: players.map((each) => this.pointsOf(each, index)),
        isPlayed: entries.some((entry) => entry && isPlayed(entry.outcome)),
        isPending: entries.some((entry) => entry?.outcome === 'pending'),
        open: this.openPoints(entries),
        forfeit: forfeit && forfeitOf(forfeit.kind, forfeit.white === no),
        bye: opponent === null ? this.byeOf(no, team, index, hasBye) : null,
      };
    });
  }

  /** Of the first board; where nobody says it there, as another board and their alternation tell it. */
  private colourOf(entries: readonly (Entry | undefined)[]): Colour | null {
    const letters = this.tournament.teamPlay?.boardColours ?? '';
    const letterAt = (board: number): string => letters[board] ?? (board % 2 === 0 ? 'W' : 'B');
    for (const [board, entry] of entries.entries())
      if (entry?.colour)
        return letterAt(board) === letterAt(0) ? entry.colour : opposite(entry.colour);
    return null;
  }

  private openPoints(entries: readonly (Entry | undefined)[]): HalfPoints {
    const { adjourned, win } = this.tournament.points;
    if (adjourned !== 0) return 0;
    return win * entries.filter((entry) => entry?.outcome === 'adjourned').length;
  }

  private pointsOf(no: PlayerNo, index: number): HalfPoints {
    const player = this.byNo.get(no);
    const entry = player?.entries[index];
    if (!entry) return 0;
    return this.tournament.points[entry.outcome] + (player.extraPoints?.[index] ?? 0);
  }

  private byeOf(no: PlayerNo, team: Team, index: number, hasBye: boolean): Outcome {
    if (hasBye) return 'pairingBye';
    const asked = this.tournament.teamPlay?.requestedByes.find(
      ({ round, ids }) => round === index + 1 && ids.includes(no),
    );
    if (asked) return asked.bye;
    const outcomes = team.players.map((each) => this.entryOf(each, index)?.outcome);
    const said: readonly Outcome[] = ['pending', 'forfeitWin', 'fullBye', 'halfBye'];
    return said.find((outcome) => outcomes.includes(outcome)) ?? 'zeroBye';
  }

  private settle(
    no: PlayerNo,
    raw: RawRound,
    all: ReadonlyMap<PlayerNo, readonly RawRound[]>,
  ): MatchOfTeam {
    const { round, opponent } = raw;
    const theirs = opponent === null ? undefined : all.get(opponent)?.[round - 1];
    const outcome = raw.bye ?? raw.forfeit ?? outcomeOf(raw, theirs);
    const boards = raw.bye === null && !raw.forfeit ? pad(raw.boards, this.boards) : null;
    const colour = raw.colour ?? (theirs?.colour ? opposite(theirs.colour) : null);
    const match: MatchOfTeam = {
      round,
      opponent,
      colour: opponent === null ? null : colour,
      outcome,
      boards,
      seats: raw.seats,
      matchPoints: this.matchPointsFor(isShared(raw, theirs, outcome) ? 'draw' : outcome),
      gamePoints: boards ? sum(boards) : this.pointsWithoutBoards(outcome),
    };
    return withAbnormalPoints(this.tournament.teamPlay?.abnormalPoints ?? [], no, match);
  }

  private matchPointsFor(outcome: Outcome): HalfPoints {
    const [win, draw, loss] = this.matchPoints;
    switch (outcome) {
      case 'win':
      case 'forfeitWin':
      case 'fullBye':
        return win;
      case 'draw':
      case 'halfBye':
        return draw;
      case 'loss':
        return loss;
      case 'pairingBye':
        // C.04.6 1.4: a bye is worth a drawn match, unless the file says otherwise (TRF 320).
        return this.tournament.teamPlay?.pairingByes?.matchPoints ?? draw;
      default:
        return 0;
    }
  }

  private pointsWithoutBoards(outcome: Outcome): HalfPoints {
    const { points, teamPlay } = this.tournament;
    switch (outcome) {
      case 'forfeitWin':
      case 'fullBye':
        return this.boards * points.win;
      case 'halfBye':
        return this.boards * points.draw;
      case 'pairingBye':
        return teamPlay?.pairingByes?.gamePoints ?? this.boards * points.draw;
      default:
        return 0;
    }
  }
}

interface RawRound {
  readonly round: number;
  readonly opponent: PlayerNo | null;
  readonly colour: Colour | null;
  readonly seats: readonly PlayerNo[];
  readonly boards: readonly HalfPoints[];
  readonly isPlayed: boolean;
  readonly isPending: boolean;
  /** What games that are not finished could still give; 0 where they count already, as they do for pairing. */
  readonly open: HalfPoints;
  readonly forfeit: Outcome | undefined;
  readonly bye: Outcome | null;
}

/** What a player without opponent has at a board: nobody came against them, they did not come, not yet. */
const LONE_BOARD: readonly Outcome[] = ['forfeitWin', 'forfeitLoss', 'pending'];

/** More points than the other team, as many, or fewer; without a move: a forfeited match. */
function outcomeOf(raw: RawRound, theirs: RawRound | undefined): Outcome {
  if (raw.isPending) return 'pending';
  const difference = sum(raw.boards) - sum(theirs?.boards ?? []);
  // Won or lost already, whatever the open games bring; else the match waits for them.
  if (raw.open > 0 && Math.abs(difference) <= raw.open) return 'adjourned';
  if (!raw.isPlayed && !theirs?.isPlayed) return difference > 0 ? 'forfeitWin' : 'forfeitLoss';
  return difference > 0 ? 'win' : difference === 0 ? 'draw' : 'loss';
}

/** Without a move, yet with as many boards won by forfeit on either side: nobody won the match, and it is a draw. */
const isShared = (raw: RawRound, theirs: RawRound | undefined, outcome: Outcome): boolean =>
  outcome === 'forfeitLoss' &&
  !raw.forfeit &&
  sum(raw.boards) > 0 &&
  sum(raw.boards) === sum(theirs?.boards ?? []);

function forfeitOf(kind: '+-' | '-+' | '--', isWhite: boolean): Outcome {
  return kind !== '--' && (kind === '+-') === isWhite ? 'forfeitWin' : 'forfeitLoss';
}

const sum = (points: readonly HalfPoints[]): HalfPoints =>
  points.reduce((total, each) => total + each, 0);

const pad = (points: readonly HalfPoints[], length: number): HalfPoints[] =>
  Array.from({ length: Math.max(length, points.length) }, (_, index) => points[index] ?? 0);
