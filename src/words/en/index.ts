import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const en: LanguageFolder = {
  name: 'English',
  locale: 'en-US',
  otherNames: ['anglais', 'ingles'],
  guides: {
    arbiter: 'docs/arbiter-guide.md',
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
  decimalMark: '.',
  listMark: '; ',
  // ½ point, 1 point, 0 points, 1½ points
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
};
