import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const en: LanguageFolder = {
  name: 'English',
  locale: 'en-US',
  otherNames: ['anglais', 'ingles'],
  phrases,
  problems,
  read,
  decimalMark: '.',
  // ½ point, 1 point, 0 points, 1½ points
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
};
