import { before, opponentsMet, playerByNo } from '../tournament';
import type { Entry, Pair, PlayerNo, Tournament } from '../types';
import { refused, type Handled } from './handled';

/** Pairs of a published round who have already played each other (C.04.1.b). */
export function repeatedPairs(tournament: Tournament, round: number): Pair[] {
  const earlier = playerByNo(before(tournament, round));
  return tournament.players.flatMap(({ no, entries }) => {
    const { opponent, colour } = entries[round - 1];
    const past = earlier.get(no);
    if (opponent === null || colour !== 'white' || !past) return [];
    return opponentsMet(past).has(opponent) ? [{ white: no, black: opponent }] : [];
  });
}

/**
 * Replaces the published pairing of the last round. Allowed only if two players of it have met
 * already (C.04.2.D.10), and not once a result has come in.
 */
export function replacePublished(
  tournament: Tournament,
  pairs: readonly Pair[],
  bye: PlayerNo | null,
): Handled {
  const round = tournament.pairedRounds;
  if (round === 0) return refused('round-not-paired', 'round', '1', { paired: 0 });
  const repeated = repeatedPairs(tournament, round);
  if (repeated.length === 0) return refused('pairing-is-published', 'round', String(round));
  const started = tournament.players.some(
    ({ entries }) =>
      entries[round - 1].opponent !== null && entries[round - 1].outcome !== 'pending',
  );
  if (started) return refused('round-has-results', 'round', String(round));
  return {
    ok: true,
    tournament: withPairing(tournament, round, pairs, bye),
    reasons: repeated.map(({ white, black }) => ({
      key: 'handling.repeated-pair',
      article: 'C.04.2.D.10',
      args: { round, players: { players: [white, black] } },
    })),
  };
}

function withPairing(
  tournament: Tournament,
  round: number,
  pairs: readonly Pair[],
  bye: PlayerNo | null,
): Tournament {
  const entries = new Map<PlayerNo, Entry>();
  for (const { white, black } of pairs) {
    entries.set(white, { outcome: 'pending', opponent: black, colour: 'white' });
    entries.set(black, { outcome: 'pending', opponent: white, colour: 'black' });
  }
  if (bye !== null) entries.set(bye, { outcome: 'pairingBye', opponent: null, colour: null });
  return {
    ...tournament,
    players: tournament.players.map((player) => ({
      ...player,
      entries: player.entries.map((entry, index) =>
        index === round - 1 ? (entries.get(player.no) ?? unpaired(entry)) : entry,
      ),
    })),
  };
}

/** Whoever has no game in the new pairing keeps the bye he had asked for. */
const unpaired = (entry: Entry): Entry =>
  entry.opponent === null && entry.outcome !== 'pairingBye'
    ? entry
    : { outcome: 'absent', opponent: null, colour: null };
