import type { prizes as english } from '../../en/pane/prizes';
import type { WordsLike } from '../../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Premio',
  'prizes.head.amount': 'Importe',
  'prizes.by-place': '{place} {ladder}: {prize}, {amount}',
  'prizes.place': '{place} {ladder}: {amount}',
  'prizes.equal':
    '{place} {ladder}, {tied} jugadores con los mismos puntos: sus premios se reparten por igual, {amount} cada uno (puesto propio: {own})',
  'prizes.hort':
    '{place} {ladder}, {tied} jugadores con los mismos puntos (Hort): la mitad del premio propio de {own} y una parte igual de la mitad del fondo común, {amount}',
  'prizes.nobody': 'Nadie de la clasificación puede optar a «{ladder}»: {prize} no se entrega',
  'prizes.all-have-other':
    'Todos los que pueden optar a «{ladder}» tienen ya un premio ({names}), uno por jugador: {prize} no se entrega',
  'prizes.too-few': 'Solo {count} pueden tener un premio de «{ladder}»: {prize} no se entrega',
  'prizes.has-other': 'No «{ladder}»: conserva «{other}» ({amount}), un premio por jugador',
  'prizes.tie-break':
    'Justo detrás en «{ladder}»: los mismos puntos que {winner}, más abajo por los desempates',
  'prizes.too-low': 'El siguiente para «{ladder}», detrás de {winner}',
  'prizes.not-of-age': 'No puede optar a «{ladder}»: {condition}',
  'prizes.not-eligible': 'No puede optar a «{ladder}»: {value}, no {condition}',
  'prizes.unknown':
    'No puede optar a «{ladder}» por lo que se sabe: se pide {condition}, no hay dato',
  'prizes.sheet': 'Premios',
  'prizes.help-rows':
    'Una fila por premio (Puesto 1, 2-4…). Las filas con las mismas condiciones van juntas; solo se entrega lo que aquí figura.',
  'prizes.help-conditions':
    'Elo: <2000, 1800-1999, 2000+, sin Elo. Edad: U18, S60. Sexo: Mujeres, Hombres. Reparto: Ninguno, Igual, Hort; vacío: como se elija en el panel.',
  'prizes.help-columns':
    'Club, u otra columna de la hoja Jugadores: una columna con el mismo encabezado aquí, y el premio es para los que tienen el mismo dato.',
  'prizes.list': 'Lista de premios',
  'prizes.list-title': 'Premios tras la ronda {round}',
  'prizes.given': 'Entregados',
  'prizes.not-given': 'No entregados',
  'prizes.total': 'Tabla de premios',
  'prizes.near-misses': 'Los siguientes',
  'prizes.rule-one': 'un premio por jugador',
  'prizes.rule-several': 'varios premios por jugador',
  'prizes.rule-value': 'el más valioso',
  'prizes.rule-order': 'el primero de la tabla',
  'prizes.rule-none': 'los puestos no se reparten',
  'prizes.rule-equal': 'los puntos iguales reparten por igual',
  'prizes.rule-hort': 'los puntos iguales reparten por Hort',
  'prizes.table-made': 'Hoja Premios creada',
  'prizes.list-written':
    'Lista de premios escrita: {count} {count|premio|premios}, {sum} entregados, {kept} sin entregar',
  'prizes.intro':
    'Una hoja con una fila por premio; quién gana qué se sigue de la clasificación, con el motivo de cada premio y de los siguientes.',
  'prizes.make': 'Crear la hoja Premios',
  'prizes.one-or-several': 'Premios por jugador',
  'prizes.preference': 'Cuál se conserva',
  'prizes.share': 'Empates',
  'prizes.write': 'Escribir la lista de premios',
  'prizes.provisional': 'Aún no se han jugado todas las partidas: la lista es provisional.',
  'prizes.sums': '{given} de {total} entregados',
  'prizes.nobody-wins': 'Nadie gana aún un premio.',
  'prizes.help.table': 'la tabla de premios (CSV); si se omite: la hoja Premios del libro',
  'prizes.help.rules': 'one o several, value u order, none, equal o hort, con comas',
};
