/** The workbench's own words; the add-in brings its own. */
import type { Language } from '../host/externalContext';

const words = {
  newEvent: { en: 'New', fr: 'Nouveau', pt: 'Novo' },
  open: { en: 'Open…', fr: 'Ouvrir…', pt: 'Abrir…' },
  save: { en: 'Save .xlsx', fr: 'Enregistrer .xlsx', pt: 'Guardar .xlsx' },
  samples: { en: 'Sample events', fr: 'Exemples', pt: 'Exemplos' },
  language: { en: 'Language', fr: 'Langue', pt: 'Língua' },
  pair: { en: 'Pair next round', fr: 'Apparier la ronde', pt: 'Emparceirar a ronda' },
  standings: { en: 'Standings', fr: 'Classement', pt: 'Classificação' },
  check: { en: 'Check the event', fr: 'Vérifier le tournoi', pt: 'Verificar o torneio' },
  pane: { en: 'Pairsheet pane', fr: 'Volet Pairsheet', pt: 'Painel Pairsheet' },
  undo: { en: 'Undo', fr: 'Annuler', pt: 'Anular' },
  redo: { en: 'Redo', fr: 'Rétablir', pt: 'Refazer' },
  closePane: { en: 'Close the pane', fr: 'Fermer le volet', pt: 'Fechar o painel' },
  resize: {
    en: 'Width of the pane',
    fr: 'Largeur du volet',
    pt: 'Largura do painel',
  },
  workbook: { en: 'Workbook', fr: 'Classeur', pt: 'Livro' },
  untitled: { en: 'New workbook', fr: 'Nouveau classeur', pt: 'Novo livro' },
  ready: {
    en: 'A spreadsheet in the browser with the Pairsheet add-in. Nothing leaves this machine.',
    fr: 'Un tableur dans le navigateur avec le complément Pairsheet. Rien ne quitte cet ordinateur.',
    pt: 'Uma folha de cálculo no navegador com o suplemento Pairsheet. Nada sai deste computador.',
  },
  recent: { en: 'Recent', fr: 'Récents', pt: 'Recentes' },
  restored: {
    en: 'Restored from this browser, as it was on ',
    fr: 'Repris de ce navigateur, dans l’état du ',
    pt: 'Recuperado deste navegador, no estado de ',
  },
  notRestored: {
    en: 'The workbook kept in this browser could not be restored: ',
    fr: 'Le classeur conservé dans ce navigateur n’a pas pu être repris : ',
    pt: 'O livro conservado neste navegador não pôde ser recuperado: ',
  },
  notKept: {
    en: 'This browser keeps no copy of your changes: save the workbook as a file.',
    fr: 'Ce navigateur ne conserve pas vos changements : enregistrez le classeur dans un fichier.',
    pt: 'Este navegador não conserva as suas alterações: guarde o livro num ficheiro.',
  },
  notOpened: {
    en: 'This file could not be opened: ',
    fr: 'Impossible d’ouvrir ce fichier : ',
    pt: 'Não foi possível abrir este ficheiro: ',
  },
  copy: { en: 'values', fr: 'valeurs', pt: 'valores' },
  saved: { en: 'Saved as ', fr: 'Enregistré sous ', pt: 'Guardado como ' },
  players: { en: 'players', fr: 'joueurs', pt: 'jogadores' },
} as const;

export type Word = keyof typeof words;

export function say(word: Word, language: Language): string {
  return words[word][language];
}
