import type { tiebreaksC07 as english } from '../../en/tiebreaks/tiebreaksC07';
import type { WordsLike } from '../../like';

/** The working of the tie-breaks of C.07, and what the command line says of editions. */
export const tiebreaksC07: WordsLike<typeof english> = {
  'tiebreaks.why.seen-adjusted':
    'jouée ; {score} de l’adversaire, vu comme {adjusted} pour ses rondes non jouées',
  'tiebreaks.why.forfeit-as-game': 'forfait compté comme partie',
  'tiebreaks.why.fore-draw': 'dernière ronde : comptée nulle',
  'tiebreaks.why.category1': 'exempt (16.2, catégorie 1) : fictif au score propre {own}',
  'tiebreaks.why.category2': 'gain par forfait (16.2, catégorie 2) : fictif au score propre {own}',
  'tiebreaks.why.category3':
    'bye demandé, a rejoué ensuite (16.2, catégorie 3) : fictif au score propre {own}',
  'tiebreaks.why.category4': 'perte par forfait (16.2, catégorie 4) : fictif au score propre {own}',
  'tiebreaks.why.category5':
    'bye demandé, n’a plus rejoué (16.2, catégorie 5) : fictif au score propre {own}',
  'tiebreaks.why.category1-capped':
    'exempt (16.2, catégorie 1) : fictif, score propre {own}, au plus {cap}',
  'tiebreaks.why.category2-capped':
    'gain par forfait (16.2, catégorie 2) : fictif, score propre {own}, au plus celui de l’adversaire {cap}',
  'tiebreaks.why.category3-capped':
    'bye demandé, a rejoué ensuite (16.2, catégorie 3) : fictif, score propre {own}, au plus {cap}',
  'tiebreaks.why.category4-capped':
    'perte par forfait (16.2, catégorie 4) : fictif, score propre {own}, au plus celui de l’adversaire {cap}',
  'tiebreaks.why.category5-capped':
    'bye demandé, n’a plus rejoué (16.2, catégorie 5) : fictif, score propre {own}, au plus {cap}',
  'tiebreaks.why.virtual':
    'non jouée : adversaire virtuel = {before} avant la ronde + {missed} non marqué + {later} de nulles dans les rondes suivantes',
  'tiebreaks.why.as-draw': 'vue comme une nulle par les adversaires',
  'tiebreaks.why.more-points': 'plus de points que l’adversaire, ou qu’une nulle',
  'tiebreaks.why.equal-points': 'autant de points que l’adversaire, ou qu’une nulle',
  'tiebreaks.why.fewer-points': 'moins de points que l’adversaire, ou qu’une nulle',
  'tiebreaks.undefined.no-play-off':
    'aucun départage sur l’échiquier n’est noté pour ces joueurs à égalité',
  'tiebreaks.undefined.no-lot': 'aucun tirage au sort n’est noté pour ces joueurs à égalité',
  'tiebreaks.why.own-number': 'numéro d’appariement',
  'tiebreaks.why.own-rating': 'son Elo',
  'tiebreaks.why.announced-rating': 'sans Elo : l’Elo annoncé',
  'tiebreaks.why.rating-difference': 'écart d’Elo pour {points} sur {games}',
  'tiebreaks.why.opponents-buchholz': 'Buchholz de l’adversaire',
  'tiebreaks.why.opponents-performance': 'performance de l’adversaire',
  'tiebreaks.why.expected-here': 'somme des scores attendus à cet Elo',
  'tiebreaks.why.expected-below': 'somme des scores attendus un point plus bas : trop peu',
  'tiebreaks.why.no-point': 'aucun point : le plus faible adversaire moins 800',
  'tiebreaks.why.lowest-rating': 'plus bas Elo dont le score est attendu',
  'tiebreaks.why.among-tied': 'partie entre ex æquo',
  'tiebreaks.why.average-of-games': 'moyenne de leurs parties',
  'tiebreaks.why.missing-game': 'non rencontré',
  'tiebreaks.why.rank-in-tie': 'rang parmi les ex æquo',
  'tiebreaks.cut.lowest-vur': 'ôtée : ronde volontairement non jouée la plus faible',
  'tiebreaks.cut.no-black': 'pas avec les noirs',
  'tiebreaks.cut.not-elected': 'a choisi de ne pas jouer',
  'tiebreaks.cut.basis': 'montré, non additionné',
  'tiebreaks.undefined.unrated': 'non classé',
  'tiebreaks.undefined.unrated-players':
    '{count} {count|joueur est sans Elo|joueurs sont sans Elo} (d’abord : {players}) : les Elo ne départagent pas, sauf Elo annoncé pour eux',
  'tiebreaks.warning.no-buchholz-in-round-robin':
    '{codes} ne doit pas servir dans un tournoi toutes rondes',
  'tiebreaks.warning.drop-ratings':
    '{unrated} joueurs sur {players} sont sans Elo : {codes} est à écarter, sauf Elo annoncé avant le début',
  'tiebreaks.why.board': 'échiquier {board}',
  'tiebreaks.why.secondary-score': 'score secondaire',
  'tiebreaks.why.schedule-strength': 'force du parcours, divisée par {factor}',
  'tiebreaks.why.match': 'match',
  'tiebreaks.undefined.boards-unknown': 'les points des échiquiers ne sont pas connus',
  'tiebreaks.why.counts-as-draw': 'non jouée : comptée nulle',
  'tiebreaks.why.koya-half': '{tied} ex æquo : Koya à la moitié des points',
  'tiebreaks.why.koya-limit': 'encore {tied} ex æquo : Koya avec la limite à {limit}',
  'tiebreaks.undefined.rounds-unknown': 'la grille ne montre pas l’ordre des rondes',
};
