/** Half-points as people write them: 5 → "2½". */
export function sayPoints(half: number): string {
  const whole = Math.trunc(Math.abs(half) / 2);
  const sign = half < 0 ? '-' : '';
  if (half % 2 === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : whole}½`;
}
