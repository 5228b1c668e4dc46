import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';

export const fr: LanguageFolder = {
  name: 'Français',
  phrases,
  problems,
  // 0 point, 1 point, 1½ point, 2 points
  plural: (amount) => (Math.abs(amount) < 2 ? 0 : 1),
};
