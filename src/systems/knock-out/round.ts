import type { PlayerNo, RoundToPair } from '../../model/types';
import { coloursOf, type Colours } from './colours';
import { cupOf, stageOf, type Cup, type Meeting } from './meetings';

/** A round of a knock-out: the games of its stage, and who goes on without one. */
export interface CupRound {
  readonly cup: Cup;
  readonly stage: number;
  /** The first or the second game of its meetings. */
  readonly game: number;
  readonly meetings: readonly { readonly meeting: Meeting; readonly colours: Colours }[];
  readonly free: readonly PlayerNo[];
}

/** null: the stages before are not decided, or the bracket is at its end. */
export function roundOf({ tournament, round, present }: RoundToPair): CupRound | null {
  const cup = cupOf(tournament, present);
  const stage = stageOf(round, cup.rules);
  const game = round - (stage - 1) * cup.rules.games;
  const all = cup.meetings[stage];
  if (!all) return null;
  const isWhole = ({ players: [a, b] }: Meeting): boolean => a !== null && b !== null;
  return {
    cup,
    stage,
    game,
    meetings: all
      .filter(isWhole)
      .map((meeting, index) => ({ meeting, colours: coloursOf(cup, meeting, game, index + 1) })),
    free: all
      .filter((each) => !isWhole(each))
      .flatMap(({ players }) => players.flatMap((no) => no ?? [])),
  };
}
