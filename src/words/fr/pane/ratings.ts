import type { ratings as english } from '../../en/pane/ratings';
import type { WordsLike } from '../../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Attendu',
  'ratings.counts': 'K {k} × (points − attendu)',
  'ratings.capped': 'K {k} × (points − attendu) ; l’écart de {difference} dépasse ce qui compte',
  'ratings.not-played': 'non jouée : ne compte pas',
  'ratings.unrated-game': 'partie qui ne compte pas pour l’Elo',
  'ratings.unrated-opponent': 'l’adversaire n’a pas d’Elo',
  'ratings.far-apart':
    'écart de 600 points ou plus, un des deux au-dessus de 2600 : ne compte pas en rapide et en blitz (7.3.1)',
  'ratings.no-rating': 'sans Elo il n’y a pas de variation ; un premier Elo se calcule autrement',
  'ratings.first':
    'premier Elo par ces seules parties : {rating} ({points} sur {games} contre des joueurs avec Elo et deux nulles contre 1800 ; 8.2)',
  'ratings.first-few':
    '{games} des 5 parties contre des joueurs avec Elo qu’il faut pour un premier Elo (7.1.4) ; celles d’autres tournois de 26 mois comptent aussi',
  'ratings.first-zero':
    'aucun point contre des joueurs avec Elo : un premier tournoi ne compte pas (8.2.1)',
  'ratings.first-below': 'par ces seules parties {rating}, sous 1400 : reste sans Elo (7.1.4)',
  'ratings.by': '{name} du {from}, modifié le {changed}, pour les parties en cadence classique',
  'ratings.by-rapid': '{name} du {from}, modifié le {changed}, pour les parties rapides',
  'ratings.by-blitz': '{name} du {from}, modifié le {changed}, pour les parties blitz',
  'ratings.k-given': 'K {k} donné',
  'ratings.k-new': 'K {k} : moins de 30 parties',
  'ratings.k-youth': 'K {k} : jusqu’à la fin de l’année des 18 ans, sous 2300',
  'ratings.k-below-2400':
    'K {k} : Elo sous 2400 ; K 40 (nouveau ou U18) : année de naissance et date de début à renseigner',
  'ratings.k-needs-start':
    'K {k} : Elo sous 2400. Indiquez la date de début du tournoi : K vaut 40 pour les moins de 18 ans',
  'ratings.k-from-2400': 'K {k} : Elo de 2400 ou plus',
  'ratings.k-lowered': 'K est abaissé à {k} : K fois les parties ne doit pas dépasser 700',
  'ratings.not-listed': '« {name} » n’est pas dans la liste',
  'ratings.listed-unrated': '« {name} » n’a pas d’Elo dans la liste',
  'ratings.taken': '{count} {count|donnée reprise|données reprises} de {source}',
  'ratings.field-rating': 'Elo',
  'ratings.field-fide-rating': 'Elo FIDE',
  'ratings.field-national-rating': 'Elo national',
  'ratings.field-id': 'Code FIDE',
  'ratings.field-title': 'Titre',
  'ratings.field-federation': 'Fédération',
  'ratings.field-born': 'Né(e)',
  'ratings.field-sex': 'Sexe',
  'ratings.field-name': 'Nom',
  'ratings.intro':
    'Compare les joueurs avec une liste : celle de la FIDE en texte ou XML (aussi en zip, telle qu’elle est publiée), ou tout tableau avec en-tête. Rien n’est repris avant que vous ne le disiez.',
  'ratings.choose': 'Choisir un fichier',
  'ratings.sheet': 'ou une feuille de ce classeur',
  'ratings.look': 'Rechercher',
  'ratings.matching': 'Recherche de {count} {count|joueur|joueurs} dans {source}',
  'ratings.column': 'Elo',
  'ratings.date': 'Date de la liste',
  'ratings.found':
    '{rows} lignes lues : {byId} {byId|trouvé|trouvés} par code, {byName} par nom, {several} à choisir, {none} {none|introuvable|introuvables}',
  'ratings.same': 'Rien ne diffère.',
  'ratings.choose-line': 'Plusieurs lignes portent ce nom : choisissez',
  'ratings.nobody-chosen': 'personne',
  'ratings.doubtful': 'Le code correspond, pas le nom : {name}',
  'ratings.by-name': 'trouvé par le nom seul',
  'ratings.take-all': 'Tout choisir',
  'ratings.take-none': 'Ne rien choisir',
  'ratings.take': 'Reprendre ce qui est choisi ({count})',
  'ratings.not-found': 'Introuvables : {names}',
  'ratings.renumber':
    'Les numéros d’appariement restent ; « Modifications manuelles » les remet en ordre tant que les règles le permettent.',
  'ratings.from': 'Dernière reprise : {source}',
  'ratings.sheet-change': 'Variation Elo',
  'ratings.title-change': 'Variation Elo et chiffres pour normes après la ronde {round}',
  'ratings.norms-by':
    'normes : {name} du {from} ; les tournois faisant exception (1.4.3) et les parties que l’on peut écarter (1.4.1) ne sont pas examinés',
  'ratings.head-scored': 'Score',
  'ratings.head-average': 'Ra',
  'ratings.head-performance': 'Rp',
  'ratings.head-titled': 'Titrés',
  'ratings.head-federations': 'Féd.',
  'ratings.capped-rounds': 'un écart compté pour 400 à la ronde {rounds} (8.3.1, sous 2650)',
  'ratings.unrated-rounds': 'adversaire sans Elo à la ronde {rounds}',
  'ratings.far-apart-rounds':
    'ne compte pas, écart de 600 points ou plus et un des deux au-dessus de 2600 : ronde {rounds}',
  'ratings.norm-met':
    'norme {title} d’après les parties : moyenne {average}, performance {performance} ; les conditions de l’arbitre ne sont pas examinées',
  'ratings.norm-missing':
    'la performance {performance} suffirait pour une norme {title} (moyenne {average}) ; manque : {missing}',
  'ratings.norm-needs':
    'pour une norme de {title} : {points} sur {games} contre une moyenne de {against}, comme jusqu’ici ; titres et fédérations ne sont pas examinés',
  'ratings.norm-games': 'neuf parties',
  'ratings.norm-of-eight':
    'huit parties en valent neuf avec le point sans partie (1.4.1c, une fois par demande de titre)',
  'ratings.norm-unrated':
    'plus d’un cinquième d’adversaires sans Elo (limite de résumés ; les articles publiés n’en ont pas)',
  'ratings.norm-average': 'moyenne des adversaires',
  'ratings.norm-score': '35 % des points',
  'ratings.norm-titled': 'la moitié d’adversaires titrés',
  'ratings.norm-title': 'un tiers, au moins trois, ayant le titre',
  'ratings.norm-title-double':
    'six joueurs et la moitié des adversaires ayant le titre (double toutes rondes)',
  'ratings.norm-federations': 'deux autres fédérations',
  'ratings.norm-own-federation': 'plus de 3/5 de la propre fédération',
  'ratings.norm-one-federation': 'plus de 2/3 d’une seule fédération',
  'ratings.write-change': 'Variation Elo et normes',
  'ratings.written-change': 'Variation Elo après la ronde {round} écrite',
};
