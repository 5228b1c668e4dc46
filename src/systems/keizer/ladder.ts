import type { Entry, Outcome, Player, PlayerNo, Tournament } from '../../model/types';
import { NOTHING, type Fraction } from './fraction';
import { scaleOf, topValue, type KeizerRules } from './parameters';

/** What a term of the sum stands for. */
export type TermKind = 'own' | Exclude<Outcome, 'pending'> | 'limit' | 'before-first-game';

/** One term of somebody's sum. */
export interface LadderTerm {
  readonly kind: TermKind;
  /** null: what everybody begins with. */
  readonly round: number | null;
  readonly opponent: PlayerNo | null;
  /** The value that the share is of: the opponent's, or the own one of a round without a game. */
  readonly base: number;
  readonly share: Fraction;
  /** What it adds, rounding included. */
  readonly value: number;
}

export interface LadderRow {
  readonly place: number;
  readonly no: PlayerNo;
  /** The sum of the terms: the Keizer points. */
  readonly value: number;
  /** What a win against them is worth in the next valuation. */
  readonly worth: number;
  readonly terms: readonly LadderTerm[];
}

/** The ladder after some rounds, from the top. */
export type KeizerLadder = readonly LadderRow[];

/** Results by which a share of the opponent's value is earned. */
const OF_OPPONENT: Readonly<Partial<Record<Outcome, keyof KeizerRules>>> = {
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  adjourned: 'postponed',
  forfeitWin: 'forfeit-win',
  forfeitLoss: 'forfeit-loss',
};
const OF_OWN: Readonly<Partial<Record<Outcome, keyof KeizerRules>>> = {
  pairingBye: 'bye',
  fullBye: 'club',
  halfBye: 'half',
  zeroBye: 'away',
  absent: 'absent',
};
const ABSENCES: ReadonlySet<Outcome> = new Set<Outcome>(['zeroBye', 'absent']);

/**
 * The ladder after `rounds`: each list values all rounds so far by the places of the list before it, the
 * first by the numbers of the players (K3), and is valued again by its own places as often as announced.
 */
export function ladderAfter(
  tournament: Tournament,
  rules: KeizerRules,
  rounds = tournament.pairedRounds,
): KeizerLadder {
  const known = KNOWN.get(tournament) ?? new Map<string, KeizerLadder>();
  KNOWN.set(tournament, known);
  const question = `${rounds} ${JSON.stringify(rules)}`;
  const ladder = known.get(question) ?? valued(tournament, rules, rounds);
  known.set(question, ladder);
  return ladder;
}

/** Every answer about a round begins with its ladder, and a round has hundreds of answers. */
const KNOWN = new WeakMap<Tournament, Map<string, KeizerLadder>>();

function valued(tournament: Tournament, rules: KeizerRules, rounds: number): KeizerLadder {
  const valuation = new Valuation(tournament, rules);
  let order: readonly Player[] = tournament.players;
  for (let round = 1; round <= rounds; round++) {
    const last = round === rounds;
    for (let time = 0; time <= rules.again; time++) {
      const before = order;
      order = valuation.orderBy(before, round);
      const isSettled = before.every((player, index) => player === order[index]);
      if (last && (time === rules.again || isSettled)) return valuation.rows(before, round);
      if (isSettled) break;
    }
  }
  return valuation.rows(order, 0);
}

/** Sums in units, of which a point has as many as all shares need to be exact. */
class Valuation {
  private readonly scale: number;
  private readonly top: number;
  private readonly step: number;
  private readonly startPlace: ReadonlyMap<PlayerNo, number>;

  constructor(
    { players }: Tournament,
    private readonly rules: KeizerRules,
  ) {
    this.scale = scaleOf(rules);
    const top = topValue(rules, players.length);
    this.top = (top.n * this.scale) / top.d;
    this.step = (rules.step.n * this.scale) / rules.step.d;
    this.startPlace = new Map(players.map(({ no }, index) => [no, index + 1]));
  }

  /** The order after so many rounds, valued by the places of `order`. */
  orderBy(order: readonly Player[], rounds: number): readonly Player[] {
    const places = placesOf(order);
    const sums = new Map(order.map((player) => [player, this.sum(player, places, rounds)]));
    return [...order].sort((a, b) => sums.get(b)! - sums.get(a)! || a.no - b.no);
  }

  rows(valuedBy: readonly Player[], rounds: number): KeizerLadder {
    const places = placesOf(valuedBy);
    const order = rounds === 0 ? valuedBy : this.orderBy(valuedBy, rounds);
    return order.map((player, index) => {
      const terms = this.terms(player, places, rounds);
      return {
        place: index + 1,
        no: player.no,
        value: terms.reduce((sum, { value }) => sum + value, 0) / this.scale,
        worth: this.valueAt(index + 1) / this.scale,
        terms: terms.map((term) => ({
          ...term,
          base: term.base / this.scale,
          value: term.value / this.scale,
        })),
      };
    });
  }

  /** No place is worth less than nothing. */
  private valueAt(place: number): number {
    return Math.max(0, this.top - this.step * (place - 1));
  }

  private terms(player: Player, places: Places, rounds: number): LadderTerm[] {
    const terms: LadderTerm[] = [];
    this.sum(player, places, rounds, (term) => terms.push(term));
    return terms;
  }

  /** The sum of somebody's terms, each of which is told. */
  private sum(
    player: Player,
    places: Places,
    rounds: number,
    tell?: (term: LadderTerm) => void,
  ): number {
    const { own, rounding } = this.rules;
    const value = this.valueAt(places.get(player.no)!);
    const start = own === 'start' ? this.valueAt(this.startPlace.get(player.no)!) : value;
    let sum = own === 'none' ? 0 : start;
    if (own !== 'none') tell?.(ownTerm(start));
    const seen = { absences: 0, games: 0 };
    const last = Math.min(rounds, player.entries.length);
    for (let round = 1; round <= last; round++) {
      const term = this.term(player.entries[round - 1]!, value, places, seen);
      if (!term) continue;
      const exact = sum + (term.base / term.share.d) * term.share.n;
      const after =
        rounding === 'whole' ? Math.floor(exact / this.scale + 0.5) * this.scale : exact;
      tell?.({ ...term, round, value: after - sum });
      sum = after;
    }
    return sum;
  }

  private term(
    { outcome, opponent }: Entry,
    own: number,
    places: Places,
    seen: { absences: number; games: number },
  ): Omit<LadderTerm, 'round' | 'value'> | null {
    if (outcome === 'pending') return null;
    const ofOpponent = OF_OPPONENT[outcome];
    if (ofOpponent && opponent !== null) {
      seen.games++;
      const base = this.valueAt(places.get(opponent)!);
      return { kind: outcome, opponent, base, share: this.rules[ofOpponent] as Fraction };
    }
    const share = this.rules[OF_OWN[outcome] ?? 'absent'] as Fraction;
    const none = (kind: TermKind) => ({ kind, opponent: null, base: own, share: NOTHING });
    if (ABSENCES.has(outcome)) {
      seen.absences++;
      const { absences, credit } = this.rules;
      if (share.n > 0 && absences !== null && seen.absences > absences) return none('limit');
      if (share.n > 0 && credit === 'game' && seen.games === 0) return none('before-first-game');
    }
    return { kind: outcome, opponent: null, base: own, share };
  }
}

type Places = ReadonlyMap<PlayerNo, number>;
const placesOf = (order: readonly Player[]): Places =>
  new Map(order.map(({ no }, index) => [no, index + 1]));

const ownTerm = (value: number): LadderTerm => ({
  kind: 'own',
  round: null,
  opponent: null,
  base: value,
  share: { n: 1, d: 1 },
  value,
});
