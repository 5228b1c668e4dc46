import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const fr: LanguageFolder = {
  name: 'Français',
  locale: 'fr-FR',
  otherNames: ['french', 'frances'],
  // When they are asked for: the command line reads what a language says once it is spoken.
  get phrases() {
    return phrases;
  },
  get problems() {
    return problems;
  },
  read,
  // 0 point, 1 point, 1½ point, 2 points
  plural: (amount) => (Math.abs(amount) < 2 ? 0 : 1),
};
