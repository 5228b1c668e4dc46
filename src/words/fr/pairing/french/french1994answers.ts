import type { french1994answers as english } from '../../../en/pairing/french/french1994answers';
import type { WordsLike } from '../../../like';

/** What a pairing does worse than the French text of 1994 asks, and why a round is refused. */
export const french1994answers: WordsLike<typeof english> = {
  'french1994.judge.missing': 'sans adversaire ni exemption : {players}',
  'french1994.judge.twice': 'appariés plusieurs fois : {players}',
  'french1994.judge.unknown': 'ne participent pas à cette ronde : {players}',
  'french1994.judge.pairs':
    'niveau à {score} : {theirs} {theirs|paire|paires}, alors que {ours} sont possibles',
  'french1994.judge.below':
    'niveau à {score} : bon en lui-même, mais le niveau suivant ne peut alors être apparié comme il faut',
  'french1994.judge.moved':
    'niveau à {score} : les joueurs venant d’en haut sont appariés en priorité : {players}',
  'french1994.judge.x':
    'niveau à {score} : {theirs} {theirs|paire perturbée|paires perturbées}, alors que {ours} suffisent',
  'french1994.judge.baf77':
    'niveau à {score} : {theirs} {theirs|paire perturbée|paires perturbées} sans préférence faible, alors que {ours} suffisent',
  'french1994.judge.up':
    'niveau à {score} : un joueur flotte de nouveau vers le haut alors que c’est évitable',
  'french1994.judge.opponent': 'niveau à {score} : {a}, venant d’en haut, rencontre d’abord {b}',
  'french1994.judge.down':
    'niveau à {score} : un joueur flotte de nouveau vers le bas alors que c’est évitable',
  'french1994.judge.exchange': 'niveau à {score} : l’échange {out} ↔ {in} vient avant',
  'french1994.judge.no-exchange':
    'niveau à {score} : aucun échange entre S1 et S2 n’est nécessaire',
  'french1994.judge.permutation':
    'niveau à {score} : {a} – {b} vient avant dans l’ordre des permutations',
  'french1994.judge.colour':
    'bons adversaires, mauvaises couleurs : {white} a les blancs contre {black} ({rule})',
  'french1994.why.absent': '{a} et {b} ne participent pas tous deux à cette ronde',
  'french1994.why.paired': '{a} et {b} se rencontrent bien à cette ronde',
  'french1994.why.no-round': 'avec {a} – {b}, les autres ne peuvent plus tous être appariés',
  'french1994.why.best':
    'la meilleure ronde contenant {a} – {b} est moins bonne que l’appariement correct',
  'french1994.refusal.pending': 'il manque des résultats à la ronde {round} : {players}',
  'french1994.refusal.cure-pending':
    'saisir les résultats, ou marquer les parties comme ajournées : elles comptent comme nulles pour l’appariement',
  'french1994.refusal.none':
    'aucun appariement complet n’existe ; il reste trop peu d’adversaires pour {players}',
  'french1994.refusal.exempt':
    'le nombre de joueurs est impair et tous ont déjà reçu un point sans jouer',
  'french1994.refusal.exempt-scarce':
    'aucun joueur dont l’exemption aiderait ne peut encore être exempt',
  'french1994.refusal.scarce': 'ils dépendent des rares adversaires {players}',
  'french1994.refusal.cure-absence':
    'convenir avec l’un de {players} qu’il ne joue pas cette ronde (absence annoncée, 0 point)',
  'french1994.refusal.cure-apart':
    'lever les interdictions que vous avez fixées vous-même entre joueurs',
  'french1994.refusal.cure-end':
    'arrêter le tournoi aux rondes jouées : il a été annoncé plus de rondes que ce nombre de joueurs n’en permet',
};
