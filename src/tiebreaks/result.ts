import type { Reason, ReasonArg } from '../explain/reason';
import { isKept, type CutReason, type Part, type TieBreakValue } from './types';

/** The sum of the kept parts. */
export const sumOfKept = (parts: readonly Part[]): number => {
  let sum = 0;
  for (const part of parts) if (isKept(part)) sum += part.value;
  return sum;
};

export const summed = (parts: readonly Part[]): TieBreakValue => ({
  value: sumOfKept(parts),
  parts,
});

export function undefinedFor(
  key: string,
  article: string,
  parts: readonly Part[] = [],
  args?: Readonly<Record<string, ReasonArg>>,
): TieBreakValue {
  const undefinedBecause: Reason = { key: `tiebreaks.undefined.${key}`, article, args };
  return { value: null, parts, undefinedBecause };
}

/** Marks the `lowest` smallest and the `highest` greatest of the kept parts as cut. */
export function cutExtremes(
  parts: readonly Part[],
  lowest: number,
  highest: number,
  size: (part: Part) => number = (part) => part.value,
): Part[] {
  const kept = parts.flatMap((part, index) => (isKept(part) ? [index] : []));
  // Among equals the earlier round goes: it changes no value, only which line is marked.
  const ascending = [...kept].sort((a, b) => size(parts[a]) - size(parts[b]) || a - b);
  const cuts = new Map<number, CutReason>();
  ascending.slice(0, lowest).forEach((index) => cuts.set(index, 'lowest'));
  if (highest > 0) ascending.slice(-highest).forEach((index) => cuts.set(index, 'highest'));
  return parts.map((part, index) => {
    const cut = cuts.get(index);
    return cut ? { ...part, cut } : part;
  });
}

/** 1899.5 → 1900 (ruling A9). */
export const roundHalfUp = (x: number): number => Math.floor(x + 0.5);
