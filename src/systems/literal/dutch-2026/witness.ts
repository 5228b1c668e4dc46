import { isPlayed } from '../../../model/outcomes';
import type { Colour, Player, PlayerNo, RoundToPair } from '../../../model/types';
import { areForbidden, coloursPlayed, opponentsMet, pairingScore } from '../../../model/tournament';
import type { PlayedRound } from '../../system';
import { opinionOf, opinionOfNone, partOf, type BracketOpinion } from '../opinion';
import { Work } from '../work';
import { coloursOf, preferenceOf, type Preference } from './witnessColours';

/**
 * A second reading of C.04.3 of 2026, by trying everything: every set of pairs of a bracket is made,
 * measured on [C6]–[C21], and the first of the best in the order of arts. 3 and 4 is taken. It shares
 * no code with the engine, and it is for brackets that can be tried in the time allowed.
 */
export interface Witnessed {
  readonly pairs: readonly { readonly white: PlayerNo; readonly black: PlayerNo }[];
  readonly bye: PlayerNo | null;
}

/** What arts. 1.2–1.8 say of a player. */
export interface Card {
  readonly no: PlayerNo;
  readonly score: number;
  readonly preference: Preference;
  readonly colours: readonly Colour[];
  readonly met: ReadonlySet<PlayerNo>;
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
  /** Floats of the previous round and of the one before it (1.4). */
  readonly floats: readonly (('down' | 'up') | null)[];
  readonly isTopscorer: boolean;
}

export type Couple = readonly [Card, Card];

export interface Candidate {
  readonly pairs: readonly Couple[];
  readonly down: readonly Card[];
}

export function witness(task: RoundToPair): Witnessed | null {
  return new Witness(task).pair();
}

/**
 * Why a round does not pair two players, by trying everything: the article of the first criterion on
 * which every candidate that leads to the pair is worse than the chosen one.
 */
export function witnessWhyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): string {
  return new Witness(task).whyNot(a, b);
}

/** What it makes of each bracket of a round that an engine has paired. */
export const opinions2026 = (
  task: RoundToPair,
  round: PlayedRound | null,
  work: Work,
): readonly BracketOpinion[] => new Witness(task, work).opinions(round);

class Witness {
  private readonly cards: readonly Card[];
  private readonly completions = new Map<string, boolean>();
  private readonly outlooks = new Map<string, readonly number[]>();
  private lowest: number | undefined;

  constructor(
    private readonly task: RoundToPair,
    private readonly work = new Work(Infinity),
  ) {
    this.cards = cardsOf(task);
  }

  /** [C5], read as R1: the lowest score of an assignee with whom the whole round can be made. */
  private get lowestBye(): number {
    if (this.lowest === undefined) {
      const scores = [...new Set(this.cards.map(({ score }) => score))].sort((a, b) => a - b);
      this.lowest = scores.find((score) => this.completable(this.cards, score)) ?? -Infinity;
    }
    return this.lowest;
  }

  /** Every bracket as the engine came to it. */
  opinions(round: PlayedRound | null): BracketOpinion[] {
    const { work, cards } = this;
    if (!round)
      return [
        ...opinionOfNone(this.task.present, work, () => this.completable(cards, this.lowestBye)),
      ];
    const scores = [...new Set(cards.map(({ score }) => score))].sort((a, b) => b - a);
    let movedDown: readonly Card[] = [];
    return scores.map((score, index) => {
      const residents = cards.filter((card) => card.score === score);
      const here = [...movedDown, ...residents];
      const numbers = here.map(({ no }) => no);
      const isLast = index === scores.length - 1;
      const engine = partOf(round, numbers, isLast);
      const from = movedDown;
      const best = work.tried(() => this.bracket(from, residents, score));
      const literal = best && {
        pairs: best.pairs.map(([a, b]) => coloursOf(a, b, this.task)),
        bye: isLast ? (best.down[0]?.no ?? null) : null,
      };
      const paired = new Set(engine.pairs.flatMap(({ white, black }) => [white, black]));
      movedDown = here.filter(({ no }) => !paired.has(no));
      return opinionOf(score, numbers, engine, literal);
    });
  }

  pair(): Witnessed | null {
    if (!this.completable(this.cards, this.lowestBye)) return null;
    const pairs: Couple[] = [];
    let left: readonly Card[] = [];
    const scores = [...new Set(this.cards.map(({ score }) => score))].sort((a, b) => b - a);
    for (const score of scores) {
      const residents = this.cards.filter((card) => card.score === score);
      const best = this.bracket(left, residents, score);
      pairs.push(...best.pairs);
      left = best.down;
    }
    return {
      pairs: pairs.map(([a, b]) => coloursOf(a, b, this.task)),
      bye: left[0]?.no ?? null,
    };
  }

  /** 'paired', 'illegal' ([C1], [C3]), 'none' ([C4], [C5] leave nothing), a criterion, or 'order' (3.8). */
  whyNot(a: PlayerNo, b: PlayerNo): string {
    const find = (no: PlayerNo) => this.cards.find((card) => card.no === no)!;
    const [higher, lower] = [find(a), find(b)].sort(byRank);
    if (!this.mayMeet(higher, lower)) return 'illegal';
    const ours = this.pair()!;
    if (ours.pairs.some(({ white, black }) => [a, b].includes(white) && [a, b].includes(black)))
      return 'paired';
    let left: readonly Card[] = [];
    const scores = [...new Set(this.cards.map(({ score }) => score))].sort((x, y) => y - x);
    const isPair = ([x, y]: Couple) =>
      (x === higher && y === lower) || (x === lower && y === higher);
    for (const score of scores) {
      const residents = this.cards.filter((card) => card.score === score);
      const below = this.cards.filter((card) => card.score < score);
      const best = this.bracket(left, residents, score);
      // Whatever leads to the pair: it is made here, or both can still meet and nobody is left over.
      const leads = ({ pairs, down }: Candidate) => {
        if (pairs.some(isPair)) return true;
        const rest = [...down, ...below];
        if (!rest.includes(higher) || !rest.includes(lower)) return false;
        // Two moved-down players do not meet each other (3.3).
        if (down.includes(higher) && down.includes(lower)) return false;
        const others = rest.filter((card) => card !== higher && card !== lower);
        return this.completable(others, this.lowestBye);
      };
      const others = this.candidates(left, residents, below).filter(leads);
      if (others.length === 0) return 'none';
      if (!leads(best)) {
        const next = below.filter((card) => card.score === Math.max(...below.map((c) => c.score)));
        const criteria = (candidate: Candidate) =>
          this.named(candidate, left, residents, next, below);
        const chosen = criteria(best);
        const theirs = others.map(criteria).sort(compareNamed)[0];
        const worse = chosen.findIndex(([, value], at) => compare(theirs[at][1], value) !== 0);
        return worse < 0 ? 'order' : chosen[worse][0];
      }
      left = best.down;
    }
    throw new Error('witness: the pair was never decided');
  }

  private named(
    candidate: Candidate,
    movedDown: readonly Card[],
    residents: readonly Card[],
    next: readonly Card[],
    below: readonly Card[],
  ): [string, number[]][] {
    const rest = this.measure(candidate, movedDown, residents);
    const single = ['C9', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17'];
    const lists = ['C18', 'C19', 'C20', 'C21'];
    const size = movedDown.length;
    return [
      ['C6', [candidate.down.length]],
      ['C7', descending(candidate.down.map((card) => card.score))],
      ['C8', [...this.ahead(candidate.down, next, below)]],
      ...single.map((name, i): [string, number[]] => [name, [rest[i]]]),
      ...lists.map((name, i): [string, number[]] => [
        name,
        rest.slice(single.length + i * size, single.length + (i + 1) * size),
      ]),
    ];
  }

  /** [C1] with the arbiter's list, and [C3]. */
  private mayMeet(a: Card, b: Card): boolean {
    const { tournament, round } = this.task;
    if (a.met.has(b.no) || areForbidden(tournament, a.no, b.no, round)) return false;
    const clash =
      a.preference.strength === 'absolute' &&
      b.preference.strength === 'absolute' &&
      a.preference.colour === b.preference.colour;
    return !clash || a.isTopscorer || b.isTopscorer;
  }

  /** [C4] with [C2] and [C5]: whoever is left can be paired, but for one who may have the bye. */
  private completable(left: readonly Card[], lowestBye: number): boolean {
    const key = `${lowestBye}:${left.map(({ no }) => no).sort((a, b) => a - b)}`;
    const known = this.completions.get(key);
    if (known !== undefined) return known;
    this.work.step();
    const [first, ...others] = left;
    const needsBye = left.length % 2 === 1;
    const answer =
      first === undefined ||
      ((!needsBye || left.some((card) => card.mayHaveBye && card.score <= lowestBye)) &&
        this.someCompletion(first, others, lowestBye));
    this.completions.set(key, answer);
    return answer;
  }

  private someCompletion(first: Card, others: readonly Card[], lowestBye: number): boolean {
    return (
      others.some(
        (other) =>
          this.mayMeet(first, other) &&
          this.completable(
            others.filter((card) => card !== other),
            lowestBye,
          ),
      ) ||
      (others.length % 2 === 0 &&
        first.mayHaveBye &&
        first.score <= lowestBye &&
        this.completable(others, lowestBye))
    );
  }

  private bracket(
    movedDown: readonly Card[],
    residents: readonly Card[],
    score: number,
  ): Candidate {
    const below = this.cards.filter((card) => card.score < score);
    const next = below.filter((card) => card.score === Math.max(...below.map((c) => c.score)));
    // [C6]
    const candidates = this.fewestDown(movedDown, residents, below);
    // [C7]
    const highest = keepLeast(
      candidates,
      candidates.map(({ down }) => descending(down.map((card) => card.score))),
    );
    // [C8]
    const shortlist = keepLeast(
      highest,
      highest.map(({ down }) => this.ahead(down, next, below)),
    );
    // [C9]–[C21]
    const measured = shortlist.map((each) => this.measure(each, movedDown, residents));
    const best = keepLeast(shortlist, measured);
    const places = best.map((candidate) => place(candidate, movedDown, residents));
    return keepLeast(best, places)[0];
  }

  /** Those that leave the fewest players: sets that leave none are made first, then one, two … */
  private fewestDown(
    movedDown: readonly Card[],
    residents: readonly Card[],
    below: readonly Card[],
  ): Candidate[] {
    const size = movedDown.length + residents.length;
    for (let left = size % 2; left <= size; left += 2) {
      const found = this.candidates(movedDown, residents, below, left);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Every set of pairs that leaves so many; moved-down players meet residents only. */
  private candidates(
    movedDown: readonly Card[],
    residents: readonly Card[],
    below: readonly Card[],
    leaving?: number,
  ): Candidate[] {
    const all: Candidate[] = [];
    const choose = (left: readonly Card[], pairs: readonly Couple[], down: readonly Card[]) => {
      this.work.step();
      if (leaving !== undefined && down.length > leaving) return;
      if (leaving !== undefined && down.length + left.length < leaving) return;
      const [first, ...others] = left;
      if (first === undefined) {
        if (this.completable([...down, ...below], this.lowestBye)) all.push({ pairs, down });
        return;
      }
      for (const other of others) {
        if (movedDown.includes(first) && movedDown.includes(other)) continue;
        if (!this.mayMeet(first, other)) continue;
        const rest = others.filter((card) => card !== other);
        choose(rest, [...pairs, [first, other]], down);
      }
      choose(others, pairs, [...down, first]);
    };
    choose([...movedDown, ...residents], [], []);
    return all;
  }

  /** [C8], read as R2: most pairs in the next bracket, then its lowest downfloaters. */
  private ahead(
    down: readonly Card[],
    next: readonly Card[],
    below: readonly Card[],
  ): readonly number[] {
    if (next.length === 0) return [];
    const numbers = down.map(({ no }) => no).sort((a, b) => a - b);
    const key = `${next[0].score}: ${numbers.join()}`;
    const known = this.outlooks.get(key);
    if (known) return known;
    const beyond = below.filter((card) => !next.includes(card));
    const least = this.bestOutlook(down, next, beyond);
    // As many numbers for every candidate, so that what follows stands at the same place.
    const length = down.length + next.length + 1;
    const padded = Array.from({ length }, (_, index) => least[index] ?? -1);
    this.outlooks.set(key, padded);
    return padded;
  }

  /** Sets of players to leave over, the fewest and lowest first, until one lets all others be paired. */
  private bestOutlook(
    movedDown: readonly Card[],
    residents: readonly Card[],
    below: readonly Card[],
  ): readonly number[] {
    const players = [...movedDown, ...residents];
    for (let count = players.length % 2; count <= players.length; count += 2) {
      const sets = [...subsets(players, count, this.work)].map((set) => ({
        set,
        value: descending(set.map((card) => card.score)),
      }));
      sets.sort((a, b) => compare(a.value, b.value));
      const found = sets.find(({ set }) => {
        const staying = players.filter((card) => !set.includes(card));
        return (
          this.pairable(staying, movedDown) && this.completable([...set, ...below], this.lowestBye)
        );
      });
      if (found) return [count, ...found.value];
    }
    throw new Error('witness: a bracket that cannot be left');
  }

  private pairable([first, ...others]: readonly Card[], movedDown: readonly Card[]): boolean {
    this.work.step();
    return (
      first === undefined ||
      others.some(
        (other) =>
          !(movedDown.includes(first) && movedDown.includes(other)) &&
          this.mayMeet(first, other) &&
          this.pairable(
            others.filter((card) => card !== other),
            movedDown,
          ),
      )
    );
  }

  private measure(
    { pairs, down }: Candidate,
    movedDown: readonly Card[],
    residents: readonly Card[],
  ): number[] {
    this.work.step();
    const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length;
    const coloured = pairs.map(([a, b]) => {
      const { white } = coloursOf(a, b, this.task);
      return { couple: [a, b] as const, white: white === a.no ? a : b };
    });
    // [C10], [C11] are about topscorers and whoever meets them.
    const watched = coloured
      .filter(({ couple }) => couple.some((card) => card.isTopscorer))
      .flatMap(({ couple, white }) =>
        couple.map((card) => ({ card, colour: (card === white ? 'white' : 'black') as Colour })),
      );
    const sameWish = ([a, b]: Couple) =>
      a.preference.colour !== null && a.preference.colour === b.preference.colour;
    const isStrong = (card: Card) => ['absolute', 'strong'].includes(card.preference.strength);
    const residentsDown = down.filter((card) => residents.includes(card));
    const heterogeneous = pairs.flatMap(([a, b]) => {
      if (movedDown.includes(a)) return [{ moved: a, met: b }];
      if (movedDown.includes(b)) return [{ moved: b, met: a }];
      return [];
    });
    // R5: who floats on has a difference beyond any with a resident.
    const differences = (ago: number) => [
      ...heterogeneous
        .filter(({ moved }) => moved.floats[ago] === 'down')
        .map(({ moved, met }) => moved.score - met.score),
      ...down
        .filter((card) => movedDown.includes(card) && card.floats[ago] === 'down')
        .map((card) => 10_000 + card.score),
    ];
    const upDifferences = (ago: number) =>
      heterogeneous
        .filter(({ met }) => met.floats[ago] === 'up')
        .map(({ moved, met }) => moved.score - met.score);
    const padded = (list: readonly number[], length: number) =>
      Array.from({ length }, (_, index) => descending(list)[index] ?? -1);
    return [
      // [C9], R4: nobody below may have the bye, or its score would be lower.
      down.length === 1 && down[0].score === this.lowestBye ? down[0].unplayed : 0,
      count(watched, ({ card, colour }) => Math.abs(differenceAfter(card, colour)) > 2), // [C10]
      count(watched, ({ card, colour }) => isThird(card, colour)), // [C11]
      count(pairs, sameWish), // [C12]
      count(
        pairs,
        (couple) =>
          sameWish(couple) &&
          couple.every(isStrong) &&
          !couple.every((card) => card.preference.strength === 'absolute'),
      ), // [C13]
      count(residentsDown, (card) => card.floats[0] === 'down'), // [C14]
      count(heterogeneous, ({ met }) => met.floats[0] === 'up'), // [C15]
      count(residentsDown, (card) => card.floats[1] === 'down'), // [C16]
      count(heterogeneous, ({ met }) => met.floats[1] === 'up'), // [C17]
      ...padded(differences(0), movedDown.length), // [C18]
      ...padded(upDifferences(0), movedDown.length), // [C19]
      ...padded(differences(1), movedDown.length), // [C20]
      ...padded(upDifferences(1), movedDown.length), // [C21]
    ];
  }
}

/** Every choice of so many. */
export function* subsets<T>(all: readonly T[], size: number, work: Work): Generator<readonly T[]> {
  work.step();
  if (size === 0) yield [];
  for (let i = 0; size > 0 && i + size <= all.length; i++)
    for (const rest of subsets(all.slice(i + 1), size - 1, work)) yield [all[i], ...rest];
}

export function compareNamed(
  a: readonly (readonly [string, readonly number[]])[],
  b: readonly (readonly [string, readonly number[]])[],
): number {
  for (let i = 0; i < a.length; i++) {
    const difference = compare(a[i][1], b[i][1]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** When a candidate comes in the order of 3.6, 3.7 and 4.2–4.4, as numbers: the least comes first. */
export function place(
  { pairs }: Candidate,
  movedDown: readonly Card[],
  residents: readonly Card[],
): number[] {
  const bsn = (card: Card) => [...movedDown, ...residents].sort(byRank).indexOf(card) + 1;
  const mdpPairs = pairs
    .flatMap(([a, b]) => {
      if (movedDown.includes(a)) return [{ moved: bsn(a), met: bsn(b) }];
      return movedDown.includes(b) ? [{ moved: bsn(b), met: bsn(a) }] : [];
    })
    .sort((a, b) => a.moved - b.moved);
  const taken = new Set(
    pairs.filter((pair) => pair.some((card) => movedDown.includes(card))).flat(),
  );
  const rest = residents.filter((card) => !taken.has(card)).sort(byRank);
  const among = pairs.filter((pair) => pair.every((card) => rest.includes(card)));
  return [
    ...mdpPairs.map(({ moved }) => moved), // 4.4
    ...mdpPairs.map(({ met }) => met), // 4.2, opponents of the moved-down
    ...remainderPlace(among, rest),
  ];
}

/** 4.3 and 4.2 in a homogeneous bracket or remainder; whichever half a pair is put in, the earliest counts. */
function remainderPlace(pairs: readonly Couple[], players: readonly Card[]): number[] {
  const size = pairs.length;
  const bsn = (card: Card) => players.indexOf(card) + 1;
  let least: number[] | undefined;
  for (let mask = 0; mask < 1 << size; mask++) {
    const halves = pairs
      .map(([a, b], index) => ((mask >> index) & 1 ? [bsn(b), bsn(a)] : [bsn(a), bsn(b)]))
      .sort((a, b) => a[0] - b[0]);
    const s1 = halves.map(([upper]) => upper);
    const goneDown = Array.from({ length: size }, (_, i) => i + 1).filter((n) => !s1.includes(n));
    const comeUp = s1.filter((n) => n > size);
    const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
    const value = [
      goneDown.length, // 4.3.1
      sum(comeUp) - sum(goneDown), // 4.3.2
      ...goneDown.reverse().map((n) => -n), // 4.3.3: the largest number goes down first
      ...comeUp, // 4.3.4
      ...halves.map(([, lower]) => lower), // 4.2
    ];
    if (!least || compare(value, least) < 0) least = value;
  }
  return least ?? [];
}

export function cardsOf({ tournament, round, present }: RoundToPair): Card[] {
  const { points } = tournament;
  const byNo = new Map(tournament.players.map((player) => [player.no, player]));
  const floatIn = (player: Player, r: number): 'down' | 'up' | null => {
    if (r < 1) return null;
    const { outcome, opponent } = player.entries[r - 1];
    if (isPlayed(outcome) && opponent !== null) {
      const own = pairingScore(tournament, player, r);
      const other = pairingScore(tournament, byNo.get(opponent)!, r);
      return own === other ? null : own > other ? 'down' : 'up'; // 1.4.2
    }
    if (outcome === 'pairingBye') return 'down'; // 1.4.3, R7
    return points[outcome] > points.loss ? 'down' : null; // 1.4.3, 1.4.4
  };
  return present
    .map((no): Card => {
      const player = byNo.get(no)!;
      const colours = coloursPlayed(player);
      const unplayed = player.entries.filter(({ outcome }) => !isPlayed(outcome));
      const score = pairingScore(tournament, player, round);
      return {
        no,
        score,
        colours,
        preference: preferenceOf(colours),
        met: opponentsMet(player),
        mayHaveBye: !unplayed.some(
          ({ outcome }) =>
            ['pairingBye', 'forfeitWin', 'fullBye'].includes(outcome) ||
            points[outcome] >= points.win,
        ), // [C2], R8
        unplayed: unplayed.length,
        floats: [floatIn(player, round - 1), floatIn(player, round - 2)],
        isTopscorer: round >= tournament.totalRounds && 2 * score > points.win * (round - 1), // 1.8
      };
    })
    .sort(byRank);
}

export const byRank = (a: Card, b: Card): number => b.score - a.score || a.no - b.no;

export const differenceAfter = ({ colours }: Card, colour: Colour): number =>
  [...colours, colour].reduce((sum, c) => sum + (c === 'white' ? 1 : -1), 0);

export const isThird = ({ colours }: Card, colour: Colour): boolean =>
  colours.length >= 2 && colours.slice(-2).every((c) => c === colour);

export const descending = (list: readonly number[]): number[] => [...list].sort((a, b) => b - a);

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -Infinity) - (b[i] ?? -Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

export function keepLeast<T>(items: readonly T[], values: readonly (readonly number[])[]): T[] {
  let least = values[0];
  for (const value of values) if (compare(value, least) < 0) least = value;
  return items.filter((_, index) => compare(values[index], least) === 0);
}
