import type { BracketPart, BracketPicture } from '../../explain/picture';
import { pairingScore, playerByNo } from '../../model/tournament';
import type { Reason } from '../../explain/reason';
import type { HalfPoints, PlayerNo, RoundToPair, Tournament } from '../../model/types';
import type { PairingSystem } from '../../systems/system';

/** Whom the answers are about, and the round as it was paired. */
export interface Asked {
  /** The whole event, the round asked about included. */
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  /** The event as it stood when the round was paired. */
  readonly task: RoundToPair;
  readonly player: PlayerNo;
  readonly pictures: readonly BracketPicture[];
}

export const onePlayer = (no: PlayerNo) => ({ players: [no] });

/** Where players sit for teams not everybody meets everybody. */
export const pairedByTable = ({ teamTotals }: Pick<PairingSystem, 'teamTotals'>): Reason => ({
  key: teamTotals ? 'answers.table-fixed' : 'answers.table',
});

/** The pair of a player in a bracket; null: the player has none there. */
export function pairIn(
  picture: BracketPicture,
  no: PlayerNo,
): { readonly opponent: PlayerNo; readonly pair: BracketPicture['pairs'][number] } | null {
  const pair = picture.pairs.find(({ white, black }) => white === no || black === no);
  return pair ? { pair, opponent: pair.white === no ? pair.black : pair.white } : null;
}

/** The score by which a player was paired. */
export function scoreIn(where: BracketPicture | RoundToPair, no: PlayerNo): HalfPoints {
  if ('players' in where) return where.players.find((player) => player.no === no)!.score;
  const player = playerByNo(where.tournament).get(no)!;
  return pairingScore(where.tournament, player, where.round);
}

/** Which part faces which. */
const FACING: Readonly<Partial<Record<BracketPart, BracketPart>>> = {
  s1: 's2',
  s1r: 's2r',
  white: 'black',
  top: 'bottom',
};

/** The place of a player in a part, 1 for the first; null: a part that faces nobody. */
export function placeIn({ players }: BracketPicture, no: PlayerNo): number | null {
  const { part } = players.find((player) => player.no === no)!;
  const faces = Object.entries(FACING).some(([a, b]) => a === part || b === part);
  if (!faces) return null;
  return players.filter((player) => player.part === part).findIndex((each) => each.no === no) + 1;
}
