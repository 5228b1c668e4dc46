import type { tiebreaks as english } from '../../en/tiebreaks/tiebreaks';
import type { WordsLike } from '../../like';

/** Why a term is what it is, why it does not count, why a value is undefined, what we warn of. */
export const tiebreaks: WordsLike<typeof english> = {
  'tiebreaks.why.played': 'jouée',
  'tiebreaks.why.ladder-start': 'valeur de la place',
  'tiebreaks.why.ladder-opponent': '{share} de la valeur de l’adversaire',
  'tiebreaks.why.ladder-postponed':
    'partie remise : {share} de la valeur de l’adversaire en attendant',
  'tiebreaks.why.ladder-own': 'sans partie : {share} de la valeur propre',
  'tiebreaks.why.ladder-limit': 'sans partie : au-delà du nombre d’absences qui comptent',
  'tiebreaks.why.ladder-first-game': 'sans partie : avant la première partie',
  'tiebreaks.why.knock-out-on': 'passe, {share}',
  'tiebreaks.why.knock-out-out': 'éliminé, {share}',
  'tiebreaks.why.knock-out-alone': 'passe sans jouer',
  'tiebreaks.why.knock-out-third': 'pour la troisième place, {share}',
  'tiebreaks.why.adjourned': 'ajournée : nulle provisoire',
  'tiebreaks.why.forfeit': 'forfait : adversaire virtuel',
  'tiebreaks.why.exempt': 'exempt : moyenne du tournoi',
  'tiebreaks.why.absence': 'non jouée : nulle contre soi-même',
  'tiebreaks.why.rule350': 'règle des 350 points : {rating} compte {counted}',
  'tiebreaks.why.provisional': 'sans Elo : Elo provisoire',
  'tiebreaks.why.provisional350':
    'Elo provisoire {rating}, compte {counted} par la règle des 350 points',
  'tiebreaks.why.face-value': 'non jouée : comptée telle quelle',
  'tiebreaks.why.rounding': 'arrondi, demi vers le haut',
  'tiebreaks.why.mean': 'somme {sum} ÷ {count}, demi arrondi vers le haut',
  'tiebreaks.why.quantity': 'quantité Q pour les points marqués dans les parties jouées',
  'tiebreaks.why.level-above': 'groupe classé le plus proche au-dessus, selon son poids',
  'tiebreaks.why.level-below': 'groupe classé le plus proche au-dessous, selon son poids',
  'tiebreaks.why.level-gap': 'écart de Q entre les deux groupes',
  'tiebreaks.why.group': 'joueur classé du même groupe de points',
  'tiebreaks.cut.lowest': 'ôté : le plus faible',
  'tiebreaks.cut.highest': 'ôté : le plus fort',
  'tiebreaks.cut.early-round': 'ôtée : première ronde',
  'tiebreaks.cut.below-half': 'adversaire sous 50 %',
  'tiebreaks.cut.below-limit': 'adversaire sous la limite',
  'tiebreaks.cut.not-played': 'non jouée',
  'tiebreaks.cut.not-tied': 'adversaire non ex æquo',
  'tiebreaks.cut.no-win': 'non gagnée',
  'tiebreaks.cut.no-opponent': 'sans adversaire',
  'tiebreaks.cut.no-result': 'pas encore de résultat : ne compte nulle part',
  'tiebreaks.undefined.no-rounds': 'aucune ronde n’a encore été jouée',
  'tiebreaks.undefined.no-game': 'aucune partie jouée sur l’échiquier',
  'tiebreaks.undefined.too-few-opponents':
    'trop peu d’adversaires : {have}, il en faut au moins {need}',
  'tiebreaks.undefined.too-few-rounds': 'trop peu de rondes : {have}, il en faut au moins {need}',
  'tiebreaks.undefined.not-tied': 'ex æquo avec personne',
  'tiebreaks.undefined.not-first': 'pas ex æquo pour la première place',
  'tiebreaks.undefined.not-all-met': 'les ex æquo ne se sont pas tous rencontrés : {players}',
  'tiebreaks.undefined.nobody-rated': 'aucun joueur du tournoi n’a d’Elo',
  'tiebreaks.undefined.needs-boards':
    'demande les points par échiquier des équipes : utilisez les fonctions par équipes',
  'tiebreaks.warning.mixed-categories':
    'la liste mêle résultats propres, résultats des adversaires ou Elo ({codes}) : un seul type par tournoi est conseillé',
  'tiebreaks.warning.many-unrated':
    '{unrated} joueurs sur {players} sont sans Elo : {codes} repose sur les Elo',
  'tiebreaks.warning.round-robin-only':
    '{code} est réservé aux tournois toutes rondes, ce que ce tournoi n’est pas',
  'tiebreaks.warning.needs-boards':
    '{codes} : demande les points par échiquier des équipes, laissé vide ici',
  'tiebreaks.warning.running':
    'non définitif : la ronde {round} est en cours, {count} {count|partie|parties} sans résultat',
  'tiebreaks.warning.postponed':
    'non définitif : {count} {count|partie reportée ou ajournée|parties reportées ou ajournées} sans résultat ({games})',
};
