import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const fr: LanguageFolder = {
  name: 'Français',
  locale: 'fr-FR',
  otherNames: ['french', 'frances'],
  guides: {
    arbiter: 'docs/fr/guide-arbitre.md',
    course: 'docs/fr/cours.md',
    functions: 'docs/fr/fonctions.md',
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
  // A line begins neither with a colon nor with a question mark, nor does it end with «.
  typeset: (sentence) =>
    sentence
      .replace(/ (?=[;!?])/g, '\u202f')
      .replace(/ (?=[:»])/g, '\u00a0')
      .replace(/« /g, '«\u00a0'),
  decimalMark: ',',
  listMark: ' ; ',
  listEnd: ' et ',
  // 0 point, 1 point, 1½ point, 2 points
  plural: (amount) => (Math.abs(amount) < 2 ? 0 : 1),
  ordinal: (place) => `${place}${place === 1 ? 'er' : 'e'}`,
};
