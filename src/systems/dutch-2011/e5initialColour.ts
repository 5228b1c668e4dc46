import type { Colour, Tournament } from '../../model/types';

/**
 * The colour drawn for the first player. Where the event does not say, round 1 tells: the first
 * player who was paired in it heads S1 (E.5). Before round 1 is paired: white.
 */
export function drawnColour(tournament: Tournament): Colour {
  if (tournament.initialColour !== null) return tournament.initialColour;
  for (const { entries } of tournament.players) {
    const colour = entries[0]?.opponent !== null ? entries[0]?.colour : null;
    if (colour) return colour;
  }
  return 'white';
}
