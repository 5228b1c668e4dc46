import type { answers as english } from '../../en/pairing/answers';
import type { WordsLike } from '../../like';

/** Answers for a player, in words without terms of the rules. */
export const answers: WordsLike<typeof english> = {
  'answers.q.opponent': 'Pourquoi cet adversaire ?',
  'answers.q.colour': 'Pourquoi cette couleur ?',
  'answers.q.floatDown': 'Pourquoi un adversaire qui a moins de points ?',
  'answers.q.floatUp': 'Pourquoi un adversaire qui a plus de points ?',
  'answers.q.bye': 'Pourquoi être exempt ?',
  'answers.q.noBye': 'Pourquoi pas exempt ?',
  'answers.q.whyNot': 'Pourquoi pas {player} ?',
  'answers.same-points':
    '{player} et {opponent} avaient tous deux {score} {score|point|points}, et ceux qui ont le même nombre de points se rencontrent.',
  'answers.other-points':
    '{player} avait {own} {own|point|points} et {opponent} {other} : tous ne pouvaient pas rencontrer quelqu’un qui a autant de points.',
  'answers.other-points-bye':
    '{player} avait {own} {own|point|points} et {opponent} {other} : {bye} étant exempt, tous les autres ne pouvaient pas rencontrer quelqu’un qui a autant de points.',
  'answers.in-order':
    'Dans leur groupe deux listes se rencontrent dans l’ordre : le n° {place} de l’une rencontre le n° {place} de l’autre.',
  'answers.instead': 'Dans l’ordre du groupe ç’aurait d’abord été {other} ; {because}',
  'answers.rearranged':
    'Le premier arrangement du groupe ne pouvait pas être gardé ; des meilleurs, celui-ci vient en premier dans l’ordre des règles.',
  'answers.arranged':
    'Les règles disposent le groupe de sorte que ces deux joueurs se rencontrent.',
  'answers.bracket':
    'Dans ce tournoi les vainqueurs continuent, et le tableau dit qui rencontre qui.',
  'answers.bracket-bye': '{player} ne joue contre personne à ce tour et passe.',
  'answers.ladder': 'L’échelle apparie les voisins parmi les présents, depuis le haut.',
  'answers.ladder-nearest':
    '{lower} était, sous {higher} dans l’échelle, le plus proche qui était encore libre, que {higher} pouvait rencontrer et qui laissait un adversaire aux autres.',
  'answers.ladder-bye':
    'Avec un nombre impair de joueurs, l’échelle laisse cette fois {player} sans partie.',
  'answers.table':
    'Dans ce tournoi chacun rencontre chacun, et la table des rondes dit qui rencontre qui.',
  'answers.table-fixed': 'Dans ce tournoi, une table établie à l’avance dit qui rencontre qui.',
  'answers.table-round': 'La table les fait se rencontrer à la ronde {round}.',
  'answers.changed':
    'L’arbitre a fait cette paire : par les seules règles {player} aurait rencontré {ours}.',
  'answers.changed-bye':
    'L’arbitre en a décidé ainsi : par les seules règles {player} aurait été exempt.',
  'answers.not-in-round': '{player} n’a pas été apparié à la ronde {round}.',
  'answers.no-round':
    'Par les seules règles la ronde {round} ne peut pas être appariée : il n’y a rien à comparer.',
  'answers.due-both':
    '{player} devait avoir les {colour} et {opponent} non : chacun a ce qui lui revenait.',
  'answers.due-none': 'Ni {player} ni {opponent} n’attendait une couleur.',
  'answers.due-other': 'Seul {opponent} attendait une couleur, et l’a ; {player} prend l’autre.',
  'answers.due-only': 'Seul {player} attendait une couleur, et l’a.',
  'answers.due-stronger':
    '{player} et {opponent} devaient tous deux avoir les {colour} ; {winner} en avait plus besoin.',
  'answers.due-equal': '{player} et {opponent} devaient tous deux avoir les {colour}.',
  'answers.colour-rule': 'La règle qui a décidé : {because}.',
  'answers.colour-history': 'Couleurs jusqu’ici : {player} {own}, {opponent} {other}.',
  'answers.none-yet': 'aucune',
  'answers.odd-group':
    'Le groupe à {score} {score|point|points} comptait {count} {count|joueur|joueurs}, un nombre impair : quelqu’un devait descendre.',
  'answers.odd-group-joined':
    'Le groupe à {score} {score|point|points} comptait {own} {own|joueur|joueurs}, et {more} {more|autre y était descendu|autres y étaient descendus} : un nombre impair, quelqu’un devait donc descendre.',
  'answers.alone-group':
    'Personne d’autre n’avait {score} {score|point|points} : {player} devait donc descendre.',
  'answers.uneven-group':
    'Tous ne pouvaient pas être appariés dans le groupe à {score} {score|point|points} : {count} {count|devait|devaient} descendre.',
  'answers.had-stayed': 'Si {player} était resté, {because}',
  'answers.first-in-order':
    'Parmi ceux qui pouvaient descendre, l’ordre des règles désigne {player} en premier.',
  'answers.came-down':
    '{opponent} est descendu du groupe à {score} {score|point|points} et avait besoin d’un adversaire.',
  'answers.first-for-him':
    '{player} venait en premier dans le groupe parmi ceux que {opponent} pouvait rencontrer.',
  'answers.chosen-for':
    'Parmi ceux que {opponent} pouvait rencontrer, le meilleur arrangement du groupe désigne {player}.',
  'answers.before-you': '{other} venait avant {player} ; {because}',
  'answers.went-up':
    '{player} a été appelé dans le groupe à {score} {score|point|points}, où il n’y avait plus personne pour {opponent}.',
  'answers.odd-field': 'Le nombre de joueurs était impair : l’un d’eux devait être exempt.',
  'answers.even-field': 'Le nombre de joueurs était pair : personne ne devait être exempt.',
  'answers.bye-lowest':
    'L’exemption va au dernier du classement qui peut l’avoir, et c’était {player}.',
  'answers.bye-fewest-points':
    '{player} a le moins de points parmi ceux qui peuvent être exempts et laissent un adversaire à tous les autres.',
  'answers.bye-most-games':
    'Parmi ceux qui peuvent être exempts et laissent un adversaire à tous les autres, {player} a le moins de points et, à égalité, le plus de parties jouées.',
  'answers.bye-last-ranked':
    'Parmi ceux qui peuvent être exempts et laissent un adversaire à tous les autres, {player} a le moins de points, à égalité le plus de parties jouées, et vient alors en dernier d’après les points de ses adversaires, puis d’après le numéro.',
  'answers.bye-barred': 'Derrière {player} personne d’autre ne pouvait l’avoir : {because}',
  'answers.bye-other':
    'L’exemption est allée à {other}, qui venait plus bas avec {score} {score|point|points}.',
  'answers.bye-not-twice':
    'Personne n’est exempt après l’avoir été ou après des points sans jouer ; {because}.',
  'answers.had-bye': 'Avec {player} exempt, {because}',
  'answers.met':
    '{player} et {opponent} se sont déjà rencontrés, à la ronde {round} ; personne ne rencontre deux fois le même adversaire.',
  'answers.kept-apart': 'L’arbitre tient {player} et {opponent} séparés.',
  'answers.same-colour':
    '{player} et {opponent} doivent tous deux avoir les {colour} à cette ronde : ils ne peuvent pas se rencontrer.',
  'answers.meet': '{player} et {opponent} se rencontrent bien à cette ronde.',
  'answers.may-meet': '{player} et {opponent} avaient autant de points et pouvaient se rencontrer.',
  'answers.far':
    '{player} avait {own} {own|point|points} et {opponent} {other} ; on rencontre autant que possible quelqu’un qui a autant de points.',
  'answers.but': 'Mais avec cette paire, {because}',
  /** The same within a sentence. */
  'answers.but-within': 'mais avec cette paire, {because}',
  'answers.cost.downfloaters':
    'davantage de joueurs auraient dû quitter leur groupe ({found} au lieu de {best}).',
  'answers.cost.scores': 'des joueurs ayant plus de points auraient dû descendre.',
  'answers.cost.upfloaters': 'davantage auraient dû monter : {found} au lieu de {best}.',
  'answers.cost.upScores': 'ceux qui montent seraient venus de plus bas.',
  'answers.cost.floatAgain':
    'quelqu’un aurait rencontré de nouveau un autre groupe, juste après l’avoir fait.',
  'answers.cost.ahead': 'le groupe suivant n’aurait pu être que moins bien apparié.',
  'answers.cost.colour':
    'davantage de joueurs n’auraient pas eu la couleur attendue ({found} au lieu de {best}).',
  'answers.cost.strong':
    'davantage de joueurs n’auraient pas eu la couleur dont ils avaient grand besoin ({found} au lieu de {best}).',
  'answers.cost.top': 'un des premiers, ou un adversaire, aurait eu trop souvent la même couleur.',
  'answers.cost.downAgain':
    'quelqu’un serait redescendu qui était déjà descendu dans l’une des deux dernières rondes.',
  'answers.cost.upAgain':
    'quelqu’un aurait de nouveau rencontré un groupe plus fort, comme dans l’une des deux dernières rondes.',
  'answers.cost.difference':
    'l’écart de points aurait été plus grand pour quelqu’un qui avait flotté dans l’une des deux dernières rondes.',
  'answers.cost.byeUnplayed': 'l’exemption serait allée à quelqu’un qui a joué moins de parties.',
  'answers.cost.byeScore': 'l’exemption serait allée à quelqu’un qui a plus de points.',
  'answers.cost.order':
    'la ronde n’aurait été qu’aussi bonne, et elle vient plus tard dans l’ordre fixe où les règles essaient les appariements.',
  'answers.cost.incomplete': 'les autres n’auraient pas tous pu être appariés.',
  'answers.cost.still-free': 'ceux qui sont encore libres n’auraient pas pu être tous appariés.',
  'answers.cost.no-opponent': 'il n’y aurait eu personne à rencontrer.',
  'answers.cost.fewer': 'le groupe aurait eu moins de paires.',
  'answers.cost.below': 'ceux qui restent n’auraient pas pu être appariés dans le groupe suivant.',
  'answers.cost.earlier':
    '{player} devrait quitter {opponent}, que les règles lui donnent d’abord.',
  'answers.cost.moved':
    'quelqu’un d’un groupe supérieur aurait perdu sa place : ceux-là passent d’abord.',
  'answers.cost.bye': 'l’exemption serait allée à un autre joueur que celui que disent les règles.',
  'answers.cost.closeness': 'les écarts de points dans les paires auraient été plus grands.',
  'answers.cost.column':
    'l’un des deux aurait dû prendre l’autre couleur : tous deux sont parmi ceux qui doivent avoir les {colour}s.',
  'answers.cost.later': 'la table les fait se rencontrer à la ronde {round}.',
  'answers.cost.bothDown':
    'tous deux venaient d’un groupe supérieur, et ceux-là rencontrent des joueurs du groupe où ils arrivent.',
  'answers.cost.strongPair':
    'deux joueurs qui ont grand besoin de la même couleur se seraient rencontrés.',
  'answers.cost.barred': 'quelqu’un aurait été exempt qui ne peut pas l’être.',
};
