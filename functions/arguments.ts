import { error } from '../src/model/problems';
import {
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  editionById,
  EDITIONS,
  UNPLAYED_READINGS,
  type TieBreakEdition,
  type TieBreakOptions,
} from '../src/tiebreaks';
import { badArgument, refusal } from './errors';

/** Omitted optionals arrive as null, references to blank cells as 0 or "". */
export const isOmitted = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 0;

export function editionArgument(value: unknown): TieBreakEdition {
  if (isOmitted(value)) return DEFAULT_EDITION;
  const edition = editionById(String(value));
  if (edition) return edition;
  const known = EDITIONS.map(({ id }) => id).join(', ');
  const place = { kind: 'argument', name: 'edition' } as const;
  throw refusal([error('unknown-edition', place, String(value), { known })]);
}

/** How own unplayed rounds count (ruling A1). */
export function unplayedArgument(value: unknown): TieBreakOptions {
  if (isOmitted(value)) return DEFAULT_OPTIONS;
  const reading = UNPLAYED_READINGS.find((known) => known === String(value).trim().toLowerCase());
  if (!reading) throw badArgument('unplayed', value, UNPLAYED_READINGS.join(', '));
  return reading === DEFAULT_OPTIONS.unplayed ? DEFAULT_OPTIONS : { unplayed: reading };
}

/** A whole number from `least` on. */
export function countArgument(name: string, value: unknown, byDefault: number, least = 1): number {
  if (value === null || value === undefined || value === '') return byDefault;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number < 100) return number;
  throw badArgument(name, value, `${least}, ${least + 1}, ${least + 2} …`);
}

export function numberArgument(name: string, value: unknown, expected: string): number {
  const text =
    typeof value === 'string' ? value.trim().replace(',', '.').replace('½', '.5') : value;
  const number = text === '' || text === null ? NaN : Number(text);
  if (Number.isNaN(number)) throw badArgument(name, value, expected);
  return number;
}
