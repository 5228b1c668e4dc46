import type { ratings as english } from '../en/ratings';
import type { WordsLike } from '../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Attendu',
  'ratings.counts': 'K {k} × (points − attendu)',
  'ratings.capped': 'K {k} × (points − attendu) ; l’écart de {difference} dépasse ce qui compte',
  'ratings.not-played': 'non jouée : ne compte pas',
  'ratings.unrated-game': 'partie qui ne compte pas pour le classement',
  'ratings.unrated-opponent': 'l’adversaire n’a pas de classement',
  'ratings.no-rating':
    'sans classement il n’y a pas de variation ; un premier classement se calcule autrement',
  'ratings.by': '{name} du {from}, modifié le {changed}',
  'ratings.k-given': 'K {k} donné',
  'ratings.k-new': 'K {k} : moins de 30 parties',
  'ratings.k-youth': 'K {k} : jusqu’à la fin de l’année des 18 ans, sous 2300',
  'ratings.k-below-2400':
    'K {k} : classement sous 2400 ; 40 pour les débutants et les jeunes est à donner',
  'ratings.k-from-2400': 'K {k} : classement de 2400 ou plus',
  'ratings.k-lowered': 'K est abaissé à {k} : K fois les parties ne doit pas dépasser 700',
  'ratings.not-listed': '« {name} » n’est pas dans la liste',
  'ratings.listed-unrated': '« {name} » n’a pas de classement dans la liste',
  'ratings.taken': '{count} {count|donnée reprise|données reprises} de {source}',
  'ratings.field-rating': 'Elo',
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
  'ratings.column': 'Classement',
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
    'Les numéros d’appariement restent ; « Changements à la main » les remet en ordre tant que les règles le permettent.',
  'ratings.from': 'Dernière reprise : {source}',
};
