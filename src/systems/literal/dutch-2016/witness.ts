import { isPlayed } from '../../../model/outcomes';
import { areForbidden, coloursPlayed, opponentsMet, pairingScore } from '../../../model/tournament';
import type { Colour, Player, PlayerNo, RoundToPair } from '../../../model/types';
import type { PlayedRound } from '../../system';
import { opinionOf, opinionOfNone, partOf, type BracketOpinion } from '../opinion';
import { Work } from '../work';
import {
  byRank,
  compare,
  compareNamed,
  descending,
  differenceAfter,
  isThird,
  keepLeast,
  place,
  subsets,
  type Candidate,
  type Card,
  type Couple,
  type Witnessed,
} from '../dutch-2026/witness';
import { coloursOf, preferenceOf } from '../dutch-2026/witnessColours';

/**
 * A second reading of C.04.3 of 2016 (rulings/dutch-2016), by trying everything: every set of pairs of
 * a bracket is made, measured on C.5–C.19, and the first of the best in the order of B.6, B.7 and
 * D.1–D.3 is taken; A.9 collapses what cannot be completed. It shares no code with the engine.
 */
export const witness2016 = (task: RoundToPair): Witnessed | null => new Witness(task).pair();

/** Why a round does not pair two players, by trying everything; words as in `witnessWhyNot` of 2026. */
export const whyNot2016 = (task: RoundToPair, a: PlayerNo, b: PlayerNo): string =>
  new Witness(task).whyNot(a, b);

interface Group {
  readonly kind: 'normal' | 'last' | 'penultimate' | 'collapsed';
  readonly movedDown: readonly Card[];
  readonly residents: readonly Card[];
  readonly next: readonly Card[];
  readonly below: readonly Card[];
}

type Named = [string, number[]];

/** What it makes of each bracket of a round that an engine has paired. */
export const opinions2016 = (
  task: RoundToPair,
  round: PlayedRound | null,
  work: Work,
): readonly BracketOpinion[] => new Witness(task, work).opinions(round);

class Witness {
  private readonly cards: readonly Card[];
  private readonly completions = new Map<string, boolean>();
  private readonly outlooks = new Map<string, number[]>();

  constructor(
    private readonly task: RoundToPair,
    private readonly work = new Work(Infinity),
  ) {
    this.cards = cardsOf(task);
  }

  /**
   * Every bracket as the engine came to it. Below one that was too large nobody knows whether the
   * brackets were collapsed (A.9): only an agreement says something there.
   */
  opinions(round: PlayedRound | null): BracketOpinion[] {
    const { work, cards, task } = this;
    if (!round) return [...opinionOfNone(task.present, work, () => this.completable(cards))];
    const scores = [...new Set(cards.map(({ score }) => score))].sort((a, b) => b - a);
    const opinions: BracketOpinion[] = [];
    let movedDown: readonly Card[] = [];
    let isUnsure = false;
    /** Tells of a bracket; gives who leaves it in the engine's round. */
    const tell = (group: Group, best: Candidate | null, isLast: boolean): readonly Card[] => {
      const here = [...group.movedDown, ...group.residents];
      const numbers = here.map(({ no }) => no);
      const engine = partOf(round, numbers, isLast);
      const literal = best && {
        pairs: best.pairs.map(([a, b]) => coloursOf(a, b, task)),
        bye: isLast ? (best.down[0]?.no ?? null) : null,
      };
      const { score } = group.residents[0];
      const opinion = opinionOf(score, numbers, engine, literal);
      const isOpen = isUnsure && opinion.verdict === 'differs';
      opinions.push(isOpen ? opinionOf(score, numbers, engine, null) : opinion);
      if (!best) isUnsure = true;
      const paired = new Set(engine.pairs.flatMap(({ white, black }) => [white, black]));
      return here.filter(({ no }) => !paired.has(no));
    };
    for (const [index, score] of scores.entries()) {
      const below = cards.filter((card) => card.score < score);
      const group: Group = {
        kind: below.length === 0 ? 'last' : 'normal',
        movedDown,
        residents: cards.filter((card) => card.score === score),
        next: below.filter((card) => card.score === scores[index + 1]),
        below,
      };
      const best = work.tried(() => this.best(group));
      const isLost =
        best && below.length > 0 && work.tried(() => !this.completable([...best.down, ...below]));
      if (isLost) {
        const first: Group = { ...group, kind: 'penultimate', next: [] };
        const left = tell(
          first,
          work.tried(() => this.best(first)),
          false,
        );
        const last: Group = {
          kind: 'collapsed',
          movedDown: left,
          residents: below,
          next: [],
          below: [],
        };
        tell(
          last,
          work.tried(() => this.best(last)),
          true,
        );
        return opinions;
      }
      movedDown = tell(
        group,
        isLost === null && below.length > 0 ? null : best,
        below.length === 0,
      );
    }
    return opinions;
  }

  pair(): Witnessed | null {
    const groups = this.groups();
    if (!groups) return null;
    return {
      pairs: groups.flatMap(({ best }) => best.pairs).map(([a, b]) => coloursOf(a, b, this.task)),
      bye: groups.at(-1)?.best.down[0]?.no ?? null,
    };
  }

  /** The brackets as they are paired in the end; null: no round (A.9). */
  private groups(): { group: Group; best: Candidate }[] | null {
    if (!this.completable(this.cards)) return null;
    const scores = [...new Set(this.cards.map(({ score }) => score))].sort((a, b) => b - a);
    const done: { group: Group; best: Candidate }[] = [];
    let movedDown: readonly Card[] = [];
    for (const [index, score] of scores.entries()) {
      const below = this.cards.filter((card) => card.score < score);
      const group: Group = {
        kind: below.length === 0 ? 'last' : 'normal',
        movedDown,
        residents: this.cards.filter((card) => card.score === score),
        next: below.filter((card) => card.score === scores[index + 1]),
        below,
      };
      const best = this.best(group);
      if (below.length > 0 && !this.completable([...best.down, ...below])) {
        const first: Group = { ...group, kind: 'penultimate', next: [] };
        const again = this.best(first);
        const last: Group = {
          kind: 'collapsed',
          movedDown: again.down,
          residents: below,
          next: [],
          below: [],
        };
        return [...done, { group: first, best: again }, { group: last, best: this.best(last) }];
      }
      done.push({ group, best });
      movedDown = best.down;
    }
    return done;
  }

  whyNot(a: PlayerNo, b: PlayerNo): string {
    const find = (no: PlayerNo) => this.cards.find((card) => card.no === no)!;
    const wanted = [find(a), find(b)].sort(byRank);
    const isPair = (couple: Couple) => wanted.every((card) => couple.includes(card));
    if (!this.mayMeet(wanted[0], wanted[1])) return 'illegal';
    for (const { group, best } of this.groups()!) {
      if (best.pairs.some(isPair)) return 'paired';
      // Whatever leads to the pair: it is made here, or can be below, and nobody is left over.
      const leads = ({ pairs, down }: Candidate): boolean => {
        const rest = [...down, ...group.below];
        if (pairs.some(isPair)) return this.completable(rest);
        if (!wanted.every((card) => rest.includes(card))) return false;
        if (wanted.every((card) => down.includes(card))) return false;
        return this.completable(rest.filter((card) => !wanted.includes(card)));
      };
      if (leads(best)) continue;
      const others = this.candidates(group).filter(leads);
      if (others.length === 0) return 'none';
      const chosen = this.named(best, group);
      const theirs = others.map((each) => this.named(each, group)).sort(compareNamed)[0];
      const worse = chosen.findIndex(([, value], at) => compare(theirs[at][1], value) !== 0);
      return worse < 0 ? 'order' : chosen[worse][0];
    }
    throw new Error('witness: the pair was never decided');
  }

  private mayMeet(a: Card, b: Card): boolean {
    const { tournament, round } = this.task;
    if (a.met.has(b.no) || areForbidden(tournament, a.no, b.no, round)) return false; // C.1
    const clash =
      a.preference.strength === 'absolute' &&
      b.preference.strength === 'absolute' &&
      a.preference.colour === b.preference.colour;
    return !clash || a.isTopscorer || b.isTopscorer; // C.3
  }

  /** C.4: all can be paired under C.1–C.3, one of them at most having the bye. */
  private completable(left: readonly Card[]): boolean {
    const key = left
      .map(({ no }) => no)
      .sort((a, b) => a - b)
      .join();
    const known = this.completions.get(key);
    if (known !== undefined) return known;
    this.work.step();
    const [first, ...others] = left;
    const isOdd = left.length % 2 === 1;
    const answer =
      first === undefined ||
      ((!isOdd || left.some(({ mayHaveBye }) => mayHaveBye)) &&
        (others.some(
          (other) =>
            this.mayMeet(first, other) && this.completable(others.filter((card) => card !== other)),
        ) ||
          (isOdd && first.mayHaveBye && this.completable(others))));
    this.completions.set(key, answer);
    return answer;
  }

  /** Every set of pairs that the kind of the bracket admits; moved-down players meet residents (B.3). */
  private candidates({ kind, movedDown, residents, below }: Group, leaving?: number): Candidate[] {
    const all: Candidate[] = [];
    const isLowest = kind === 'last' || kind === 'collapsed';
    const odd = (movedDown.length + residents.length) % 2;
    const most = Math.min(isLowest ? odd : Infinity, leaving ?? Infinity);
    const choose = (left: readonly Card[], pairs: readonly Couple[], down: readonly Card[]) => {
      this.work.step();
      if (down.length + left.length < (leaving ?? 0)) return;
      if (down.length > most || (isLowest && !down.every((card) => card.mayHaveBye))) return;
      const [first, ...others] = left;
      if (first === undefined) {
        if (kind !== 'penultimate' || this.completable([...down, ...below]))
          all.push({ pairs, down });
        return;
      }
      for (const other of others) {
        if (movedDown.includes(first) && movedDown.includes(other)) continue;
        if (!this.mayMeet(first, other)) continue;
        choose(
          others.filter((card) => card !== other),
          [...pairs, [first, other]],
          down,
        );
      }
      choose(others, pairs, [...down, first]);
    };
    choose([...movedDown, ...residents], [], []);
    return all;
  }

  private best(group: Group): Candidate {
    // C.5 first: the others are measured only for those that it leaves.
    const fewest = this.fewestDown(group);
    const named = fewest.map((candidate) => this.named(candidate, group));
    const least = [...named].sort(compareNamed)[0];
    const best = fewest.filter((_, index) => compareNamed(named[index], least) === 0);
    const places = best.map((each) => place(each, group.movedDown, group.residents));
    return keepLeast(best, places)[0];
  }

  /** C.5: those that leave the fewest players: sets that leave none are made first, then one, two … */
  private fewestDown(group: Group): Candidate[] {
    const size = group.movedDown.length + group.residents.length;
    for (let left = size % 2; left <= size; left += 2) {
      const found = this.candidates(group, left);
      if (found.length > 0) return found;
    }
    return [];
  }

  private named(candidate: Candidate, group: Group): Named[] {
    this.work.step();
    const { pairs, down } = candidate;
    const lowest = Math.min(...group.residents.map(({ score }) => score));
    const ahead: Named[] =
      group.kind === 'normal' ? [['C.7', this.ahead(down, group.next, group.below)]] : [];
    return [
      ['C.5', [down.length]],
      ['C.6', scoreDifferences(candidate, lowest)],
      ...ahead,
      ...this.colours(pairs),
      ...floats(candidate, lowest),
    ];
  }

  /** C.7: the pairs of the next bracket, then its score differences; its bye, if it is the last, is a place. */
  private ahead(down: readonly Card[], next: readonly Card[], below: readonly Card[]): number[] {
    const numbers = down.map(({ no }) => no).sort((a, b) => a - b);
    const key = `${next[0].score}: ${numbers.join()}`;
    const known = this.outlooks.get(key);
    if (known) return known;
    const value = this.bestOutlook(down, next, next.length === below.length);
    this.outlooks.set(key, value);
    return value;
  }

  /** Sets of players to leave over, the best first, until one lets all others be paired. */
  private bestOutlook(
    movedDown: readonly Card[],
    residents: readonly Card[],
    isLast: boolean,
  ): number[] {
    const lowest = residents[0].score;
    const players = [...movedDown, ...residents];
    const hasBye = isLast && players.length % 2 === 1;
    for (let count = players.length % 2; count <= players.length; count += 2) {
      const sets = [...subsets(players, count, this.work)].map((set) => {
        const taker = hasBye && set.some(({ mayHaveBye }) => mayHaveBye) ? 1 : 0;
        // All residents have one score: the differences are those of who came down or stays over.
        const staying = movedDown.filter((card) => !set.includes(card));
        const pairs = staying.map(({ score }) => score - lowest);
        const even = Array.from({ length: (players.length - count) / 2 - staying.length }, () => 0);
        const over = set.map(({ score }) => score - (lowest - 2));
        return { set, value: [count - taker, ...descending([...pairs, ...even, ...over])] };
      });
      sets.sort((a, b) => compare(a.value, b.value));
      const found = sets.find(({ set }) =>
        this.pairable(
          players.filter((card) => !set.includes(card)),
          movedDown,
        ),
      );
      if (found) return found.value;
    }
    throw new Error('witness: a bracket without a way out');
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

  private colours(pairs: readonly Couple[]): Named[] {
    const watched = pairs
      .filter((couple) => couple.some(({ isTopscorer }) => isTopscorer))
      .flatMap(([a, b]) => {
        const { white } = coloursOf(a, b, this.task);
        const colour = (card: Card): Colour => (card.no === white ? 'white' : 'black');
        return [a, b].map((card) => ({ card, colour: colour(card) }));
      });
    const same = pairs.filter(
      ([a, b]) => a.preference.colour !== null && a.preference.colour === b.preference.colour,
    );
    const strengths = same.map((couple) => couple.map(({ preference }) => preference.strength));
    const count = <T>(list: readonly T[], test: (item: T) => boolean) => [list.filter(test).length];
    return [
      ['C.8', count(watched, ({ card, colour }) => Math.abs(differenceAfter(card, colour)) > 2)],
      ['C.9', count(watched, ({ card, colour }) => isThird(card, colour))],
      ['C.10', [same.length]],
      [
        'C.11',
        count(
          strengths,
          (both) => !both.includes('mild') && !both.every((one) => one === 'absolute'),
        ),
      ],
    ];
  }
}

/** A.8: of pairs the difference, of downfloaters as if they met one point below the lowest. */
function scoreDifferences({ pairs, down }: Candidate, lowest: number): number[] {
  return descending([
    ...pairs.map(([a, b]) => Math.abs(a.score - b.score)),
    ...down.map(({ score }) => score - (lowest - 2)),
  ]);
}

/** C.12–C.19: who floats again, then by how much. */
function floats({ pairs, down }: Candidate, lowest: number): Named[] {
  const uneven = pairs.filter(([a, b]) => a.score !== b.score);
  const ordered = uneven.map((couple) => [...couple].sort((a, b) => b.score - a.score));
  const goDown = [
    ...ordered.map(([upper, lower]) => ({ card: upper, by: upper.score - lower.score })),
    ...down.map((card) => ({ card, by: card.score - (lowest - 2) })),
  ];
  const goUp = ordered.map(([upper, lower]) => ({ card: lower, by: upper.score - lower.score }));
  const again = (list: typeof goDown, float: 'down' | 'up', ago: number) =>
    descending(list.filter(({ card }) => card.floats[ago] === float).map(({ by }) => by));
  const four = [again(goDown, 'down', 0), again(goUp, 'up', 0)].concat([
    again(goDown, 'down', 1),
    again(goUp, 'up', 1),
  ]);
  return [
    ...four.map((list, i): Named => [`C.${12 + i}`, [list.length]]),
    ...four.map((list, i): Named => [`C.${16 + i}`, list]),
  ];
}

export function cardsOf({ tournament, round, present }: RoundToPair): Card[] {
  const { points } = tournament;
  const byNo = new Map(tournament.players.map((player) => [player.no, player]));
  const floatIn = (player: Player, r: number): 'down' | 'up' | null => {
    if (r < 1) return null;
    const { outcome, opponent } = player.entries[r - 1];
    if (!isPlayed(outcome) || opponent === null) return 'down'; // A.4.b: every unplayed round
    const own = pairingScore(tournament, player, r);
    const other = pairingScore(tournament, byNo.get(opponent)!, r);
    return own === other ? null : own > other ? 'down' : 'up';
  };
  return present
    .map((no): Card => {
      const player = byNo.get(no)!;
      const score = pairingScore(tournament, player, round);
      const colours = coloursPlayed(player);
      return {
        no,
        score,
        colours,
        preference: preferenceOf(colours),
        met: opponentsMet(player),
        mayHaveBye: !player.entries.some(({ outcome }) =>
          ['pairingBye', 'forfeitWin'].includes(outcome),
        ), // C.2
        unplayed: 0,
        floats: [floatIn(player, round - 1), floatIn(player, round - 2)],
        isTopscorer: round >= tournament.totalRounds && 2 * score > points.win * (round - 1), // A.7
      };
    })
    .sort(byRank);
}
