import type { Phrasebook } from '../../phrasebook';

/** Words of the pane: beginning an event, and its settings. */
export const setup = {
  'pane.start-intro': {
    en: 'This workbook has no event yet.',
    fr: 'Ce classeur ne contient pas encore de tournoi.',
    pt: 'Este livro ainda não tem nenhuma prova.',
  },
  'pane.start-new': { en: 'New', fr: 'Nouveau', pt: 'Novo' },
  'pane.start-adopt': { en: 'My list', fr: 'Ma liste', pt: 'A minha lista' },
  'pane.start-trf': { en: 'TRF', fr: 'TRF', pt: 'TRF' },
  'pane.start-sample': { en: 'Sample', fr: 'Exemple', pt: 'Exemplo' },
  'pane.create-event': { en: 'Create the event', fr: 'Créer le tournoi', pt: 'Criar a prova' },
  'pane.create-event-next': {
    en: 'Then enter the players in the sheet Players, or paste them there.',
    fr: 'Saisissez ou collez ensuite les joueurs dans la feuille Joueurs.',
    pt: 'Depois escreva ou cole os jogadores na folha Jogadores.',
  },
  'pane.event-created': { en: 'Event created', fr: 'Tournoi créé', pt: 'Prova criada' },
  'pane.list-adopted': {
    en: 'List adopted: {count} players',
    fr: 'Liste adoptée : {count} joueurs',
    pt: 'Lista adotada: {count} jogadores',
  },
  'pane.trf-imported': {
    en: 'TRF imported: {count} players',
    fr: 'TRF importé : {count} joueurs',
    pt: 'TRF importado: {count} jogadores',
  },
  'pane.sample-opened': {
    en: 'Sample opened: {name}',
    fr: 'Exemple ouvert : {name}',
    pt: 'Exemplo aberto: {name}',
  },
  'pane.samples-intro': {
    en: 'All players are invented. Use an empty workbook.',
    fr: 'Tous les joueurs sont inventés. Utilisez un classeur vide.',
    pt: 'Todos os jogadores são inventados. Use um livro vazio.',
  },
  'pane.adopt-sheet': {
    en: 'Sheet with the list',
    fr: 'Feuille de la liste',
    pt: 'Folha com a lista',
  },
  'pane.adopt-look': { en: 'Look', fr: 'Examiner', pt: 'Examinar' },
  'pane.adopted-found': {
    en: '{count} players understood',
    fr: '{count} joueurs reconnus',
    pt: '{count} jogadores reconhecidos',
  },
  'pane.left-alone': { en: 'left alone', fr: 'laissé tel quel', pt: 'não é usado' },
  'pane.keep-numbers': {
    en: 'Keep the numbers of my list',
    fr: 'Garder les numéros de ma liste',
    pt: 'Manter os números da minha lista',
  },
  'pane.adopt-event': {
    en: 'Adopt {count} players',
    fr: 'Adopter {count} joueurs',
    pt: 'Adotar {count} jogadores',
  },
  'pane.trf-choose': {
    en: 'Choose a TRF file…',
    fr: 'Choisir un fichier TRF…',
    pt: 'Escolher um ficheiro TRF…',
  },
  'pane.trf-text': { en: '… or paste it here', fr: '… ou collez-le ici', pt: '… ou cole-o aqui' },
  'pane.import-trf': { en: 'Import', fr: 'Importer', pt: 'Importar' },
  'pane.field-name': { en: 'Name of the event', fr: 'Nom du tournoi', pt: 'Nome da prova' },
  'pane.field-place': { en: 'Place', fr: 'Lieu', pt: 'Local' },
  'pane.field-start': { en: 'Start', fr: 'Début', pt: 'Início' },
  'pane.field-end': { en: 'End', fr: 'Fin', pt: 'Fim' },
  'pane.field-arbiter': { en: 'Chief arbiter', fr: 'Arbitre principal', pt: 'Árbitro principal' },
  'pane.field-system': {
    en: 'Pairing system',
    fr: 'Système d’appariement',
    pt: 'Sistema de emparceiramento',
  },
  'pane.field-rounds': { en: 'Rounds', fr: 'Rondes', pt: 'Rondas' },
  'pane.field-first-table': { en: 'First table', fr: 'Première table', pt: 'Primeira mesa' },
  'pane.field-bye': { en: 'Points for the bye', fr: 'Points de l’exempt', pt: 'Pontos do isento' },
  'pane.field-language': {
    en: 'Language of the sheets',
    fr: 'Langue des feuilles',
    pt: 'Língua das folhas',
  },
  'pane.field-preset': {
    en: 'Recommended tie-breaks for',
    fr: 'Départages conseillés pour',
    pt: 'Desempates recomendados para',
  },
  'pane.field-tie-breaks': {
    en: 'Tie-breaks in order',
    fr: 'Départages, dans l’ordre',
    pt: 'Desempates, por ordem',
  },
  'pane.field-forbidden': { en: 'Kept apart', fr: 'Ne se rencontrent pas', pt: 'Não se defrontam' },
  'pane.field-forbidden-hint': {
    en: 'Numbers: 3-7; 4-9 (1, 2) for rounds 1 and 2 only',
    fr: 'Numéros : 3-7; 4-9 (1, 2) pour les rondes 1 et 2 seulement',
    pt: 'Números: 3-7; 4-9 (1, 2) só para as rondas 1 e 2',
  },
  'pane.unknown-tie-break': {
    en: 'Unknown tie-break: {code}',
    fr: 'Départage inconnu : {code}',
    pt: 'Desempate desconhecido: {code}',
  },
  'pane.save-settings': { en: 'Save', fr: 'Enregistrer', pt: 'Guardar' },
  'pane.settings-saved': {
    en: 'Settings saved',
    fr: 'Réglages enregistrés',
    pt: 'Definições guardadas',
  },
} satisfies Phrasebook;
