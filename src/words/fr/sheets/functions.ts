import type { functions as english } from '../../en/sheets/functions';
import type { WordsLike } from '../../like';

/** Headers and words of what custom functions spill and refuse. */
export const functions: WordsLike<typeof english> = {
  'functions.place': '{name}, ligne {row}, colonne {column}',
  'functions.more': '… et {count} de plus.',
  'functions.detail.round': 'Ronde',
  'functions.detail.opponent': 'N°',
  'functions.detail.name': 'Adversaire',
  'functions.detail.used': 'Pris en compte',
  'functions.detail.points': 'Points',
  'functions.detail.term': 'Terme',
  'functions.detail.counted': 'Compté',
  'functions.detail.why': 'Motif',
  'functions.detail.article': 'Article',
  'functions.detail.compared': 'Pareil ?',
  'functions.head.worth': 'Valeur',
  'functions.head.rank': 'Rang',
  'functions.head.no': 'N°',
  'functions.head.name': 'Nom',
  'functions.head.rating': 'Elo',
  'functions.head.points': 'Pts',
  'functions.head.round-robin': 'toutes rondes',
  'functions.head.broken-by': 'Départagé par',
  'functions.head.place': 'Où',
  'functions.head.finding': 'Ce qui a été trouvé',
  'functions.head.cure': 'Que faire',
  'functions.table-agrees': 'rien dans la grille ne se contredit',
  'functions.head.table': 'Table',
  'functions.head.white': 'Blancs',
  'functions.head.black': 'Noirs',
  'functions.head.colours': 'Couleurs',
  'functions.head.difference': 'Différence',
  'functions.head.preference': 'Préférence',
  'functions.head.strength': 'Force',
  'functions.colour.white': 'Blancs',
  'functions.colour.black': 'Noirs',
  'functions.colour.white.letter': 'B',
  'functions.colour.black.letter': 'N',
  'functions.strength.none': 'aucune',
  'functions.strength.mild': 'faible',
  'functions.strength.strong': 'forte',
  'functions.strength.absolute': 'absolue',
  'functions.in-all': '{count} en tout',
  'functions.compare.published': 'publié',
  'functions.compare.by-head':
    '{head} est {code} d’après son en-tête : {equal} chiffres sur {all} concordent avec {edition}',
  'functions.compare.by-legend':
    '{head} est {code} d’après la légende : {equal} chiffres sur {all} concordent avec {edition}',
  'functions.compare.by-fit':
    '{head} a été pris pour {code}, qui convient le mieux : {equal} chiffres sur {all} concordent avec {edition}',
  'functions.compare.by-list':
    '{head} est {code} d’après la liste : {equal} chiffres sur {all} concordent avec {edition}',
  'functions.compare.not-compared': '{head} est {code} ({edition}), non comparé : {why}',
  'functions.compare.within-tie':
    'les programmes impriment ici des points entre ex æquo, le règlement donne une place parmi eux',
  'functions.compare.column': '(colonne {column})',
  'functions.compare.more': '{head} : encore {count} {count|chiffre différent|chiffres différents}',
  'functions.compare.cause-edition':
    '{player} : {shown} imprimé, {ours} selon {edition} ; {other} donne {shown}',
  'functions.compare.cause-term':
    '{player} : {shown} imprimé, {ours} selon {edition} ; on obtient {shown} si l’adversaire de la ronde {round} compte {theirs} ; {article} veut {wanted}',
  'functions.compare.cause-unknown':
    '{player} : {shown} imprimé, {ours} selon {edition} ; aucune autre édition ni aucune ronde non jouée seule ne l’explique',
  'functions.compare.unmatched': '{head} : aucun départage connu ne convient',
  'functions.compare.nothing': 'la grille n’a pas de colonne de chiffres à côté des points',
  'functions.contradiction': '{place} : {sentence}',
  'functions.contradiction-more': '{place} : {sentence} ({count} en tout)',
};
