import type { TraceStep } from '../../explain/reason';
import { roundToPair } from '../../model/tournament';
import type { RoundToPair, Tournament } from '../../model/types';
import type { BracketTrace, DutchTrace } from '../../systems/dutch/trace';
import type { PairingResult, PairingSystem } from '../../systems/system';
import { closest, dutchData, handFacts, type HandFacts } from './handFacts';
import type { SingleKind } from './kinds';

/** A round of a random event as it stands before its pairing, with the working of the edition. */
export interface RoundCase {
  readonly task: RoundToPair;
  readonly result: Extract<PairingResult, { ok: true }>;
  readonly data: DutchTrace;
}

/** One bracket of it. */
export interface BracketCase extends RoundCase {
  readonly bracket: BracketTrace;
  readonly step: TraceStep;
  readonly hand: HandFacts;
}

/** A kind of bracket: what its candidates have to show, level by level. */
interface BracketTest {
  /** Players of the event, and of the bracket. */
  readonly players: number;
  readonly size: readonly [low: number, high: number];
  readonly fits: (bracket: BracketTrace, hand: HandFacts) => boolean;
}

export type BracketExercise = Extract<
  SingleKind,
  'pairing-bracket' | 'pairing-transposition' | 'pairing-exchange' | 'pairing-downfloater'
>;

const isHomogeneous = ({ movedDown, kind }: BracketTrace): boolean =>
  movedDown.length === 0 && (kind === 'normal' || kind === 'last');
const nobodyFloats = ({ floaters }: BracketTrace): boolean => floaters.length === 0;

const first = (players: number, size: readonly [number, number]): BracketTest => ({
  players,
  size,
  fits: (bracket, hand) => isHomogeneous(bracket) && nobodyFloats(bracket) && hand.place === 1,
});

const transposition = (
  players: number,
  size: readonly [number, number],
  from: number,
  to: number,
): BracketTest => ({
  players,
  size,
  fits: (bracket, { place, left }) =>
    isHomogeneous(bracket) &&
    nobodyFloats(bracket) &&
    left.length === 0 &&
    from <= place &&
    place <= to,
});

/** One exchange; `by` a criterion that is only to be minimized, or whatever forces it. */
const exchange = (
  players: number,
  size: readonly [number, number],
  by: 'anything' | 'quality',
): BracketTest => ({
  players,
  size,
  fits: (bracket, { left, refused }) =>
    isHomogeneous(bracket) &&
    nobodyFloats(bracket) &&
    left.length === 1 &&
    (by === 'anything' ||
      isQuality(bracket, closest(refused.filter(({ hasExchange }) => !hasExchange)))),
});

/** Whether an article is one of the criteria that are to be minimized. */
const isQuality = ({ criteria }: BracketTrace, article: string | undefined): boolean =>
  criteria.some((criterion) => criterion.article === article);

/** One downfloater; `last`: it is the last player of the bracket, as one would first try. */
const downfloater = (
  players: number,
  size: readonly [number, number],
  last: boolean,
  moved: readonly [number, number] = [0, 0],
): BracketTest => ({
  players,
  size,
  fits: (bracket, { place }) =>
    bracket.kind === 'normal' &&
    bracket.floaters.length === 1 &&
    moved[0] <= bracket.movedDown.length &&
    bracket.movedDown.length <= moved[1] &&
    (bracket.floaters[0] === bracket.residents.at(-1)) === last &&
    (last ? place === 1 : place > 1),
});

/** By level, from 1 to 5. */
const TESTS: Readonly<Record<BracketExercise, readonly BracketTest[]>> = {
  'pairing-bracket': [
    first(10, [4, 4]),
    first(12, [4, 6]),
    first(14, [6, 6]),
    first(20, [6, 8]),
    first(24, [8, 10]),
  ],
  'pairing-transposition': [
    transposition(12, [4, 4], 2, 2),
    transposition(14, [6, 6], 2, 2),
    transposition(16, [6, 6], 3, 4),
    transposition(18, [6, 8], 5, 24),
    transposition(24, [8, 10], 4, 720),
  ],
  'pairing-exchange': [
    exchange(12, [4, 4], 'anything'),
    exchange(16, [6, 6], 'anything'),
    exchange(16, [6, 6], 'quality'),
    exchange(24, [8, 8], 'anything'),
    exchange(24, [8, 10], 'quality'),
  ],
  'pairing-downfloater': [
    downfloater(10, [3, 3], true),
    downfloater(10, [3, 3], false),
    downfloater(14, [5, 5], false),
    downfloater(14, [4, 7], false, [1, 1]),
    downfloater(18, [6, 9], false, [1, 2]),
  ],
};

/** Rounds are looked at from the third on: before it there are no floats and hardly any colours. */
const FIRST_ROUND = 3;
const MOST_ROUNDS = 7;

/** Fewer where there are few players: everybody would have met everybody. */
export const roundsFor = (players: number): number => Math.min(MOST_ROUNDS, players - 2);

export const playersAtLevel = (kind: BracketExercise, level: number): number =>
  TESTS[kind][level - 1].players;

/** The first bracket of an event that is as hard as it should be; the working of the text proves it. */
export function findBracket(
  tournament: Tournament,
  system: PairingSystem,
  kind: BracketExercise,
  level: number,
): BracketCase | null {
  const { size, fits } = TESTS[kind][level - 1];
  for (let round = FIRST_ROUND; round <= tournament.totalRounds - 2; round++) {
    const quick = roundCase(tournament, system, round, 'quick');
    const isOfSize = ({ residents, movedDown }: BracketTrace) => {
      const count = residents.length + movedDown.length;
      return size[0] <= count && count <= size[1];
    };
    // Working by hand costs time: only where the size is right.
    if (!quick?.data.brackets.some(isOfSize)) continue;
    const worked = roundCase(tournament, system, round, 'byHand');
    if (!worked) continue;
    for (const [index, bracket] of worked.data.brackets.entries()) {
      const step = worked.result.trace.steps[index];
      const hand = isOfSize(bracket) ? handFacts(step) : null;
      if (hand && fits(bracket, hand)) return { ...worked, bracket, step, hand };
    }
  }
  return null;
}

/** Null: the round has no pairing. */
export function roundCase(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
  depth: 'quick' | 'byHand',
): RoundCase | null {
  const task = roundToPair(tournament, round);
  const result = depth === 'byHand' && system.explain ? system.explain(task) : system.pair(task);
  return result.ok ? { task, result, data: dutchData(result.trace) } : null;
}
