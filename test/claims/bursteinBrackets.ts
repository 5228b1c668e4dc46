import type { PlayerNo, RoundToPair } from '../../src/model/types';
import { byRank, type Card, type Couple } from '../../src/systems/literal/burstein-2026/card';
import {
  seedingRounds,
  Witness,
  type Brackets,
} from '../../src/systems/literal/burstein-2026/witness';
import { coloursOf } from '../../src/systems/literal/burstein-2026/witnessColours';
import { half, pairsOf, type Claim, type Pair } from './claim';

/** The brackets of C.04.4.2 as its witness sees them, for the claims that are made of them. */
const known = new WeakMap<RoundToPair, Witness>();
export function bursteinWitness(task: RoundToPair): Witness {
  const witness = known.get(task) ?? new Witness(task);
  known.set(task, witness);
  return witness;
}

export const isSeedingRound = ({ tournament, round }: RoundToPair): boolean =>
  round <= seedingRounds(tournament.totalRounds);

export const cardOf = ({ task }: Claim, no: PlayerNo): Card =>
  bursteinWitness(task).everybody.find((card) => card.no === no)!;

export const bracketAt = ({ task, ours }: Claim, score: number): Brackets =>
  bursteinWitness(task).bracketOf(ours, score);

/** Pairs are made in the bracket of whoever has fewer points. */
export const oursIn = (claim: Claim, score: number): Pair[] =>
  pairsOf(claim.ours).filter(
    (pair) => Math.min(...pair.map((no) => cardOf(claim, no).score)) === score,
  );

/** 3.1.1–3.1.5: who may have the bye and leaves everybody else an opponent, the first choice first. */
export const byeOrder = (witness: Witness): Card[] =>
  witness.everybody
    .filter(
      (card) =>
        card.mayHaveBye && witness.completable(witness.everybody.filter((each) => each !== card)),
    )
    .sort((a, b) => a.score - b.score || b.games - a.games || byRank(b, a));

/** An article as it is written: [C7] names the scores of those from this bracket alone. */
export function said(claim: Claim, article: string, score: number, pairs: readonly Pair[]): string {
  const witness = bursteinWitness(claim.task);
  const numbers = witness.measures(claim.ours, score, pairs).get(article)!;
  if (article === 'C6') return numbers.length === 0 ? '–' : numbers.map(half).join(' ');
  const [count = 0, ...scores] = numbers;
  const from = scores.filter((each) => each >= score).map(half);
  return article === 'C7' && from.length > 0 ? `${count}, ${from.join(' ')}` : String(count);
}

/** The article of 5.2 that gives two players their colours, who is higher ranked, and who has white. */
export function colourRuleOf(
  claim: Claim,
  a: PlayerNo,
  b: PlayerNo,
): { readonly rule: string; readonly higher: PlayerNo; readonly white: PlayerNo } {
  const couple: Couple = [cardOf(claim, a), cardOf(claim, b)];
  const [higher, lower] = [...couple].sort(byRank);
  const [mine, theirs] = [higher.preference, lower.preference];
  const differs = (ago: number) => higher.colours.at(-ago) !== lower.colours.at(-ago);
  const games = Math.min(higher.colours.length, lower.colours.length);
  const rule =
    higher.colours.length === 0 && lower.colours.length === 0
      ? '5.2.1'
      : mine.colour !== theirs.colour
        ? '5.2.2'
        : mine.strength !== theirs.strength
          ? '5.2.3'
          : Array.from({ length: games }, (_, i) => i + 1).some(differs)
            ? '5.2.4'
            : '5.2.5';
  return { rule, higher: higher.no, white: coloursOf(couple[0], couple[1], claim.task).white };
}
