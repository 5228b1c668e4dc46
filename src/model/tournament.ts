import { isPlayed } from './outcomes';
import type { Entry, HalfPoints, Player, PlayerNo, RoundToPair, Tournament } from './types';

/** What engines, tie-breaks and sheets derive from a checked tournament. */

export function playerByNo(tournament: Tournament): ReadonlyMap<PlayerNo, Player> {
  return new Map(tournament.players.map((player) => [player.no, player]));
}

/** The tournament as it stood when `round` was about to be paired. */
export function standingBefore(tournament: Tournament, round: number): Tournament {
  if (round > tournament.pairedRounds) return tournament;
  return {
    ...tournament,
    pairedRounds: round - 1,
    players: tournament.players.map((player) => ({
      ...player,
      entries: player.entries.slice(0, round - 1),
    })),
  };
}

/**
 * Who takes part in `round`. Of a round that is already paired: those who have an opponent or the
 * pairing-allocated bye in it. Of the round to come: everybody but those who asked for a bye and
 * the withdrawn.
 */
export function playersToPair(tournament: Tournament, round: number): PlayerNo[] {
  const takesPart = (player: Player): boolean => {
    if (round > tournament.pairedRounds)
      return !player.withdrawn && !player.requestedByes.has(round);
    const entry = entryIn(player, round);
    return entry.opponent !== null || entry.outcome === 'pairingBye';
  };
  return tournament.players.filter(takesPart).map((player) => player.no);
}

export function roundToPair(
  tournament: Tournament,
  round = tournament.pairedRounds + 1,
  present: readonly PlayerNo[] = playersToPair(tournament, round),
): RoundToPair {
  return {
    tournament: standingBefore(tournament, round),
    round,
    present: [...present].sort((a, b) => a - b),
  };
}

/** Points of one entry as they stand in the results. */
export const entryPoints = (tournament: Tournament, entry: Entry): HalfPoints =>
  tournament.points[entry.outcome];

/** What a player did in a round that is paired: whoever passed the check has an entry in each. */
export function entryIn(player: Player, round: number): Entry {
  const entry = player.entries[round - 1];
  if (!entry) throw new Error(`Player ${player.no} has no entry in round ${round}`);
  return entry;
}

/** Real score after `round` rounds (all paired ones by default). */
export function score(
  tournament: Tournament,
  player: Player,
  round = tournament.pairedRounds,
): HalfPoints {
  let sum = 0;
  for (let r = 0; r < round && r < player.entries.length; r++)
    sum += tournament.points[player.entries[r]!.outcome] + (player.extraPoints?.[r] ?? 0);
  return sum;
}

/**
 * Score by which the player is paired in `round`: an adjourned game counts as a draw
 * (C.04.2.D.1), virtual points of an accelerated event are added.
 */
export function pairingScore(
  tournament: Tournament,
  player: Player,
  round = tournament.pairedRounds + 1,
): HalfPoints {
  let sum = player.virtualPoints[round - 1] ?? 0;
  for (let r = 0; r < round - 1 && r < player.entries.length; r++) {
    const { outcome } = player.entries[r]!;
    sum += tournament.points[outcome === 'adjourned' ? 'draw' : outcome];
    sum += player.extraPoints?.[r] ?? 0;
  }
  return sum;
}

/** Colours of the games really played, oldest first: gaps are closed (C.04.2.D.5). */
export function coloursPlayed(player: Player): ('white' | 'black')[] {
  const colours: ('white' | 'black')[] = [];
  for (const { outcome, colour } of player.entries)
    if (colour && isPlayed(outcome)) colours.push(colour);
  return colours;
}

/** Games with white minus games with black. */
export function colourDifference(player: Player): number {
  let difference = 0;
  for (const entry of player.entries)
    if (isPlayed(entry.outcome)) difference += entry.colour === 'white' ? 1 : -1;
  return difference;
}

/** Opponents of games really played: a forfeited pair has not met (C.04.2.D.6). */
export function opponentsMet(player: Player): Set<PlayerNo> {
  const met = new Set<PlayerNo>();
  for (const entry of player.entries)
    if (entry.opponent !== null && isPlayed(entry.outcome)) met.add(entry.opponent);
  return met;
}

/** Whether the arbiter keeps the two apart in `round`. */
export function areForbidden(
  tournament: Tournament,
  a: PlayerNo,
  b: PlayerNo,
  round: number,
): boolean {
  return tournament.forbidden.some(
    (group) =>
      (group.rounds === null || group.rounds.includes(round)) &&
      group.players.includes(a) &&
      group.players.includes(b),
  );
}

/** The same for many pairs: looked up once, asked as often as there are pairs. */
export function forbiddenIn(
  { forbidden }: Tournament,
  round: number,
): (a: PlayerNo, b: PlayerNo) => boolean {
  const apart = new Map<PlayerNo, Set<PlayerNo>>();
  for (const { players, rounds } of forbidden) {
    if (rounds !== null && !rounds.includes(round)) continue;
    for (const no of players) {
      const others = apart.get(no) ?? new Set();
      for (const other of players) others.add(other);
      apart.set(no, others);
    }
  }
  return (a, b) => apart.get(a)?.has(b) ?? false;
}

/** Whoever has the pairing-allocated bye of a round; null: nobody. */
export const byeOf = ({ players }: Tournament, round: number): PlayerNo | null =>
  players.find(({ entries }) => entries[round - 1]?.outcome === 'pairingBye')?.no ?? null;

/** All rounds are paired and have their results, postponed games included. */
export const isFinished = (tournament: Tournament): boolean =>
  tournament.pairedRounds > 0 &&
  tournament.pairedRounds >= tournament.totalRounds &&
  tournament.players.every(({ entries }) =>
    entries.every(({ outcome }) => outcome !== 'pending' && outcome !== 'adjourned'),
  );

/** Who waits for a result in that round. */
export const waitingFor = ({ players }: Tournament, round: number): PlayerNo[] =>
  players.filter((player) => entryIn(player, round).outcome === 'pending').map(({ no }) => no);

/** The round whose pairing is known but has games without result, if any. */
export function unfinishedRound(tournament: Tournament): number | null {
  for (let round = 1; round <= tournament.pairedRounds; round++)
    if (tournament.players.some((player) => entryIn(player, round).outcome === 'pending'))
      return round;
  return null;
}

/** The last round whose games all have a result or are adjourned; while round 1 is played, round 1. */
export function lastFinishedRound({ players, pairedRounds }: Tournament): number {
  const isOpen = (round: number) =>
    players.some(({ entries }) => entries[round - 1]?.outcome === 'pending');
  let round = pairedRounds;
  while (round > 1 && isOpen(round)) round--;
  return round;
}
