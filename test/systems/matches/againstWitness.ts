import type { Random } from '../../../src/generate/random';
import type { MatchPlay } from '../../../src/model/types';
import type { MatchTrace } from '../../../src/systems/matches/trace';
import type { PairingSystem } from '../../../src/systems/system';
import {
  literalRound,
  type LiteralText,
} from '../../../src/systems/literal/team-swiss-2026/witness';
import { randomEvent } from './randomMatches';

/** What was compared, and every round in which the engine and the text taken at its word differ. */
export interface Comparison {
  rounds: number;
  refused: number;
  withUpfloaters: number;
  withSeveralUpfloaters: number;
  byes: number;
  readonly different: string[];
}

export function againstWitness(
  system: PairingSystem,
  text: LiteralText,
  seeds: Iterable<number>,
  most: number,
  plays: (random: Random) => MatchPlay,
): Comparison {
  const seen: Comparison = {
    rounds: 0,
    refused: 0,
    withUpfloaters: 0,
    withSeveralUpfloaters: 0,
    byes: 0,
    different: [],
  };
  for (const seed of seeds)
    randomEvent(seed, system, most, plays, (task) => {
      seen.rounds++;
      const ours = system.pair(task);
      const literal = literalRound(task, text);
      if (!literal) seen.refused++;
      const asText = (pairs: readonly (readonly [number, number])[], bye: number | null) =>
        `${pairs
          .map((pair) => pair.join('-'))
          .sort()
          .join(' ')} bye ${bye}`;
      const found = ours.ok
        ? asText(
            ours.pairs.map(({ white, black }) => [white, black] as const),
            ours.bye,
          )
        : 'none';
      const wanted = literal ? asText(literal.pairs, literal.bye) : 'none';
      if (found !== wanted)
        seen.different.push(`seed ${seed} round ${task.round}: ${found} instead of ${wanted}`);
      if (!ours.ok) return;
      const { brackets, bye } = ours.trace.data as MatchTrace;
      if (bye !== null) seen.byes++;
      if (brackets.some(({ upfloaters }) => upfloaters.length > 0)) seen.withUpfloaters++;
      if (brackets.some(({ upfloaters }) => upfloaters.length > 1)) seen.withSeveralUpfloaters++;
    });
  return seen;
}
