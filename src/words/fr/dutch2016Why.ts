import type { dutch2016Why as english } from '../en/dutch2016Why';
import type { WordsLike } from '../like';

/** Dutch 2016: why something is not so — absolute rules, judgements, "why not", refusals, cures. */
export const dutch2016Why: WordsLike<typeof english> = {
  'dutch2016.met': '{players} se sont déjà rencontrés',
  'dutch2016.keptApart': '{players} sont séparés par la liste de l’arbitre',
  'dutch2016.sameAbsolute':
    '{players} ont tous deux une préférence absolue pour {colour} et aucun n’est un crack',
  'dutch2016.notComplete': 'si {players} flottent, le reste de la ronde ne peut pas être apparié',

  'dutch2016.judge.players':
    'les joueurs ne sont pas les mêmes : manquent {missing} ; en trop ou en double {extra}',
  'dutch2016.judge.noRound': 'il n’existe aucun appariement légal de cette ronde',
  'dutch2016.judge.worse':
    'niveau à {score} : moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch2016.judge.later':
    'niveau à {score} : légal et aussi bon sur tous les critères, mais plus tard dans l’ordre des candidats : {played}',
  'dutch2016.judge.twoMovedDown':
    'niveau à {score} : {players} sont tous deux des flotteurs descendus, qui ne rencontrent que des résidents',
  'dutch2016.judge.colours': 'couleurs inversées : {white} a les blancs contre {black} ({rule})',

  'dutch2016.why.notPaired':
    'question impossible pour {players} : il faut deux joueurs différents de cette ronde',
  'dutch2016.why.arePaired': '{players} sont appariés dans cette ronde',
  'dutch2016.why.bothMovedDown':
    '{players} ont tous deux flotté : les flotteurs descendus ne rencontrent que des résidents',
  'dutch2016.why.incomplete':
    'avec la paire {players}, le reste de la ronde ne peut pas être complété',
  'dutch2016.why.worse':
    'avec la paire {players}, le niveau à {score} est au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch2016.why.worseFloat':
    'pour que {players} se rencontrent, le mieux classé devrait flotter ; le niveau à {score} serait au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch2016.why.later':
    'avec la paire {players}, le meilleur appariement du niveau à {score} est aussi bon sur tous les critères mais vient plus tard dans l’ordre des candidats : {pairing}',

  'dutch2016.refusal.pending': 'la ronde {round} a des parties sans résultat : {players}',
  'dutch2016.refusal.few':
    '{players} ne peuvent pas tous être appariés : hors d’entre eux, ils ne peuvent rencontrer que {others}, trop peu nombreux',
  'dutch2016.refusal.among':
    '{players} ne peuvent pas tous être appariés : il ne reste personne qu’ils puissent rencontrer',
  'dutch2016.refusal.noBye': 'le nombre de joueurs est impair et plus personne ne peut être exempt',
  'dutch2016.refusal.bye':
    'le nombre de joueurs est impair ; seuls ceux-ci peuvent encore être exempts : {players}',
  'dutch2016.refusal.met': '{player} a déjà joué contre {others}',
  'dutch2016.refusal.forbidden': '{player} est séparé de {others} par la liste de l’arbitre',
  'dutch2016.refusal.colour': '{player} a la même préférence de couleur absolue que {others}',
  'dutch2016.cure.results':
    'saisir les résultats manquants de la ronde {round}, ou marquer les parties comme ajournées (nulles pour l’appariement)',
  'dutch2016.cure.list': 'retirer des paires de la liste des joueurs séparés',
  'dutch2016.cure.absence':
    'laisser un ou deux joueurs ne pas jouer cette ronde (absence ou bye demandé), d’abord parmi : {players}',
  'dutch2016.cure.byHand':
    'le texte s’en remet à l’arbitre : apparier à la main les joueurs concernés et noter pourquoi',
  'dutch2016.cure.fewerRounds': 'si tous se sont rencontrés, terminer l’épreuve ici',
};
