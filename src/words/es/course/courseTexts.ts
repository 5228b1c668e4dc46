import type { courseTexts as english } from '../../en/course/courseTexts';
import type { WordsLike } from '../../like';

/** Exemplos dos textos no curso. */
export const courseTexts: WordsLike<typeof english> = {
  'course.part-out': '{term} → {value}, no cuenta: {cut}',
  'course.board': 'Tablero {board}: {term} = {value}',
  'course.pane-edition': 'Edición',
  'course.head.function': 'Función',
  'course.note-of-text': 'Nota sobre el texto impreso: {note}',
  'course.exchanges':
    '{article}: el orden de los intercambios ({count} {count|jugador|jugadores}) entre S1 ({s1}) y S2 ({s2})',
  'course.transpositions': '{article}: el orden de las transposiciones de S2 ({s2}), S1 es {s1}',
  'course.comparisons': '{article}: ¿qué intercambio va primero? S1 es {s1}, S2 es {s2}',
  'course.histories': '{article}: colores con rondas no jugadas',
  'course.columns': '{article}: las dos columnas del texto',
  'course.quantity': 'Cantidad Q',
  'course.ranking': 'Orden final',
  'course.task.order': '¿En qué orden los prueba el texto? Escriba el lugar, 1 para el primero.',
  'course.task.order-altered':
    '¿En qué orden los prueba el texto? Escriba el lugar, 1 para el primero que cambia.',
  'course.task.order-exchanges':
    'A la izquierda de la flecha, quien sale de S1; a la derecha, quien sale de S2.',
  'course.task.comparisons': 'Escriba 1 o 2 para el intercambio que se prueba primero.',
  'course.task.histories':
    '¿Cómo se lee el historial al comparar colores? Una letra por ronda, - para una ronda sin partida.',
  'course.task.columns':
    'Ordene ambas columnas: escriba el lugar de cada uno, 1 arriba; luego quién está en la misma fila.',
  'course.task.quantity':
    'Busque Q en la tabla: puntos de arriba abajo, partidas de izquierda a derecha.',
  'course.task.ranking':
    '¿Quién está dónde? Primero los puntos, luego encuentro directo, Koya y Koya ampliado.',
  'course.task.koya-steps':
    'Entre 2 y 3, que siguen empatados: el Koya con un grupo de puntuación más, luego con otro más.',
  'course.task.floats': 'Flotes: 1 hacia abajo, 2 hacia arriba, 0 ninguno.',
  'course.task.first-round': 'El primero de S1 ha sacado {colour}.',
  'course.ask.count-exchanges': '¿Cuántos intercambios hay?',
  'course.ask.count-orders': '¿Cuántos órdenes hay, contando el primero?',
  'course.ask.comparison': '1: {a}; 2: {b}',
  'course.ask.history': 'Colores:',
  'course.ask.white-column': 'Lugar de la media {rating} en la columna de blancas',
  'course.ask.black-column': 'Lugar del Elo {rating} en la columna de negras',
  'course.ask.beside': 'Elo de la misma fila que la media {rating}',
  'course.ask.quantity':
    'Q para {points} {points|punto|puntos} de {games} {games|partida|partidas}',
  'course.ask.rank': 'Puesto de {player}',
  'course.ask.koya-step': 'Koya de {player} contra los que tienen {limit} o más',
  'course.ask.float': 'Flote de {player} en la ronda {round}',
  'course.ask.float-forfeit': 'Flote de {player} en la ronda {round}, si {absent} no viene',
  'course.ask.float-settled':
    'Flote de {player} en la ronda {round}, una vez ganada la partida aplazada',
  'course.hint.count-exchanges': 'Quién puede salir de S1, por quién puede salir de S2.',
  'course.hint.count-orders': 'Tantos para el primer lugar, uno menos para el segundo…',
  'course.hint.exchange-rules':
    'El menor número de jugadores; luego la menor diferencia de sumas; luego el más bajo de S1; luego el más alto de S2.',
  'course.hint.two-differences': 'Las diferencias de las sumas son {a} y {b}.',
  'course.hint.gaps': 'Las rondas sin partida pasan al principio: {count}.',
  'course.hint.keeps-order': 'Los colores conservan su orden.',
  'course.hint.columns':
    'Blancas: primero quien ha tenido los rivales más débiles. Negras: primero el jugador más fuerte.',
  'course.hint.extremes': 'Arriba: {white} y {black}.',
  'course.hint.quantity-column': 'La columna de {games} {games|partida|partidas}.',
  'course.hint.quantity-row': 'La fila de {points} {points|punto|puntos}.',
  'course.hint.points-first': '{points|Tiene|Tienen} {points} {points|punto|puntos}.',
  'course.hint.tied-with': 'Con los mismos puntos: {count}.',
  'course.hint.separated-by': 'Lo que los separa: {code}.',
  'course.hint.alone': 'Nadie más tiene tantos puntos.',
  'course.hint.forfeit-floats':
    'Una victoria por incomparecencia cuenta como bye; quien pierde por incomparecencia no flota.',
  'course.hint.scores-when-paired': 'Cuentan los puntos del momento del emparejamiento.',
  'course.head.white-cma': 'Blancas (media)',
  'course.head.black-rating': 'Negras (Elo)',
  'course.head.points-games': 'Puntos \\ partidas',
  'course.note.d2-table':
    'En los ejemplares que conocemos la tabla D2 para ocho jugadores está estropeada. La solución la da según la regla; en la impresa para siete jugadores todos los números son uno menos.',
  'course.note.baf80':
    'La frase de BAF 80 nombra 21, 22 y 23; sus tablas, 20, 21 y 23. No importa: el orden va por el lugar en el nivel.',
  'course.note.d2-three':
    'La lista impresa de grupos de S2 tiene 6,8,10 antes de 6,8,9 y 7,8,9 antes de 6,10,11; el procedimiento los quiere al revés. Los seis intercambios impresos son correctos.',
  'course.note.eleven':
    'La nota pone 6-7-8-10-11 en tercer lugar. Según su propia regla, y su cuenta de 720, debería ser 6-7-8-10-9.',
  'course.note.f3-portuguese':
    'El texto portugués imprime otras letras en dos de los tres casos. El inglés las tiene como aquí.',
  'course.note.d5-french':
    'La columna francesa imprime =NBNB para el segundo historial. Los colores conservan su orden, así que es =BNBN.',
  'course.note.dubov-column':
    'El texto francés dice que los Elos de negras suben; en su propio ejemplo bajan, y eso es lo que quiere decir.',
  'course.note.quantity':
    'Cuatro celdas de la tabla impresa no siguen la regla de las demás: 5 de 12 y 7 de 12 (72, según la regla 65), 1½ de 8 y 6½ de 8 (251, según la regla 262). Cuentan como están impresas.',
  'course.note.provisional':
    'El texto divide la suma de los cuatro Elos entre 2; debe ser entre 4. El 1980 que imprime es correcto.',
  'course.note.direct':
    'El encuentro directo se usa una vez: 4 y 6 siguen empatados aunque 6 ganó a 4. Las reglas de hoy lo aplicarían otra vez a los dos.',
  'course.note.baf77-1':
    'Nivel 1, 4, 5, 11, 14: el texto tiene n = 1 y b = 4; debe ser n = 4 y b = 1. La flecha del 5 debe apuntar hacia abajo. Sin BAF 77 sería 5-1 y 4-11.',
  'course.note.baf77-2':
    'Nivel 1, 5, 7, 8, 9, 12, 13: sin BAF 77 sería 1-8, 5-12 y 9-7. Si 9 no pudiera flotar hacia abajo, el intercambio de 7 y 8 que nombra el texto volvería a dejar fuera a 9; el de 7 y 9 da 1-8, 5-7, 9-12.',
  'course.note.baf78-adjourned':
    'El texto dice que 2 y 11 no flotan «en la ronda 4»; se enfrentan en la ronda 5.',
  'course.first-round': 'F4: la primera ronda, {count} jugadores',
};
