import type { RoundOfTeams } from '../matches/roundMatches';
import { isTeamBook } from '../matches/teamEvent';
import { teamRoundOf } from '../matches/teamRound';
import { byeOf, entryIn, playerByNo, score } from '../tournament';
import type { Entry, Float, Outcome, Pair, PlayerNo, Tournament } from '../types';
import { inOrderOfTables, type SeatedPair } from './tableNumbers';

/**
 * A round of an event. In a `Tournament` each player has an entry a round; here the same stands by tables, with
 * the ways from one to the other.
 */
export interface Round {
  readonly round: number;
  /** In table order. */
  readonly games: readonly Game[];
  /** The pairing-allocated bye first, then those asked for. */
  readonly byes: readonly { readonly no: PlayerNo; readonly outcome: Outcome }[];
  /** A round of teams: the games are those of its matches, the byes their boards with one player. */
  readonly teams?: RoundOfTeams;
  /** Stored where the edition wants floats as they were (French 1994, BAF 78). */
  readonly floats?: ReadonlyMap<PlayerNo, Float | 'none'>;
}

export interface Game extends Pair {
  readonly whiteOutcome: Outcome;
  readonly blackOutcome: Outcome;
  /** Less than one move was made. */
  readonly unrated?: boolean;
  /** Where the round was published; undefined: it is to be numbered. */
  readonly table?: number;
}

/** One row of a round as it should stand: a game, or one player with their bye. */
export interface RoundLine {
  readonly white: PlayerNo;
  readonly black: PlayerNo | null;
  readonly whiteOutcome: Outcome;
  readonly blackOutcome: Outcome | null;
  readonly unrated?: boolean;
  /** Where the round was published. */
  readonly table?: number;
}

/** Who meets whom and who has the bye: what a system gives, and what it judges. */
export interface PlayedRound {
  readonly pairs: readonly Pair[];
  readonly bye: PlayerNo | null;
  /** Where several play nobody and are not out: all of them; `bye` is null then. */
  readonly free?: readonly PlayerNo[];
}

/** A round of an event as it was played, or is to be. */
export const roundIn = (tournament: Tournament, round: number): Round =>
  isTeamBook(tournament) ? teamRoundOf(tournament, round) : playersRoundOf(tournament, round);

function playersRoundOf(tournament: Tournament, round: number): Round {
  const pairs: SeatedPair[] = [];
  const byes: { no: PlayerNo; outcome: Outcome }[] = [];
  const players = playerByNo(tournament);
  const floats = new Map<PlayerNo, Float | 'none'>();
  const entryOf = (no: PlayerNo) => entryIn(players.get(no)!, round);
  for (const { no } of tournament.players) {
    const entry = entryOf(no);
    if (entry.float !== undefined) floats.set(no, entry.float);
    if (entry.opponent === null) {
      if (entry.outcome !== 'absent') byes.push({ no, outcome: entry.outcome });
    } else if (isFirstNamed(no, entry, entryOf(entry.opponent)))
      pairs.push({ white: no, black: entry.opponent, table: entry.table });
  }
  const scoreOf = (no: PlayerNo) => score(tournament, players.get(no)!, round - 1);
  byes.sort((a, b) => byeOrder(a.outcome) - byeOrder(b.outcome) || a.no - b.no);
  return {
    round,
    games: inOrderOfTables(pairs, scoreOf).map(({ white, black, table }) => ({
      white,
      black,
      ...(table === undefined ? {} : { table }),
      whiteOutcome: entryOf(white).outcome,
      blackOutcome: entryOf(black).outcome,
      ...(entryOf(white).unrated ? { unrated: true } : {}),
    })),
    byes,
    ...(floats.size > 0 ? { floats } : {}),
  };
}

/** White names the pair; where no colour is known (forfeits in some files) the lower number does. */
function isFirstNamed(no: PlayerNo, own: Entry, others: Entry): boolean {
  if (own.colour !== null) return own.colour === 'white';
  return others.colour === null ? no < own.opponent! : others.colour === 'black';
}

const byeOrder = (outcome: Outcome): number =>
  ['pairingBye', 'fullBye', 'halfBye', 'zeroBye'].indexOf(outcome);

/** Of one event they are asked for again and again: by the record, the log's proofs, the checks. */
const known = new WeakMap<Tournament, Map<number, readonly RoundLine[]>>();

/** The rows of a round: games in table order, then byes. */
export function roundLines(tournament: Tournament, round: number): readonly RoundLine[] {
  const rounds = known.get(tournament) ?? new Map<number, readonly RoundLine[]>();
  known.set(tournament, rounds);
  const lines = rounds.get(round) ?? linesOf(roundIn(tournament, round));
  rounds.set(round, lines);
  return lines;
}

const linesOf = ({ games, byes }: Round): RoundLine[] => [
  ...games,
  ...byes.map(({ no, outcome }) => ({
    white: no,
    black: null,
    whiteOutcome: outcome,
    blackOutcome: null,
  })),
];

/** Pairs and pairing-allocated bye of a round in the order of the players' list. */
export function playedRound(tournament: Tournament, round: number): PlayedRound {
  const pairs: Pair[] = [];
  for (const player of tournament.players) {
    const { no } = player;
    const { opponent, colour } = entryIn(player, round);
    if (opponent === null) continue;
    if (colour === 'white' || (colour === null && no < opponent))
      pairs.push({ white: no, black: opponent });
  }
  return { pairs, bye: byeOf(tournament, round) };
}

/** The same of a round by its tables. */
export const pairsInRound = ({ games, byes }: Pick<Round, 'games' | 'byes'>): PlayedRound => ({
  pairs: games.map(({ white, black }) => ({ white, black })),
  bye: byes.find(({ outcome }) => outcome === 'pairingBye')?.no ?? null,
});

/** The entries that a round of new pairs gives. */
export function pairedEntries(
  pairs: readonly Pair[],
  byes: Round['byes'],
): ReadonlyMap<PlayerNo, Entry> {
  const entries = new Map<PlayerNo, Entry>();
  for (const { white, black } of pairs) {
    entries.set(white, { outcome: 'pending', opponent: black, colour: 'white' });
    entries.set(black, { outcome: 'pending', opponent: white, colour: 'black' });
  }
  for (const { no, outcome } of byes) entries.set(no, { outcome, opponent: null, colour: null });
  return entries;
}

/** The event with one round more; whoever has no entry in it has `others`. */
export const withRound = (
  tournament: Tournament,
  entries: ReadonlyMap<PlayerNo, Entry>,
  others: Entry['outcome'],
): Tournament => ({
  ...tournament,
  pairedRounds: tournament.pairedRounds + 1,
  players: tournament.players.map((player) => ({
    ...player,
    entries: [
      ...player.entries,
      entries.get(player.no) ?? { outcome: others, opponent: null, colour: null },
    ],
  })),
});

/** The event with one of its rounds as these lines have it. */
export function withLines(
  tournament: Tournament,
  round: number,
  lines: readonly RoundLine[],
): Tournament {
  const entries = new Map<PlayerNo, Entry>();
  for (const { white, black, whiteOutcome, blackOutcome } of lines) {
    const colour = black === null ? null : 'white';
    entries.set(white, { outcome: whiteOutcome, opponent: black, colour });
    if (black !== null && blackOutcome !== null)
      entries.set(black, { outcome: blackOutcome, opponent: white, colour: 'black' });
  }
  const absent: Entry = { outcome: 'absent', opponent: null, colour: null };
  return {
    ...tournament,
    players: tournament.players.map((player) => ({
      ...player,
      entries: player.entries.map((entry, index) => {
        if (index !== round - 1) return entry;
        const recorded = entries.get(player.no) ?? absent;
        const isSame = entry.opponent === recorded.opponent && entry.colour === recorded.colour;
        // A float that was stored with the round stays.
        return isSame ? { ...entry, outcome: recorded.outcome } : recorded;
      }),
    })),
  };
}
