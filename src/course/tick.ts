import { streamOf } from '../generate/random';
import type { Language } from '../model/types';
import { say } from '../sheets/say';
import type { Answer } from './exercise';

/** What stands beside an answer. */
export const RIGHT = '✓';
export const WRONG = '✗';

/** Primes: two answers up to 999 points apart never look alike. */
const STRETCH = 7919;
const WRAP = 99991;

/**
 * A formula that every spreadsheet knows and that ticks what stands in a cell. It holds a checksum of
 * the answer instead of the answer: nobody reads it by a glance at the formula bar.
 */
export function tickFormula(
  cell: string,
  answer: Answer,
  language: Language,
  salt: number,
): string {
  const typed = answer.kind === 'number' ? `ROUND(${cell}*100,0)` : `CODE(UPPER(LEFT(${cell},1)))`;
  const sum = checksum(codeOf(answer, language), salt);
  const isRight = `IFERROR(MOD(${typed}*${STRETCH}+${salt},${WRAP})=${sum},FALSE)`;
  return `=IF(${cell}="","",IF(${isRight},"${RIGHT}","${WRONG}"))`;
}

const codeOf = (answer: Answer, language: Language): number =>
  answer.kind === 'number'
    ? Math.round(answer.value * 100)
    : colourLetter(answer.value, language).charCodeAt(0);

function checksum(code: number, salt: number): number {
  const rest = (code * STRETCH + salt) % WRAP;
  return rest < 0 ? rest + WRAP : rest;
}

/** As the sheet calls a colour, in capitals. */
export const colourLetter = (colour: 'white' | 'black', language: Language): string =>
  say(language, colour === 'white' ? 'word.white-letter' : 'word.black-letter').toUpperCase();

/** Another number for each cell, so that equal answers do not look equal. */
export const saltOf = (seed: number, index: number): number =>
  streamOf(seed, `tick ${index}`).integer(1, WRAP - 1);

/** What would be typed, for the solution. */
export const answerCell = (answer: Answer, language: Language): string | number =>
  answer.kind === 'number' ? answer.value : colourLetter(answer.value, language);
