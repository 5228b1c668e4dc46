import { areForbidden } from '../../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../../model/types';
import type { PlayedRound } from '../../system';
import { opinionOf, opinionOfNone, partOf, type BracketOpinion } from '../opinion';
import { Work } from '../work';
import { byeOrder, cardsOf, coloursOf, type Card } from './witnessCards';

/**
 * C.04.4.1 of 2026 taken at its word, by trying everything: every set of upfloaters, every pairing
 * of its bracket, every set of shifters, every transposition. It shares no code with the engine and
 * is for brackets that can be tried in the time allowed.
 */
export interface Witnessed {
  readonly pairs: readonly { readonly white: PlayerNo; readonly black: PlayerNo }[];
  readonly bye: PlayerNo | null;
}

export type Couple = readonly [Card, Card];

export function witness(task: RoundToPair): Witnessed | null {
  return new Witness(task).pair();
}

/** What it makes of each bracket of a round that an engine has paired. */
export const opinionsDubov = (
  task: RoundToPair,
  round: PlayedRound | null,
  work: Work,
): readonly BracketOpinion[] => new Witness(task, work).opinions(round);

export class Witness {
  readonly cards: readonly Card[];
  private readonly completions = new Map<string, boolean>();

  constructor(
    private readonly task: RoundToPair,
    private readonly work = new Work(Infinity),
  ) {
    this.cards = cardsOf(task);
  }

  /** The bye is settled before the brackets are (3.1): it stands with the first of them. */
  opinions(round: PlayedRound | null): BracketOpinion[] {
    const { work, task } = this;
    if (!round) return [...opinionOfNone(task.present, work, () => this.byeOf() !== 'nobody')];
    const bye = work.tried(() => this.byeOf());
    const opinions: BracketOpinion[] = [];
    let rest = this.cards.filter(({ no }) => no !== round.bye);
    while (rest.length > 0) {
      const { score } = rest[0];
      const isFirst = opinions.length === 0;
      const from = rest;
      // Whoever meets one of the highest score left is in the bracket with them.
      const engineHas = new Set(
        round.pairs
          .map(({ white, black }) => [white, black])
          .filter((two) => from.some((card) => card.score === score && two.includes(card.no)))
          .flat(),
      );
      const here = from.filter(({ no }) => engineHas.has(no));
      const numbers = here.map(({ no }) => no);
      const found =
        isFirst && bye === null ? null : work.tried(() => this.pairBracket(this.bracketOf(from)));
      const literal = found && {
        pairs: found.map(([a, b]) => coloursOf(a, b, task)),
        bye: isFirst && bye !== null && bye !== 'nobody' && bye !== 'even' ? bye.no : null,
      };
      opinions.push(opinionOf(score, numbers, partOf(round, numbers, isFirst), literal));
      rest = from.filter((card) => !here.includes(card));
    }
    return opinions;
  }

  /** 3.1.1–3.1.5 */
  private byeOf(): Card | 'even' | 'nobody' {
    const { cards } = this;
    if (cards.length % 2 === 0) return this.isCompletable(cards) ? 'even' : 'nobody';
    const leavesRest = (card: Card) => this.isCompletable(cards.filter((each) => each !== card));
    return byeOrder(cards).find(leavesRest) ?? 'nobody';
  }

  /** 1.9: the bye, then the scoregroups from the top. Null: no round-pairing is complete. */
  pair(): Witnessed | null {
    const found = this.byeOf();
    if (found === 'nobody') return null;
    const bye = found === 'even' ? null : found;
    let rest = this.cards.filter((card) => card !== bye);
    const pairs: { white: PlayerNo; black: PlayerNo }[] = [];
    while (rest.length > 0) {
      const bracket = this.bracketOf(rest);
      for (const [a, b] of this.pairBracket(bracket)) pairs.push(coloursOf(a, b, this.task));
      rest = rest.filter((card) => !bracket.includes(card));
    }
    return { pairs, bye: bye?.no ?? null };
  }

  /** [C1], [C3] and the arbiter's list. */
  mayMeet(a: Card, b: Card): boolean {
    if (a.met.has(b.no) || areForbidden(this.task.tournament, a.no, b.no, this.task.round))
      return false;
    const bothAbsolute =
      a.preference.strength === 'absolute' && b.preference.strength === 'absolute';
    return !(bothAbsolute && a.preference.colour === b.preference.colour);
  }

  /** [C4] */
  isCompletable(cards: readonly Card[]): boolean {
    if (cards.length === 0) return true;
    const key = cards.map(({ no }) => no).join();
    let found = this.completions.get(key);
    if (found === undefined) {
      this.work.step();
      const [first, ...others] = cards;
      found = others.some(
        (card) =>
          this.mayMeet(first, card) && this.isCompletable(others.filter((each) => each !== card)),
      );
      this.completions.set(key, found);
    }
    return found;
  }

  /** Every legal way to pair them all. */
  *pairings(cards: readonly Card[]): Generator<Couple[]> {
    this.work.step();
    if (cards.length === 0) yield [];
    const [first, ...others] = cards;
    for (const card of others)
      if (this.mayMeet(first, card))
        for (const rest of this.pairings(others.filter((each) => each !== card)))
          yield [[first, card], ...rest];
  }

  /** 3.2.1, 3.2.2: the residents of the highest score left, and their upfloaters. */
  private bracketOf(rest: readonly Card[]): readonly Card[] {
    const residents = rest.filter(({ score }) => score === rest[0].score);
    // 4.2.2: by descending score, then ascending TPN, as the cards are.
    const pool = rest.slice(residents.length);
    for (let size = residents.length % 2; size <= pool.length; size += 2) {
      let best: { readonly value: number[]; readonly bracket: readonly Card[] } | null = null;
      for (const upfloaters of setsOf(pool, size)) {
        const bracket = [...residents, ...upfloaters];
        if (!this.isCompletable(pool.filter((card) => !upfloaters.includes(card)))) continue;
        const lost = this.fewestLost(bracket);
        if (lost === null) continue;
        const value = this.valueOf(upfloaters, lost);
        if (!best || compare(value, best.value) < 0) best = { value, bracket };
      }
      if (best) return best.bracket;
    }
    throw new Error('A round that can be completed has no bracket');
  }

  /** [C6]–[C10] of a set; [C5] is its size. */
  valueOf(upfloaters: readonly Card[], lost: number): number[] {
    const ascending = upfloaters.map(({ score }) => score).sort((a, b) => a - b);
    const c6 = ascending.map((score) => -score);
    if (this.task.round >= this.task.tournament.totalRounds) return [...c6, lost];
    const most = 2 + Math.floor(this.task.tournament.totalRounds / 5);
    const maximum = upfloaters.filter((card) => card.upfloats >= most);
    return [
      ...c6,
      lost,
      maximum.length,
      maximum.reduce((sum, { upfloats }) => sum + upfloats, 0),
      upfloaters.filter((card) => card.upfloatedLast).length,
    ];
  }

  /** [C7] of a bracket at its best; null: it has no legal pairing. */
  fewestLost(bracket: readonly Card[]): number | null {
    let fewest: number | null = null;
    for (const pairs of this.pairings(bracket)) {
      const lost = lostIn(pairs);
      if (fewest === null || lost < fewest) fewest = lost;
    }
    return fewest;
  }

  /** 3.2.3–3.2.6 */
  private pairBracket(bracket: readonly Card[]): readonly Couple[] {
    const byTpn = [...bracket].sort((a, b) => a.no - b.no);
    const nobodyPlayed = bracket.every(({ games }) => games === 0);
    const g1 = nobodyPlayed
      ? byTpn.slice(0, byTpn.length / 2)
      : byTpn.filter(({ preference }) => preference.colour === 'white');
    const g2 = byTpn.filter((card) => !g1.includes(card));
    const fewest = this.fewestLost(bracket)!;
    // 3.2.4: G1 gives way where the two are of one size.
    const isG1Smaller = g1.length <= g2.length;
    const [smaller, larger] = isG1Smaller ? [g1, g2] : [g2, g1];
    const within = [...this.pairings(bracket)]
      .filter((pairs) => lostIn(pairs) === fewest)
      .map((pairs) => pairs.filter(([a, b]) => smaller.includes(a) && smaller.includes(b)).length);
    const first = Math.min(...within);
    const second = (larger.length + first - (smaller.length - first)) / 2;
    for (const one of setsOf(shifters(smaller, isG1Smaller && !nobodyPlayed), first))
      for (const two of setsOf(shifters(larger, !isG1Smaller && !nobodyPlayed), second)) {
        const leaveG1 = isG1Smaller ? one : two;
        const leaveG2 = isG1Smaller ? two : one;
        const swap = (stay: readonly Card[], leave: readonly Card[], come: readonly Card[]) => [
          ...stay.filter((card) => !leave.includes(card)),
          ...come,
        ];
        const s1 = swap(g1, leaveG1, leaveG2).sort(byAro);
        const t2 = swap(g2, leaveG2, leaveG1).sort((a, b) => a.no - b.no);
        const pairs = this.firstTransposition(s1, t2);
        if (pairs && lostIn(pairs) === fewest) return pairs;
      }
    throw new Error('A bracket with a legal pairing has none');
  }

  /** 3.2.6, 4.4: lexicographic by TPN. */
  firstTransposition(s1: readonly Card[], t2: readonly Card[]): Couple[] | null {
    this.work.step();
    if (s1.length === 0) return [];
    const [first, ...others] = s1;
    for (const card of t2) {
      if (!this.mayMeet(first, card)) continue;
      const rest = this.firstTransposition(
        others,
        t2.filter((each) => each !== card),
      );
      if (rest) return [[first, card], ...rest];
    }
    return null;
  }
}

export const byAro = (a: Card, b: Card): number => a.aro - b.aro || a.no - b.no;

/** Two who want one colour: one of them does not get it. */
export const lostIn = (pairs: readonly Couple[]): number =>
  pairs.filter(([a, b]) => a.preference.colour === b.preference.colour).length;

/** 4.3: the list of one colour, numbered from the middle outwards. */
export function shifters(group: readonly Card[], seekWhite: boolean): Card[] {
  const left = [...group].sort(seekWhite ? byAro : (a, b) => a.no - b.no);
  const numbered: Card[] = [];
  while (left.length > 0) numbered.push(...left.splice(Math.ceil(left.length / 2) - 1, 1));
  return numbered;
}

/** 4.1.3: sets by the smallest differing number. */
export function* setsOf(pool: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) yield [];
  else
    for (let i = 0; i + size <= pool.length; i++)
      for (const rest of setsOf(pool.slice(i + 1), size - 1)) yield [pool[i], ...rest];
}

export function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}
