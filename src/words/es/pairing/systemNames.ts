import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'system.round-robin.name': 'Liga, todos contra todos (tablas Berger, C.05)',
  'system.round-robin.summary':
    'todos juegan con todos por número, una o dos veces; a doble vuelta se intercambian las dos últimas rondas de la primera, como se recomienda',
  'system.round-robin-straight.name': 'Liga sin intercambio de rondas (tablas Berger, C.05)',
  'system.round-robin-straight.summary':
    'como la liga, pero a doble vuelta se repiten las tablas tal cual, con los colores cambiados',
  'system.team-round-robin.name': 'Liga por equipos (tablas Berger, C.05)',
  'system.team-round-robin.summary':
    'todos los equipos juegan con todos por número, una o dos veces; el nombrado primero juega en casa, con blancas en el tablero 1',
  'system.scheveningen.name': 'Scheveningen (dos equipos)',
  'system.scheveningen.summary':
    'cada jugador de un equipo juega con cada jugador del otro, una o dos veces, de 2 a 10 tableros',
  'system.molter.name': 'Molter (equipos, tablero por tablero)',
  'system.molter.summary':
    'en cada ronda un jugador juega con otro equipo que sus compañeros; nadie descansa con un número impar de equipos',
};
