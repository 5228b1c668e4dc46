import { plainWord } from '../formats/tidy';
import type { Condition, Contender } from './types';

/** The first condition that a player does not meet; undefined: they may win. */
export const firstUnmet = (
  contender: Contender,
  conditions: readonly Condition[],
): Condition | undefined => conditions.find((condition) => !meets(contender, condition));

function meets(contender: Contender, condition: Condition): boolean {
  switch (condition.kind) {
    case 'rating':
      return contender.rating === null
        ? condition.unrated
        : contender.rating >= condition.from && contender.rating <= condition.to;
    case 'born':
      return (
        contender.birthYear !== null &&
        contender.birthYear >= condition.from &&
        contender.birthYear <= condition.to
      );
    case 'sex':
      return contender.sex === condition.sex;
    case 'column':
      return (
        plainWord(contender.columns.get(condition.header) ?? '') === plainWord(condition.value)
      );
  }
}
