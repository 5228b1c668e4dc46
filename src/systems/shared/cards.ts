import { coloursPlayed, pairingScore, playerByNo } from '../../model/tournament';
import type { Colour, HalfPoints, Player, PlayerNo, RoundToPair } from '../../model/types';

/** What every Swiss text asks of whoever takes part; an edition adds what it asks further. */
export interface SwissCard {
  readonly no: PlayerNo;
  /** Place in the order of score and number, 0 for the first. */
  readonly rank: number;
  /** Score for pairing, with the virtual points of an acceleration. */
  readonly score: HalfPoints;
  /** Colours of the games really played, oldest first, gaps closed. */
  readonly colours: readonly Colour[];
}

/** Cards of all who take part in the order of score, then number, each with what the edition adds. */
export function cardsInOrder<More extends object>(
  { tournament, round, present }: RoundToPair,
  add: (player: Player, card: SwissCard) => More,
): readonly (SwissCard & More)[] {
  const byNo = playerByNo(tournament);
  return present
    .map((no) => {
      const player = byNo.get(no);
      if (player === undefined) throw new Error(`Player ${no} takes part but is not entered`);
      return { player, no, score: pairingScore(tournament, player, round) };
    })
    .sort((a, b) => b.score - a.score || a.no - b.no)
    .map(({ player, no, score }, rank) => {
      const card = { no, rank, score, colours: coloursPlayed(player) };
      return { ...card, ...add(player, card) };
    });
}
