import type { Reason } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import type { Entry, PlayerNo, Tournament } from '../../model/types';
import { roundsOfCycle } from './berger';

/** A player who left a round robin, and what becomes of his results. */
export interface Withdrawal {
  readonly no: PlayerNo;
  /** Games he has played, of how many. */
  readonly played: number;
  readonly games: number;
  /** Half or more: his results count, what is left are forfeits. Less: they only stay in the table. */
  readonly counts: boolean;
}

/** C.05: whoever has withdrawn, with the share of his games that he has played. */
export function withdrawalsOf(tournament: Tournament): Withdrawal[] {
  const { players, totalRounds } = tournament;
  const cycles = Math.max(1, Math.round(totalRounds / roundsOfCycle(players.length)));
  const games = (players.length - 1) * cycles;
  return players
    .filter(({ withdrawn }) => withdrawn)
    .map(({ no, entries }) => {
      const played = entries.filter(({ outcome }) => isPlayed(outcome)).length;
      return { no, played, games, counts: 2 * played >= games };
    });
}

const NOTHING: Entry = { outcome: 'absent', opponent: null, colour: null };

/**
 * The event as its standings count it: results by and against a player who left before half of his
 * games are taken out (they stay in the crosstable, which is made from the event itself).
 */
export function asStandingsCount(tournament: Tournament): {
  readonly tournament: Tournament;
  readonly notes: readonly Reason[];
} {
  const withdrawals = withdrawalsOf(tournament);
  const gone = new Set(withdrawals.filter(({ counts }) => !counts).map(({ no }) => no));
  const notes = withdrawals.map(({ no, played, games, counts }): Reason => ({
    key: counts ? 'roundRobin.withdrawn-counts' : 'roundRobin.withdrawn-taken-out',
    article: 'C.05',
    args: { player: { players: [no] }, played, games },
  }));
  if (gone.size === 0) return { tournament, notes };
  return {
    notes,
    tournament: {
      ...tournament,
      players: tournament.players.map((player) => ({
        ...player,
        entries: player.entries.map((entry) =>
          gone.has(player.no) || (entry.opponent !== null && gone.has(entry.opponent))
            ? NOTHING
            : entry,
        ),
      })),
    },
  };
}
