import type { workbench as english } from '../en/workbench';
import type { WordsLike } from '../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Nouveau',
  'workbench.open': 'Ouvrir…',
  'workbench.save': 'Enregistrer .xlsx',
  'workbench.samples': 'Exemples',
  'workbench.language': 'Langue',
  'workbench.pair': 'Apparier la ronde',
  'workbench.standings': 'Classement',
  'workbench.check': 'Contrôler le tournoi',
  'workbench.pane': 'Volet Pairsheet',
  'workbench.undo': 'Annuler',
  'workbench.redo': 'Rétablir',
  'workbench.closePane': 'Fermer le volet',
  'workbench.resize': 'Largeur du volet',
  'workbench.workbook': 'Classeur',
  'workbench.untitled': 'Nouveau classeur',
  'workbench.ready':
    'Un tableur dans le navigateur avec le complément Pairsheet. Rien ne quitte cet ordinateur.',
  'workbench.recent': 'Récents',
  'workbench.restored': 'Repris de ce navigateur, dans l’état du ',
  'workbench.notRestored': 'Le classeur conservé dans ce navigateur n’a pas pu être repris : ',
  'workbench.notKept':
    'Ce navigateur ne conserve pas vos changements : enregistrez le classeur dans un fichier.',
  'workbench.notOpened': 'Impossible d’ouvrir ce fichier : ',
  'workbench.copy': 'valeurs',
  'workbench.saved': 'Enregistré sous ',
};
