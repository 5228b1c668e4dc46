import type { Phrasebook } from '../../phrasebook';

/** Words of the pane: changes by hand, and corrections to earlier rounds. */
export const changes = {
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
  'pane.repair-tables': {
    en: 'Pair some tables anew',
    fr: 'Réapparier quelques tables',
    pt: 'Emparceirar de novo algumas mesas',
  },
  'pane.repair-hint': {
    en: 'Their players are paired by the system among themselves; all other tables stay.',
    fr: 'Leurs joueurs sont appariés entre eux par le système ; les autres tables ne changent pas.',
    pt: 'Os jogadores são emparceirados entre si pelo sistema; as outras mesas não mudam.',
  },
  'pane.repair-which': { en: 'Tables', fr: 'Tables', pt: 'Mesas' },
  'pane.repair-example': { en: 'e.g. 3, 5-7', fr: 'p. ex. 3, 5-7', pt: 'p. ex. 3, 5-7' },
  'pane.repair-unread': {
    en: 'Numbers of tables, please, such as 3, 5-7.',
    fr: 'Numéros de tables attendus, par exemple 3, 5-7.',
    pt: 'Números de mesas, por exemplo 3, 5-7.',
  },
  'pane.repair-missing': {
    en: 'Round {round} has no table {tables}.',
    fr: 'La ronde {round} n’a pas de table {tables}.',
    pt: 'A ronda {round} não tem a mesa {tables}.',
  },
  'pane.repair-bye': {
    en: 'With {player}, who has the bye',
    fr: 'Avec {player}, exempt',
    pt: 'Com {player}, isento',
  },
  'pane.repair-apart': {
    en: 'Whoever sits together now does not meet',
    fr: 'Ceux qui sont assis ensemble ne se rencontrent pas',
    pt: 'Quem está agora à mesma mesa não se defronta',
  },
  'pane.repair': {
    en: 'Tables paired anew: {tables}',
    fr: 'Tables réappariées : {tables}',
    pt: 'Mesas emparceiradas de novo: {tables}',
  },
  'pane.repair-same': {
    en: 'The system pairs these players as they sit now.',
    fr: 'Le système apparie ces joueurs comme ils sont assis.',
    pt: 'O sistema emparceira estes jogadores como estão sentados.',
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
