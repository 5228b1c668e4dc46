import type { Reason } from '../../src/explain/reason';
import { OUTCOME_FACTS } from '../../src/model/outcomes';
import {
  areForbidden,
  colourDifference,
  coloursPlayed,
  opponentsMet,
  playerByNo,
} from '../../src/model/tournament';
import type { Colour, Player, PlayerNo, Tournament } from '../../src/model/types';
import type { PlayedRound } from '../../src/systems/system';

/**
 * The rules of every Swiss (C.04.1): nobody meets twice (b), no second bye (d), no colour three
 * times in a row (g), no difference of colours beyond two (f). `tournament` is the event before
 * the round.
 */
export function legality(tournament: Tournament, round: number, played: PlayedRound): Reason[] {
  const players = playerByNo(tournament);
  const reasons: Reason[] = [];
  for (const { white, black } of played.pairs) {
    const [first, second] = [players.get(white), players.get(black)];
    if (!first || !second) continue;
    if (opponentsMet(first).has(black))
      reasons.push({
        key: 'pane.break-met',
        article: 'C.04.1.b',
        args: { players: { players: [white, black] } },
      });
    if (areForbidden(tournament, white, black, round))
      reasons.push({ key: 'pane.break-forbidden', args: { players: { players: [white, black] } } });
    reasons.push(...colourBreaks(first, 'white'), ...colourBreaks(second, 'black'));
  }
  const bye = played.bye === null ? undefined : players.get(played.bye);
  if (bye && bye.entries.some(({ outcome }) => OUTCOME_FACTS[outcome].barsBye.length > 1))
    reasons.push({ key: 'pane.break-bye', article: 'C.04.1.d', args: one(bye.no) });
  return reasons;
}

const one = (no: PlayerNo) => ({ player: { players: [no] } });

function colourBreaks(player: Player, colour: Colour): Reason[] {
  const colours = coloursPlayed(player);
  const difference = colourDifference(player) + (colour === 'white' ? 1 : -1);
  const reasons: Reason[] = [];
  if (colours.length >= 2 && colours.slice(-2).every((past) => past === colour))
    reasons.push({ key: `pane.break-third-${colour}`, article: 'C.04.1.g', args: one(player.no) });
  if (Math.abs(difference) > 2)
    reasons.push({ key: 'pane.break-difference', article: 'C.04.1.f', args: one(player.no) });
  return reasons;
}
