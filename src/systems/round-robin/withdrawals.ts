import type { Reason } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import type { Entry, PlayerNo, Tournament } from '../../model/types';
import { roundsOfCycle } from './berger';

/** A player who left a round robin, and what becomes of their results. */
export interface Withdrawal {
  readonly no: PlayerNo;
  /** Games they have played, of how many. */
  readonly played: number;
  readonly games: number;
  /** Half or more: their results count, what is left are forfeits. Less: they only stay in the table. */
  readonly counts: boolean;
}

/** C.05: whoever has withdrawn, with the share of their games that they have played. */
export function withdrawalsOf(tournament: Tournament): Withdrawal[] {
  const { players, totalRounds, pairedRounds } = tournament;
  const cycles = Math.max(1, Math.round(totalRounds / roundsOfCycle(players.length)));
  const games = (players.length - 1) * cycles;
  const isOver = pairedRounds >= totalRounds;
  return players
    .filter(({ withdrawn }) => withdrawn)
    .flatMap(({ no, entries }) => {
      const played = entries.filter(({ outcome }) => isPlayed(outcome)).length;
      const counts = 2 * played >= games;
      const hasLeft = counts || !isOver || leftBeforeTheEnd(entries);
      return hasLeft ? [{ no, played, games, counts }] : [];
    });
}

/**
 * Who was there to the end has not left, whatever their status became afterwards. Forfeits alone make nobody
 * one who left: a file that does not say who withdrew counts as it stands.
 */
function leftBeforeTheEnd(entries: readonly Entry[]): boolean {
  // Older workbooks have no game of two players who were both gone.
  if (entries.at(-1)?.outcome === 'absent') return true;
  return entries.findLast(({ opponent }) => opponent !== null)?.outcome === 'forfeitLoss';
}

const NOTHING: Entry = { outcome: 'absent', opponent: null, colour: null };
/** For whoever computes from it: the event names its kind, also before everybody has met. */
const DECLARED = 'FIDE_ROUNDROBIN';

/**
 * The event as its standings count it: results by and against a player who left before half of their
 * games are taken out (they stay in the crosstable, which is made from the event itself).
 */
export function asStandingsCount(tournament: Tournament): {
  readonly tournament: Tournament;
  readonly notes: readonly Reason[];
  readonly out: ReadonlySet<PlayerNo>;
} {
  const withdrawals = withdrawalsOf(tournament);
  const gone = new Set(withdrawals.filter(({ counts }) => !counts).map(({ no }) => no));
  const notes = withdrawals.map(({ no, played, games, counts }): Reason => ({
    key: counts ? 'roundRobin.withdrawn-counts' : 'roundRobin.withdrawn-taken-out',
    article: 'C.05',
    args: { player: { players: [no] }, played, games },
  }));
  const systemCode = tournament.systemCode ?? DECLARED;
  if (gone.size === 0) return { tournament: { ...tournament, systemCode }, notes, out: gone };
  return {
    notes,
    out: gone,
    tournament: {
      ...tournament,
      systemCode,
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
