import type { PlayerNo, RoundToPair } from '../../src/model/types';
import { coloursOf } from '../../src/systems/literal/dutch-2026/witnessColours';
import { cardsOf as cards2026, type Card } from '../../src/systems/literal/dutch-2026/witness';
import { cardsOf as cards2016 } from '../../src/systems/literal/dutch-2016/witness';
import { areForbidden } from '../../src/model/tournament';
import { half, type Pair } from './claim';

/** A bracket of the Dutch system since 2016, in numbers of players. */
export interface DutchBracket {
  readonly kind: string;
  readonly movedDown: readonly PlayerNo[];
  readonly residents: readonly PlayerNo[];
}

/**
 * What a pairing of a bracket is worth on the criteria of 2016 and 2026, from the words of the
 * rulings: counts of players, lists of scores. Written for the tests, from the players' entries.
 */
export class DutchValues {
  readonly cards: ReadonlyMap<PlayerNo, Card>;
  private readonly isNew: boolean;

  constructor(
    private readonly task: RoundToPair,
    id: string,
    /** C5 of 2026: the score of the bye; null: none, or settled by the last bracket. */
    private readonly byeScore: number | null,
  ) {
    this.isNew = id === 'dutch-2026';
    const cards = this.isNew ? cards2026(task) : cards2016(task);
    this.cards = new Map(cards.map((card) => [card.no, card]));
  }

  of = (no: PlayerNo): Card => this.cards.get(no)!;

  /** The value as it is written; null: too large to be tried. */
  said(article: string, bracket: DutchBracket, pairs: readonly Pair[]): string | null {
    const paired = new Set(pairs.flat());
    const players = [...bracket.movedDown, ...bracket.residents];
    const down = players.filter((no) => !paired.has(no)).map(this.of);
    const couples = pairs.map(([a, b]) =>
      [this.of(a), this.of(b)].sort((x, y) => y.score - x.score || x.no - y.no),
    );
    const lowest = Math.min(...bracket.residents.map((no) => this.of(no).score));
    const at = Number(article.replace(/\D/g, ''));
    // The criteria of 2026 are those of 2016 with another number, but for C9 and the residents.
    const number = this.isNew ? at - (at >= 10 ? 2 : 1) : at;
    if (this.isNew && at === 9) return this.unplayed(down);
    const list = (values: readonly number[]) =>
      [...values]
        .filter((value) => value > 0)
        .sort((a, b) => b - a)
        .map(half)
        .join(' ') || '–';
    const count = (yes: number) => String(yes);
    const fall = ({ score }: Card) => score - (lowest - 2);
    switch (number) {
      case 5:
        return count(down.length);
      case 6:
        if (this.isNew) return list(down.map(({ score }) => score));
        return list([...couples.map(([a, b]) => a.score - b.score), ...down.map(fall)]);
      case 7:
        return this.ahead(down, bracket);
      case 8:
        return count(this.watched(couples, (after) => Math.abs(after) > 2).length);
      case 9:
        return count(this.watched(couples, (_, isThird) => isThird).length);
      case 10:
        return count(couples.filter(([a, b]) => sameWish(a, b)).length);
      case 11:
        return count(couples.filter(([a, b]) => sameWish(a, b) && yieldsStrong(a, b)).length);
      default:
        return this.floats(number, couples, down, lowest, fall, list);
    }
  }

  private floats(
    number: number,
    couples: readonly (readonly Card[])[],
    down: readonly Card[],
    lowest: number,
    fall: (card: Card) => number,
    list: (values: readonly number[]) => string,
  ): string {
    const ago = number % 4 < 2 ? 0 : 1;
    const uneven = couples.filter(([a, b]) => a.score > b.score);
    const isUp = number % 2 === 1;
    const rises = uneven
      .filter(([, b]) => b.floats[ago] === 'up')
      .map(([a, b]) => a.score - b.score);
    const sinks = uneven
      .filter(([a]) => a.floats[ago] === 'down')
      .map(([a, b]) => a.score - b.score);
    const again = down.filter((card) => card.floats[ago] === 'down');
    if (number < 16) {
      if (isUp) return String(rises.length);
      // 2026 asks residents who leave, and nobody else.
      const residents = again.filter(({ score }) => score === lowest);
      return String(this.isNew ? residents.length : sinks.length + again.length);
    }
    if (isUp) return list(rises);
    const counted = this.isNew ? again.filter(({ score }) => score > lowest) : again;
    return list([...sinks, ...counted.map(fall)]);
  }

  /** R4: where the only downfloater has the bye. */
  private unplayed(down: readonly Card[]): string {
    return String(down.length === 1 && down[0].score === this.byeScore ? down[0].unplayed : 0);
  }

  /** Topscorers and whoever meets them, with the colours that the pair would get. */
  private watched(
    couples: readonly (readonly Card[])[],
    isWrong: (difference: number, isThird: boolean) => boolean,
  ): Card[] {
    return couples
      .filter((couple) => couple.some(({ isTopscorer }) => isTopscorer))
      .flatMap(([a, b]) => {
        const { white } = coloursOf(a, b, this.task);
        return [a, b].filter((card) => {
          const given = card.no === white ? 'white' : 'black';
          const all = [...card.colours, given];
          const difference = 2 * all.filter((colour) => colour === 'white').length - all.length;
          const isThird = all.length > 2 && all.slice(-3).every((colour) => colour === given);
          return isWrong(difference, isThird);
        });
      });
  }

  mayMeet(a: Card, b: Card): boolean {
    const { tournament, round } = this.task;
    if (a.met.has(b.no) || areForbidden(tournament, a.no, b.no, round)) return false;
    const isClash =
      sameWish(a, b) && [a, b].every(({ preference }) => preference.strength === 'absolute');
    return !isClash || a.isTopscorer || b.isTopscorer;
  }

  mayHaveBye = ({ mayHaveBye, score }: Card): boolean =>
    mayHaveBye && (this.byeScore === null || score <= this.byeScore);

  completable(left: readonly Card[]): boolean {
    const [first, ...others] = left;
    if (first === undefined) return true;
    const rest = (gone: Card) => others.filter((card) => card !== gone);
    if (others.some((card) => this.mayMeet(first, card) && this.completable(rest(card))))
      return true;
    return left.length % 2 === 1 && this.mayHaveBye(first) && this.completable(others);
  }

  /** The next bracket by trying everything: who stays unpaired, then the scores of those from here. */
  private ahead(down: readonly Card[], bracket: DutchBracket): string | null {
    const own = this.of(bracket.residents[0]).score;
    const below = [...this.cards.values()].filter(({ score }) => score < own);
    const score = Math.max(...below.map((card) => card.score));
    const next = below.filter((card) => card.score === score);
    const beyond = below.filter((card) => card.score < score);
    if (down.length + next.length > 9 || (this.isNew && down.length + below.length > 11))
      return null;
    const hasBye = beyond.length === 0 && (down.length + next.length) % 2 === 1;
    let best: number[] | null = null;
    const tryAll = (left: readonly Card[], over: readonly Card[]): void => {
      const [first, ...others] = left;
      if (first !== undefined) {
        for (const other of others)
          if (!(down.includes(first) && down.includes(other)) && this.mayMeet(first, other))
            tryAll(
              others.filter((card) => card !== other),
              over,
            );
        return tryAll(others, [...over, first]);
      }
      if (this.isNew && !this.completable([...over, ...beyond])) return;
      const taker = hasBye && over.some(this.mayHaveBye) ? 1 : 0;
      const scores = over.filter((card) => down.includes(card)).map((card) => card.score);
      const value = [over.length - taker, ...scores.sort((a, b) => b - a)];
      if (!best || isLess(value, best)) best = value;
    };
    tryAll([...down, ...next], []);
    if (!best) throw new Error('nothing can follow');
    const [unpaired, ...scores] = best as number[];
    return scores.length > 0 ? `${unpaired}, ${scores.map(half).join(' ')}` : String(unpaired);
  }
}

const sameWish = (a: Card, b: Card): boolean =>
  a.preference.colour !== null && a.preference.colour === b.preference.colour;

/** C.11: the one who yields has a strong preference. */
const yieldsStrong = (...both: Card[]): boolean =>
  both.every(({ preference }) => preference.strength !== 'mild') &&
  both.some(({ preference }) => preference.strength === 'strong');

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const gap = (a[i] ?? -1) - (b[i] ?? -1);
    if (gap !== 0) return gap < 0;
  }
  return false;
}
