import { saysRoundRobin } from '../model/kindWords';
import { isPlayed } from '../model/outcomes';
import { standingBefore, score } from '../model/tournament';
import type { Entry, HalfPoints, Outcome, Player, PlayerNo, Tournament } from '../model/types';
import type { TieBreakOutcome } from './types';

/** One round of a player as tie-breaks look at it. */
export interface FieldRound {
  readonly round: number;
  readonly entry: Entry;
  /** Over the board: an adjourned game counts as played, as a draw. */
  readonly played: boolean;
}

/**
 * The whole field after a round: scores and who met whom, read once and asked many times.
 * It knows no edition; what an edition makes of it is remembered in `remember`.
 */
export class Field {
  readonly tournament: Tournament;
  readonly rounds: number;
  /** The last of them in which a game has its result: a round that was only paired has not begun. */
  readonly begunRounds: number;
  readonly numbers: readonly PlayerNo[];
  /** Everybody is scheduled against everybody, as far as the rounds show it. */
  readonly isRoundRobin: boolean;
  /** A round robin by its own word, else by its rounds: opponents do not depend on results. */
  readonly hasFixedPairings: boolean;
  private readonly players = new Map<PlayerNo, Player>();
  private readonly roundsOf = new Map<PlayerNo, readonly FieldRound[]>();
  private readonly openRounds = new Map<PlayerNo, readonly FieldRound[]>();
  private readonly scores = new Map<PlayerNo, HalfPoints>();
  private readonly memory = new Map<string, unknown>();
  private readonly outcomes = new Map<string, Map<PlayerNo, TieBreakOutcome>>();

  /** `showsRounds` false: a grid that says who met whom, not when. */
  constructor(
    tournament: Tournament,
    after = tournament.pairedRounds,
    readonly showsRounds = true,
  ) {
    this.tournament = standingBefore(tournament, after + 1);
    this.rounds = Math.min(after, tournament.pairedRounds);
    this.begunRounds = begunRounds(this.tournament);
    this.numbers = this.tournament.players.map((player) => player.no);
    this.isRoundRobin = isRoundRobin(this.tournament);
    const declared = declaredRoundRobin(tournament);
    this.hasFixedPairings = declared ?? this.isRoundRobin;
    const dropsFreeRounds =
      declared === true || (this.isRoundRobin && hasFreeRounds(this.tournament));
    for (const player of this.tournament.players) {
      this.players.set(player.no, player);
      this.roundsOf.set(
        player.no,
        dropsFreeRounds ? scheduledRounds(this.tournament, player) : readRounds(player),
      );
      if (player.entries.some(({ outcome }) => outcome === 'pending'))
        this.openRounds.set(player.no, numberedRounds(player).filter(isOpen));
      this.scores.set(player.no, score(this.tournament, player));
    }
  }

  has(no: PlayerNo): boolean {
    return this.players.has(no);
  }

  player(no: PlayerNo): Player {
    const player = this.players.get(no);
    if (!player) throw new Error(`No player ${no} in the field`);
    return player;
  }

  /** Real points, forfeits and byes at face value. */
  score(no: PlayerNo): HalfPoints {
    return this.scores.get(no)!;
  }

  /** Games without a result yet are left out: they count nowhere. */
  roundsOfPlayer(no: PlayerNo): readonly FieldRound[] {
    return this.roundsOf.get(no)!;
  }

  /** The games of the player that wait for their result. */
  openRoundsOf(no: PlayerNo): readonly FieldRound[] {
    return this.openRounds.get(no) ?? [];
  }

  /** Points of a round at face value, with a bonus or penalty (TRF 299), by its index. */
  pointsIn(no: PlayerNo, index: number): HalfPoints {
    const { entries, extraPoints } = this.player(no);
    return this.tournament.points[entries[index].outcome] + (extraPoints?.[index] ?? 0);
  }

  /** Points of a round at face value. */
  facePoints(round: FieldRound): HalfPoints {
    return this.tournament.points[round.entry.outcome];
  }

  /** A game over the board, or one that a round robin counts though it was forfeited. */
  isGame(outcome: Outcome): boolean {
    return isPlayed(outcome) || (this.hasFixedPairings && FORFEITS.includes(outcome));
  }

  /** Whether the player made at least half of what they could in their rounds, in real points. */
  hasHalf(no: PlayerNo): boolean {
    return 2 * this.score(no) >= this.roundsOfPlayer(no).length * this.tournament.points.win;
  }

  /** Scores that somebody has, from the highest. */
  get levels(): readonly HalfPoints[] {
    return this.remember('levels', () => [...new Set(this.scores.values())].sort((a, b) => b - a));
  }

  /** Players by real score, the levels from the highest. */
  get groups(): ReadonlyMap<HalfPoints, readonly PlayerNo[]> {
    return this.remember('groups', () => {
      const groups = new Map<HalfPoints, PlayerNo[]>(this.levels.map((level) => [level, []]));
      for (const no of this.numbers) groups.get(this.score(no))!.push(no);
      return groups;
    });
  }

  /** Computes once and keeps it as long as the field lives. */
  remember<T>(key: string, compute: () => T): T {
    if (this.memory.has(key)) return this.memory.get(key) as T;
    const value = compute();
    this.memory.set(key, value);
    return value;
  }

  /** The same for one outcome per player: without parts, of which a whole field has very many. */
  rememberOutcome(
    key: string,
    no: PlayerNo,
    compute: () => TieBreakOutcome & { parts?: unknown },
  ): TieBreakOutcome {
    let outcomes = this.outcomes.get(key);
    if (!outcomes) this.outcomes.set(key, (outcomes = new Map()));
    let outcome = outcomes.get(no);
    if (!outcome) {
      const { value, undefinedBecause, steps } = compute();
      outcome = { value, undefinedBecause, steps };
      outcomes.set(no, outcome);
    }
    return outcome;
  }
}

const FORFEITS: readonly Outcome[] = ['forfeitWin', 'forfeitLoss'];

/** What the event says of itself; undefined: nothing. */
const declaredRoundRobin = ({ info, systemCode }: Tournament): boolean | undefined =>
  saysRoundRobin(`${systemCode ?? ''} ${info.kind}`);

const numberedRounds = ({ entries }: Player): FieldRound[] =>
  entries.map((entry, index) => ({ round: index + 1, entry, played: isPlayed(entry.outcome) }));

const isOpen = ({ entry }: FieldRound): boolean => entry.outcome === 'pending';

const readRounds = (player: Player): FieldRound[] =>
  numberedRounds(player).filter((round) => !isOpen(round));

function begunRounds({ players, pairedRounds }: Tournament): number {
  const isOnlyPaired = (round: number): boolean => {
    const games = players
      .map(({ entries }) => entries[round - 1])
      .filter((e) => e.opponent !== null);
    return games.length > 0 && games.every(({ outcome }) => outcome === 'pending');
  };
  let round = pairedRounds;
  while (round > 0 && isOnlyPaired(round)) round--;
  return round;
}

/** A free round of a round robin, without opponent and point, is not a round that the player missed. */
const scheduledRounds = ({ points }: Tournament, player: Player): FieldRound[] =>
  readRounds(player).filter(
    ({ entry: { opponent, outcome } }) => opponent !== null || points[outcome] > 0,
  );

/**
 * In a round robin of an odd field one player rests in every round, without a point for it. A Swiss
 * of a few players can meet all its pairs too; its byes and absences do not look like that.
 */
function hasFreeRounds({ players, pairedRounds, points }: Tournament): boolean {
  if (players.length % 2 === 0) return false;
  for (let round = 0; round < pairedRounds; round++) {
    const resting = players.filter(({ entries }) => entries[round].opponent === null);
    if (resting.length !== 1 || points[resting[0].entries[round].outcome] !== 0) return false;
  }
  return true;
}

/** Everybody is scheduled against everybody else, and as often as against the others. */
export function isRoundRobin(tournament: Tournament): boolean {
  const { players } = tournament;
  const others = players.length - 1;
  if (others < 2 || tournament.pairedRounds < others) return false;
  let cycles = 0;
  for (const player of players) {
    const meetings = new Map<PlayerNo, number>();
    for (const { opponent } of player.entries)
      if (opponent !== null) meetings.set(opponent, (meetings.get(opponent) ?? 0) + 1);
    if (meetings.size !== others) return false;
    for (const count of meetings.values()) {
      if (cycles === 0) cycles = count;
      if (count !== cycles) return false;
    }
  }
  return true;
}
