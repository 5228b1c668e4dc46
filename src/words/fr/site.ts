import type { WordsLike } from '../like';
import type { site as english } from '../en/site';

export const site: WordsLike<typeof english> = {
  home: 'Obtenir Pairsheet',
  guide: 'Guide',
  functions: 'Fonctions',
  support: 'Aide',
  administrators: 'Administrateurs',
  privacy: 'Confidentialité',
  workbench: 'Atelier',
  functionsTitle: 'Les fonctions de Pairsheet',
  functionsIntro:
    'Tapez-les dans n’importe quelle cellule, avec CHESS et un point devant le nom. Rien n’est envoyé : elles calculent dans Excel.',
  mayBeOmitted: 'facultatif',
  repeats: 'peut être donné plusieurs fois',
  more: 'Forme des tableaux, éditions, exemples',
  contents: 'Sommaire',
};
