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
  listEnd: ' and ',
  // ½ point, 1 point, 0 points, 1½ points
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
  // 1st, 2nd, 3rd, 4th, 11th, 21st
  ordinal: (place) => {
    const last = Math.floor(place / 10) % 10 === 1 ? 0 : place % 10;
    return `${place}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
  },
};
