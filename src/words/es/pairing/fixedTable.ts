import type { WordsLike } from '../../like';
import type { fixedTable as english } from '../../en/pairing/fixedTable';

export const fixedTable: WordsLike<typeof english> = {
  'fixedTable.round': 'Ronda {round} de {rounds} de la tabla',
  'fixedTable.cycle':
    'Vuelta {cycle}: la tabla se juega otra vez; en las vueltas pares con los colores cambiados',
  'fixedTable.match':
    '{team} contra {other} a {boards} {boards|tablero|tableros}: cada jugador de un equipo juega con cada jugador del otro',
  'fixedTable.halves':
    'No se nombran dos equipos: los primeros {boards} de la lista son el equipo A, los demás el B',
  'fixedTable.set.usual': 'Como se anuncia abajo',
  'fixedTable.field.odd': 'Número impar de tableros (yes, no)',
  'fixedTable.odd-boards':
    'Con {boards} tableros, un número impar, un equipo tiene una partida más con blancas en cada ronda, por turno',
  'fixedTable.molter':
    'Tabla Molter para {teams} equipos a {boards} {boards|tablero|tableros}, {rounds} {rounds|ronda|rondas}',
  'fixedTable.neighbours':
    'El número de equipos es impar: en cada ronda una partida de cada dos tableros vecinos se juega entre ellos',
  'fixedTable.two-teams': 'Un encuentro Scheveningen es entre dos equipos; aquí hay {teams}',
  'fixedTable.cure-two-teams': 'Nombre dos equipos, o ninguno: entonces la lista se parte en dos',
  'fixedTable.unequal':
    'Los equipos no son del mismo tamaño: {team} tiene {first} {first|jugador|jugadores}, {other} tiene {second}',
  'fixedTable.cure-unequal':
    'Dé a cada equipo el mismo número de jugadores; un tablero vacío es un jugador ausente',
  'fixedTable.boards': 'Hay tablas para {fewest} a {most} tableros; aquí hay {boards}',
  'fixedTable.cure-boards': 'Juegue a menos tableros, o en dos encuentros',
  'fixedTable.no-teams': 'Un torneo Molter necesita tres equipos o más; aquí hay {teams}',
  'fixedTable.cure-teams':
    'Nombre los equipos con sus jugadores en el orden de los tableros; en una lista de jugadores rellene el club de todos, cada uno con el mismo número de jugadores',
  'fixedTable.odd':
    '{teams} equipos a {boards} {boards|tablero|tableros}: con un número impar de jugadores siempre descansa alguien',
  'fixedTable.cure-odd': 'Juegue a un número par de tableros',
  'fixedTable.cure-order':
    'Las rondas jugadas no siguen la tabla: introduzca los equipos en el orden y con los tableros con que empezó el torneo',
  'fixedTable.judge-elsewhere': '{players} no se enfrentan en esta ronda de la tabla',
  'fixedTable.judge-colours': '{players}: la tabla da los colores al revés',
  'fixedTable.judge-missing': '{players} se enfrentan en esta ronda de la tabla',
  'fixedTable.why-paired': '{players} se enfrentan en la ronda {round}',
  'fixedTable.why-before':
    '{players} se enfrentaron según la tabla en la ronda {round}, {white} con blancas',
  'fixedTable.why-later':
    '{players} se enfrentan según la tabla en la ronda {round}, {white} con blancas',
  'fixedTable.why-mates': '{players} juegan ambos con {team}',
  'fixedTable.why-never': '{players} no se enfrentan: la tabla tiene otros rivales para ellos',
};
