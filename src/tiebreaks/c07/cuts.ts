import { isKept, type CutReason, type Part } from '../types';

/** A term of a sum that can be cut; `isVur`: of a voluntary unplayed round. */
export interface CutTerm {
  readonly part: Part;
  readonly isVur: boolean;
}

/** Lowest and highest terms cut, and the article that says so. */
const CUT_ARTICLES = [
  [1, 0, '14.1'],
  [2, 0, '14.2'],
  [1, 1, '14.3'],
  [2, 2, '14.4'],
] as const;

/** Below 0: the first is the less significant one (14.1). */
export type Significance = (a: Part, b: Part) => number;

/**
 * Art. 14 and 16.5: `lowest` times the least significant term goes, or the lowest voluntary unplayed
 * round in its place if that is not worth less; then, without exception, the `highest` greatest.
 */
export function cutTerms(
  terms: readonly CutTerm[],
  lowest: number,
  highest: number,
  significance: Significance,
  vursFirst: boolean,
): Part[] {
  const article =
    CUT_ARTICLES.find((each) => each[0] === lowest && each[1] === highest)?.[2] ?? '14';
  const parts = terms.map(({ part }) => part);
  for (let i = 0; i < lowest; i++) {
    const least = extreme(parts, () => true, significance);
    const vur = vursFirst ? vurToCut(terms, parts, least) : -1;
    if (vur >= 0) cut(parts, vur, 'lowest-vur', '16.5');
    else cut(parts, least, 'lowest', article);
  }
  for (let i = 0; i < highest; i++)
    cut(
      parts,
      extreme(
        parts,
        () => true,
        (a, b) => b.value - a.value,
      ),
      'highest',
      article,
    );
  return parts;
}

/** 16.5: the voluntary unplayed round that goes instead of the least significant term; -1: none. */
function vurToCut(terms: readonly CutTerm[], parts: readonly Part[], least: number): number {
  if (least >= 0 && terms[least].isVur) return least;
  // Of equal terms the weaker dummy, which is the less significant one.
  const lowest = extreme(
    parts,
    (index) => terms[index].isVur,
    (a, b) => a.value - b.value || a.used! - b.used!,
  );
  return lowest >= 0 && parts[lowest].value >= parts[least].value ? lowest : -1;
}

/** Index of the first of the kept parts in an order; among equals the earliest, which changes no value. */
function extreme(
  parts: readonly Part[],
  isCandidate: (index: number) => boolean,
  order: Significance,
): number {
  let found = -1;
  for (let index = 0; index < parts.length; index++)
    if (isKept(parts[index]) && isCandidate(index))
      if (found < 0 || order(parts[index], parts[found]) < 0) found = index;
  return found;
}

function cut(parts: Part[], index: number, reason: CutReason, article: string): void {
  if (index >= 0) parts[index] = { ...parts[index], cut: reason, article };
}
