import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const de: LanguageFolder = {
  name: 'Deutsch',
  locale: 'de-DE',
  otherNames: ['german', 'allemand', 'alemao', 'aleman'],
  guides: {
    arbiter: 'docs/de/anleitung.md',
    course: 'docs/course.md',
    functions: 'docs/functions.md',
  },
  // When they are asked for: the command line reads what a language says once it is spoken.
  get phrases() {
    return phrases;
  },
  get problems() {
    return problems;
  },
  get read() {
    return read;
  },
  typeset: (sentence) => sentence,
  decimalMark: ',',
  listMark: '; ',
  listEnd: ' und ',
  // ½ Punkt, 1 Punkt, 0 Punkte, 1½ Punkte
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
  ordinal: (place) => `${place}.`,
};
