import { isPlayed } from '../../../src/model/outcomes';
import {
  areForbidden,
  coloursPlayed,
  opponentsMet,
  pairingScore,
} from '../../../src/model/tournament';
import type { Colour, Player, PlayerNo, RoundToPair } from '../../../src/model/types';
import {
  byRank,
  compare,
  compareNamed,
  descending,
  differenceAfter,
  isThird,
  keepLeast,
  place,
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

class Witness {
  private readonly cards: readonly Card[];
  private readonly completions = new Map<string, boolean>();

  constructor(private readonly task: RoundToPair) {
    this.cards = cardsOf(task);
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
    const [first, ...others] = left;
    const answer =
      first === undefined ||
      others.some(
        (other) =>
          this.mayMeet(first, other) && this.completable(others.filter((card) => card !== other)),
      ) ||
      (left.length % 2 === 1 && first.mayHaveBye && this.completable(others));
    this.completions.set(key, answer);
    return answer;
  }

  /** Every set of pairs that the kind of the bracket admits; moved-down players meet residents (B.3). */
  private candidates({ kind, movedDown, residents, below }: Group): Candidate[] {
    const all: Candidate[] = [];
    const isLowest = kind === 'last' || kind === 'collapsed';
    const most = isLowest ? (movedDown.length + residents.length) % 2 : Infinity;
    const choose = (left: readonly Card[], pairs: readonly Couple[], down: readonly Card[]) => {
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
    const candidates = this.candidates(group);
    // C.5 first: the others are measured only for those that it leaves.
    const fewest = keepLeast(
      candidates,
      candidates.map(({ down }) => [down.length]),
    );
    const named = fewest.map((candidate) => this.named(candidate, group));
    const least = [...named].sort(compareNamed)[0];
    const best = fewest.filter((_, index) => compareNamed(named[index], least) === 0);
    const places = best.map((each) => place(each, group.movedDown, group.residents));
    return keepLeast(best, places)[0];
  }

  private named(candidate: Candidate, group: Group): Named[] {
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
    const lowest = next[0].score;
    const isLast = next.length === below.length;
    const group: Group = { kind: 'normal', movedDown: down, residents: next, next: [], below: [] };
    const values = this.candidates(group).map((candidate) => {
      const hasBye = isLast && (down.length + next.length) % 2 === 1;
      const taker = hasBye && candidate.down.some(({ mayHaveBye }) => mayHaveBye) ? 1 : 0;
      return [candidate.down.length - taker, ...scoreDifferences(candidate, lowest)];
    });
    return values.sort(compare)[0];
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
