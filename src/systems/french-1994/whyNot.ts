import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { Field } from './field';
import { runOn, type EngineResult } from './engine';
import { judgeRound, whyIllegal } from './judge';
import type { French1994Options } from './options';
import type { SearchContext } from './search/phase';

/**
 * Why two players are not paired: the absolute rule that forbids it; or the first criterion on which
 * the best round that contains the pair is worse than the right one.
 */
export function whyNotPaired(
  context: SearchContext,
  task: RoundToPair,
  options: French1994Options,
  ours: EngineResult | null,
  a: PlayerNo,
  b: PlayerNo,
): TraceStep[] {
  const { field } = context;
  const args = { a: { players: [a] }, b: { players: [b] } };
  const [one, other] = [a, b].map((no) => field.cards.findIndex((card) => card.no === no));
  if (one < 0 || other < 0 || one === other) return [{ key: 'french1994.why.absent', args }];
  const isPaired = ours?.pairs.some(
    ({ white, black }) => (white === a && black === b) || (white === b && black === a),
  );
  if (isPaired) return [{ key: 'french1994.why.paired', args }];
  const illegal = whyIllegal(field, [one, other]);
  if (illegal) return [illegal];
  const { result } = runOn(insisting(field, one, other), task, options);
  if (!result || !ours) return [{ key: 'french1994.why.no-round', article: 'B.1, B.2', args }];
  return [{ key: 'french1994.why.best', args, steps: judgeRound(context, ours, result) }];
}

/** The field in which the two can only meet each other. */
function insisting(field: Field, one: number, other: number): Field {
  const isPair = (a: number, b: number): boolean =>
    (a === one && b === other) || (a === other && b === one);
  const concerns = (a: number): boolean => a === one || a === other;
  return {
    ...field,
    mayMeet: (a, b) =>
      concerns(a) || concerns(b) ? isPair(a, b) && field.mayMeet(a, b) : field.mayMeet(a, b),
  };
}
