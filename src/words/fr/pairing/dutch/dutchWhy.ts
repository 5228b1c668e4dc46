import type { dutchWhy as english } from '../../../en/pairing/dutch/dutchWhy';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: judgements, refusals and "why not". */
export const dutchWhy: WordsLike<typeof english> = {
  'dutch.met': '{players} se sont déjà rencontrés',
  'dutch.keptApart': '{players} ne doivent pas se rencontrer (liste de l’arbitre)',
  'dutch.sameAbsolute':
    '{players} ont tous deux une préférence absolue pour {colour} et aucun n’est un joueur de tête',
  'dutch.judge.players':
    'les joueurs ne sont pas les mêmes : manquent {missing} ; en trop ou en double {extra}',
  'dutch.judge.noRound': 'il n’existe aucun appariement légal de cette ronde',
  'dutch.judge.worse': 'niveau à {score} : moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch.judge.later':
    'niveau à {score} : légal et aussi bon sur tous les critères, mais plus tard dans l’ordre des candidats : {played}',
  'dutch.judge.twoMovedDown':
    'niveau à {score} : {players} sont tous deux des flotteurs descendus, qui ne rencontrent que des résidents',
  'dutch.judge.colours': 'couleurs inversées : {white} a les blancs contre {black} ({rule})',
  'dutch.why.notPaired':
    'question impossible pour {players} : il faut deux joueurs différents de cette ronde',
  'dutch.why.arePaired': '{players} sont appariés dans cette ronde',
  'dutch.why.incomplete': 'avec la paire {players}, le reste de la ronde ne peut pas être complété',
  'dutch.why.worse':
    'avec la paire {players}, le niveau à {score} est au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch.why.worseFloat':
    'pour que {players} se rencontrent, le mieux classé devrait flotter ; le niveau à {score} serait au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch.why.worseElsewhere':
    'pour que {players} se rencontrent, le niveau de {score} devrait être apparié autrement, au mieux {pairing} ; moins bon sur {criterion} : {found} au lieu de {best}',
  'dutch.why.later':
    'avec la paire {players}, le meilleur appariement du niveau à {score} est aussi bon sur tous les critères mais vient plus tard dans l’ordre des candidats : {pairing}',
  'dutch.refusal.pending': 'la ronde {round} a des parties sans résultat : {players}',
  'dutch.refusal.few':
    '{players} ne peuvent pas tous être appariés : hors d’entre eux, ils ne peuvent rencontrer que {others}, trop peu nombreux',
  'dutch.refusal.among':
    '{players} ne peuvent pas tous être appariés : il ne reste personne qu’ils puissent rencontrer',
  'dutch.refusal.noBye': 'le nombre de joueurs est impair et plus personne ne peut être exempt',
  'dutch.refusal.bye':
    'le nombre de joueurs est impair ; seuls ceux-ci peuvent encore être exempts : {players}',
  'dutch.refusal.met': '{player} a déjà joué contre {others}',
  'dutch.refusal.forbidden': '{player} ne doit pas rencontrer {others} (liste de l’arbitre)',
  'dutch.refusal.colour': '{player} a la même préférence de couleur absolue que {others}',
  'dutch.cure.results':
    'saisir les résultats manquants de la ronde {round}, ou marquer les parties comme ajournées (nulles pour l’appariement)',
  'dutch.cure.list': 'retirer des paires de la liste des rencontres interdites',
  'dutch.cure.absence':
    'laisser un ou deux joueurs ne pas jouer cette ronde (absence ou bye demandé), d’abord parmi : {players}',
  'dutch.cure.byHand':
    'le texte s’en remet à l’arbitre : apparier à la main les joueurs concernés et dire pourquoi dans le journal',
  'dutch.cure.fewerRounds': 'si tous se sont rencontrés, terminer l’épreuve ici',
  'dutch.judge.byeScore':
    '{player} est exempt avec un score de {found} ; la ronde peut être appariée avec un exempt à {best}',
  'dutch.why.byeScore':
    'si {players} jouent ensemble, l’exempt ne peut pas avoir un score de {score}, le plus bas possible',
};
