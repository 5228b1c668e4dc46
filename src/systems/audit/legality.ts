import type { Reason } from '../../explain/reason';
import {
  areForbidden,
  colourDifference,
  coloursPlayed,
  opponentsMet,
  playerByNo,
} from '../../model/tournament';
import type { Colour, Player, PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import type { PlayedRound } from '../system';

/** What a Swiss edition forbids whatever its pairing looks like, by the articles of its own text. */
export interface SwissLimits {
  readonly articles: {
    /** Nobody meets twice. */
    readonly met: string;
    /** The same colour three times running. */
    readonly thirdColour: string;
    /** A difference of colours beyond two. */
    readonly difference: string;
  };
  /** Why a player may not have the bye; null: they may. */
  readonly byeBar: (task: RoundToPair, no: PlayerNo) => Reason | null;
  /**
   * Whether the limits on colours are lifted for a player in a game against `opponent` (top scorers
   * in the last round). Called once a round; absent: they always hold.
   */
  readonly freedColours?: (task: RoundToPair) => (player: PlayerNo, opponent: PlayerNo) => boolean;
}

/** The rules that a round breaks, whoever made it; `[]`: it is legal. */
export function swissLegality(
  limits: SwissLimits,
  task: RoundToPair,
  played: PlayedRound,
): Reason[] {
  const { tournament, round } = task;
  const players = playerByNo(tournament);
  const isFree = limits.freedColours?.(task) ?? (() => false);
  const reasons: Reason[] = [];
  for (const { white, black } of played.pairs) {
    const [first, second] = [players.get(white), players.get(black)];
    if (!first || !second) continue;
    const args = { players: { players: [white, black] } };
    if (opponentsMet(first).has(black))
      reasons.push({ key: 'legality.met', article: limits.articles.met, args });
    if (areForbidden(tournament, white, black, round))
      reasons.push({ key: 'legality.forbidden', args });
    if (!isFree(white, black)) reasons.push(...colourBreaks(limits, first, 'white'));
    if (!isFree(black, white)) reasons.push(...colourBreaks(limits, second, 'black'));
  }
  const bar = played.bye === null ? null : limits.byeBar(task, played.bye);
  return bar ? [...reasons, bar] : reasons;
}

const THIRD: Readonly<Record<Colour, WordKey>> = {
  white: 'legality.third-white',
  black: 'legality.third-black',
};

function colourBreaks({ articles }: SwissLimits, player: Player, colour: Colour): Reason[] {
  const colours = coloursPlayed(player);
  const difference = colourDifference(player) + (colour === 'white' ? 1 : -1);
  const args = { player: { players: [player.no] } };
  const reasons: Reason[] = [];
  if (colours.length >= 2 && colours.slice(-2).every((past) => past === colour))
    reasons.push({ key: THIRD[colour], article: articles.thirdColour, args });
  if (Math.abs(difference) > 2)
    reasons.push({ key: 'legality.difference', article: articles.difference, args });
  return reasons;
}
