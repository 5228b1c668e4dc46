import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const pt: LanguageFolder = {
  name: 'Português',
  locale: 'pt-PT',
  otherNames: ['portuguese', 'portugais'],
  phrases,
  problems,
  read,
  decimalMark: ',',
  // ½ ponto, 1 ponto, 0 pontos, 1½ pontos
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
};
