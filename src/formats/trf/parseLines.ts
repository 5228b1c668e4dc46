import { cleanText } from '../../model/cleanText';
import type { HalfPoints, Team } from '../../model/types';
import { FIRST_ROUND_COLUMN, ROUND_WIDTH } from './layout';
import { parseInteger, parseTrfPoints } from './numbers';

/** Line 132: the dates of the rounds, each above its round's column; else simply one after another. */
export function parseRoundDates(line: string): string[] {
  if (line.slice(4, FIRST_ROUND_COLUMN).trim() !== '') return line.slice(4).trim().split(/\s+/);
  const dates: string[] = [];
  for (let column = FIRST_ROUND_COLUMN; column < line.length; column += ROUND_WIDTH)
    dates.push(line.slice(column, column + ROUND_WIDTH).trim());
  while (dates.length > 0 && dates[dates.length - 1] === '') dates.pop();
  return dates;
}

/** Line 013: the name up to column 36, then the numbers of the players; NaN for what is no number. */
export function parseTeam(line: string): Team {
  return {
    name: cleanText(line.slice(4, 36)),
    players: numbersIn(line.slice(36)),
  };
}

export const numbersIn = (text: string): number[] =>
  text.split(/\s+/).filter(Boolean).map(parseInteger);

/** Line XXA: columns are fixed (a blank is 0 for that round), but free spacing is understood as well. */
export function parseXxa(line: string): { no: number; points: HalfPoints[] } {
  const words = cleanText(line.slice(4)).split(' ');
  const aligned = line.length > 9 && /^.{4}( *\d+)( .{4})+ *$/.test(line.trimEnd().padEnd(14));
  const fields =
    aligned && line.slice(4, 8).trim() === words[0]
      ? (line.slice(8).match(/.{1,5}/g) ?? []).map((field) => field.trim() || '0')
      : words.slice(1);
  return { no: parseInteger(words[0]), points: fields.map(parseTrfPoints) };
}
