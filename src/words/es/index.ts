import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const es: LanguageFolder = {
  name: 'Español',
  locale: 'es-ES',
  otherNames: ['spanish', 'espagnol', 'espanhol', 'spanisch'],
  guides: {
    arbiter: 'docs/es/guia.md',
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
  listEnd: ' y ',
  // ½ punto, 1 punto, 0 puntos, 1½ puntos
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
  ordinal: (place) => `${place}.º`,
};
