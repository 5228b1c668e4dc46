import type { workbench as english } from '../../en/pane/workbench';
import type { WordsLike } from '../../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Nouveau',
  'workbench.open': 'Ouvrir…',
  'workbench.save': 'Enregistrer .xlsx',
  'workbench.print': 'Imprimer / PDF…',
  'workbench.printHint':
    'Imprimer la feuille affichée, ou l’enregistrer en PDF dans la boîte d’impression',
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
  'workbench.together':
    'Ce tournoi est aussi ouvert dans un autre onglet : ce qui est fait dans l’un se voit dans l’autre.',
  'workbench.takenBack':
    'La dernière action faite ici n’a pas pu être réunie avec l’autre onglet et a été annulée. Veuillez la refaire.',
  'workbench.becameCopy':
    'Un autre onglet a modifié ce tournoi. Vos propres changements sont désormais une copie : ',
  'workbench.copyOf': 'copie',
  'workbench.notOpened': 'Impossible d’ouvrir ce fichier : ',
  'workbench.isOds':
    'OpenDocument ne s’ouvre pas ici. Enregistrez-le au format .xlsx et ouvrez celui-ci.',
  'workbench.isXls':
    'c’est un classeur d’Excel 97–2003, ou protégé par un mot de passe. Enregistrez-le en .xlsx sans mot de passe.',
  'workbench.isNoWorkbook':
    'ce n’est pas un classeur. Pour un TRF ou une liste en texte, utilisez Importer dans le volet.',
  'workbench.copy': 'valeurs',
  'workbench.savedFrozen':
    'Enregistré. Le tournoi est terminé : ses listes vivantes sont des valeurs dans le fichier, lisibles sans Pairsheet.',
  'workbench.saved': 'Enregistré sous ',
  'workbench.projector': 'Projecteur',
  'workbench.projectorHint': 'Le tournoi en grands caractères pour le mur, dans une fenêtre à part',
  'workbench.projectorWaits':
    'Ouvrez un tournoi dans l’atelier, dans un autre onglet de ce navigateur : il s’affiche ici.',
  'workbench.projectorNoEvent':
    'Le classeur ouvert n’a pas de tournoi à montrer ; le volet dit ce qui manque.',
  'workbench.projectorDuring': 'Classement pendant la ronde {round}',
  'workbench.projectorPause': 'pause',
  'workbench.projectorGo': 'reprendre',
  'workbench.projectorTables': 'par table',
  'workbench.projectorNames': 'par nom',
  'workbench.projectorStandings': 'classement',
  'workbench.projectorBrackets': 'l’appariement expliqué',
  'workbench.projectorWithBrackets': 'avec les niveaux à leur tour',
  'workbench.projectorWithoutBrackets': 'sans les niveaux',
  'workbench.projectorAll': 'tout à tour de rôle',
  'workbench.projectorLarger': 'plus grand',
  'workbench.projectorSmaller': 'plus petit',
  'workbench.projectorLight': 'clair ou sombre',
  'workbench.projectorFull': 'plein écran',
};
