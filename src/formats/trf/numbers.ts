import type { HalfPoints } from '../../model/types';

/** A whole number as written, or NaN; "12a", "1e3", "0x1" and "" are none. */
export const parseInteger = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN);

/** Points as decimals (".5", "1", "10.0", decimal comma too), or NaN if not a whole number of halves. */
export function parseTrfPoints(text: string): HalfPoints {
  if (!/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text)) return NaN;
  const half = Number(text.replace(',', '.')) * 2;
  return Number.isInteger(half) ? half : NaN;
}

/** "3.5": one decimal always, never a locale. */
export function makePoints(half: HalfPoints): string {
  const sign = half < 0 ? '-' : '';
  const size = Math.abs(half);
  return `${sign}${Math.trunc(size / 2)}.${size % 2 === 0 ? '0' : '5'}`;
}
