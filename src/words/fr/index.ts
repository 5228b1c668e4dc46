import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const fr: LanguageFolder = {
  name: 'Français',
  locale: 'fr-FR',
  otherNames: ['french', 'frances'],
  phrases,
  problems,
  read,
  decimalMark: ',',
  // 0 point, 1 point, 1½ point, 2 points
  plural: (amount) => (Math.abs(amount) < 2 ? 0 : 1),
};
