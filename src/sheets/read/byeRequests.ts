import type { RequestedBye } from '../../model/types';
import { tidy } from '../../formats/tidy';

/**
 * The rounds a player asks off, as the column Byes has them: `3, 5½, 7+`. A bare number is an
 * absence without points, `½` (or `=`, `h`, `1/2`) a half-point bye, `+` (or `f`) a full one.
 * A dash gives several rounds: `3-5`.
 */
export interface ByeRequests {
  readonly rounds: ReadonlyMap<number, RequestedBye>;
  /** Parts that could not be read. */
  readonly unread: readonly string[];
}

const PART = /^(?:r)?(\d{1,2})(?:-(\d{1,2}))?\s*(½|=|h|1\/2|\+|f|-|z|0)?$/i;

const WORTH: Readonly<Record<string, RequestedBye>> = {
  '½': 'halfBye',
  '=': 'halfBye',
  h: 'halfBye',
  '1/2': 'halfBye',
  '+': 'fullBye',
  f: 'fullBye',
};

export function parseByeRequests(value: string | number): ByeRequests {
  const rounds = new Map<number, RequestedBye>();
  const unread: string[] = [];
  const text = tidy(String(value));
  // 3.5 as a number: French Excel made it of `3,5`, and nobody can tell which was meant.
  if (typeof value === 'number' && !Number.isInteger(value)) return { rounds, unread: [text] };
  for (const part of text.split(/[,;]\s*|\s+(?![½=+hzf]|1\/2)/i)) {
    if (part === '') continue;
    const match = PART.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!match || from < 1 || to < from) {
      unread.push(part);
      continue;
    }
    const worth = WORTH[(match[3] ?? '').toLowerCase()] ?? 'zeroBye';
    for (let round = from; round <= to; round++) rounds.set(round, worth);
  }
  return { rounds, unread };
}

const SIGN: Readonly<Record<RequestedBye, string>> = { fullBye: '+', halfBye: '½', zeroBye: '' };

export const makeByeRequests = (rounds: ReadonlyMap<number, RequestedBye>): string =>
  [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, bye]) => `${round}${SIGN[bye]}`)
    .join(', ');
