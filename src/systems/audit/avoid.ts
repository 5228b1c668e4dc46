import type { TraceStep } from '../../explain/reason';
import {
  PRICES,
  type AvoidedGroup,
  type PlayerNo,
  type Price,
  type RoundToPair,
} from '../../model/types';
import type { WordKey } from '../../words';
import type { PairingResult, PairingSystem, PlayedRound } from '../system';

/**
 * Players who are kept apart if possible (club, family, federation). No text knows this: the round that
 * the rules give is changed only where the change costs no more than the price that was announced, pair
 * by pair from the first table, and the account says what it cost. What a round costs is the first rule
 * on which it is worse than the round before the change, by the system's own judgement.
 */
export interface Avoiding {
  /** The task with the pairs that are kept apart among its forbidden ones. */
  readonly task: RoundToPair;
  readonly steps: readonly TraceStep[];
}

type Answer = (task: RoundToPair) => PairingResult;
type Judge = (task: RoundToPair, played: PlayedRound) => readonly TraceStep[];
type Couple = readonly [PlayerNo, PlayerNo];
type Paired = PairingResult & { readonly ok: true };

/** Ever further changes for the sake of one pair stop somewhere. */
const LONGEST_CHAIN = 8;

const PRICE_WORDS: Readonly<Record<Price, WordKey>> = {
  order: 'avoid.price.order',
  floats: 'avoid.price.floats',
  colours: 'avoid.price.colours',
  any: 'avoid.price.any',
};

/** The task as it is paired, and what was done for those who are kept apart if possible. */
export function avoiding(
  system: PairingSystem,
  task: RoundToPair,
  answer: Answer,
  judge: Judge,
): Avoiding {
  const groups = groupsIn(task);
  if (groups.length === 0) return { task, steps: [] };
  const byTheRules = answer(task);
  if (!byTheRules.ok) return { task, steps: [] };
  let best: Paired = byTheRules;
  let current = task;
  const steps: TraceStep[] = [];
  const tried = new Set<string>();
  for (;;) {
    const next = meetingsOf(best, groups).find((couple) => !tried.has(keyOf(couple)));
    if (!next) return { task: current, steps };
    tried.add(keyOf(next));
    const changed = without(next, { system, groups, task: current, best, answer, judge });
    steps.push(changed.step);
    if (!changed.found) continue;
    ({ task: current, result: best } = changed.found);
  }
}

/** Whether two players are to be kept apart if possible; `[]`: nothing is said of them. */
export const avoidedBy = (task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] =>
  groupsIn(task)
    .filter(({ players }) => players.includes(a) && players.includes(b))
    .map(({ because, price }) => ({
      key: 'avoid.pair',
      args: { ...because, players: { players: [a, b] }, price: priceArg(price) },
    }));

interface Change {
  readonly system: PairingSystem;
  readonly groups: readonly AvoidedGroup[];
  readonly task: RoundToPair;
  readonly best: Paired;
  readonly answer: Answer;
  readonly judge: Judge;
}

interface Changed {
  readonly step: TraceStep;
  readonly found: { readonly task: RoundToPair; readonly result: Paired } | null;
}

/** The round without one meeting, those that come in its place taken out as well while the price allows it. */
function without(couple: Couple, { system, groups, task, best, answer, judge }: Change): Changed {
  const { because, price } = groupOf(groups, couple);
  const args = { ...because, players: { players: couple }, price: priceArg(price) };
  const meetings = meetingsOf(best, groups).length;
  let changed = task;
  let unwanted: Couple | undefined = couple;
  let cost: readonly TraceStep[] = [];
  for (let length = 0; unwanted && length < LONGEST_CHAIN; length++) {
    changed = keptApart(changed, unwanted);
    const result = answer(changed);
    if (!result.ok) return { step: { key: 'avoid.no-round', args }, found: null };
    cost = judge(task, result);
    if (isDearer(system, cost, price))
      return { step: { key: 'avoid.too-dear', args, steps: cost }, found: null };
    const left = meetingsOf(result, groups);
    if (left.length < meetings)
      return {
        step: { key: 'avoid.kept', args, steps: [...cost, { key: 'avoid.departure' }] },
        found: { task: changed, result },
      };
    const before = new Set(meetingsOf(best, groups).map(keyOf));
    unwanted = left.find((each) => !before.has(keyOf(each)));
  }
  return { step: { key: 'avoid.others-meet', args, steps: cost }, found: null };
}

/** A system that does not say what its reasons cost is changed only where anything may be paid. */
const isDearer = (system: PairingSystem, cost: readonly TraceStep[], price: Price): boolean =>
  cost.length > 0 && PRICES.indexOf(system.priceOf?.(cost[0]) ?? 'any') > PRICES.indexOf(price);

const groupsIn = ({ tournament, round }: RoundToPair): readonly AvoidedGroup[] =>
  (tournament.avoided ?? []).filter(({ rounds }) => rounds === null || rounds.includes(round));

const groupOf = (groups: readonly AvoidedGroup[], [a, b]: Couple): AvoidedGroup =>
  groups.find(({ players }) => players.includes(a) && players.includes(b))!;

/** Who meets although they are to be kept apart, from the first table on. */
const meetingsOf = ({ pairs }: PlayedRound, groups: readonly AvoidedGroup[]): Couple[] =>
  pairs
    .filter(({ white, black }) =>
      groups.some(({ players }) => players.includes(white) && players.includes(black)),
    )
    .map(({ white, black }): Couple => (white < black ? [white, black] : [black, white]));

const keyOf = ([a, b]: Couple): string => `${a}-${b}`;

const keptApart = (task: RoundToPair, couple: Couple): RoundToPair => ({
  ...task,
  tournament: {
    ...task.tournament,
    forbidden: [...task.tournament.forbidden, { players: couple, rounds: [task.round] }],
  },
});

const priceArg = (price: Price) => ({ reason: { key: PRICE_WORDS[price] } });
