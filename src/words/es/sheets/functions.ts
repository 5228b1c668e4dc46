import type { functions as english } from '../../en/sheets/functions';
import type { WordsLike } from '../../like';

/** Headers and words of what custom functions spill and refuse. */
export const functions: WordsLike<typeof english> = {
  'functions.place': '{name}, fila {row}, columna {column}',
  'functions.more': '… y {count} más.',
  'functions.detail.round': 'Ronda',
  'functions.detail.opponent': 'N.º',
  'functions.detail.name': 'Rival',
  'functions.detail.used': 'Usado',
  'functions.detail.points': 'Puntos',
  'functions.detail.term': 'Término',
  'functions.detail.counted': 'Contado',
  'functions.detail.why': 'Por qué',
  'functions.detail.article': 'Artículo',
  'functions.detail.compared': '¿Igual?',
  'functions.head.worth': 'Valor',
  'functions.head.rank': 'Puesto',
  'functions.head.no': 'N.º',
  'functions.head.name': 'Nombre',
  'functions.head.rating': 'Elo',
  'functions.head.points': 'Pts',
  'functions.head.round-robin': 'liga',
  'functions.head.broken-by': 'Decidido por',
  'functions.head.place': 'Dónde',
  'functions.head.finding': 'Qué se encontró',
  'functions.head.cure': 'Qué hacer',
  'functions.table-agrees': 'nada en la tabla se contradice',
  'functions.head.table': 'Mesa',
  'functions.head.white': 'Blancas',
  'functions.head.black': 'Negras',
  'functions.head.colours': 'Colores',
  'functions.head.difference': 'Diferencia',
  'functions.head.preference': 'Preferencia',
  'functions.head.strength': 'Fuerza',
  'functions.colour.white': 'Blancas',
  'functions.colour.black': 'Negras',
  'functions.colour.white.letter': 'B',
  'functions.colour.black.letter': 'N',
  'functions.strength.none': 'ninguna',
  'functions.strength.mild': 'leve',
  'functions.strength.strong': 'fuerte',
  'functions.strength.absolute': 'absoluta',
  'functions.in-all': '{count} en total',
  'functions.compare.published': 'publicado',
  'functions.compare.by-head':
    '{head} es {code} por su encabezado: {equal} de {all} cifras coinciden con {edition}',
  'functions.compare.by-legend':
    '{head} es {code} por la leyenda: {equal} de {all} cifras coinciden con {edition}',
  'functions.compare.by-fit':
    '{head} se tomó por {code}, que es lo que mejor encaja: {equal} de {all} cifras coinciden con {edition}',
  'functions.compare.by-list':
    '{head} es {code} por la lista: {equal} de {all} cifras coinciden con {edition}',
  'functions.compare.not-compared': '{head} es {code} ({edition}), sin comparar: {why}',
  'functions.compare.within-tie':
    'los programas imprimen aquí puntos de los empatados, las reglas dan un puesto entre ellos',
  'functions.compare.column': '(columna {column})',
  'functions.compare.more': '{head}: {count} {count|cifra más difiere|cifras más difieren}',
  'functions.compare.cause-edition':
    '{player}: {shown} impreso, {ours} por {edition}; {other} da {shown}',
  'functions.compare.cause-term':
    '{player}: {shown} impreso, {ours} por {edition}; sale {shown} si el rival de la ronda {round} cuenta {theirs}; {article} quiere {wanted}',
  'functions.compare.cause-unknown':
    '{player}: {shown} impreso, {ours} por {edition}; no lo explica ninguna otra edición ni una sola ronda no jugada',
  'functions.compare.unmatched': '{head}: no encaja ningún desempate que conozcamos',
  'functions.compare.nothing': 'la tabla no tiene columna de cifras junto a los puntos',
  'functions.contradiction': '{place}: {sentence}',
  'functions.contradiction-more': '{place}: {sentence} ({count} en total)',
};
