import type { FunctionHelp } from '../functionHelp';

export const functionHelp: FunctionHelp = {
  functions: {
    ADJUSTED_SCORE:
      'Puntos ajustados, como los ven los desempates de los rivales: puntos otorgados, rondas perdidas hasta el final como tablas (16.3).',
    BUCHHOLZ: 'Buchholz (Solkoff): suma de los puntos ajustados de los rivales.',
    BUCHHOLZ_MEDIAN: 'Buchholz mediano (Harkness): sin los n mejores ni los n peores rivales.',
    BUCHHOLZ_CUT: 'Buchholz con corte (brasileño): sin los n peores rivales.',
    SUM_BUCHHOLZ: 'Suma de los Buchholz de los rivales enfrentados en el tablero.',
    SONNEBORN_BERGER:
      'Sonneborn-Berger: puntos ajustados de los vencidos, la mitad de los de tablas.',
    YUGOSLAV: 'Yugoslavo: suma de los puntos ajustados de los rivales con el 50 % o más.',
    CUMULATIVE: 'Progresivo: suma de las puntuaciones tras cada ronda, sin las n primeras.',
    WINS: 'Número de partidas ganadas en el tablero.',
    KASHDAN: 'Kashdan: 4 por victoria, 2 por tablas o ronda no jugada, 1 por derrota.',
    KOYA: 'Koya: puntos contra los rivales con el 50 % o más.',
    KOYA_EXTENDED: 'Koya ampliado entre los empatados: el límite baja hasta que desempata.',
    DIRECT_ENCOUNTER:
      'Encuentro directo: puesto entre los jugadores con los mismos puntos, por las partidas entre ellos (art. 6).',
    AVERAGE_RATING: 'Media de Elo de los rivales enfrentados en el tablero, sin los n más bajos.',
    PERFORMANCE:
      'Performance: media de Elo de los rivales enfrentados en el tablero más la diferencia por la proporción de puntos (10.2).',
    PRIZES:
      'Los premios: quién recibe qué y por qué, luego los siguientes, luego lo que no se entrega.',
    RATING_CHANGE:
      'Variación de Elo de un jugador según B.02 de 1 de marzo de 2024, modificado el 1 de octubre de 2025, para partidas clásicas, rápidas o relámpago.',
    LOOKUP_RATING:
      'El Elo de alguien en una lista, por ID o nombre completo; si coinciden varias líneas, se rechaza.',
    TIEBREAK:
      'Un desempate por su código, su nombre o un nombre antiguo: «BH-C1», «Solkoff», «Cumulative».',
    TIEBREAK_EDITIONS:
      'Un desempate por dos ediciones lado a lado, término a término: qué cuenta cada una, por qué y por qué artículo.',
    PROVISIONAL_RATING:
      'Rating provisional de quien no tiene Elo: media de los jugadores con Elo de su grupo de puntos.',
    QUANTITY: 'Cantidad Q de la performance: puntos de Elo por tantos puntos en tantas partidas.',
    RATING_DIFFERENCE:
      'Diferencia de Elo para una proporción de puntos (tabla FIDE 8.1a; ±736 para todo o nada).',
    EXPECTED_SCORE: 'Puntos esperados de una partida según los dos Elos (tabla FIDE 8.1b).',
    ELO_FROM_INGO: 'Elo de un número Ingo alemán (sistema francés de 1994, A.1).',
    ELO_FROM_BCR: 'Elo de un grado BCR británico (sistema francés de 1994, A.1).',
    RESULT_TEXT:
      'Un resultado tal como se escribe, con la grafía del complemento: «0,5» pasa a «½-½».',
    STANDINGS:
      'La clasificación: puesto (compartido si nada separa), puntos, desempates en orden y qué desempató.',
    TABLE_CHECK:
      'Cómo se leyó una tabla, y cada lugar donde se contradice o no se pudo leer, por ejemplo puntos impresos que los resultados no dan.',
    TIEBREAK_COLUMN:
      'Desempates de todos los jugadores en el orden del cuadro, una fila cada uno, sin encabezado: una llamada en vez de una por celda. Mejor a partir de unos 100 jugadores.',
    EVENT_STANDINGS: 'La clasificación directamente de las tablas del torneo, en una sola llamada.',
    CROSSTABLE_COUNTED:
      'El cuadro tal como lo cuenta la clasificación: en una liga, sin los resultados de quien se retiró antes de la mitad de sus partidas.',
    CROSSTABLE: 'El cuadro cruzado de un torneo, a partir de la lista de jugadores y las rondas.',
    PAIRINGS: 'El emparejamiento de la próxima ronda por el sistema elegido, en orden de mesas.',
    COLOUR_PREFERENCE:
      'Colores jugados, diferencia y preferencia de color de cada uno para la próxima ronda.',
    SECOND_OPINION:
      'Una ronda emparejada por segunda vez con el texto al pie de la letra: grupo por grupo, si el programa y la lectura literal coinciden.',
    FLOATS: 'Los flotes de cada ronda, hacia abajo o hacia arriba, según el sistema.',
    NUMBER_OF_WINS:
      'Rondas que valen una victoria, jugadas o no: byes e incomparecencias cuentan si valen una victoria.',
    BLACK_GAMES: 'Número de partidas jugadas con negras en el tablero.',
    BLACK_WINS: 'Número de partidas ganadas con negras en el tablero.',
    ROUNDS_ELECTED:
      'Rondas que el jugador eligió jugar: todas menos byes pedidos y derrotas por incomparecencia.',
    STANDARD_POINTS: 'Puntos como si la victoria diera 1 y las tablas ½, dé lo que dé el torneo.',
    PAIRING_NUMBER: 'Número inicial del jugador; el menor va delante.',
    OWN_RATING: 'Elo del jugador como desempate; el más alto va delante.',
    AVERAGE_BUCHHOLZ:
      'Media de los Buchholz de los rivales enfrentados en el tablero, con dos decimales.',
    FORE_BUCHHOLZ:
      'Buchholz anticipado: como si toda la última ronda acabara en tablas, sin los n más bajos.',
    SONNEBORN_BERGER_CUT: 'Sonneborn-Berger sin los n rivales menos significativos.',
    PERFECT_PERFORMANCE:
      'Performance perfecta: el Elo más bajo con el que se espera la puntuación contra estos rivales.',
    AVERAGE_PERFORMANCE: 'Media de las performances de los rivales enfrentados en el tablero.',
    AVERAGE_PERFECT_PERFORMANCE:
      'Media de las performances perfectas de los rivales enfrentados en el tablero.',
    LADDER_STANDINGS:
      'Escalera de veladas de club: puesto, puntos en el tablero, puntos de la escalera, y lo que vale ahora ganar al jugador.',
    LADDER: 'Los puntos de un jugador en la escalera de veladas de club.',
    TEAM_CROSSTABLE:
      'Los equipos por puesto con sus encuentros: rival y puntos de tablero de cada ronda, las dos puntuaciones.',
    BOARD_POINTS:
      'Los puntos de un equipo tablero por tablero en cada encuentro, y las sumas al final.',
    TEAM_PAIRINGS:
      'El emparejamiento de los equipos de la próxima ronda, en orden de mesas, el bye al final.',
    TEAM_TIEBREAK: 'Un desempate de un equipo por su código, como lo da TEAM_STANDINGS.',
    TEAM_STANDINGS:
      'Clasificación de los equipos: puesto, puntos de encuentro, puntos de tablero, desempates en orden y qué desempató.',
    COMPARE_TIEBREAKS:
      'Los desempates publicados de una tabla junto a los nuestros, con una marca donde difieren.',
    MATCH_POINTS: 'Puntos de encuentro de un equipo: 2, 1 o 0 según la mitad de los tableros.',
    GAME_POINTS: 'Puntos de tablero de un equipo: los puntos de todos los tableros.',
    BERLIN: 'Berlín de un equipo en un encuentro: el primer tablero cuenta más.',
    TEAM_SONNEBORN_BERGER:
      'Sonneborn-Berger por equipos: puntos de cada rival por el resultado contra él.',
    VERSION: 'La versión de Pairsheet que calcula este libro; #¿NOMBRE? donde falta Pairsheet.',
  },
  detail:
    'El desarrollo de {id}: cada término y su porqué; la SUMA de la columna Contado da el valor.',
  arguments: {
    player: 'Número o nombre del jugador.',
    table: 'Cuadro cruzado con su fila de encabezados.',
    n: 'Cuántos términos se recortan.',
    unplayed: 'Cómo cuentan las rondas propias no jugadas: «default», «literal» o «played-only».',
    unrated: 'Rating anunciado para los jugadores sin Elo; sin él los Elos no cuentan.',
    ties: 'VERDADERO: un desempate entre empatados, como DE, solo se muestra donde hay empate.',
    edition:
      'Edición de las reglas por su nombre; si se omite, la del torneo del libro; si no, la más reciente que tiene el desempate.',
    tied: 'Los empatados, por número o nombre; si se omite, todos los que tienen los mismos puntos.',
    k: 'Factor K; si se omite, solo por el Elo (20, y 10 desde 2400).',
    kind: '«standard», «rapid» o «blitz»: en rápidas y relámpago una diferencia superior a 400 cuenta como 400 para todos. Si se omite, standard.',
    standings:
      'Clasificación con encabezados, en su orden; cualquier columna puede ser una condición.',
    prizes:
      'Tabla de premios con encabezados: Premio, Puesto, Valor, Reparto, Elo, Edad, Nacimiento, Sexo o una columna de la clasificación.',
    rules:
      'Como «varios», «orden», «igual» o «hort»; si se omite, un premio por jugador, el más alto, sin reparto.',
    year: 'Año del torneo, para edades como U18 o S60.',
    wanted: 'ID o nombre del jugador, como en la lista.',
    ladder:
      'Reglas de la escalera, como «club; rematch 8»; si se omite, las de la tabla del torneo.',
    list: 'Lista de Elo con encabezados: un ID o un nombre, y un Elo.',
    code: 'Código o nombre del desempate, como «BH-C1».',
    points: 'Puntos obtenidos en el tablero.',
    games: 'Partidas jugadas en el tablero.',
    first: 'Primera edición de las reglas por su identificador.',
    second: 'Segunda edición de las reglas por su identificador.',
    share: 'Proporción de puntos, entre 0 y 1.',
    rating: 'El Elo propio.',
    opponent: 'Elo del rival.',
    ingo: 'Número Ingo; cuanto más bajo, más fuerte.',
    bcr: 'Grado BCR.',
    text: 'Lo que hay en la celda del resultado.',
    tieBreaks:
      'Códigos en orden, como «DE,BH-C1,BH», o un intervalo; si se omite, solo los puntos.',
    after: 'Clasificación después de esta ronda; si se omite, la última.',
    players: 'Jugadores con encabezados (N.º, Nombre, Elo…), o un cuadro cruzado entero.',
    round: 'La ronda; si se omite, la última.',
    rounds: 'Las rondas con encabezados, en orden; también la tabla Event, por sus puntos.',
    system: 'Sistema de emparejamiento con su edición; si se omite, el holandés de 2016.',
    totalRounds: 'Número de rondas del torneo; si se omite, se supone que siguen otras.',
    scores: 'Los puntos, por encuentro o por tablero.',
    primary: 'Los puntos que van primero: «MP» (de encuentro, por defecto) o «GP» (de tablero).',
    boards: 'Número de tableros de un encuentro.',
    team: 'Número o nombre del equipo.',
    combination:
      'Puntos del rival x puntos propios: «MPxGP» por defecto, «MPxMP», «GPxGP», «GPxMP».',
  },
};
