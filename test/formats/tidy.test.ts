/** Expected: the definitions taken at their word, letter by letter, for every letter of the first plane. */
import { DASHES, INVISIBLE, plainWord, SPACES, tidy } from '../../src/formats/tidy';

function tidyByLetters(text: string): string {
  let tidied = '';
  for (const letter of text) {
    if (INVISIBLE.includes(letter)) continue;
    const plain = SPACES.includes(letter) ? ' ' : DASHES.includes(letter) ? '-' : letter;
    if (plain !== ' ' || !tidied.endsWith(' ')) tidied += plain;
  }
  return tidied.trim();
}

/** Accents are the combining marks that the canonical decomposition sets apart. */
function plainByLetters(text: string): string {
  let plain = '';
  for (const letter of tidyByLetters(text).normalize('NFD')) {
    const isAccent = letter >= '\u0300' && letter <= '\u036F';
    if (!isAccent && letter !== '.') plain += letter;
  }
  return plain.toLowerCase();
}

const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
const texts = letters.flatMap((letter) => [
  letter,
  `A${letter}b.`,
  `${letter}A`,
  `A${letter}`,
  `A ${letter} b`,
]);

test('every letter, alone, inside and at the ends', () => {
  expect(texts.filter((text) => tidy(text) !== tidyByLetters(text))).toEqual([]);
});

test('words without accents, capitals and full stops', () => {
  expect(texts.filter((text) => plainWord(text) !== plainByLetters(text))).toEqual([]);
});
