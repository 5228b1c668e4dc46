import { append } from '../largest';
import { error, warning, type Problem } from '../problems';
import type { RawPlayer } from '../raw';

/** Pairing numbers: given, above zero, unique (C.04.2.B.3). A gap is only worth a warning. */
export function checkNumbers(players: readonly RawPlayer[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  for (const { no } of players) {
    if (Number.isNaN(no.value)) continue; // the reader has said so
    if (!Number.isInteger(no.value) || no.value < 0)
      problems.push(error('bad-number', no.place, String(no.value)));
    else if (no.value === 0) problems.push(error('number-zero', no.place, '0'));
    else if (seen.has(no.value))
      problems.push(error('duplicate-number', no.place, String(no.value)));
    seen.add(no.value);
  }
  const allKnown = players.every(({ no }) => !Number.isNaN(no.value));
  if (problems.length === 0 && allKnown) append(problems, gaps(seen));
  return problems;
}

/** Numbers left out below the highest one: their owners may have been forgotten. */
function gaps(numbers: ReadonlySet<number>): Problem[] {
  const highest = [...numbers].reduce((max, no) => Math.max(max, no), 0);
  const count = highest - numbers.size;
  if (count <= 0) return [];
  const shown: number[] = [];
  for (let no = 1; no < highest && shown.length < 10; no++) if (!numbers.has(no)) shown.push(no);
  const value = shown.join(', ') + (count > shown.length ? ', …' : '');
  return [warning('number-gap', { kind: 'file' }, value, { count })];
}
