import type { Completion } from './completion';
import type { Competitor, Field } from './field';

/** 3.4.2–3.4.4: the lowest score, the most matches played, the largest number. */
export const byeOrder = (a: Competitor, b: Competitor): number =>
  a.score - b.score || b.matchesPlayed - a.matchesPlayed || b.no - a.no;

/**
 * 3.4: who gets the bye, before anybody is paired. undefined: nobody may, or without nobody can all
 * others be paired; null: the number is even.
 */
export function chooseBye(field: Field, completion: Completion): Competitor | null | undefined {
  const { competitors } = field;
  if (competitors.length % 2 === 0) return null;
  const mayStayOut = completion.withoutOne(competitors);
  if (!mayStayOut) return undefined;
  return [...competitors]
    .sort(byeOrder)
    .find((competitor) => competitor.byeBar === null && mayStayOut(competitor));
}
