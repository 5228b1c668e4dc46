import { streamOf } from '../../generate/random';
import type { Language } from '../../model/types';
import { say } from '../../sheets/plan/say';
import type { Answer } from './exercise';
import { historyCode, typedHistory, typedLetter, typedNumber, typedOpponent } from './typed';

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
  const sum = checksum(codeOf(answer, language), salt);
  const isRight = `IFERROR(MOD(${typedCode(cell, answer)}*${STRETCH}+${salt},${WRAP})=${sum},FALSE)`;
  return `=IF(${cell}="","",IF(${isRight},"${RIGHT}","${WRONG}"))`;
}

/**
 * What names the wrong way that leads to what was typed: the slips in their order, by their checksums; of a
 * colour the other one. Gives a text, empty where nothing fits.
 */
export function slipFormula(
  cell: string,
  answer: Answer,
  slips: readonly { readonly value: number; readonly text: string }[],
  turned: string,
  language: Language,
  salt: number,
): string | null {
  const wrong =
    answer.kind === 'colour'
      ? [{ answer: turnedRound(answer), text: turned }]
      : slips.map(({ value, text }) => ({ answer: { ...answer, value } as Answer, text }));
  if (wrong.length === 0 || answer.kind === 'history') return null;
  const typed = `IFERROR(MOD(${typedCode(cell, answer)}*${STRETCH}+${salt},${WRAP}),-1)`;
  const texts = wrong.map(
    (each) => `IF(${typed}=${checksum(codeOf(each.answer, language), salt)},${each.text},"")`,
  );
  return `IF(${cell}="","",${texts.join('&')})`;
}

const turnedRound = (answer: Extract<Answer, { kind: 'colour' }>): Answer => ({
  ...answer,
  value: answer.value === 'white' ? 'black' : 'white',
});

/** What was typed as a whole number. */
function typedCode(cell: string, answer: Answer): string {
  switch (answer.kind) {
    case 'number': {
      const number = answer.of === undefined ? typedNumber(cell) : typedOpponent(cell, answer.of);
      return `ROUND(${number}*100,0)`;
    }
    case 'colour':
      return typedLetter(cell);
    case 'history':
      return `(${typedHistory(cell)})`;
  }
}

/** The answer as the same whole number. */
function codeOf(answer: Answer, language: Language): number {
  switch (answer.kind) {
    case 'number':
      return Math.round(answer.value * 100);
    case 'colour':
      return colourLetter(answer.value, language).charCodeAt(0);
    case 'history':
      return historyCode(historyText(answer.value, language));
  }
}

function checksum(code: number, salt: number): number {
  const rest = (code * STRETCH + salt) % WRAP;
  return rest < 0 ? rest + WRAP : rest;
}

/** As the sheet calls a colour, in capitals. */
export const colourLetter = (colour: 'white' | 'black', language: Language): string =>
  say(language, colour === 'white' ? 'word.white-letter' : 'word.black-letter').toUpperCase();

/** A history in the letters of the sheet: `-` is a round without a game. */
export const historyText = (
  history: readonly ('white' | 'black' | null)[],
  language: Language,
): string =>
  history.map((colour) => (colour === null ? '-' : colourLetter(colour, language))).join('');

/** Another number for each cell, so that equal answers do not look equal. */
export const saltOf = (seed: number, index: number): number =>
  streamOf(seed, `tick ${index}`).integer(1, WRAP - 1);

/** What would be typed, for the solution. */
export function answerCell(answer: Answer, language: Language): string | number {
  if (answer.kind === 'number') return answer.value;
  return answer.kind === 'colour'
    ? colourLetter(answer.value, language)
    : historyText(answer.value, language);
}
