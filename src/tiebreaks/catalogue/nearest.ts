import { namesInAllLanguages } from './names';
import type { TieBreakEdition } from '../types';

/** How many are named to somebody who mistyped. */
const NAMED = 3;

/** Codes of the edition that look most like what was typed, nearest first. */
export function nearestCodes(edition: TieBreakEdition, text: string): string[] {
  const wanted = plain(text);
  return edition.catalogue
    .flatMap(({ code, name, aliases }) =>
      [code, ...namesInAllLanguages(name), ...aliases].map((word) => ({
        code,
        distance: distance(wanted, plain(word)) / Math.max(wanted.length, plain(word).length, 1),
      })),
    )
    .sort((a, b) => a.distance - b.distance)
    .map(({ code }) => code)
    .filter((code, index, all) => all.indexOf(code) === index)
    .slice(0, NAMED);
}

const plain = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^A-Z0-9]/g, '');

/** Letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row[b.length];
}
