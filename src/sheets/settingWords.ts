import { LANGUAGES, type Language, type SystemId } from '../model/types';
import { systemByWords } from '../systems';
import { wordsOf } from '../words';
import { plainHeader } from './names/knownWords';
import { PAPERS, type Paper } from './plan/plan';
import { readPrizeRules, type PrizeRules } from './prizeRules';

/** By id, or by a name that begins like it: `Dutch 2016 (C.04.3)`, `Néerlandais 2016`. */
export const parseSystem = (text: string): SystemId | null =>
  systemByWords(plainHeader(text))?.id ?? null;

export function parseLanguage(text: string): Language | null {
  const plain = plainHeader(text);
  // `pt-BR` begins as Portuguese does: what is said exactly comes first.
  return (
    LANGUAGES.find(
      (language) =>
        plain === plainHeader(language) ||
        plainHeader(wordsOf(language).name) === plain ||
        wordsOf(language).otherNames.includes(plain),
    ) ??
    LANGUAGES.find((language) => plain.startsWith(`${language} `)) ??
    null
  );
}

export const parsePaper = (text: string): Paper | null =>
  PAPERS.find((each) => plainHeader(each) === plainHeader(text)) ?? null;

export function parsePrizeRules(text: string): PrizeRules | null {
  const understood = readPrizeRules(splitList(text.replace(/,/g, ';')));
  return understood.ok ? understood.rules : null;
}

/** A date for each round; between two semicolons may stand none. */
export const splitDates = (text: string): string[] =>
  text.includes(';') ? text.split(';').map((part) => part.trim()) : splitList(text);

export const splitList = (text: string): string[] =>
  text
    .split(/[;\n]|, (?=\S)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const splitCodes = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    // One code has a small letter: it is kept as the Handbook spells it.
    .map((code) => code.trim().toUpperCase().replace('MPVGP', 'MPvGP'))
    .filter((code) => code !== '');
