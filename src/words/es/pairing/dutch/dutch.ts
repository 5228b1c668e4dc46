import type { dutch as english } from '../../../en/pairing/dutch/dutch';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch: WordsLike<typeof english> = {
  'dutch.who': '{player}',
  'dutch.colour.white': 'blancas',
  'dutch.colour.black': 'negras',
  'dutch.bracket.normal': 'Grupo de {score} {score|punto|puntos}',
  'dutch.bracket.last': 'Último grupo, {score} {score|punto|puntos}',
  'dutch.bracket.penultimate':
    'Penúltimo grupo, {score} {score|punto|puntos}: sus flotantes descendentes se eligen para que el resto se pueda emparejar',
  'dutch.bracket.collapsed':
    'Último grupo fusionado: todos los de abajo, desde {score} {score|punto|puntos}',
  'dutch.residents': 'Jugadores del grupo: {players}',
  'dutch.movedDown': 'Jugadores venidos de arriba: {players}',
  'dutch.limbo': 'En el limbo, seguirán flotando: {players}',
  'dutch.topscorers':
    'Jugadores de cabeza (más de la mitad de los puntos posibles en la última ronda): {players}',
  'dutch.floaters': 'Flotantes descendentes: {players}',
  'dutch.pairs': 'Parejas: {count}',
  'dutch.noPairs': 'En este grupo no se puede emparejar a nadie',
  'dutch.pairsTitle': 'Parejas y la regla que dio los colores',
  'dutch.head.white': 'Blancas',
  'dutch.head.black': 'Negras',
  'dutch.head.colourRule': 'Colores',
  'dutch.head.article': 'Artículo',
  'dutch.head.criterion': 'Se minimiza',
  'dutch.head.value': 'Valor',
  'dutch.head.bound': 'Como mínimo, contando',
  'dutch.criteriaTitle': 'Criterios en prioridad descendente',
  'dutch.perfect':
    'Candidato perfecto: ningún emparejamiento de este grupo podría ser mejor en ningún criterio',
  'dutch.unmet':
    'Mejor candidato disponible; más allá de lo que permitiría solo contar: {articles}',
  'dutch.value.c7': '{count}, venidos de arriba con {scores}',
  'dutch.bye': '{player} recibe el bye',
  'dutch.barred.bye': '{player} no puede recibir el bye: lo tuvo en la ronda {round}',
  'dutch.barred.forfeit':
    '{player} no puede recibir el bye: ganó por incomparecencia en la ronda {round}',
  'dutch.byeScore':
    '{score} es la menor puntuación del bye con la que se puede emparejar toda la ronda',
  'dutch.barred.points':
    '{player} no puede recibir el bye: obtuvo sin jugar los puntos de una victoria en la ronda {round}',
};
