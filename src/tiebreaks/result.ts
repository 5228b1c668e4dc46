import type { Reason, ReasonArg } from '../explain/reason';
import type { WordKey } from '../words';
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
  key: WordKey,
  article: string,
  parts: readonly Part[] = [],
  args?: Readonly<Record<string, ReasonArg>>,
): TieBreakValue {
  const undefinedBecause: Reason = { key, article, args };
  return { value: null, parts, undefinedBecause };
}

/** Marks the `lowest` smallest and the `highest` greatest of the kept parts as cut. */
export function cutExtremes(
  parts: readonly Part[],
  lowest: number,
  highest: number,
  size: (part: Part) => number = (part) => part.value,
): Part[] {
  const cut = [...parts];
  for (let i = 0; i < lowest; i++) mark(cut, 'lowest', (a, b) => size(a) < size(b));
  for (let i = 0; i < highest; i++) mark(cut, 'highest', (a, b) => size(a) > size(b));
  return cut;
}

/** Cuts the most extreme of the kept parts; among equals the earliest, which changes no value. */
function mark(parts: Part[], cut: CutReason, isBeyond: (a: Part, b: Part) => boolean): void {
  let extreme = -1;
  parts.forEach((part, index) => {
    if (isKept(part) && (extreme < 0 || isBeyond(part, parts[extreme]))) extreme = index;
  });
  if (extreme >= 0) parts[extreme] = { ...parts[extreme], cut };
}

/** 1899.5 → 1900 (ruling A9). */
export const roundHalfUp = (x: number): number => Math.floor(x + 0.5);

/**
 * The mean of the kept parts, half up at so many decimals. Each part becomes its share, and what
 * rounding does is a part of its own, so that the kept ones still add up to the value.
 */
export function roundedMean(
  parts: readonly Part[],
  decimals: number,
  article: string,
): TieBreakValue {
  const kept = parts.filter(isKept);
  const exact = sumOfKept(parts) / kept.length;
  const scale = 10 ** decimals;
  // A mean may miss a half by a hair of floating point: settle it before rounding.
  const value = roundHalfUp(Math.round(exact * scale * 1e6) / 1e6) / scale;
  const shares = parts.map((part) =>
    isKept(part) ? { ...part, value: part.value / kept.length } : part,
  );
  const rounding = value - exact;
  if (Math.abs(rounding) < DUST) return { value, parts: shares, isMean: true };
  return { value, parts: [...shares, roundingPart(rounding, article)], isMean: true };
}

/** What floating point may leave of nothing. */
export const DUST = 1e-9;

export const roundingPart = (value: number, article: string, ruling?: string): Part => ({
  round: null,
  opponent: null,
  used: null,
  points: null,
  value,
  why: 'rounding',
  cut: null,
  article,
  ...(ruling ? { ruling } : {}),
});
