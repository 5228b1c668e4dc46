import type { dubov1997Why as english } from '../../../en/pairing/dubov/dubov1997Why';
import type { WordsLike } from '../../../like';

/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why: WordsLike<typeof english> = {
  'dubov1997.passed.met': '{players} : ils se sont déjà rencontrés',
  'dubov1997.passed.colours': '{players} : tous deux ne pourraient avoir que la même couleur',
  'dubov1997.passed.forbidden': '{players} : l’arbitre interdit cette rencontre',
  'dubov1997.passed.freePoint': '{players} : déjà un point sans jouer',
  'dubov1997.passed.transferredLastRound':
    '{players} : transfert vers le haut à la ronde précédente, pas deux fois de suite',
  'dubov1997.passed.tooManyTransfers':
    '{players} : nombre permis de transferts vers le haut atteint',
  'dubov1997.passed.noOpponentInGroup': '{players} : aucun adversaire légal dans le groupe',
  'dubov1997.passed.groupNotPaired':
    '{players} : le groupe ne pourrait toujours pas être apparié en entier',
  'dubov1997.passed.lookAhead':
    '{players} : les joueurs restants ne pourraient pas tous être appariés légalement',

  'dubov1997.colour.limits': 'les seules couleurs qui respectent 2.3 et 2.4',
  'dubov1997.colour.preferences': 'chacun a sa couleur préférentielle',
  'dubov1997.colour.onePreference': 'un seul a une préférence',
  'dubov1997.colour.difference': 'les blancs à celui qui les a eus le moins par rapport aux noirs',
  'dubov1997.colour.history': 'on inverse la dernière différence de leurs couleurs',
  'dubov1997.colour.cma': 'les blancs à la plus grande CMA',
  'dubov1997.colour.rating': 'les blancs à la plus petite cote',
  'dubov1997.colour.initialList':
    'tout est égal : les blancs au dernier des deux dans la liste initiale',
  'dubov1997.colour.firstRound': 'selon le tirage au sort, en alternant',

  'dubov1997.refusal.unrated':
    'sans cote : {players} ; ce système apparie d’après les cotes et personne n’est apparié à 0',
  'dubov1997.cure.estimate': 'donnez à {players} une cote estimée, aussi précise que possible',
  'dubov1997.refusal.pending': 'la ronde {round} a des parties sans résultat : {players}',
  'dubov1997.cure.results':
    'saisissez les résultats de la ronde {round} ; une partie ajournée se saisit comme telle',
  'dubov1997.refusal.noOpponent':
    '{player} n’a plus d’adversaire légal : déjà rencontrés {met} ; couleurs incompatibles {colours} ; rencontres interdites {forbidden}',
  'dubov1997.refusal.scarce':
    '{missable} ne peuvent être appariés qu’avec l’aide de {scarce}, trop peu nombreux',
  'dubov1997.refusal.cutOff':
    '{missable} ne peuvent rencontrer personne d’autre et ne peuvent pas tous être appariés entre eux',
  'dubov1997.refusal.byeNobody':
    'le nombre de joueurs est impair et chacun a déjà marqué un point sans jouer : {players}',
  'dubov1997.refusal.byeRest':
    'le nombre de joueurs est impair ; quel que soit l’exempt parmi {players}, les autres ne pourraient pas tous être appariés',
  'dubov1997.cure.forbidden':
    'levez certaines rencontres interdites par l’arbitre : sans elles il existe une ronde légale',
  'dubov1997.cure.byHand':
    'le texte laisse le cas à l’arbitre : appariez à la main et notez lequel des articles 2.1 à 2.4 est écarté',
  'dubov1997.cure.fewerRounds':
    'ou terminez ici le tournoi : il y a trop de rondes pour le nombre de joueurs',

  'dubov1997.judge.twice': '{players} figurent plusieurs fois dans la ronde',
  'dubov1997.judge.missing': '{players} participent mais ne sont pas appariés',
  'dubov1997.judge.absent': '{players} ne participent pas à cette ronde',
  'dubov1997.judge.difference':
    '{player} aurait {difference} {difference|partie|parties} de plus avec les {colour}s',
  'dubov1997.judge.threeTimes': '{player} aurait trois fois de suite les {colour}s',
  'dubov1997.judge.bye': '{played} est exempt ; selon le texte c’est {ours}',
  'dubov1997.judge.first':
    'première différence dans l’ordre du travail : selon le texte {white} rencontre {black} (joué : {played})',
  'dubov1997.judge.colours': '{white} a les blancs contre {black} : {because}',
  'dubov1997.judge.noRound': 'selon le texte il n’y a pas de ronde à comparer',

  'dubov1997.whyNot.paired': '{white} et {black} se rencontrent bien dans cette ronde',
  'dubov1997.whyNot.self': 'un joueur ne se rencontre pas lui-même',
  'dubov1997.whyNot.lookAhead':
    'si {a} rencontrait {b}, les autres ne pourraient pas tous être appariés légalement',
  'dubov1997.whyNot.bye':
    'l’exempt est désigné d’abord, c’est {player} ; si {a} rencontrait {b}, les autres ne pourraient alors pas tous être appariés légalement',
  'dubov1997.whyNot.scores':
    'ils sont dans des groupes différents : {a} a {pointsA} points, {b} en a {pointsB}',
  'dubov1997.whyNot.sameColumn':
    'tous deux sont dans la même colonne ({colour}) ; on n’apparie dans une colonne que si quelqu’un ne peut rencontrer personne de l’autre',
  'dubov1997.whyNot.rows':
    '{white} est à la ligne {whiteRow} des blancs, {black} à la ligne {blackRow} des noirs ; le premier ordre possible donne {opponent} à {white}',
  'dubov1997.whyNot.earlier': 'avant que la question se pose, {player} est apparié avec {opponent}',
};
