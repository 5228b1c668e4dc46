/**
 * Codes of C.07 as TRF records 202 and 212 write them, `NAME[:MP|:GP][/Cn][/Mn][/L±n][/Kx][/P][/F][/R]`,
 * and as the Handbook prints them (`BH-C1`); capitals do not matter, blanks neither.
 */
export interface Modifiers {
  /** Which score of a team. */
  readonly score?: 'MP' | 'GP';
  /** Cut-n: so many of the least significant terms go (14.1, 14.2). */
  readonly C?: number;
  /** Median-n: as many on either side (14.3, 14.4). */
  readonly M?: number;
  /** The limit of Koya moves by so many half points (14.5). */
  readonly L?: number;
  /** The normalising factor of SSSC (13.4). */
  readonly K?: number;
  /** Forfeits are games. */
  readonly P?: true;
  /** Fore Buchholz instead of Buchholz. */
  readonly F?: true;
  /** Reversed. */
  readonly R?: true;
}

export type ModifierName = keyof Modifiers;

const TAIL = /^(?::(MP|GP))?((?:[/-]?(?:[CMK]\d{1,2}|L[+-]?\d{1,2}|[PFR]))*)$/;
const ONE = /([CMK])(\d{1,2})|L([+-]?\d{1,2})|([PFR])/g;

/** What follows the name; null: nothing that we know, or the same twice. */
export function parseModifiers(tail: string): Modifiers | null {
  const match = TAIL.exec(tail);
  if (!match) return null;
  const found: Record<string, number | string | true> = {};
  if (match[1]) found.score = match[1];
  for (const [, counted, n, limit, flag] of match[2].matchAll(ONE)) {
    const name = counted ?? flag ?? 'L';
    if (name in found) return null;
    found[name] = flag ? true : Number(n ?? limit);
  }
  if (found.C === 0 || found.M === 0 || found.K === 0) return null;
  return found as Modifiers;
}

/** In the order of the format, whatever the order in which they were typed. */
export function makeCode(name: string, { score, C, M, L, K, P, F, R }: Modifiers): string {
  return [
    name + (score ? `:${score}` : ''),
    C && `C${C}`,
    M && `M${M}`,
    L !== undefined && `L${L < 0 ? '-' : '+'}${Math.abs(L)}`,
    K && `K${K}`,
    P && 'P',
    F && 'F',
    R && 'R',
  ]
    .filter(Boolean)
    .join('/');
}

/** `bh c1`, `BH-C1` → `BHC1`-like spelling that names are compared in; signs and colons stay. */
export const plainCode = (text: string): string =>
  text.trim().toUpperCase().replace(/[−–]/g, '-').replace(/[\s_]/g, '');
