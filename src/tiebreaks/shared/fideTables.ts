/** FIDE's conversion table 8.1a: rating difference for a share of 50, 51 … 99 hundredths. */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677,
] as const;

/** Rating difference for a share in whole hundredths, 1…99; below one half it is negative. */
export function differenceForShare(hundredths: number): number {
  return hundredths < 50 ? -DIFFERENCES[50 - hundredths] || 0 : DIFFERENCES[hundredths - 50];
}

/** FIDE's conversion table 8.1b: the greatest difference that still gives 50, 51 … 99 hundredths. */
const GREATEST_DIFFERENCE = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
] as const;

/** Expected score, in whole hundredths, of a player rated `difference` above their opponent. */
export function expectedShare(difference: number): number {
  if (difference < 0) return 100 - expectedShare(-difference);
  const index = GREATEST_DIFFERENCE.findIndex((greatest) => difference <= greatest);
  return index < 0 ? 100 : 50 + index;
}
