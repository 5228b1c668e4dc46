import type { ratings as english } from '../../en/pane/ratings';
import type { WordsLike } from '../../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Esperado',
  'ratings.counts': 'K {k} × (puntos − esperado)',
  'ratings.capped':
    'K {k} × (puntos − esperado); la diferencia de {difference} es mayor de lo que cuenta',
  'ratings.not-played': 'no jugada: no cuenta para el Elo',
  'ratings.unrated-game': 'una partida que no cuenta para el Elo',
  'ratings.unrated-opponent': 'el rival no tiene Elo',
  'ratings.far-apart':
    '600 puntos de diferencia o más y uno por encima de 2600: no cuenta en rápidas y relámpago (7.3.1)',
  'ratings.no-rating': 'sin Elo no hay variación; un primer Elo se calcula de otro modo',
  'ratings.first':
    'primer Elo solo con estas partidas: {rating} ({points} de {games} contra rivales con Elo y dos tablas con 1800; 8.2)',
  'ratings.first-few':
    '{games} de las 5 partidas contra rivales con Elo que pide un primer Elo (7.1.4); cuentan también otros torneos de 26 meses',
  'ratings.first-zero': 'ningún punto contra rivales con Elo: un primer torneo no cuenta (8.2.1)',
  'ratings.first-below': 'solo con estas partidas {rating}, menos de 1400: sigue sin Elo (7.1.4)',
  'ratings.by': '{name} de {from}, modificado {changed}, para partidas clásicas',
  'ratings.by-rapid': '{name} de {from}, modificado {changed}, para partidas rápidas',
  'ratings.by-blitz': '{name} de {from}, modificado {changed}, para partidas relámpago',
  'ratings.k-given': 'K {k} como se indicó',
  'ratings.k-new': 'K {k}: menos de 30 partidas',
  'ratings.k-youth': 'K {k}: hasta el final del año en que cumple 18 años, por debajo de 2300',
  'ratings.k-below-2400':
    'K {k}: Elo inferior a 2400; K 40 (nuevo o sub-18) necesita el año de nacimiento y la fecha de inicio',
  'ratings.k-needs-start':
    'K {k}: Elo inferior a 2400. Introduzca la fecha de inicio del torneo: los menores de 18 pueden tener K 40',
  'ratings.k-from-2400': 'K {k}: Elo de 2400 o más',
  'ratings.k-lowered': 'K baja a {k}: K por las partidas no puede pasar de 700',
  'ratings.not-listed': '«{name}» no está en la lista',
  'ratings.listed-unrated': '«{name}» no tiene Elo en la lista',
  'ratings.taken': '{count} {count|dato tomado|datos tomados} de {source}',
  'ratings.field-rating': 'Elo',
  'ratings.field-fide-rating': 'Elo FIDE',
  'ratings.field-national-rating': 'Elo nacional',
  'ratings.field-id': 'ID FIDE',
  'ratings.field-title': 'Título',
  'ratings.field-federation': 'Federación',
  'ratings.field-born': 'Nacimiento',
  'ratings.field-sex': 'Sexo',
  'ratings.field-name': 'Nombre',
  'ratings.intro':
    'Compara los jugadores con una lista de Elo: la de la FIDE en texto o XML (también comprimida, como se publica), o cualquier tabla con encabezados. No se toma nada hasta que usted lo diga.',
  'ratings.choose': 'Elegir un archivo',
  'ratings.sheet': 'o una hoja de este libro',
  'ratings.look': 'Buscar',
  'ratings.matching': 'Buscando {count} {count|jugador|jugadores} en {source}',
  'ratings.column': 'Elo',
  'ratings.date': 'Fecha de la lista',
  'ratings.found':
    '{rows} líneas leídas: {byId} encontrados por ID, {byName} por nombre, {several} por elegir, {none} sin encontrar',
  'ratings.same': 'No difiere nada.',
  'ratings.choose-line': 'Varias líneas tienen este nombre: elija',
  'ratings.nobody-chosen': 'nadie',
  'ratings.doubtful': 'El ID coincide, el nombre no: {name}',
  'ratings.by-name': 'encontrado solo por el nombre',
  'ratings.take-all': 'Elegir todo',
  'ratings.take-none': 'No elegir nada',
  'ratings.take': 'Tomar lo elegido ({count})',
  'ratings.not-found': 'No encontrados: {names}',
  'ratings.renumber':
    'Los números iniciales quedan como están; «Cambios a mano» los ordena mientras las reglas lo permitan.',
  'ratings.from': 'Último tomado de: {source}',
  'ratings.sheet-change': 'Variación de Elo',
  'ratings.title-change': 'Variación de Elo y cifras para normas tras la ronda {round}',
  'ratings.norms-by':
    'normas: {name} de {from}; no se comprueban los torneos exceptuados (1.4.3) ni las partidas que se pueden omitir (1.4.1)',
  'ratings.head-scored': 'Puntos',
  'ratings.head-average': 'Ra',
  'ratings.head-performance': 'Rp',
  'ratings.head-titled': 'Titulados',
  'ratings.head-federations': 'Feds',
  'ratings.capped-rounds':
    'una diferencia contada como 400 en la ronda {rounds} (8.3.1, por debajo de 2650)',
  'ratings.unrated-rounds': 'rival sin Elo en la ronda {rounds}',
  'ratings.far-apart-rounds':
    'no cuenta, 600 puntos de diferencia o más y uno por encima de 2600: ronda {rounds}',
  'ratings.norm-met':
    'norma de {title} por las partidas: media {average}, performance {performance}; no se comprueban las condiciones de los árbitros',
  'ratings.norm-missing':
    'una performance de {performance} bastaría para una norma de {title} (media {average}); falta: {missing}',
  'ratings.norm-needs':
    'para una norma de {title} {points} de {games} contra una media de {against}, como hasta ahora; no se miran títulos ni federaciones',
  'ratings.norm-games': 'nueve partidas',
  'ratings.norm-of-eight':
    'ocho partidas cuentan como nueve con el punto sin partida (1.4.1c, una vez por solicitud)',
  'ratings.norm-unrated':
    'más de un quinto sin Elo (un límite de los resúmenes; los artículos publicados no lo tienen)',
  'ratings.norm-average': 'media de los rivales',
  'ratings.norm-score': '35 % de los puntos',
  'ratings.norm-titled': 'la mitad de los rivales titulados',
  'ratings.norm-title': 'un tercio, al menos tres, con el título',
  'ratings.norm-title-double':
    'seis jugadores y la mitad de los rivales con el título (liga a doble vuelta)',
  'ratings.norm-federations': 'otras dos federaciones',
  'ratings.norm-own-federation': 'más de 3/5 de la federación propia',
  'ratings.norm-one-federation': 'más de 2/3 de una federación',
  'ratings.write-change': 'Variación de Elo y normas',
  'ratings.written-change': 'Variación de Elo tras la ronda {round} escrita',
};
