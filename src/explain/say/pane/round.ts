import type { Phrasebook } from '../../phrasebook';

/** Words of the pane: the round, its results, changes by hand. */
export const round = {
  'pane.roll-intro': {
    en: 'Who does not play round {round}? Everybody else is paired.',
    fr: 'Qui ne joue pas la ronde {round} ? Tous les autres sont appariés.',
    pt: 'Quem não joga a ronda {round}? Todos os outros são emparceirados.',
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
  'pane.result-corrected': {
    en: 'Correction, round {round}, table {table}: {result} instead of {was}',
    fr: 'Correction, ronde {round}, table {table} : {result} au lieu de {was}',
    pt: 'Correção, ronda {round}, mesa {table}: {result} em vez de {was}',
  },
  'pane.changes-intro': {
    en: 'Changes to round {round}. Each is judged before it is written.',
    fr: 'Modifications de la ronde {round}. Chacune est jugée avant d’être écrite.',
    pt: 'Alterações à ronda {round}. Cada uma é avaliada antes de ser escrita.',
  },
  'pane.swap-players': {
    en: 'Exchange two players',
    fr: 'Échanger deux joueurs',
    pt: 'Trocar dois jogadores',
  },
  'pane.swap': {
    en: '{a} and {b} are exchanged',
    fr: '{a} et {b} sont échangés',
    pt: '{a} e {b} são trocados',
  },
  'pane.turn-colours': {
    en: 'Change the colours of a table',
    fr: 'Inverser les couleurs d’une table',
    pt: 'Trocar as cores de uma mesa',
  },
  'pane.turn': {
    en: 'Colours of {player} and his opponent changed',
    fr: 'Couleurs de {player} et de son adversaire inversées',
    pt: 'Cores de {player} e do adversário trocadas',
  },
  'pane.late-against-bye': {
    en: 'A player who came late plays the bye',
    fr: 'Un retardataire joue contre l’exempt',
    pt: 'Um atrasado joga com o isento',
  },
  'pane.against-bye': {
    en: '{player} plays against the bye',
    fr: '{player} joue contre l’exempt',
    pt: '{player} joga com o isento',
  },
  'pane.loses-results': {
    en: 'Results that are lost and must be entered again: {count}',
    fr: 'Résultats perdus, à ressaisir : {count}',
    pt: 'Resultados que se perdem e têm de ser registados de novo: {count}',
  },
  'pane.no-such-change': {
    en: 'These players cannot be exchanged.',
    fr: 'Ces joueurs ne peuvent pas être échangés.',
    pt: 'Estes jogadores não podem ser trocados.',
  },
  'pane.pair-again': {
    en: 'Pair the round again',
    fr: 'Refaire l’appariement',
    pt: 'Refazer o emparceiramento',
  },
  'pane.pair-again-hint': {
    en: 'Only while it has no result. Note absences first, under “Next round”.',
    fr: 'Seulement tant qu’elle n’a aucun résultat. Notez d’abord les absences.',
    pt: 'Só enquanto não houver resultados. Anote primeiro as ausências.',
  },
  'pane.renumbering': {
    en: 'Renumber by the initial order',
    fr: 'Renuméroter selon l’ordre initial',
    pt: 'Renumerar pela ordem inicial',
  },
  'pane.renumbering-hint': {
    en: 'Rating, title, name (C.04.2.B); not once round 4 is paired.',
    fr: 'Elo, titre, nom (C.04.2.B) ; plus possible une fois la ronde 4 appariée.',
    pt: 'Rating, título, nome (C.04.2.B); já não depois de emparceirada a ronda 4.',
  },
  'pane.renumber': {
    en: '{count} players get another number',
    fr: '{count} joueurs changent de numéro',
    pt: '{count} jogadores mudam de número',
  },
  'pane.numbers-in-order': {
    en: 'The numbers follow the initial order already.',
    fr: 'Les numéros suivent déjà l’ordre initial.',
    pt: 'Os números já seguem a ordem inicial.',
  },
  'pane.right-rating': { en: 'Right rating', fr: 'Elo exact', pt: 'Rating correto' },
  'pane.correct-rating': {
    en: 'Correct the rating',
    fr: 'Corriger l’Elo',
    pt: 'Corrigir o rating',
  },
  'pane.legal': {
    en: 'No rule of C.04.1 is broken.',
    fr: 'Aucune règle de C.04.1 n’est enfreinte.',
    pt: 'Nenhuma regra de C.04.1 é violada.',
  },
  'pane.compared': {
    en: 'Compared with the system’s own pairing',
    fr: 'Comparé à l’appariement du système',
    pt: 'Comparado com o emparceiramento do sistema',
  },
  'pane.is-published': {
    en: 'A published pairing is changed only if two players have met already.',
    fr: 'Un appariement publié ne se change que si deux joueurs se sont déjà rencontrés.',
    pt: 'Um emparceiramento publicado só se altera se dois jogadores já se defrontaram.',
  },
  'pane.break-met': {
    en: '{players} have met already.',
    fr: '{players} se sont déjà rencontrés.',
    pt: '{players} já se defrontaram.',
  },
  'pane.break-forbidden': {
    en: '{players} are kept apart by the arbiter.',
    fr: '{players} ne doivent pas se rencontrer (arbitre).',
    pt: '{players} não se devem defrontar (árbitro).',
  },
  'pane.break-bye': {
    en: '{player} has had a bye or a forfeit win already.',
    fr: '{player} a déjà été exempt ou a gagné par forfait.',
    pt: '{player} já esteve isento ou ganhou por falta.',
  },
  'pane.break-third-white': {
    en: '{player} would have White for the third time in a row.',
    fr: '{player} aurait les Blancs une troisième fois de suite.',
    pt: '{player} teria Brancas pela terceira vez seguida.',
  },
  'pane.break-third-black': {
    en: '{player} would have Black for the third time in a row.',
    fr: '{player} aurait les Noirs une troisième fois de suite.',
    pt: '{player} teria Pretas pela terceira vez seguida.',
  },
  'pane.break-difference': {
    en: '{player} would have one colour three times more than the other.',
    fr: '{player} aurait une couleur trois fois de plus que l’autre.',
    pt: '{player} teria uma cor três vezes mais do que a outra.',
  },
  'pane.reason': { en: 'Reason', fr: 'Motif', pt: 'Motivo' },
  'pane.reason-hint': {
    en: 'It goes into the log.',
    fr: 'Il figurera dans le journal.',
    pt: 'Fica no registo.',
  },
  'pane.write-change': {
    en: 'Write the change',
    fr: 'Écrire la modification',
    pt: 'Escrever a alteração',
  },
  'pane.change-written': {
    en: 'The change is written and logged.',
    fr: 'La modification est écrite et consignée.',
    pt: 'A alteração foi escrita e registada.',
  },
  'pane.play-the-bye': {
    en: 'Plays at once: the bye of round {round} ({player})',
    fr: "Joue tout de suite : l'exempt de la ronde {round} ({player})",
    pt: 'Joga já: o isento da ronda {round} ({player})',
  },
  'pane.new-against-bye': {
    en: '{player} enters and plays {opponent}, who had the bye of round {round}',
    fr: '{player} entre dans le tournoi et joue contre {opponent}, exempt de la ronde {round}',
    pt: '{player} entra na prova e joga contra {opponent}, isento da ronda {round}',
  },
  'pane.correct-earlier': {
    en: 'Correct a result of round {round}?',
    fr: 'Corriger un résultat de la ronde {round} ?',
    pt: 'Corrigir um resultado da ronda {round}?',
  },
  'pane.score-changes': {
    en: '{player}: {from} → {to} points',
    fr: '{player} : {from} → {to} points',
    pt: '{player}: {from} → {to} pontos',
  },
  'pane.pairings-stay': {
    en: 'pairings already made stay as they are (rounds {from} to {to})',
    fr: 'les appariements déjà faits ne changent pas (rondes {from} à {to})',
    pt: 'os emparceiramentos já feitos não mudam (rondas {from} a {to})',
  },
  'pane.pairing-stays': {
    en: 'the pairing of round {round}, already made, stays as it is',
    fr: "l'appariement de la ronde {round}, déjà fait, ne change pas",
    pt: 'o emparceiramento da ronda {round}, já feito, não muda',
  },
  'pane.counts-here-too': {
    en: 'written into the workbook it changes points, tie-breaks and the pairings to come all the same: proceed only if the rules of the tournament allow it',
    fr: 'écrite dans le classeur, elle change quand même les points, les départages et les appariements à venir : ne continuez que si le règlement du tournoi le permet',
    pt: 'escrita no livro, altera ainda assim os pontos, os desempates e os emparceiramentos seguintes: prossiga só se o regulamento da prova o permitir',
  },
  'pane.typed-title': {
    en: 'Round {round} was changed in its sheet',
    fr: 'La ronde {round} a été modifiée dans sa feuille',
    pt: 'A ronda {round} foi alterada na sua folha',
  },
  'pane.typed-change': {
    en: '{players}: {was} → {is}',
    fr: '{players} : {was} → {is}',
    pt: '{players}: {was} → {is}',
  },
  'pane.typed-keep': {
    en: 'Keep the change',
    fr: 'Garder la modification',
    pt: 'Manter a alteração',
  },
  'pane.typed-undo': { en: 'Put it back', fr: 'Rétablir', pt: 'Repor' },
  'pane.typed-kept': {
    en: 'Changes typed into the sheet of round {round} are kept: {count}',
    fr: 'Modifications saisies dans la feuille de la ronde {round}, gardées : {count}',
    pt: 'Alterações escritas na folha da ronda {round}, mantidas: {count}',
  },
  'pane.typed-put-back': {
    en: 'Changes typed into the sheet of round {round} are put back: {count}',
    fr: 'Modifications saisies dans la feuille de la ronde {round}, annulées : {count}',
    pt: 'Alterações escritas na folha da ronda {round}, anuladas: {count}',
  },
  'pane.typed-first': {
    en: 'An earlier round was changed in its sheet. Keep the change or put it back first (above).',
    fr: 'Une ronde précédente a été modifiée dans sa feuille. Gardez ou rétablissez d’abord (ci-dessus).',
    pt: 'Uma ronda anterior foi alterada na sua folha. Mantenha ou reponha primeiro (acima).',
  },
  'pane.proceed': { en: 'Proceed', fr: 'Continuer', pt: 'Prosseguir' },
} satisfies Phrasebook;
