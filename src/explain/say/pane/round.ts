import type { Phrasebook } from '../../phrasebook';

/** Words of the pane: the round and its results. */
export const round = {
  'pane.roll-intro': {
    en: 'Who does not play round {round}? Everybody else is paired.',
    fr: 'Qui ne joue pas la ronde {round} ? Tous les autres sont appariés.',
    pt: 'Quem não joga a ronda {round}? Todos os outros são emparceirados.',
  },
  'pane.no-shows': {
    en: 'Lost round {round} by forfeit',
    fr: 'Forfait à la ronde {round}',
    pt: 'Falta de comparência na ronda {round}',
  },
  'pane.no-shows-hint': {
    en: 'Whoever stayed away without notice counts as withdrawn, unless he has explained it.',
    fr: 'Un absent qui n’a pas prévenu est considéré comme ayant abandonné, sauf explication.',
    pt: 'Quem faltou sem avisar considera-se desistente, salvo se o tiver justificado.',
  },
  'pane.presence': { en: 'Takes part', fr: 'Participation', pt: 'Participação' },
  'pane.presence-zeroBye': {
    en: 'absent, 0 points',
    fr: 'absent, 0 point',
    pt: 'ausente, 0 pontos',
  },
  'pane.presence-halfBye': {
    en: 'half-point bye',
    fr: 'bye d’un demi-point',
    pt: 'bye de meio ponto',
  },
  'pane.presence-fullBye': { en: 'full-point bye', fr: 'bye d’un point', pt: 'bye de um ponto' },
  'pane.presence-withdrawn': { en: 'withdraws', fr: 'abandonne', pt: 'desiste' },
  'pane.presence-present': { en: 'plays', fr: 'joue', pt: 'joga' },
  'pane.note': { en: 'Note', fr: 'Noter', pt: 'Anotar' },
  'pane.all-present': { en: 'Everybody plays.', fr: 'Tout le monde joue.', pt: 'Todos jogam.' },
  'pane.save-roll': {
    en: 'Write without pairing',
    fr: 'Écrire sans apparier',
    pt: 'Escrever sem emparceirar',
  },
  'pane.roll-saved': {
    en: 'Round {round}: {count} entries written',
    fr: 'Ronde {round} : {count} saisies écrites',
    pt: 'Ronda {round}: {count} registos escritos',
  },
  'pane.late-entry': { en: 'Late entry', fr: 'Inscription tardive', pt: 'Inscrição tardia' },
  'pane.missed-rounds': { en: 'Rounds missed', fr: 'Rondes manquées', pt: 'Rondas perdidas' },
  'pane.missed-zero': { en: '0 points each', fr: '0 point chacune', pt: '0 pontos cada' },
  'pane.missed-half': { en: '½ point each', fr: '½ point chacune', pt: '½ ponto cada' },
  'pane.even-later': {
    en: 'Our rules admit entries after round 3',
    fr: 'Notre règlement admet l’inscription après la ronde 3',
    pt: 'O nosso regulamento admite inscrições após a ronda 3',
  },
  'pane.enter-player': {
    en: 'Enter the player',
    fr: 'Inscrire le joueur',
    pt: 'Inscrever o jogador',
  },
  'pane.player-entered': {
    en: '{name} enters with number {no}',
    fr: '{name} entre avec le numéro {no}',
    pt: '{name} entra com o número {no}',
  },
  'pane.warn-unrated': {
    en: 'Players without a rating: {count}. They stand at the end of the list.',
    fr: 'Joueurs sans Elo : {count}. Ils figurent en fin de liste.',
    pt: 'Jogadores sem rating: {count}. Ficam no fim da lista.',
  },
  'pane.warn-order': {
    en: 'The numbers do not follow the initial order (rating, title, name). Renumber under “Changes by hand” if they should.',
    fr: 'Les numéros ne suivent pas l’ordre initial (Elo, titre, nom). Renumérotez sous « Modifications manuelles » s’il le faut.',
    pt: 'Os números não seguem a ordem inicial (rating, título, nome). Renumere em «Alterações manuais» se for preciso.',
  },
  'pane.warn-many-rounds': {
    en: '{rounds} rounds for {players} players: later rounds may have no legal pairing.',
    fr: '{rounds} rondes pour {players} joueurs : les dernières rondes risquent d’être impossibles.',
    pt: '{rounds} rondas para {players} jogadores: as últimas podem não ter emparceiramento possível.',
  },
  'pane.lots-white': {
    en: 'Drawing of lots: White for number 1 (seed {seed}, kept in the settings)',
    fr: 'Tirage au sort : Blancs pour le numéro 1 (graine {seed}, gardée dans les réglages)',
    pt: 'Sorteio: Brancas para o número 1 (semente {seed}, guardada nas definições)',
  },
  'pane.lots-black': {
    en: 'Drawing of lots: Black for number 1 (seed {seed}, kept in the settings)',
    fr: 'Tirage au sort : Noirs pour le numéro 1 (graine {seed}, gardée dans les réglages)',
    pt: 'Sorteio: Pretas para o número 1 (semente {seed}, guardada nas definições)',
  },
  'pane.with-working': {
    en: 'Write the reasons into a sheet too',
    fr: 'Écrire aussi les raisons dans une feuille',
    pt: 'Escrever também as razões numa folha',
  },
  'pane.write-round': {
    en: 'Write round {round}',
    fr: 'Écrire la ronde {round}',
    pt: 'Escrever a ronda {round}',
  },
  'pane.round-paired': {
    en: 'Round {round} paired: {games} games',
    fr: 'Ronde {round} appariée : {games} parties',
    pt: 'Ronda {round} emparceirada: {games} partidas',
  },
  'pane.round-paired-again': {
    en: 'Round {round} paired again: {games} games',
    fr: 'Ronde {round} appariée de nouveau : {games} parties',
    pt: 'Ronda {round} emparceirada de novo: {games} partidas',
  },
  'pane.verify': {
    en: 'Second pass: type every result again',
    fr: 'Second passage : ressaisir chaque résultat',
    pt: 'Segunda passagem: repetir cada resultado',
  },
  'pane.keys': { en: 'Keys', fr: 'Touches', pt: 'Teclas' },
  'pane.key-move': { en: 'other table', fr: 'autre table', pt: 'outra mesa' },
  'pane.key-clear': { en: 'no result', fr: 'pas de résultat', pt: 'sem resultado' },
  'pane.result-entered': {
    en: 'Round {round}, table {table}: {result} (was {was})',
    fr: 'Ronde {round}, table {table} : {result} (avant : {was})',
    pt: 'Ronda {round}, mesa {table}: {result} (antes: {was})',
  },
  'pane.results-typed': {
    en: 'Results of round {round}',
    fr: 'Résultats de la ronde {round}',
    pt: 'Resultados da ronda {round}',
  },
  'pane.result-corrected': {
    en: 'Correction, round {round}, table {table}: {result} instead of {was}',
    fr: 'Correction, ronde {round}, table {table} : {result} au lieu de {was}',
    pt: 'Correção, ronda {round}, mesa {table}: {result} em vez de {was}',
  },
} satisfies Phrasebook;
