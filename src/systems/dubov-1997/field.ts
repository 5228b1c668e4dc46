import type { RoundToPair } from '../../model/types';
import { Meetings } from '../shared/meetings';
import { makeCards, type Card } from './cards';

/** The players of the round and which of them may meet: what every article below works on. */
export interface Field {
  readonly round: number;
  readonly lastRound: boolean;
  /** 2.5: with so many transfers upward behind them, a player is not transferred again. */
  readonly transferLimit: number;
  readonly cards: readonly Card[];
  /** `ban[a][b]`: the article that keeps cards a and b apart, or null. */
  readonly ban: readonly (readonly (Ban | null)[])[];
  /** Cards that each card may meet, by index. */
  readonly opponents: readonly (readonly number[])[];
}

/** Why two players may not meet: 2.1, the colours of 2.3 and 2.4, or the arbiter's own list. */
export const BANS = ['met', 'colours', 'forbidden'] as const;
export type Ban = (typeof BANS)[number];

export function makeField(task: RoundToPair): Field {
  const { tournament, round } = task;
  const cards = makeCards(task);
  const meetings = new Meetings(
    task,
    cards.map(({ no, index }) => ({ no, rank: index })),
  );
  const ban = cards.map((a) =>
    cards.map((b): Ban | null => {
      if (a === b || meetings.haveMet(a.index, b.index)) return 'met';
      if (!coloursFit(a, b)) return 'colours';
      return meetings.areKeptApart(a.index, b.index) ? 'forbidden' : null;
    }),
  );
  return {
    round,
    lastRound: round === tournament.totalRounds,
    transferLimit: tournament.totalRounds < 10 ? 3 : 4,
    cards,
    ban,
    opponents: ban.map((row) => [...row.keys()].filter((index) => row[index] === null)),
  };
}

/** R7: at least one way of giving the colours respects 2.3 and 2.4 for both. */
export function coloursFit(a: Card, b: Card): boolean {
  return (a.mayHave.white && b.mayHave.black) || (a.mayHave.black && b.mayHave.white);
}
