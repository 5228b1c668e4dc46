import type { Phrasebook } from '../../phrasebook';

/** Words of the pane: what is shown everywhere, and the first page. */
export const general = {
  'pane.show-all': { en: 'Show all', fr: 'Tout afficher', pt: 'Mostrar tudo' },
  'pane.place-line': { en: 'Line {line}:', fr: 'Ligne {line} :', pt: 'Linha {line}:' },
  'pane.place-column': {
    en: 'Line {line}, column {column}:',
    fr: 'Ligne {line}, colonne {column} :',
    pt: 'Linha {line}, coluna {column}:',
  },
  'pane.reading': { en: 'Reading the workbook…', fr: 'Lecture du classeur…', pt: 'A ler o livro…' },
  'pane.writing': { en: 'Writing…', fr: 'Écriture…', pt: 'A escrever…' },
  'pane.pairing': {
    en: 'Pairing round {round}…',
    fr: 'Appariement de la ronde {round}…',
    pt: 'A emparceirar a ronda {round}…',
  },
  'pane.checking': {
    en: 'Checking every round…',
    fr: 'Contrôle de toutes les rondes…',
    pt: 'A verificar todas as rondas…',
  },
  'pane.cancel': { en: 'Cancel', fr: 'Annuler', pt: 'Cancelar' },
  'pane.cancelled': {
    en: 'Cancelled; nothing was changed.',
    fr: 'Annulé ; rien n’a été modifié.',
    pt: 'Cancelado; nada foi alterado.',
  },
  'pane.dismiss': { en: 'Dismiss', fr: 'Fermer', pt: 'Fechar' },
  'pane.back': { en: 'Back', fr: 'Retour', pt: 'Voltar' },
  'pane.reload': {
    en: 'Read the workbook again',
    fr: 'Relire le classeur',
    pt: 'Ler o livro de novo',
  },
  'pane.language': { en: 'Language of the pane', fr: 'Langue du volet', pt: 'Língua do painel' },
  'pane.menu': { en: 'What to do', fr: 'Que faire', pt: 'O que fazer' },
  'pane.where': {
    en: 'Where the event stands',
    fr: 'Où en est le tournoi',
    pt: 'Em que ponto está a prova',
  },
  'pane.done': { en: 'Done', fr: 'Terminé', pt: 'Concluído' },
  'pane.write-undone': {
    en: 'Excel refused to write ({message}). The workbook is as it was before.',
    fr: 'Excel a refusé d’écrire ({message}). Le classeur est tel qu’il était.',
    pt: 'O Excel recusou-se a escrever ({message}). O livro está como estava.',
  },
  'pane.write-stuck': {
    en: 'Excel refused to write ({message}), and putting the sheets back failed too. Open the history and put the last entry back.',
    fr: 'Excel a refusé d’écrire ({message}) et la remise en état a échoué aussi. Ouvrez l’historique et restaurez la dernière entrée.',
    pt: 'O Excel recusou-se a escrever ({message}) e a reposição também falhou. Abra o histórico e reponha a última entrada.',
  },
  'pane.changed-meanwhile': {
    en: 'The workbook was changed meanwhile. It has been read again and nothing was written: please look again.',
    fr: 'Le classeur a été modifié entre-temps. Il a été relu et rien n’a été écrit : veuillez vérifier à nouveau.',
    pt: 'O livro foi alterado entretanto. Foi lido de novo e nada foi escrito: por favor, veja outra vez.',
  },
  'pane.written-not-read': {
    en: 'It was written, but the workbook could not be read again ({message}). Press “Read the workbook again”.',
    fr: 'C’est écrit, mais le classeur n’a pas pu être relu ({message}). Appuyez sur « Relire le classeur ».',
    pt: 'Foi escrito, mas não foi possível voltar a ler o livro ({message}). Prima «Ler o livro de novo».',
  },
  'pane.our-fault': {
    en: 'This should not have happened: {message}. Nothing was changed.',
    fr: 'Cela n’aurait pas dû arriver : {message}. Rien n’a été modifié.',
    pt: 'Isto não devia ter acontecido: {message}. Nada foi alterado.',
  },
  'pane.no-system': {
    en: 'The pairing system {system} is not available here.',
    fr: 'Le système d’appariement {system} n’est pas disponible ici.',
    pt: 'O sistema de emparceiramento {system} não está disponível aqui.',
  },
  'pane.cure-first': {
    en: 'Some entries of the workbook cannot be understood. Cure the problems first.',
    fr: 'Certaines saisies du classeur ne sont pas comprises. Réglez d’abord les problèmes.',
    pt: 'Há dados no livro que não se compreendem. Resolva primeiro os problemas.',
  },
  'pane.no-round-yet': {
    en: 'No round has been paired yet.',
    fr: 'Aucune ronde n’est encore appariée.',
    pt: 'Ainda não há ronda emparceirada.',
  },
  'pane.player': { en: 'Player', fr: 'Joueur', pt: 'Jogador' },
  'pane.first': { en: 'First player', fr: 'Premier joueur', pt: 'Primeiro jogador' },
  'pane.second': { en: 'Second player', fr: 'Second joueur', pt: 'Segundo jogador' },
  'pane.look': { en: 'Look at it', fr: 'Examiner', pt: 'Examinar' },
  'pane.do-not-write': { en: 'Do not write', fr: 'Ne pas écrire', pt: 'Não escrever' },
  'pane.reasons': { en: 'Reasons', fr: 'Raisons', pt: 'Razões' },
  'pane.view-home': { en: 'Event', fr: 'Tournoi', pt: 'Prova' },
  'pane.view-start': { en: 'Begin', fr: 'Commencer', pt: 'Começar' },
  'pane.view-event': {
    en: 'Settings of the event',
    fr: 'Réglages du tournoi',
    pt: 'Definições da prova',
  },
  'pane.view-round': {
    en: 'Next round: who plays',
    fr: 'Ronde suivante : qui joue',
    pt: 'Próxima ronda: quem joga',
  },
  'pane.view-preview': { en: 'Preview', fr: 'Aperçu', pt: 'Pré-visualização' },
  'pane.view-results': { en: 'Results', fr: 'Résultats', pt: 'Resultados' },
  'pane.view-changes': {
    en: 'Changes by hand',
    fr: 'Modifications manuelles',
    pt: 'Alterações manuais',
  },
  'pane.view-standings': {
    en: 'Standings and lists',
    fr: 'Classement et listes',
    pt: 'Classificação e listas',
  },
  'pane.view-check': {
    en: 'Check this event',
    fr: 'Contrôler ce tournoi',
    pt: 'Verificar esta prova',
  },
  'pane.view-explain': {
    en: 'Explain a round',
    fr: 'Expliquer une ronde',
    pt: 'Explicar uma ronda',
  },
  'pane.view-history': {
    en: 'History and undo',
    fr: 'Historique et annulation',
    pt: 'Histórico e anulação',
  },
  'pane.view-problems': { en: 'Problems', fr: 'Problèmes', pt: 'Problemas' },
  'pane.view-export': { en: 'Export', fr: 'Exportation', pt: 'Exportação' },
  'pane.before-round-1': { en: 'Before round 1', fr: 'Avant la ronde 1', pt: 'Antes da ronda 1' },
  'pane.enter-players': {
    en: 'Enter the players in the sheet Players; numbers may stay empty.',
    fr: 'Saisissez les joueurs dans la feuille Joueurs ; les numéros peuvent rester vides.',
    pt: 'Escreva os jogadores na folha Jogadores; os números podem ficar vazios.',
  },
  'pane.results-in': {
    en: '{done} of {all} results are in',
    fr: '{done} résultats sur {all} saisis',
    pt: '{done} de {all} resultados registados',
  },
  'pane.enter-results': {
    en: 'Enter results',
    fr: 'Saisir les résultats',
    pt: 'Registar resultados',
  },
  'pane.pair-round': {
    en: 'Pair round {round}',
    fr: 'Apparier la ronde {round}',
    pt: 'Emparceirar a ronda {round}',
  },
  'pane.final-standings': {
    en: 'Final standings',
    fr: 'Classement final',
    pt: 'Classificação final',
  },
  'pane.problems-to-cure': {
    en: 'Problems to cure: {count}',
    fr: 'Problèmes à régler : {count}',
    pt: 'Problemas a resolver: {count}',
  },
  'pane.warnings': {
    en: 'Remarks: {count}',
    fr: 'Remarques : {count}',
    pt: 'Observações: {count}',
  },
  'pane.problems-intro': {
    en: 'A click on a cell shows it in the sheet.',
    fr: 'Un clic sur une cellule la montre dans la feuille.',
    pt: 'Um clique numa célula mostra-a na folha.',
  },
  'pane.no-problems': {
    en: 'Everything in the workbook is understood.',
    fr: 'Tout le classeur est compris.',
    pt: 'Tudo no livro é compreendido.',
  },
} satisfies Phrasebook;
