import type { matches as english } from '../../en/pairing/matches';
import type { WordsLike } from '../../like';

/** The procedure that teams (C.04.6) and the Double-Swiss (C.04.5) have in common. */
export const matches: WordsLike<typeof english> = {
  'matches.who': '{player}',
  'matches.none': 'aucun',
  'matches.value': '{value}',
  'matches.bracket': 'Groupe de {score} {score|point|points}',
  'matches.group': 'Groupe de score : {players}',
  'matches.upfloaters': 'Y montent : {players}',
  'matches.noUpfloaters': 'Personne ne doit monter',
  'matches.criteria': 'Critères par priorité décroissante',
  'matches.pairs': 'Appariements et règle qui a donné les couleurs',
  'matches.head.white': 'Blancs',
  'matches.head.black': 'Noirs',
  'matches.head.rule': 'Couleurs',
  'matches.head.article': 'Article',
  'matches.head.criterion': 'À minimiser',
  'matches.head.value': 'Valeur',
  'matches.head.set': 'Montants',
  'matches.bye':
    '{player} est exempt : {score} {score|point|points}, {matches} {matches|match joué|matchs joués}',
  'matches.byeLeaves': 'sans {player}, les autres ne pourraient pas tous être appariés',
  'matches.barred.bye': '{player} ne peut pas être exempt : exempt déjà à la ronde {round}',
  'matches.barred.forfeit':
    '{player} ne peut pas être exempt : match gagné par forfait à la ronde {round}',
  'matches.barred.full': '{player} ne peut pas être exempt : bye à 1 point à la ronde {round}',
  'matches.C.fewest': 'montants',
  'matches.C.scores': 'scores des montants, les plus hauts possibles',
  'matches.C.following': 'montants nécessaires au groupe de score suivant',
  'matches.C.repeated': 'montants qui flottaient à la ronde précédente',
  'matches.C.colours': 'préférences de couleur non satisfaites',
  'matches.C.strong': 'préférences de couleur fortes non satisfaites',
  'matches.C.opponents': 'adversaires de montants qui flottaient à la ronde précédente',
  'matches.met': '{players} ont déjà joué un match l’un contre l’autre',
  'matches.keptApart': '{players} ne doivent pas se rencontrer (liste de l’arbitre)',
  'matches.judge.players':
    'participants différents : manquent {missing} ; à ne pas apparier ou en double {extra}',
  'matches.judge.noRound':
    'aucun appariement légal de cette ronde n’existe ; l’arbitre principal décide',
  'matches.judge.byeScore':
    'l’exempt est {other} avec {found} {found|point|points} ; {player} en a {best}',
  'matches.judge.byeMatches':
    'l’exempt est {other} avec {found} {found|match joué|matchs joués} ; {player} en a joué {best}',
  'matches.judge.byeNumber': 'l’exempt est {other} ; {player}, à égalité, a le plus grand numéro',
  'matches.judge.worse':
    'groupe de {score} : moins bon sur {criterion} : {found} au lieu de {best}',
  'matches.judge.laterSet':
    'groupe de {score} : {played|le montant|les montants} {played} {played|vaut|valent} autant, mais {played|vient|viennent} après {ours} dans l’ordre prescrit',
  'matches.judge.later':
    'groupe de {score} : aussi bon sur tous les critères, mais son identifiant {played} vient après {ours}',
  'matches.judge.colours': 'couleurs fausses : {white} a les blancs contre {black} ({rule})',
  'matches.why.notTwo': '{players} ne sont pas deux participants différents de cette ronde',
  'matches.why.arePaired': '{players} sont appariés dans cette ronde',
  'matches.why.incomplete':
    'avec {players} appariés, le reste de la ronde ne pourrait pas être complété',
  'matches.why.with': 'la meilleure ronde où {players} se rencontrent : {because}',
  'matches.refusal.pending': 'la ronde {round} a des matchs sans résultat : {players}',
  'matches.refusal.few':
    '{players} ne peuvent pas tous être appariés : hors d’eux-mêmes ils ne peuvent rencontrer que {others}, trop peu nombreux',
  'matches.refusal.among':
    '{players} ne peuvent pas tous être appariés : il ne reste personne qu’ils puissent rencontrer',
  'matches.refusal.noBye':
    'le nombre de participants est impair et plus personne ne peut être exempt',
  'matches.refusal.bye':
    'le nombre de participants est impair ; seuls peuvent encore être exempts : {players}',
  'matches.refusal.met': '{player} a déjà rencontré {others}',
  'matches.refusal.forbidden': '{player} ne doit pas rencontrer {others} (liste de l’arbitre)',
  'matches.cure.results': 'saisissez les résultats manquants de la ronde {round}',
  'matches.cure.absence':
    'laissez-en un ou deux de côté dans cette ronde, d’abord parmi : {players}',
  'matches.cure.byHand':
    'le texte s’en remet à l’arbitre principal : appariez à la main et notez pourquoi',
  'matches.hand.sets': 'À la main : ensembles de montants dans l’ordre prescrit',
  'matches.hand.setsOpen':
    'À la main : les premiers ensembles de montants dans l’ordre prescrit ; celui qui est retenu vient plus loin',
  'matches.hand.pairings': 'À la main : appariements dans l’ordre de leurs identifiants',
  'matches.hand.pairingsOpen':
    'À la main : les premiers appariements dans l’ordre de leurs identifiants ; celui qui est retenu vient plus loin',
  'matches.hand.noBracket': 'avec {players}, le groupe ne peut pas être apparié',
  'matches.hand.notComplete':
    'si {players} montent, le reste de la ronde ne pourrait pas être apparié',
  'matches.hand.worse': '{criterion} : {found} au lieu de {best}',
};
