import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';

export const pt: LanguageFolder = {
  name: 'Português',
  phrases,
  problems,
  // ½ ponto, 1 ponto, 0 pontos, 1½ pontos
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
};
