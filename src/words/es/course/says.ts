import type { says as english } from '../../en/course/says';
import type { WordsLike } from '../../like';

/** What the articles of the rules in force say, each in a sentence of our own. */
export const says: WordsLike<typeof english> = {
  'says.initial-list':
    'Los jugadores se ordenan por fuerza, es decir, por Elo; después por título; después por nombre. El puesto es el número inicial (TPN).',
  'says.order':
    'Para emparejar, los jugadores se ordenan por puntos y después por número inicial: el menor va delante.',
  'says.groups':
    'Un grupo de puntuación son todos los que tienen los mismos puntos. Un grupo de emparejamiento lo forman con quienes sobraron arriba.',
  'says.downfloater':
    'Quien no puede ser emparejado en un grupo flota hacia abajo; en el siguiente es un venido de arriba.',
  'says.float-game':
    'Cuando dos con puntos distintos han jugado, el mejor clasificado es flotante descendente y el otro ascendente.',
  'says.float-unplayed':
    'Quien recibe el bye es flotante descendente, y también quien, sin jugar, recibe más que por una derrota.',
  'says.float-none':
    'Nada más hace un flotante: ni una ausencia, ni un bye de cero puntos, ni una derrota por incomparecencia.',
  'says.bye':
    'Si el número de jugadores es impar, uno queda sin rival y sin color: el bye, que vale lo mismo para todos.',
  'says.difference':
    'La diferencia de colores son las partidas con blancas menos las partidas con negras; solo cuentan las jugadas.',
  'says.absolute':
    'Una preferencia es absoluta si la diferencia pasa de +1 o −1, o si las dos últimas partidas tuvieron el mismo color.',
  'says.strong': 'Una preferencia es fuerte si la diferencia es +1 o −1.',
  'says.mild':
    'Una preferencia es débil si la diferencia es 0: el otro color que en la última partida.',
  'says.no-wish':
    'Quien no ha jugado ninguna partida no tiene preferencia: se concede la del rival.',
  'says.topscorers':
    'Al emparejar la última ronda, los jugadores de cabeza son quienes tienen más de la mitad de los puntos posibles.',
  'says.complete':
    'Una ronda está completa si todos están emparejados y a lo sumo uno tiene el bye. Si no la hay, decide el árbitro.',
  'says.met': 'Dos que ya han jugado entre sí no vuelven a enfrentarse.',
  'says.bye-bar':
    'No hay segundo bye, ni bye para quien en una ronda recibió los puntos de una victoria sin jugar.',
  'says.same-absolute':
    'Dos que no son de cabeza y tienen la misma preferencia absoluta no se enfrentan.',
  'says.completion': 'Los que aún no están emparejados deben poder formar una ronda completa.',
  'says.bye-score': 'El bye es para la menor puntuación que permite la ronda entera.',
  'says.fewest-down': 'Flota hacia abajo el menor número posible de jugadores.',
  'says.lowest-down': 'Quienes flotan hacia abajo tienen la menor puntuación posible.',
  'says.next-bracket':
    'Quienes flotan hacia abajo se eligen para que el grupo siguiente se empareje lo mejor posible.',
  'says.bye-unplayed': 'El bye es para quien tiene menos rondas no jugadas.',
  'says.top-difference':
    'El menor número posible de jugadores de cabeza, o de rivales suyos, queda con una diferencia de colores superior a +2 o −2.',
  'says.top-third':
    'El menor número posible de jugadores de cabeza, o de rivales suyos, lleva el mismo color tres veces seguidas.',
  'says.preferences': 'El menor número posible de jugadores se queda sin el color que prefiere.',
  'says.strong-preferences':
    'El menor número posible de jugadores se queda sin el color que prefiere con fuerza.',
  'says.down-again':
    'Flota hacia abajo el menor número posible de residentes que ya lo hicieron en la ronda anterior.',
  'says.up-again':
    'El menor número posible de rivales de los venidos de arriba flotó hacia arriba en la ronda anterior.',
  'says.down-two':
    'Flota hacia abajo el menor número posible de residentes que ya lo hicieron hace dos rondas.',
  'says.up-two':
    'El menor número posible de rivales de los venidos de arriba flotó hacia arriba hace dos rondas.',
  'says.down-again-scores':
    'Los venidos de arriba que flotaron hacia abajo en la ronda anterior juegan con puntuaciones lo más próximas posible.',
  'says.up-again-scores':
    'Quien flotó hacia arriba en la ronda anterior juega con venidos de arriba de puntuación lo más próxima posible.',
  'says.down-two-scores':
    'Los venidos de arriba que flotaron hacia abajo hace dos rondas juegan con puntuaciones lo más próximas posible.',
  'says.up-two-scores':
    'Quien flotó hacia arriba hace dos rondas juega con venidos de arriba de puntuación lo más próxima posible.',
  'says.parameters':
    'Un grupo se describe por los venidos de arriba (M0), el mayor número de parejas (MaxPairs) y cuántos venidos de arriba hay en ellas (M1).',
  'says.subgroups':
    'S1 tiene tantos jugadores como parejas se hacen, S2 los demás; un venido de arriba sin rival queda en el limbo.',
  'says.first-candidate':
    'El primer candidato empareja al primero de S1 con el primero de S2, al segundo con el segundo, y así sucesivamente.',
  'says.perfect': 'Si el primer candidato cumple todos los criterios, se acepta enseguida.',
  'says.not-perfect': 'Si no, se mira el candidato siguiente en el orden.',
  'says.alter-same':
    'En un grupo de una sola puntuación primero se transpone S2; después se intercambian jugadores de S1 y S2.',
  'says.alter-mixed':
    'Si hay venidos de arriba, primero se altera el resto, después sus rivales, después cuáles de ellos se emparejan.',
  'says.best':
    'Si ningún candidato es perfecto, se acepta el mejor por los criterios en su orden; entre iguales, el que vino antes.',
  'says.bsn':
    'Los jugadores de un grupo se numeran 1, 2, 3 … en su orden: los números de secuencia del grupo (BSN).',
  'says.transpositions':
    'Las transposiciones de S2 siguen el orden de un diccionario de estos números.',
  'says.exchanges':
    'Intercambios: primero el menor número de jugadores, después la menor diferencia de las sumas, después el mayor número que sale de S1.',
  'says.sets':
    'Conjuntos de venidos de arriba: va primero el del número menor allí donde primero difieren.',
  'says.lot': 'El color del número 1 en la primera ronda se sortea: el color inicial.',
  'says.both-granted': 'Se conceden ambas preferencias si es posible.',
  'says.stronger': 'Si no, la más fuerte; de dos absolutas, la de mayor diferencia.',
  'says.alternate': 'Si no, se alternan los colores desde la última ronda en que fueron distintos.',
  'says.higher': 'Si no, el mejor clasificado lleva el color que prefiere.',
  'says.parity':
    'Si no, decide el número del mejor clasificado: impar, el color inicial; par, el otro.',
  'says.same-absolute-all':
    'Dos con la misma preferencia absoluta no se enfrentan, tampoco los de cabeza.',
  'says.bracket-from-below':
    'Un grupo es un grupo de puntuación con quienes suben a él; nadie baja.',
  'says.aro':
    'ARO es la media de los Elo de los rivales con los que se jugó en el tablero; 0 antes de la primera partida.',
  'says.upfloats':
    'Quien juega con una puntuación mayor ha flotado hacia arriba; MaxT, 2 y un quinto de las rondas, dice cuántas veces como mucho.',
  'says.bye-first': 'El bye se da primero, antes de emparejar a nadie.',
  'says.bye-lowest': 'Después es para la menor puntuación.',
  'says.bye-games': 'Después para quien ha jugado más partidas.',
  'says.bye-number': 'Después para el número mayor.',
  'says.bye-rank': 'Después para el último del orden.',
  'says.fewest-up': 'Suben los menos posibles.',
  'says.highest-up': 'Quienes suben tienen la mayor puntuación posible.',
  'says.up-last-round': 'Suben los menos posibles que ya subieron en la ronda anterior.',
  'says.up-sets':
    'Conjuntos de quienes suben: por puntos, después por número; se toma el primero que es el mejor.',
  'says.seekers':
    'G1 son quienes quieren blancas, G2 quienes quieren negras; si nadie ha jugado, la primera mitad y la segunda.',
  'says.shifts':
    'Algunos pasan de G1 a G2 o al revés hasta que son iguales y se pueden emparejar; el primer mejor conjunto desde el centro.',
  'says.s1-by-aro': 'S1 es G1 por ARO, el menor primero; después por número.',
  'says.t2': 'G2 se toma en el primer orden de sus números que da un emparejamiento legal.',
  'says.number-odd':
    'Ninguno ha jugado: un número impar del mejor clasificado lleva el color inicial, uno par el otro.',
  'says.seeding':
    'La primera mitad de las rondas, cuatro como mucho, se empareja como en el sistema holandés.',
  'says.index':
    'Después ordena el Índice: Buchholz, Sonneborn-Berger, número. Una ronda no jugada es una partida contra uno mismo.',
  'says.index-order': 'En un grupo se ordena por el Índice; los puntos no cuentan.',
  'says.fewest-out': 'Salen del grupo los menos posibles.',
  'says.lowest-out': 'Quienes salen tienen los menos puntos posibles.',
  'says.following':
    'Se eligen de modo que también del grupo siguiente salgan los menos posibles, con la menor puntuación posible.',
  'says.pairing-order':
    'Entre iguales va primero el emparejamiento en que el número 1 tiene el rival de número mayor, después el número 2.',
  'says.bracket-down': 'Desde el grupo de arriba hacia abajo, cada uno se empareja entero.',
  'says.up-floated': 'Los menos posibles de quienes suben flotaron en la ronda anterior.',
  'says.team-preferences': 'Quedan sin conceder las menos preferencias de color posibles.',
  'says.identifier':
    'Un emparejamiento se escribe con sus números menores y después sus parejas; se toma la primera serie que es la mejor.',
  'says.one-wish': 'Solo uno tiene preferencia: se concede.',
  'says.opposite-wishes': 'Preferencias opuestas se conceden ambas.',
  'says.lower-difference': 'La menor diferencia de colores lleva blancas.',
  'says.first-wish': 'El primer equipo lleva el color que prefiere.',
  'says.first-alternates': 'El primero de los dos alterna desde su último color.',
  'says.fewer-whites': 'Quien ha llevado menos blancas lleva blancas.',
  'says.ladder-rules': 'Las reglas de la escalera son las que anunció el club.',
  'says.ladder-worth':
    'El primer puesto vale el triple que el último, cada puesto uno menos que el de encima: 9, 8, 7 … 3 con siete jugadores.',
  'says.ladder-list':
    'Al principio los puestos son los de los números. Después de cada ronda todos los resultados se valoran por la lista anterior y luego por la nueva, hasta que el orden se mantiene. A igualdad de puntos decide el número.',
  'says.ladder-points':
    'Cada uno empieza con el valor de su propio puesto. Una victoria suma el valor del rival, unas tablas la mitad, una derrota nada; el bye suma dos tercios del valor propio.',
  'says.ladder-bye': 'Con número impar queda libre el último de quienes han tenido menos byes.',
  'says.ladder-again':
    'Dos pueden volver a jugar cuando hay entre medias tantas rondas como se anunciaron (aquí cinco); si ninguna ronda lo permite, bastan menos.',
  'says.ladder-near':
    'Desde arriba cada uno juega con el más próximo por debajo que esté permitido y que deje una ronda a los demás.',
  'says.ladder-colour':
    'Blancas para quien las llevó menos veces; después para quien las llevó menos en las partidas entre los dos; después para el peor situado.',
  'says.systems':
    'Un torneo válido para Elo se empareja por un sistema del Handbook que se anunció, en la edición de su fecha.',
  'says.initial-keys':
    'A igual fuerza: GM, IM, WGM, FM, WIM, CM, WFM, WCM, sin título; después el alfabeto, si no se anunció otra cosa.',
  'says.until-four':
    'Los datos erróneos siempre se pueden corregir; por esa razón no cambia ningún número una vez emparejada la ronda 4.',
  'says.late':
    'Quien llega tarde no tiene puntos de las rondas pasadas, recibe el número de su puesto y se empareja cuando llega.',
  'says.adjourned': 'Una partida aplazada cuenta como tablas, solo para el emparejamiento.',
  'says.withdrawn': 'Quien se retira ya no se empareja.',
  'says.absent':
    'Quien se sabe que no juega no se empareja en esa ronda y no recibe puntos, si el reglamento no dice otra cosa.',
  'says.history':
    'Para los colores solo cuentan las partidas jugadas: las rondas sin partida pasan al principio.',
  'says.may-meet': 'Dos que fueron emparejados y no jugaron pueden ser emparejados otra vez.',
  'says.tables':
    'Mesas: la mayor puntuación de la pareja, después la suma de ambas, después el número del mejor clasificado. El bye va al final.',
  'says.correction':
    'Una corrección cuenta desde el próximo emparejamiento; comunicada durante la ronda siguiente, desde el posterior; más tarde, solo para el Elo.',
  'says.direct': 'Encuentro directo: los puntos de las partidas entre los empatados.',
  'says.wins': 'Número de victorias: rondas con los puntos de una victoria, jugadas o no.',
  'says.won': 'Partidas ganadas: victorias en el tablero.',
  'says.black': 'Partidas jugadas con negras.',
  'says.black-won': 'Partidas ganadas con negras.',
  'says.progressive': 'Progresivo: la suma de los puntos después de cada ronda.',
  'says.elected':
    'Rondas que se quiso jugar: todas menos los byes pedidos y las derrotas por incomparecencia.',
  'says.standard':
    'Puntos estándar: 1 por más puntos que el rival en una ronda, ½ por otros tantos.',
  'says.number': 'El número inicial: el menor va primero.',
  'says.buchholz': 'Buchholz: la suma de los puntos de los rivales.',
  'says.average-buchholz': 'Media del Buchholz de los rivales con los que se jugó en el tablero.',
  'says.fore':
    'Fore Buchholz: el Buchholz como si todas las partidas de la última ronda fueran tablas.',
  'says.sonneborn':
    'Sonneborn-Berger: los puntos de los rivales, cada uno por los puntos hechos contra él.',
  'says.koya': 'Koya: los puntos contra quienes tienen la mitad de los puntos o más.',
  'says.average-rating':
    'Media del Elo de los rivales con los que se jugó en el tablero, sin decimales.',
  'says.performance':
    'Rendimiento: la media del Elo de los rivales y una diferencia por la parte de los puntos.',
  'says.perfect-performance':
    'Rendimiento perfecto: el menor Elo del que cabía esperar esa puntuación.',
  'says.average-performance': 'Media de los rendimientos de los rivales.',
  'says.average-perfect': 'Media de los rendimientos perfectos de los rivales.',
  'says.rating': 'El Elo: el mayor va primero.',
  'says.board-count': 'Recuento de tableros: cada tablero por sus puntos; el menor es el mejor.',
  'says.other-score': 'Puntos de encuentro o de partida: los que no cuentan primero.',
  'says.team-sonneborn':
    'Sonneborn-Berger ampliado: los puntos de encuentro o de partida de los rivales, cada uno por los hechos contra él.',
  'says.schedule':
    'Puntuaciones y fuerza del calendario: la segunda puntuación y el Buchholz de la primera, dividido por un factor.',
  'says.cut-one': 'Recorte 1: sin el término más bajo.',
  'says.cut-two': 'Recorte 2: sin los dos términos más bajos.',
  'says.median-one': 'Mediano 1: sin el término más bajo ni el más alto.',
  'says.median-two': 'Mediano 2: sin los dos términos más bajos ni los dos más altos.',
  'says.limit': 'El límite de Koya se puede mover por medios puntos.',
  'says.categories':
    'Cinco categorías: bye (1), victoria por incomparecencia (2), bye pedido con una partida después (3), derrota por incomparecencia (4), bye pedido sin partida después (5).',
  'says.adjusted':
    'Para los rivales los puntos de un jugador cuentan como se dieron; cada ronda de la categoría 5 cuenta como tablas.',
  'says.dummy':
    'La propia ronda no jugada es una partida contra un rival ficticio con los mismos puntos: en un bye, como mucho unas tablas por ronda; en una incomparecencia, como mucho lo que tiene el rival previsto.',
  'says.cut-unplayed':
    'Se recorta primero el término más bajo de una ronda que el jugador no quiso jugar.',
};
