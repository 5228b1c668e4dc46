import { entryIn } from '../tournament';
import { opposite, type Colour, type Player, type Tournament } from '../types';

/**
 * The colour drawn for the first player, read from the first round that has colours: that of the
 * highest player who had taken part in a pairing by then. If they had none in that round, the next
 * player's is reversed, and so on, since colours alternate down the list. Null if nobody has played.
 */
export function inferInitialColour({ players, pairedRounds }: Tournament): Colour | null {
  const round = firstColouredRound(players, pairedRounds);
  if (round === null) return null;
  const drawn = players.filter((player) => tookPartBy(player, round));
  for (const [position, player] of drawn.entries()) {
    const { colour } = entryIn(player, round);
    if (colour !== null) return position % 2 === 0 ? colour : opposite(colour);
  }
  return null;
}

/** The tournament with its initial colour settled: as declared, else as round 1 shows, else White. */
export function withInitialColour(tournament: Tournament): Tournament {
  if (tournament.initialColour !== null) return tournament;
  return { ...tournament, initialColour: inferInitialColour(tournament) ?? 'white' };
}

function firstColouredRound(players: readonly Player[], rounds: number): number | null {
  for (let round = 1; round <= rounds; round++)
    if (players.some((player) => entryIn(player, round).colour !== null)) return round;
  return null;
}

const tookPartBy = ({ entries }: Player, round: number): boolean =>
  entries
    .slice(0, round)
    .some(({ opponent, outcome }) => opponent !== null || outcome === 'pairingBye');
