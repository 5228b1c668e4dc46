import { blankEvent, blankPlayer } from '../../../src/model/blank';
import type { Entry, Outcome, Player, Tournament } from '../../../src/model/types';

const AWAY: Entry = { outcome: 'absent', opponent: null, colour: null };
const game = (outcome: Outcome, opponent: number, colour: 'white' | 'black'): Entry => ({
  outcome,
  opponent,
  colour,
});

/** An evening: games as `1-0`, `½`, `0-1`, `adj` of White against Black, and rounds without a game. */
export interface Evening {
  readonly games?: readonly (readonly [white: number, black: number, result: string])[];
  readonly others?: Readonly<Record<number, Outcome>>;
}

const OUTCOMES: Readonly<Record<string, readonly [Outcome, Outcome]>> = {
  '1-0': ['win', 'loss'],
  '0-1': ['loss', 'win'],
  '½': ['draw', 'draw'],
  adj: ['adjourned', 'adjourned'],
  '+-': ['forfeitWin', 'forfeitLoss'],
  '*': ['pending', 'pending'],
};

/** A season of club evenings; whoever is not named in one was absent. */
export function season(
  count: number,
  evenings: readonly Evening[],
  systemParameters?: string,
): Tournament {
  const players = Array.from({ length: count }, (_, index): Player => {
    const no = index + 1;
    return {
      ...blankPlayer(no, 2400 - index),
      entries: evenings.map(({ games = [], others = {} }) => {
        if (no in others) return { ...AWAY, outcome: others[no] };
        for (const [white, black, result] of games) {
          if (white === no) return game(OUTCOMES[result][0], black, 'white');
          if (black === no) return game(OUTCOMES[result][1], white, 'black');
        }
        return AWAY;
      }),
    };
  });
  return {
    ...blankEvent(players, evenings.length + 5),
    ...(systemParameters === undefined ? {} : { systemParameters }),
  };
}
