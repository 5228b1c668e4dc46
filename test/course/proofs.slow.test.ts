/**
 * What an exercise claims of its difficulty, held against the text taken at its word: every candidate
 * of the bracket in the order of arts. 4.2 and 4.3, each measured on [C1], [C3], [C12] and [C13]
 * (nobody floats in these brackets and the last round is far, so nothing else can tell two apart).
 * Preferences come from the witness of the edition, which shares no code with the engine.
 */
import type { Exercise } from '../../src/course/exercises/exercise';
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { LEVELS, type SingleKind } from '../../src/course/exercises/kinds';
import { isPlayed } from '../../src/model/outcomes';
import { coloursPlayed, opponentsMet, roundToPair } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import { witness } from '../../src/systems/literal/dutch-2026/witness';
import { preferenceOf } from '../../src/systems/literal/dutch-2026/witnessColours';

jest.setTimeout(600_000);

const SEEDS = [1, 2, 3];

interface Measured {
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly exchanged: number;
  /** [C1], [C3], [C12], [C13]: less is better, the first that differs decides. */
  readonly faults: readonly number[];
}

const ARTICLES = ['C1', 'C3', 'C12', 'C13'];

const subsets = (items: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) =>
        subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
      );
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function* orders(items: readonly PlayerNo[]): Generator<PlayerNo[]> {
  if (items.length === 0) yield [];
  for (const first of items)
    for (const rest of orders(items.filter((item) => item !== first))) yield [first, ...rest];
}

/** 4.3: fewest; smallest difference; then the largest that differs of those who leave S1; then the smallest. */
function exchangesInOrder(size: number, count: number): { out: number[]; into: number[] }[] {
  const places = (from: number) => Array.from({ length: size }, (_, index) => from + index);
  const all = subsets(places(0), count).flatMap((out) =>
    subsets(places(size), count).map((into) => ({ out: [...out].reverse(), into })),
  );
  const differing = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : a[at] - b[at];
  };
  return all.sort(
    (a, b) =>
      sum(a.into) - sum(a.out) - (sum(b.into) - sum(b.out)) ||
      differing(b.out, a.out) ||
      differing(a.into, b.into),
  );
}

/** Candidates from the first on, with at most one exchange. */
function* candidates(exercise: Exercise): Generator<Measured> {
  const { players } = exercise.proofs[0];
  const half = players.length / 2;
  const of = new Map(exercise.tournament.players.map((player) => [player.no, player]));
  const wish = new Map(
    players.map((no) => [no, preferenceOf(coloursPlayed(of.get(no)!))] as const),
  );
  const measure = (s1: readonly PlayerNo[], s2: readonly PlayerNo[]) => {
    const faults = [0, 0, 0, 0];
    s1.forEach((a, index) => {
      const [x, y] = [wish.get(a)!, wish.get(s2[index])!];
      if (opponentsMet(of.get(a)!).has(s2[index])) faults[0]++;
      if (x.colour === null || x.colour !== y.colour) return;
      faults[2]++;
      if (x.strength === 'absolute' && y.strength === 'absolute') faults[1]++;
      else if (x.strength !== 'mild' && y.strength !== 'mild') faults[3]++;
    });
    return faults;
  };
  for (const count of [0, 1])
    for (const { out, into } of exchangesInOrder(half, count)) {
      const isAbove = (place: number) =>
        place < half ? !out.includes(place) : into.includes(place);
      const s1 = players.filter((_, place) => isAbove(place));
      for (const s2 of orders(players.filter((_, place) => !isAbove(place))))
        yield {
          pairs: s1.map((no, index) => [no, s2[index]] as const),
          exchanged: count,
          faults: measure(s1, s2),
        };
    }
}

/** Where one is worse than another; ARTICLES.length: nowhere. */
const worseAt = (one: Measured, other: Measured): number => {
  const at = one.faults.findIndex((fault, index) => fault !== other.faults[index]);
  return at < 0 ? ARTICLES.length : at;
};

test.each(
  (['pairing-bracket', 'pairing-transposition', 'pairing-exchange'] as const).flatMap((kind) =>
    LEVELS.map((level) => [kind, level] as const),
  ),
)('%s, level %d: place, exchange and article are those of all candidates', (kind, level) => {
  for (const seed of SEEDS) {
    const exercise = makeExercise({ kind, level, seed })!;
    const [{ players, place, exchanged, article }] = exercise.proofs;
    const tried: Measured[] = [];
    let best: Measured | null = null;
    for (const candidate of candidates(exercise)) {
      tried.push(candidate);
      const at = best && worseAt(candidate, best);
      if (!best || (at! < ARTICLES.length && candidate.faults[at!] < best.faults[at!]))
        best = candidate;
      // As in 3.8: a candidate without a fault is taken at once.
      if (sum(best.faults) === 0) break;
    }
    const accepted = best!;
    const answers = new Map(
      players.map((no, index) => [no, exercise.questions[index].answer.value]),
    );
    for (const [a, b] of accepted.pairs)
      expect([kind, level, seed, answers.get(a), answers.get(b)]).toEqual([
        kind,
        level,
        seed,
        b,
        a,
      ]);
    const at = tried.indexOf(accepted);
    expect([seed, place, exchanged]).toEqual([seed, at + 1, accepted.exchanged]);
    expect(accepted.exchanged).toBe(kind === 'pairing-exchange' ? 1 : 0);
    const before = tried
      .slice(0, at)
      .filter((candidate) => kind !== 'pairing-exchange' || candidate.exchanged === 0);
    const closest = Math.max(-1, ...before.map((candidate) => worseAt(candidate, accepted)));
    expect([seed, article]).toEqual([seed, ARTICLES[closest]]);
  }
});

/** The whole round by the witness of the edition, where its field is small enough to try everything. */
test.each<[SingleKind, number]>([
  ['pairing-downfloater', 1],
  ['pairing-downfloater', 2],
  ['pairing-colours', 1],
  ['pairing-colours', 2],
  ['pairing-round', 1],
  ['pairing-round', 2],
  ['pairing-round', 3],
])('%s, level %d: the answers are those of a second reading of the text', (kind, level) => {
  for (const seed of SEEDS) {
    const { tournament, questions } = makeExercise({ kind, level, seed })!;
    const round = witness(roundToPair(tournament))!;
    const opponent = new Map(
      round.pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
    );
    const whites = new Set(round.pairs.map(({ white }) => white));
    const bracket = new Set(questions.map(({ label }) => askedOf(label.args?.player)));
    for (const { label, answer } of questions) {
      const no = askedOf(label.args?.player);
      const other = opponent.get(no) ?? 0;
      // Who leaves his bracket is 0 there, whomever he meets below.
      const isInside = kind === 'pairing-round' || bracket.has(other);
      const expected =
        answer.kind === 'colour' ? (whites.has(no) ? 'white' : 'black') : isInside ? other : 0;
      expect([kind, seed, label.key, no, answer.value]).toEqual([
        kind,
        seed,
        label.key,
        no,
        expected,
      ]);
    }
  }
});

const askedOf = (arg: unknown): PlayerNo => (arg as { players: PlayerNo[] }).players[0];

/** Arts. 8 and 9 of C.07 where everybody has played: opponents' scores, the lowest or highest left out. */
test.each(LEVELS)('sums and cuts, level %d: added by hand', (level) => {
  for (const kind of ['tie-break-sum', 'tie-break-cut'] as const)
    for (const seed of SEEDS) {
      const { tournament, questions } = makeExercise({ kind, level, seed })!;
      const points: Partial<Record<string, number>> = { win: 1, draw: 0.5, loss: 0 };
      const of = (no: PlayerNo) => tournament.players.find((player) => player.no === no)!;
      expect(
        tournament.players.every(({ entries }) => entries.every((e) => isPlayed(e.outcome))),
      ).toBe(true);
      const score = (no: PlayerNo) => sum(of(no).entries.map(({ outcome }) => points[outcome]!));
      for (const { label, answer } of questions) {
        const no = askedOf(label.args?.player);
        const [code, cut] = String(label.args?.code).split(/[-/]/);
        const terms = of(no)
          .entries.map(({ opponent, outcome }) => ({
            used: score(opponent!),
            value: code === 'BH' ? score(opponent!) : score(opponent!) * points[outcome]!,
          }))
          .sort((a, b) => a.used - b.used || a.value - b.value);
        const count = Number(cut?.[1] ?? 0);
        const kept = terms.slice(count, cut?.startsWith('M') ? -count : undefined);
        expect([kind, seed, code, cut, no, answer.value]).toEqual([
          kind,
          seed,
          code,
          cut,
          no,
          sum(kept.map(({ value }) => value)),
        ]);
      }
    }
});
