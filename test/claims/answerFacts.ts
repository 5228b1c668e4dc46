import { pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import { numberIn, pairsOf, playersIn, same, type Check, type Claim } from './claim';

/** What the sentences of an answer name: a player, his points, the opponent of whoever asked. */
export const playerOf = ({ task }: Claim, no: PlayerNo) => playerByNo(task.tournament).get(no)!;
export const scoreOf = (claim: Claim, no: PlayerNo): number =>
  pairingScore(claim.task.tournament, playerOf(claim, no), claim.task.round);
export const one = ({ reason }: Claim, name: string): PlayerNo => playersIn(reason, name)[0];

/** Argument → whose score it is. */
export const scores =
  (whose: Readonly<Record<string, string>>): Check =>
  (claim) => {
    for (const [said, who] of Object.entries(whose))
      same(claim, said, numberIn(claim.reason, said), scoreOf(claim, one(claim, who)));
  };

/** The others of the group that a player had to leave. */
export const groupLeft = ({ pictures }: Claim, player: PlayerNo): PlayerNo[] =>
  pictures!
    .find(({ leaving }) => leaving.includes(player))!
    .players.map(({ no }) => no)
    .filter((no) => no !== player);
export const opponentOf = ({ ours, answer }: Claim): PlayerNo =>
  pairsOf(ours)
    .find((pair) => pair.includes(answer!.player))!
    .find((no) => no !== answer!.player)!;
