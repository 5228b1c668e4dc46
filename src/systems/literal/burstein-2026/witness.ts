import { isPlayed } from '../../../model/outcomes';
import type { Player, PlayerNo, RoundToPair } from '../../../model/types';
import { areForbidden, coloursPlayed, opponentsMet, pairingScore } from '../../../model/tournament';
import type { PlayedRound } from '../../system';
import {
  compare,
  descending,
  opinions2026,
  subsets,
  witness as dutchWitness,
  type Witnessed,
} from '../dutch-2026/witness';
import { preferenceOf } from '../dutch-2026/witnessColours';
import { opinionOf, opinionOfNone, partOf, type BracketOpinion } from '../opinion';
import { Work } from '../work';
import { byRank, type Card, type Couple } from './card';
import { coloursOf, grantedIn } from './witnessColours';
import { indexOf } from './witnessIndex';

/**
 * C.04.4.2 of 2026 taken at its word, by trying everything: every set of pairs of a bracket is made,
 * measured on [C5]–[C8], and the first of the best in the order of art. 4 is taken. Written before
 * the engine and without its code; for brackets that can be tried in the time allowed. Seeding rounds (1.6) are those of the
 * witness of the Dutch system.
 */
export interface Candidate {
  readonly pairs: readonly Couple[];
  readonly out: readonly Card[];
}

/** 1.6.2. */
export const seedingRounds = (rounds: number): number => Math.min(Math.floor(rounds / 2), 4);

export function witness(task: RoundToPair): Witnessed | null {
  if (task.round <= seedingRounds(task.tournament.totalRounds)) return dutchWitness(task);
  return new Witness(task).pair();
}

/**
 * Why a round after the seeding ones does not pair two players, by trying everything: 'illegal' ([C1],
 * [C3]), 'none' ([C4]), 'bye' (3.1), the criterion on which all that leads to them is worse, 'order' (4.3).
 */
export const witnessWhyNot = (task: RoundToPair, a: PlayerNo, b: PlayerNo): string =>
  new Witness(task).whyNot(a, b);

/** How the pairs do on [C5]–[C8] in the bracket of that score; `ours` is the round as it is paired. */
export const witnessMeasures = (
  task: RoundToPair,
  ours: Witnessed,
  score: number,
  pairs: readonly (readonly [PlayerNo, PlayerNo])[],
): ReadonlyMap<string, readonly number[]> => new Witness(task).measures(ours, score, pairs);

/** What it makes of each bracket of a round that an engine has paired. */
export const opinionsBurstein = (
  task: RoundToPair,
  round: PlayedRound | null,
  work: Work,
): readonly BracketOpinion[] =>
  task.round <= seedingRounds(task.tournament.totalRounds)
    ? opinions2026(task, round, work)
    : new Witness(task, work).opinions(round);

export class Witness {
  readonly everybody: readonly Card[];
  private readonly completions = new Map<string, boolean>();

  constructor(
    private readonly task: RoundToPair,
    private readonly work = new Work(Infinity),
  ) {
    this.everybody = cardsOf(task);
  }

  /** The bye is settled before the brackets are (3.1): it stands with the first of them. */
  opinions(round: PlayedRound | null): BracketOpinion[] {
    const { work, task } = this;
    if (!round) return [...opinionOfNone(task.present, work, () => this.bye() !== 'nobody')];
    // With an even number there is none, which is an answer as well.
    const tried = work.tried(() => ({ bye: this.bye() }));
    const players = this.everybody.filter(({ no }) => no !== round.bye);
    const scores = descending([...new Set(players.map(({ score }) => score))]);
    let incoming: readonly Card[] = [];
    return scores.map((score, index) => {
      const here = [...incoming, ...players.filter((card) => card.score === score)].sort(byRank);
      const below = players.filter((card) => card.score < score);
      const isFirst = index === 0;
      const found =
        isFirst && tried === null ? null : work.tried(() => this.best({ players: here, below }));
      const bye = isFirst ? tried?.bye : null;
      const literal = found && {
        pairs: found.pairs.map(([a, b]) => coloursOf(a, b, task)),
        bye: bye && bye !== 'nobody' ? bye.no : null,
      };
      const numbers = here.map(({ no }) => no);
      const part = partOf(round, numbers, isFirst);
      const paired = new Set(part.pairs.flatMap(({ white, black }) => [white, black]));
      incoming = here.filter(({ no }) => !paired.has(no));
      return opinionOf(score, numbers, part, literal);
    });
  }

  pair(): Witnessed | null {
    const bye = this.bye();
    if (bye === 'nobody') return null;
    const pairs: Couple[] = [];
    this.eachBracket(bye, (_, best) => {
      pairs.push(...best.pairs);
      return true;
    });
    return { pairs: pairs.map(([a, b]) => coloursOf(a, b, this.task)), bye: bye?.no ?? null };
  }

  whyNot(a: PlayerNo, b: PlayerNo): string {
    const isWanted = (card: Card) => card.no === a || card.no === b;
    const wanted = this.everybody.filter(isWanted);
    if (!this.mayMeet(wanted[0], wanted[1])) return 'illegal';
    const bye = this.bye();
    if (bye === 'nobody') throw new Error('witness: there is no round');
    if (bye && isWanted(bye)) return 'bye';
    const others = this.everybody.filter((card) => card !== bye && !isWanted(card));
    if (!this.completable(others)) return 'none';
    let answer = 'paired';
    this.eachBracket(bye, (bracket, best) => {
      const leads = ({ pairs, out }: Candidate) =>
        pairs.some((pair) => pair.every(isWanted)) ||
        (wanted.every((card) => out.includes(card) || bracket.below.includes(card)) &&
          this.completable([...out, ...bracket.below].filter((card) => !isWanted(card))));
      if (leads(best)) return !best.pairs.some((pair) => pair.every(isWanted));
      const chosen = this.measure(best, bracket);
      const [other] = this.candidates(bracket)
        .filter(leads)
        .map((candidate) => this.measure(candidate, bracket))
        .sort(compareMeasures);
      const worse = chosen.findIndex(([, value], at) => compare(other[at][1], value) !== 0);
      answer = worse < 0 ? 'order' : chosen[worse][0];
      return false;
    });
    return answer;
  }

  /** The bracket of that score in a round as it is paired, by rank. */
  bracketOf(ours: Witnessed, score: number): Brackets {
    const find = (no: PlayerNo) => this.everybody.find((card) => card.no === no)!;
    const players = this.everybody.filter((card) => {
      if (card.score <= score || card.no === ours.bye)
        return card.score === score && card.no !== ours.bye;
      const { white, black } = ours.pairs.find((each) =>
        [each.white, each.black].includes(card.no),
      )!;
      return find(white === card.no ? black : white).score <= score;
    });
    const below = this.everybody.filter((card) => card.score < score && card.no !== ours.bye);
    return { players, below };
  }

  measures(
    ours: Witnessed,
    score: number,
    pairs: readonly (readonly [PlayerNo, PlayerNo])[],
  ): ReadonlyMap<string, readonly number[]> {
    const find = (no: PlayerNo) => this.everybody.find((card) => card.no === no)!;
    const { players, below } = this.bracketOf(ours, score);
    const couples = pairs.map(([a, b]): Couple => [find(a), find(b)]);
    const out = players.filter((card) => !couples.flat().includes(card));
    return new Map(this.measure({ pairs: couples, out }, { players, below }));
  }

  /** 1.9.2: from the top scoregroup down; `visit` says whether to go on. */
  private eachBracket(bye: Card | null, visit: (bracket: Brackets, best: Candidate) => boolean) {
    const players = this.everybody.filter((card) => card !== bye);
    let incoming: readonly Card[] = [];
    for (const score of descending([...new Set(players.map((card) => card.score))])) {
      const bracket: Brackets = {
        players: [...incoming, ...players.filter((card) => card.score === score)].sort(byRank),
        below: players.filter((card) => card.score < score),
      };
      const best = this.best(bracket);
      if (!visit(bracket, best)) return;
      incoming = best.out;
    }
    if (incoming.length > 0) throw new Error('witness: somebody is left over');
  }

  /** 3.1.1–3.1.5. */
  private bye(): Card | null | 'nobody' {
    if (this.everybody.length % 2 === 0) return this.completable(this.everybody) ? null : 'nobody';
    const [first] = this.everybody
      .filter((card) => card.mayHaveBye)
      .filter((card) => this.completable(this.everybody.filter((other) => other !== card)))
      .sort((a, b) => a.score - b.score || b.games - a.games || byRank(b, a));
    return first ?? 'nobody';
  }

  /** [C1] with the arbiter's list, [C3]. */
  private mayMeet(a: Card, b: Card): boolean {
    const { tournament, round } = this.task;
    if (a.met.has(b.no) || areForbidden(tournament, a.no, b.no, round)) return false;
    const isAbsolute = [a, b].every(({ preference }) => preference.strength === 'absolute');
    return !isAbsolute || a.preference.colour !== b.preference.colour;
  }

  /** [C4]: whoever is left can be paired. */
  completable(left: readonly Card[]): boolean {
    const key = left
      .map(({ no }) => no)
      .sort((a, b) => a - b)
      .join();
    const known = this.completions.get(key);
    if (known !== undefined) return known;
    this.work.step();
    const [first, ...others] = left;
    const answer =
      first === undefined ||
      others.some(
        (other) =>
          this.mayMeet(first, other) && this.completable(others.filter((card) => card !== other)),
      );
    this.completions.set(key, answer);
    return answer;
  }

  /** Every set of pairs under [C1], [C3] and [C4]. */
  candidates({ players, below }: Brackets, leaving?: number): Candidate[] {
    const all: Candidate[] = [];
    const choose = (left: readonly Card[], pairs: readonly Couple[], out: readonly Card[]) => {
      this.work.step();
      if (leaving !== undefined && out.length > leaving) return;
      if (leaving !== undefined && out.length + left.length < leaving) return;
      const [first, ...others] = left;
      if (first === undefined) {
        if (this.completable([...out, ...below])) all.push({ pairs, out });
        return;
      }
      for (const other of others)
        if (this.mayMeet(first, other))
          choose(
            others.filter((card) => card !== other),
            [...pairs, [first, other]],
            out,
          );
      choose(others, pairs, [...out, first]);
    };
    choose(players, [], []);
    return all;
  }

  /** 3.2.2. */
  best(bracket: Brackets): Candidate {
    const measured = this.fewestOut(bracket).map((candidate) => ({
      candidate,
      measure: this.measure(candidate, bracket),
      place: placeOf(candidate, bracket.players),
    }));
    measured.sort((a, b) => compareMeasures(a.measure, b.measure) || compare(a.place, b.place));
    return measured[0].candidate;
  }

  /** [C5]: those that leave the fewest players: sets that leave none are made first, then one, two … */
  private fewestOut(bracket: Brackets): Candidate[] {
    const { length } = bracket.players;
    for (let left = length % 2; left <= length; left += 2) {
      const found = this.candidates(bracket, left);
      if (found.length > 0) return found;
    }
    return [];
  }

  private measure(candidate: Candidate, { below }: Brackets): Measure[] {
    this.work.step();
    const { pairs, out } = candidate;
    return [
      ['C5', [out.length]],
      ['C6', descending(out.map(({ score }) => score))],
      ['C7', this.ahead(out, below)],
      ['C8', [pairs.reduce((sum, pair) => sum + 2 - grantedIn(pair, this.task), 0)]],
    ];
  }

  /** [C7]: how well the following bracket can do on [C5], then [C6]. */
  private readonly outlooks = new Map<string, number[]>();
  private ahead(out: readonly Card[], below: readonly Card[]): number[] {
    const score = Math.max(...below.map((card) => card.score));
    const next: Brackets = {
      players: [...out, ...below.filter((card) => card.score === score)],
      below: below.filter((card) => card.score < score),
    };
    if (below.length === 0) return [];
    const key = next.players.map(({ no }) => no).join();
    const known = this.outlooks.get(key);
    if (known) return known;
    const best = this.bestOutlook(next);
    this.outlooks.set(key, best);
    return best;
  }

  /** Sets of players to leave over, the fewest and lowest first, until one lets all others be paired. */
  private bestOutlook({ players, below }: Brackets): number[] {
    for (let count = players.length % 2; count <= players.length; count += 2) {
      const sets = [...subsets(players, count, this.work)].map((set) => ({
        set,
        value: descending(set.map((card) => card.score)),
      }));
      sets.sort((a, b) => compare(a.value, b.value));
      const found = sets.find(
        ({ set }) =>
          this.completable(players.filter((card) => !set.includes(card))) &&
          this.completable([...set, ...below]),
      );
      if (found) return [count, ...found.value];
    }
    throw new Error('witness: a bracket that cannot be left');
  }
}

export interface Brackets {
  readonly players: readonly Card[];
  readonly below: readonly Card[];
}

type Measure = readonly [string, readonly number[]];

function compareMeasures(a: readonly Measure[], b: readonly Measure[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = compare(a[i][1], b[i][1]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** 4.1–4.3 as numbers, the least first: the larger the opponent's BSN the earlier; 0 is who floats. */
export function placeOf<T>(
  { pairs }: { readonly pairs: readonly (readonly [T, T])[] },
  players: readonly T[],
): number[] {
  return players.map((player) => {
    const pair = pairs.find((each) => each.includes(player));
    const opponent = pair?.find((each) => each !== player);
    return opponent === undefined ? 0 : -(players.indexOf(opponent) + 1);
  });
}

function cardsOf(task: RoundToPair): Card[] {
  const { tournament, round, present } = task;
  const { points } = tournament;
  const card = (player: Player): Card => {
    const colours = coloursPlayed(player);
    const barred = player.entries.some(
      ({ outcome }, at) =>
        !isPlayed(outcome) &&
        (['pairingBye', 'forfeitWin', 'fullBye'].includes(outcome) ||
          points[outcome] + (player.extraPoints?.[at] ?? 0) >= points.win),
    );
    return {
      no: player.no,
      score: pairingScore(tournament, player, round),
      ...indexOf(player, task),
      games: player.entries.filter(({ outcome }) => isPlayed(outcome)).length,
      colours,
      preference: preferenceOf(colours),
      met: opponentsMet(player),
      mayHaveBye: !barred,
    };
  };
  return tournament.players
    .filter(({ no }) => present.includes(no))
    .map(card)
    .sort(byRank);
}
