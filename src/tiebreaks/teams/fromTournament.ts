import { before } from '../../model/tournament';
import { isPlayed } from '../../model/outcomes';
import type {
  AbnormalPoints,
  HalfPoints,
  Outcome,
  Player,
  PlayerNo,
  Team,
  Tournament,
} from '../../model/types';
import type { TeamEvent, TeamOfEvent, TeamRound, TeamScore } from './teamEvent';

/** For a match won, drawn and lost, unless the file says otherwise (TRF 362). */
const USUAL_MATCH_POINTS = [4, 2, 0] as const;

/**
 * The teams of an event of players, their matches put together from the boards. A team stands at a
 * board by its order in the list of its players, or by the line-up that the file gives (TRF 300).
 * undefined: the event has no teams.
 */
export function teamEventOf(
  tournament: Tournament,
  after = tournament.pairedRounds,
): TeamEvent | undefined {
  if (!tournament.teams?.length) return undefined;
  return new Gathering(before(tournament, after + 1)).event();
}

class Gathering {
  private readonly byNo: ReadonlyMap<PlayerNo, Player>;
  private readonly teamOf = new Map<PlayerNo, PlayerNo>();
  private readonly teams: readonly { readonly no: PlayerNo; readonly team: Team }[];
  private readonly boards: number;
  private readonly matchPoints: TeamEvent['matchPoints'];
  private readonly rounds: number;

  constructor(private readonly tournament: Tournament) {
    this.byNo = new Map(tournament.players.map((player) => [player.no, player]));
    this.teams = tournament.teams!.map((team, index) => ({ no: team.number ?? index + 1, team }));
    for (const { no, team } of this.teams)
      for (const player of team.players) this.teamOf.set(player, no);
    this.rounds = Math.max(0, ...tournament.players.map(({ entries }) => entries.length));
    this.matchPoints = tournament.teamPlay?.matchPoints ?? USUAL_MATCH_POINTS;
    this.boards = tournament.teamPlay?.boardColours?.length ?? this.mostBoards();
  }

  event(): TeamEvent {
    const { points, info, systemCode } = this.tournament;
    const raw = new Map(this.teams.map(({ no, team }) => [no, this.rawRounds(no, team)]));
    return {
      info,
      systemCode,
      boards: this.boards,
      primary: primaryOf(systemCode),
      matchPoints: this.matchPoints,
      gamePoints: [points.win, points.draw],
      teams: this.teams.map(({ no, team }): TeamOfEvent => ({
        no,
        name: team.name,
        rounds: raw.get(no)!.map((round) => this.settle(no, round, raw)),
      })),
    };
  }

  /** The most games that a team had against one other in a round. */
  private mostBoards(): number {
    let most = 1;
    for (const { team } of this.teams)
      for (let index = 0; index < this.rounds; index++)
        most = Math.max(most, this.boardsIn(team, index).length);
    return most;
  }

  private boardsIn(team: Team, index: number): PlayerNo[] {
    return team.players.filter((no) => {
      const opponent = this.byNo.get(no)?.entries[index]?.opponent;
      return opponent !== null && opponent !== undefined;
    });
  }

  private rawRounds(no: PlayerNo, team: Team): RawRound[] {
    return Array.from({ length: this.rounds }, (_, index) => {
      const { teamPlay } = this.tournament;
      const round = index + 1;
      const forfeit = teamPlay?.forfeits.find(
        (each) => each.round === round && (each.white === no || each.black === no),
      );
      const lineUp = teamPlay?.lineUps.find((each) => each.round === round && each.team === no);
      const players = lineUp ? lineUp.players : this.boardsIn(team, index);
      const entries = players.map((each) => this.byNo.get(each)?.entries[index]);
      const scheduled = entries.find((entry) => entry && entry.opponent !== null)?.opponent;
      const opponent = forfeit
        ? forfeit.white === no
          ? forfeit.black
          : forfeit.white
        : ((scheduled && this.teamOf.get(scheduled)) ?? null);
      const hasBye =
        teamPlay?.pairingByes?.teams[index] === no ||
        team.players.some((each) => this.byNo.get(each)?.entries[index]?.outcome === 'pairingBye');
      return {
        round,
        opponent,
        boards: players.map((each) => this.pointsOf(each, index)),
        isPlayed: entries.some((entry) => entry && isPlayed(entry.outcome)),
        isPending: entries.some((entry) => entry?.outcome === 'pending'),
        forfeit: forfeit && forfeitOf(forfeit.kind, forfeit.white === no),
        bye: opponent === null ? this.byeOf(no, team, index, hasBye) : null,
      };
    });
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
    const outcomes = team.players.map((each) => this.byNo.get(each)?.entries[index]?.outcome);
    return outcomes.find((outcome) => outcome === 'fullBye' || outcome === 'halfBye') ?? 'zeroBye';
  }

  private settle(
    no: PlayerNo,
    raw: RawRound,
    all: ReadonlyMap<PlayerNo, readonly RawRound[]>,
  ): TeamRound {
    const { round, opponent } = raw;
    const theirs = opponent === null ? undefined : all.get(opponent)?.[round - 1];
    const outcome = raw.bye ?? raw.forfeit ?? this.outcomeOf(raw, theirs);
    const boards = raw.bye === null && !raw.forfeit ? pad(raw.boards, this.boards) : null;
    const gamePoints = boards ? sum(boards) : this.pointsWithoutBoards(outcome);
    const matchPoints = this.matchPointsFor(outcome);
    return this.withAbnormal(no, { round, opponent, outcome, matchPoints, gamePoints, boards });
  }

  /** More points than the other team, as many, or fewer; without a move: a forfeited match. */
  private outcomeOf(raw: RawRound, theirs: RawRound | undefined): Outcome {
    if (raw.isPending) return 'pending';
    const difference = sum(raw.boards) - sum(theirs?.boards ?? []);
    if (!raw.isPlayed) return difference > 0 ? 'forfeitWin' : 'forfeitLoss';
    return difference > 0 ? 'win' : difference === 0 ? 'draw' : 'loss';
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
        // C.04.6: a bye is worth a drawn match, unless the file says otherwise (TRF 320).
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

  /** TRF 299: other points for a kind of result, or a bonus or penalty beside it. */
  private withAbnormal(no: PlayerNo, round: TeamRound): TeamRound {
    let { matchPoints, gamePoints } = round;
    for (const each of this.tournament.teamPlay?.abnormalPoints ?? []) {
      if (!concerns(each, no, round.round)) continue;
      if (each.type === ' ') {
        // Once, in the round that it names or in the first.
        if ((each.round ?? 1) !== round.round) continue;
        matchPoints += each.matchPoints ?? 0;
        gamePoints += each.points ?? 0;
      } else if (each.type === TYPE[round.outcome]) {
        matchPoints = each.matchPoints ?? matchPoints;
        gamePoints = each.points ?? gamePoints;
      }
    }
    return { ...round, matchPoints, gamePoints };
  }
}

interface RawRound {
  readonly round: number;
  readonly opponent: PlayerNo | null;
  readonly boards: readonly HalfPoints[];
  readonly isPlayed: boolean;
  readonly isPending: boolean;
  readonly forfeit: Outcome | undefined;
  readonly bye: Outcome | null;
}

const TYPE: Readonly<Partial<Record<Outcome, AbnormalPoints['type']>>> = {
  win: 'W',
  draw: 'D',
  loss: 'L',
  forfeitWin: '+',
  forfeitLoss: '-',
  fullBye: 'F',
  halfBye: 'H',
  zeroBye: 'Z',
};

const concerns = ({ ids, round }: AbnormalPoints, no: PlayerNo, wanted: number): boolean =>
  (ids.length === 0 || ids.includes(no)) && (round === null || round === wanted);

function forfeitOf(kind: '+-' | '-+' | '--', isWhite: boolean): Outcome {
  return kind !== '--' && (kind === '+-') === isWhite ? 'forfeitWin' : 'forfeitLoss';
}

/** `FIDE_TEAM_GP_MP`: the first score named comes first; match points if none is. */
const primaryOf = (systemCode = ''): TeamScore =>
  /_(MP|GP)/.exec(systemCode)?.[1] === 'GP' ? 'GP' : 'MP';

const sum = (points: readonly HalfPoints[]): HalfPoints =>
  points.reduce((total, each) => total + each, 0);

const pad = (points: readonly HalfPoints[], length: number): HalfPoints[] =>
  Array.from({ length: Math.max(length, points.length) }, (_, index) => points[index] ?? 0);
