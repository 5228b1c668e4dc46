import { ACCEPTED, handTable, type HandLine } from '../../explain/handTable';
import { placeWord } from '../../explain/pictureTable';
import type { Reason, TraceStep } from '../../explain/reason';
import { Completion } from '../dutch/completion';
import type { BracketPairing, RankedPair } from './bracket/bracket';
import {
  firstDifference,
  lostPreferences,
  valueOf,
  worseArgs,
  type CriterionValue,
} from './criteria';
import type { Ranked } from './field';
import { forbiddenStep } from './bracket/forbidden';
import { choicesFor, countBehind, placeOf } from './bracket/order';
import { outlookOf, type Outlook } from './bracket/outlook';
import type { PairedBracket } from './pairRound';

/** More lines than this are counted and not shown. */
const MOST_LINES = 60;
/** The pairs of a larger bracket would not fit on a line. */
const MOST_PLAYERS = 20;

/**
 * The bracket as on paper: its pairings in the order of 4.3 down to the accepted one, each with the
 * first thing that refuses it. Where pairs refuse whatever follows, all pairings that begin like that
 * stand in one line. Null: nobody is paired here.
 */
export function byHandStep(paired: PairedBracket): TraceStep | null {
  if (paired.pairs.length === 0) return null;
  const { number, total } = placeOf(paired.bracket, paired);
  const counted = placeWord({ of: 'bracket', number: String(number), total: String(total) });
  const step: TraceStep = { ...counted, article: '4.3' };
  const lines = paired.bracket.players.length > MOST_PLAYERS ? null : linesOf(paired, number);
  return lines ? { ...step, table: handTable({ key: 'hand.title' }, lines) } : step;
}

/** What refuses a pairing of the bracket; null: it is as good as the accepted one. */
export type Refuse = (pairing: BracketPairing) => Reason | null;

/** [C1], [C3], [C4], then the first criterion on which it is worse than the accepted one. */
export function refusalsOf(paired: PairedBracket): {
  readonly refuse: Refuse;
  readonly best: readonly CriterionValue[];
} {
  const { bracket } = paired;
  const completion = new Completion(bracket.field);
  const known = new Map<string, Outlook | null>();
  const lookBelow = (floaters: readonly Ranked[]): Outlook | null => {
    const key = floaters.map(({ rank }) => rank).join();
    const found = known.has(key) ? known.get(key)! : outlookOf(floaters, bracket, completion);
    known.set(key, found);
    return found;
  };
  const best = valueOf(bracket, paired, lookBelow)!;
  const refuse: Refuse = (pairing) => {
    for (const [a, b] of pairing.pairs) {
      const step = forbiddenStep(a, b, bracket.field);
      if (step) return step;
    }
    const found = valueOf(bracket, pairing, lookBelow);
    if (!found) return notComplete(pairing.floaters);
    const difference = firstDifference(found, best);
    if (!difference) return null;
    const { index } = difference;
    return {
      key: 'burstein2026.hand.worse',
      article: best[index].article,
      args: worseArgs(found[index], best[index]),
    };
  };
  return { refuse, best };
}

const notComplete = (floaters: readonly Ranked[]): Reason =>
  floaters.length === 0
    ? { key: 'burstein2026.hand.restAlone', article: 'C4' }
    : {
        key: 'burstein2026.hand.notComplete',
        article: 'C4',
        args: { players: { numbers: floaters.map(({ no }) => no) } },
      };

/** Null: too many. */
function linesOf(paired: PairedBracket, place: bigint): HandLine[] | null {
  const { players, field } = paired.bracket;
  const { refuse, best } = refusalsOf(paired);
  const lines: HandLine[] = [];
  let walked = 0n;
  let isFull = false;
  const add = (pairing: BracketPairing, count: bigint, verdict: Reason): void => {
    if (lines.length === MOST_LINES) isFull = true;
    else
      lines.push({
        number: count === 1n ? String(walked + 1n) : `${walked + 1n} … ${walked + count}`,
        exchange: null,
        pairs: pairing.pairs.map(([a, b]) => [a.no, b.no] as const),
        isBeginning: count > 1n,
        floaters: pairing.floaters.map(({ no }) => no),
        verdict,
      });
    walked += count;
  };
  /** True: nothing more is to be looked at. */
  const tryFrom = (left: readonly Ranked[], begun: BracketPairing): boolean => {
    if (left.length === 0) {
      const refusal = refuse(begun);
      add(begun, 1n, refusal ?? { ...ACCEPTED, article: '3.2.2' });
      return refusal === null;
    }
    const floats = paired.floaters.length - begun.floaters.length;
    for (const choice of choicesFor(left, floats)) {
      if (isFull) return true;
      const next = withChoice(begun, left[0], choice);
      const count = countBehind(left.length, floats, choice === null);
      const cut = choice && count > 1n ? refusesAll(next.pairs) : null;
      if (cut) add(next, count, cut);
      else if (
        tryFrom(
          left.slice(1).filter((player) => player !== choice),
          next,
        )
      )
        return true;
    }
    return false;
  };
  /** What the last pair forbids, or preferences that are already more than the accepted pairing loses. */
  const refusesAll = (pairs: readonly RankedPair[]): Reason | null => {
    const [a, b] = pairs[pairs.length - 1];
    const lost: CriterionValue = { article: 'C8', numbers: [lostPreferences(pairs)] };
    const limit = best[best.length - 1];
    return (
      forbiddenStep(a, b, field) ??
      (lost.numbers[0] <= limit.numbers[0]
        ? null
        : { key: 'burstein2026.hand.already', article: 'C8', args: worseArgs(lost, limit) })
    );
  };
  tryFrom(players, { pairs: [], floaters: [] });
  if (isFull) return null;
  if (walked !== place) throw new Error('By hand another pairing would be accepted');
  return lines;
}

const withChoice = (
  { pairs, floaters }: BracketPairing,
  player: Ranked,
  choice: Ranked | null,
): BracketPairing =>
  choice
    ? { pairs: [...pairs, [player, choice]], floaters }
    : { pairs, floaters: [...floaters, player] };
