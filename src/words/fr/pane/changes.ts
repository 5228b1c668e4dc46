import type { changes as english } from '../../en/pane/changes';
import type { WordsLike } from '../../like';

/** Words of the pane: changes by hand, and corrections to earlier rounds. */
export const changes: WordsLike<typeof english> = {
  'pane.changes-intro':
    'Modifications de la ronde {round}. Chacune est vérifiée avant d’être enregistrée.',
  'pane.choose-in-list': 'Choisissez deux joueurs à échanger, ou des tables par leurs numéros.',
  'pane.clear-choice': 'Effacer',
  'pane.not-in-round': 'Hors de la ronde {round}',
  'pane.swap-players': 'Échanger deux joueurs',
  'pane.swap': '{a} et {b} sont échangés',
  'pane.swap-tables': 'Échanger deux tables',
  'pane.tables-exchanged': 'Ronde {round} : tables {a} et {b} échangées',
  'pane.turn-colours': 'Inverser les couleurs d’une table',
  'pane.turn': 'Couleurs de {player} et de son adversaire inversées',
  'pane.late-against-bye': 'Un retardataire joue contre l’exempt',
  'pane.against-bye': '{player} joue contre l’exempt',
  'pane.loses-results': 'Résultats perdus, à ressaisir : {count}',
  'pane.no-such-change': 'Ces joueurs ne peuvent pas être échangés.',
  'pane.repair-tables': 'Réapparier quelques tables',
  'pane.repair-apart': 'Interdire les paires actuelles',
  'pane.repair': 'Tables réappariées : {tables}',
  'pane.repair-same': 'Le système apparie ces joueurs comme ils le sont déjà.',
  'pane.pair-again': 'Refaire l’appariement',
  'pane.pair-again-hint':
    'Seulement tant qu’elle n’a aucun résultat. Indiquez ci-dessous qui ne joue pas la ronde {round}.',
  'pane.absent-again': 'Absents de la ronde {round}',
  'pane.notes-dropped':
    '{names} : la saisie a été retirée. Elle était pour une autre ronde, ils ont quitté la liste, ou un homonyme ne se distingue pas. Ajoutez-la de nouveau.',
  'pane.renumbering': 'Renuméroter selon l’ordre initial',
  'pane.renumbering-hint':
    'Elo, titre, nom (C.04.2.B) ; plus possible une fois la ronde 4 appariée.',
  'pane.renumber': '{count} {count|joueur change|joueurs changent} de numéro',
  'pane.numbers-in-order': 'Les numéros suivent déjà l’ordre initial.',
  'pane.exchange-numbers': 'Échanger deux numéros',
  'pane.exchange-numbers-hint':
    'Pour des Elo égaux, ou selon votre règlement ; les rondes jouées suivent les joueurs. Plus possible une fois la ronde 4 appariée.',
  'pane.exchange-first': 'Premier joueur',
  'pane.exchange-second': 'Second joueur',
  'pane.numbers-exchanged': '{a} et {b} : numéros d’appariement échangés',
  'pane.exchange-by-order':
    'Par l’Elo et le titre, {a} et {b} ne sont pas à égalité : dites dans le motif pourquoi leurs numéros changent de place.',
  'pane.right-rating': 'Elo exact',
  'pane.correct-rating': 'Corriger l’Elo',
  'pane.legal': 'Aucune règle de C.04.1 n’est enfreinte.',
  'pane.compared': 'Comparé à l’appariement du système',
  'pane.is-published':
    'Un appariement publié ne se change que si deux joueurs se sont déjà rencontrés.',
  'pane.reason': 'Motif',
  'pane.reason-hint': 'Il figurera dans le journal.',
  'pane.write-change': 'Enregistrer la modification',
  'pane.change-written': 'Modification enregistrée et consignée.',
  'pane.play-the-bye': 'Joue tout de suite : l’exempt de la ronde {round} ({player})',
  'pane.new-against-bye':
    '{player} entre dans le tournoi et joue contre {opponent}, exempt de la ronde {round}',
  'pane.correct-earlier': 'Corriger un résultat de la ronde {round} ?',
  'pane.score-changes': '{player} : {from} → {to} {to|point|points}',
  'pane.pairings-stay': 'les appariements déjà faits ne changent pas (rondes {from} à {to})',
  'pane.pairing-stays': 'l’appariement de la ronde {round}, déjà fait, ne change pas',
  'pane.counts-here-too':
    'écrite dans le classeur, elle change quand même les points, les départages et les appariements à venir : ne continuez que si le règlement du tournoi le permet',
  'pane.typed-title': 'La ronde {round} a été modifiée dans sa feuille',
  'pane.typed-change': '{players} : {was} → {is}',
  'pane.typed-keep': 'Garder la modification',
  'pane.typed-undo': 'Rétablir',
  'pane.typed-roll':
    'Saisi dans la liste des joueurs : {count} {count|joueur retiré, de retour ou absent|joueurs retirés, de retour ou absents}',
  'pane.typed-withdrawn': '{player} : actif → retiré, à partir de la ronde {round}',
  'pane.typed-returned': '{player} : retiré → de nouveau actif, à partir de la ronde {round}',
  'pane.typed-byes': '{player} : absences {was} → {is}',
  'pane.typed-kept': 'Modifications saisies dans la feuille de la ronde {round}, gardées : {count}',
  'pane.typed-put-back':
    'Modifications saisies dans la feuille de la ronde {round}, annulées : {count}',
  'pane.typed-first':
    'Une ronde précédente a été modifiée dans sa feuille. Gardez ou rétablissez d’abord (ci-dessus).',
  'pane.proceed': 'Continuer',
};
