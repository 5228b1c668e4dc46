import { sayPoints } from '../../../model/points';
import { CLASSIC_POINTS, pointSystem } from '../../../model/outcomes';
import type { Outcome, PointSystem } from '../../../model/types';

/**
 * A crosstable carries its point system in the header of the points where it is not 1-½-0:
 * `Pts (3-1-0)`, `Pts (1-½-0 U½)`. Letters are the TRF codes of what is worth something else.
 */
const LETTERS: Readonly<Record<string, readonly Outcome[]>> = {
  '+': ['forfeitWin'],
  '-': ['forfeitLoss'],
  U: ['pairingBye'],
  F: ['fullBye'],
  H: ['halfBye'],
  Z: ['zeroBye', 'absent'],
};

export const isClassic = (points: PointSystem): boolean =>
  Object.entries(CLASSIC_POINTS).every(([outcome, worth]) => points[outcome as Outcome] === worth);

export function makePointsHeader(word: string, points: PointSystem): string {
  if (isClassic(points)) return word;
  const usual = pointSystem(points.win, points.draw, points.loss);
  const others = Object.entries(LETTERS)
    .filter(([, [outcome]]) => points[outcome] !== usual[outcome])
    .map(([letter, [outcome]]) => ` ${letter}${sayPoints(points[outcome])}`);
  const games = [points.win, points.draw, points.loss].map(sayPoints).join('-');
  return `${word} (${games}${others.join('')})`;
}

/** Behind it a table of a round robin says so: `Pts (round robin)`, `Pts (3-1-0) (round robin)`. */
export const makeKindHeader = (header: string, kind: string): string => `${header} (${kind})`;

/** The header without the kind, and the kind; null: none is said. */
export function parseKindHeader(header: string): { word: string; kind: string } | null {
  const match = KIND.exec(header.trim());
  return match && { word: match[1], kind: match[2] };
}

/** In the languages of the product; a column `SB (Berger)` is none. */
const KIND = /^(.*\S)\s*\((round robin|toutes rondes|todos contra todos)\)$/i;

const POINTS = '(\\d*½|\\d+)';
const SYSTEM = new RegExp(`\\(${POINTS}-${POINTS}-${POINTS}((?: [-+UFHZ](?:\\d*½|\\d+))*)\\)$`);

/** The header without its point system, and the system; null: none is given. */
export function parsePointsHeader(header: string): { word: string; points: PointSystem } | null {
  const match = SYSTEM.exec(header.trim());
  if (!match) return null;
  const other: Partial<Record<Outcome, number>> = {};
  for (const text of match[4].trim().split(' ').filter(Boolean))
    for (const outcome of LETTERS[text[0]]) other[outcome] = halves(text.slice(1));
  const [win, draw, loss] = match.slice(1, 4).map(halves);
  const word = header.trim().slice(0, match.index).trim();
  return { word, points: pointSystem(win, draw, loss, other) };
}

const halves = (text: string): number =>
  2 * Number(text.replace('½', '') || 0) + (text.endsWith('½') ? 1 : 0);
