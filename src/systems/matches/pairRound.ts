import type { Progress } from '../system';
import { pairBracket, type Bracket } from './bracket';
import { chooseBye } from './bye';
import { Completion } from './completion';
import type { Competitor, Couple, Field } from './field';
import { chooseUpfloaters } from './upfloaters';

/** A bracket with its pairs, and who was left below it when it was paired. */
export interface PairedBracket extends Bracket {
  readonly pairs: readonly Couple[];
  /** Everybody below the group, the upfloaters included. */
  readonly below: readonly Competitor[];
}

export interface PairedRound {
  readonly bye: Competitor | null;
  readonly brackets: readonly PairedBracket[];
}

/** 3.3: the bye, then bracket by bracket from the top; null: the round cannot be completed. */
export function pairRound(field: Field, progress?: Progress): PairedRound | null {
  const completion = new Completion(field);
  const bye = chooseBye(field, completion);
  if (bye === undefined) return null;
  let left = field.competitors.filter((each) => each !== bye);
  if (!completion.allows(left)) return null;
  const total = left.length;
  const brackets: PairedBracket[] = [];
  while (left.length > 0) {
    const bracket = nextBracket(field, left, completion);
    brackets.push(bracket);
    const gone = new Set<Competitor>([...bracket.group, ...bracket.upfloaters]);
    left = left.filter((each) => !gone.has(each));
    if (!completion.allows(left))
      throw new Error('A bracket left a round that cannot be completed');
    progress?.(1 - left.length / total);
  }
  return { bye, brackets };
}

/** The top scoregroup of those who are left, completed and paired. */
function nextBracket(
  field: Field,
  left: readonly Competitor[],
  completion: Completion,
): PairedBracket {
  const top = left[0].score;
  const group = left.filter(({ score }) => score === top);
  const below = left.slice(group.length);
  const upfloaters = chooseUpfloaters(field, group, below, completion);
  return { group, upfloaters, below, pairs: pairBracket(field, { group, upfloaters }) };
}
