import type { burstein2026 as english } from '../../en/pairing/burstein2026';
import type { WordsLike } from '../../like';

/** Burstein 2026: the rounds after the seeding ones. */
export const burstein2026: WordsLike<typeof english> = {
  'burstein2026.seeding':
    'La ronda {round} es una de las {count} {count|ronda|rondas} de siembra: valen las reglas del sistema holandés (C.04.3), y los artículos de abajo son los suyos',
  'burstein2026.rule.5.2.1':
    '5.2.1: ninguno de los dos ha jugado; color inicial por el número de {higher}, el mejor clasificado',
  'burstein2026.rule.5.2.2': '5.2.2: se conceden ambas preferencias',
  'burstein2026.rule.5.2.3': '5.2.3: se concede la preferencia más fuerte',
  'burstein2026.rule.5.2.4':
    '5.2.4: se alterna respecto a la última partida en que tuvieron colores distintos',
  'burstein2026.rule.5.2.5': '5.2.5: la preferencia de {higher}, el mejor clasificado',
  'burstein2026.C5': 'flotantes salientes',
  'burstein2026.C6': 'puntos de los flotantes salientes',
  'burstein2026.C7':
    'jugadores sin emparejar en el grupo siguiente, luego los puntos de los que vienen de este',
  'burstein2026.C8': 'jugadores sin su preferencia de color',
  'burstein2026.value.ahead': '{count}, de este grupo con {scores}',
  'burstein2026.bracket': 'Grupo de {score} {score|punto|puntos}',
  'burstein2026.residents': 'Jugadores del grupo: {players}',
  'burstein2026.incoming': 'Flotantes entrantes: {players}',
  'burstein2026.floaters': 'Flotantes salientes: {players}',
  'burstein2026.ranking':
    'Ordenados por Buchholz, luego Sonneborn-Berger, luego número inicial; los puntos no intervienen',
  'burstein2026.rankingTitle': 'Orden en el grupo',
  'burstein2026.head.bsn': 'Lugar',
  'burstein2026.head.player': 'Jugador',
  'burstein2026.head.points': 'Puntos',
  'burstein2026.head.buchholz': 'Buchholz',
  'burstein2026.head.sonnebornBerger': 'Sonneborn-Berger',
  'burstein2026.points': '{score}',
  'burstein2026.buchholz': '{value}',
  'burstein2026.sonnebornBerger': '{value}',
  'burstein2026.pairs': 'Parejas: {count}',
  'burstein2026.noPairs': 'En este grupo no se puede emparejar a nadie',
  'burstein2026.criteria':
    'Ningún emparejamiento de este grupo es mejor en los criterios; de los igual de buenos, este va primero',
  'burstein2026.bye': '{player} recibe el bye, que se asigna antes de emparejar a nadie',
  'burstein2026.bye.score':
    'Menor puntuación de los que pueden tenerlo y dejan rival a todos los demás: {score}',
  'burstein2026.bye.games':
    'De los que tienen esa puntuación, el mayor número de partidas jugadas: {count}',
  'burstein2026.bye.rank': 'De {players}, {player} es el último en el orden',
  'burstein2026.sameAbsolute': '{players} tienen ambos preferencia absoluta por {colour}',
  'burstein2026.judge.byeScore':
    '{player} recibió el bye con {found} puntos; {other} tiene {best}, y entonces también se puede emparejar a todos los demás',
  'burstein2026.judge.byeGames':
    '{player} recibió el bye con {found} {found|partida jugada|partidas jugadas}; {other} tiene los mismos puntos y ha jugado {best}',
  'burstein2026.judge.byeRank':
    '{player} recibió el bye; {other} tiene los mismos puntos, ha jugado las mismas partidas y está más abajo en el orden',
  'burstein2026.judge.worse': 'grupo de {score}: peor en {criterion}: {found} en vez de {best}',
  'burstein2026.judge.later':
    'grupo de {score}: legal e igual de bueno en todos los criterios, pero posterior en el orden de emparejamientos: {played}',
  'burstein2026.why.bye': '{player} tiene el bye, que se asigna antes de emparejar a nadie',
  'burstein2026.why.incomplete':
    '{player} tiene el bye, que se decide primero; con {players} emparejados, los demás no se podrían emparejar todos',
  'burstein2026.plain.incomplete':
    'y con el bye para {player}, que se decide primero, los demás no se habrían podido emparejar todos.',
  'burstein2026.why.worse':
    'con {players} emparejados, el grupo de {score} es en el mejor caso {pairing}, y peor en {criterion}: {found} en vez de {best}',
  'burstein2026.why.worseElsewhere':
    'para que {players} se enfrenten, el grupo de {score} tendría que emparejarse de otro modo, en el mejor caso {pairing}; peor en {criterion}: {found} en vez de {best}',
  'burstein2026.why.later':
    'para que {players} se enfrenten, el grupo de {score} tendría que ser {pairing}: igual de bueno en todos los criterios, pero posterior en el orden de emparejamientos',
  'burstein2026.hand.worse': '{criterion}: {found} en vez de {best}',
  'burstein2026.hand.already': '{criterion}: ya {found} en vez de {best}',
  'burstein2026.hand.notComplete':
    'si {players} flotan, el resto de la ronda no se podría emparejar',
  'burstein2026.hand.restAlone': 'el resto de la ronda no se podría emparejar',
  'burstein2026.refusal.rounds':
    'la mitad de las rondas del torneo, cuatro como máximo, son de siembra; no se sabe cuántas rondas hay, así que la ronda {round} puede serlo o no',
  'burstein2026.cure.rounds': 'diga cuántas rondas tiene el torneo',
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, febrero de 2026)',
  'burstein2026.summary':
    'iguala los rivales de los jugadores con los mismos puntos: tras un máximo de cuatro rondas por el sistema holandés, los que han tenido los rivales más fuertes juegan con los que han tenido los más débiles',
};
