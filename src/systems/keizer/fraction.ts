/** A number that is kept exactly: a third of a value stays a third. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

export const whole = (n: number): Fraction => ({ n, d: 1 });
export const NOTHING: Fraction = whole(0);

/** Denominators beyond this are of no club's rules. */
const FINEST = 1000;
const GREATEST = 10_000;
const SIGNS: Readonly<Record<string, string>> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4' };

/** `1/3`, `35%`, `0.5`, `0,5`, `½`, `60`; null: none of these, negative, or too fine. */
export function parseFraction(text: string): Fraction | null {
  const plain = (SIGNS[text.trim()] ?? text.trim()).replace(',', '.');
  const ratio = /^(\d{1,5})\s*\/\s*(\d{1,5})$/.exec(plain);
  if (ratio) return reduced(Number(ratio[1]), Number(ratio[2]));
  const decimal = /^(\d{1,5})(?:\.(\d{1,3}))?\s*(%?)$/.exec(plain);
  if (!decimal) return null;
  const decimals = decimal[2] ?? '';
  return reduced(
    Number(decimal[1] + decimals),
    10 ** decimals.length * (decimal[3] === '%' ? 100 : 1),
  );
}

function reduced(n: number, d: number): Fraction | null {
  if (d === 0) return null;
  const divisor = greatestCommon(n, d) || 1;
  const fraction = { n: n / divisor, d: d / divisor };
  return fraction.d > FINEST || fraction.n / fraction.d > GREATEST ? null : fraction;
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));
export const leastCommon = (a: number, b: number): number => (a / greatestCommon(a, b)) * b;

/** As people write it: `1/3`, `0.5`, `60`. */
export function fractionText({ n, d }: Fraction): string {
  return FINEST % d === 0 ? String(n / d) : `${n}/${d}`;
}
