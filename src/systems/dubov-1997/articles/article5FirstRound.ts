import { opposite, type Colour } from '../../../model/types';
import type { FirstRound, PairMade } from '../account';
import type { Card } from '../cards';
import type { Field } from '../field';
import { Rest } from '../completion/rest';

export interface FirstRoundPaired {
  readonly account: FirstRound;
  readonly pairs: readonly PairMade[];
  readonly bye: Card | null;
}

/**
 * Art. 5 and R24: the upper half of the initial list against the lower half; the drawn colour for
 * the upper player of the first pair, alternating; the last player has the bye. The arbiter's own
 * list of pairs to avoid makes a player take the next of the lower half, then of the upper one.
 * Null if no such round exists.
 */
export function pairFirstRound(field: Field, drawn: Colour | null): FirstRoundPaired | null {
  const bye = field.cards.length % 2 === 1 ? lastWhoCanBeSpared(field) : null;
  if (bye === undefined) return null;
  const list = field.cards.filter((card) => card !== bye);
  const rest = Rest.of(
    field,
    list.map((card) => card.index),
  );
  if (rest === null) return null;
  const top = list.slice(0, list.length / 2);
  const bottom = list.slice(list.length / 2);
  const initialColour = drawn ?? 'white';
  const pairs: PairMade[] = [];
  for (const [k, card] of list.entries()) {
    if (!rest.has(card.index)) continue;
    const order = [...bottom.slice(k), ...bottom.slice(0, k).reverse(), ...top.slice(k + 1)];
    const opponent = order.find(
      (other) =>
        rest.has(other.index) &&
        field.ban[card.index][other.index] === null &&
        rest.canSparePair(card.index, other.index),
    );
    if (!opponent) throw new Error('dubov-1997: the first round lost an opponent');
    rest.remove([card.index, opponent.index]);
    pairs.push(firstRoundPair(card, opponent, pairs.length, initialColour));
  }
  const numbers = (cards: readonly Card[]): number[] => cards.map((card) => card.no);
  const account = {
    top: numbers(top),
    bottom: numbers(bottom),
    initialColour,
    colourAssumed: drawn === null,
  };
  return { account, pairs, bye };
}

function lastWhoCanBeSpared(field: Field): Card | undefined {
  return [...field.cards].reverse().find((card) =>
    Rest.of(
      field,
      [...field.cards.keys()].filter((v) => v !== card.index),
    ),
  );
}

function firstRoundPair(upper: Card, lower: Card, index: number, initial: Colour): PairMade {
  const colour = index % 2 === 0 ? initial : opposite(initial);
  const [white, black] = colour === 'white' ? [upper, lower] : [lower, upper];
  return {
    white: white.no,
    black: black.no,
    rule: 'firstRound',
    article: '5',
    score: upper.score,
    madeAt: null,
  };
}
