import type { TraceStep } from '../../explain/reason';
import type { Pair, PlayerNo, RoundToPair } from '../../model/types';
import type { PairingResult, PairingSystem, PlayedRound } from '../../systems/system';
import { inTableOrder } from '../../model/rounds/tableOrder';

export type LegalRound = Extract<PairingResult, { ok: true }>;

/** The round of the rules with two players in each other's place, and what the text says of it. */
export interface TriedRound {
  readonly task: RoundToPair;
  readonly result: LegalRound;
  readonly swapped: readonly [PlayerNo, PlayerNo];
  readonly tried: PlayedRound;
  readonly verdict: TraceStep;
}

/** Every round that differs from that of the rules by two players, or by the colours of a pair. */
export function* triedRounds(system: PairingSystem, task: RoundToPair): Generator<TriedRound> {
  const result = system.pair(task);
  if (!result.ok) return;
  const numbers = [
    ...result.pairs.flatMap(({ white, black }) => [white, black]),
    ...(result.bye === null ? [] : [result.bye]),
  ].sort((a, b) => a - b);
  for (const [index, a] of numbers.entries())
    for (const b of numbers.slice(index + 1)) {
      const tried = exchanged(result, a, b);
      const [verdict] = system.judge(task, tried);
      if (verdict) yield { task, result, swapped: [a, b], tried, verdict };
    }
}

/** Players of one pair change their colours, others their opponents; the bye is a place as well. */
function exchanged({ pairs, bye }: LegalRound, a: PlayerNo, b: PlayerNo): PlayedRound {
  const other = (no: PlayerNo): PlayerNo => (no === a ? b : no === b ? a : no);
  const made = pairs.map(({ white, black }): Pair => ({
    white: other(white),
    black: other(black),
  }));
  return { pairs: inTableOrder(made, () => 0), bye: bye === null ? null : other(bye) };
}
