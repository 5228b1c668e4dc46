import type { ofPlayers as english } from '../../en/problems/ofPlayers';
import type { ProblemWordsLike } from '../../like';

/** Problems of the player list: numbers, names, ratings, titles, scores. */
export const ofPlayers: ProblemWordsLike<typeof english> = {
  'rating-needed': {
    says: '{player} no tiene Elo, y este sistema empareja por Elo',
    cure: 'Escriba aquí un Elo; uno estimado si no lo hay (C.04.2.B.1).',
  },
  'number-missing': {
    says: 'un jugador no tiene número inicial: «{value}»',
    cure: 'Dé a cada jugador un número desde 1.',
  },
  'bad-number': {
    says: 'no es un número inicial: «{value}»',
    cure: 'Escriba un número entero desde 1.',
  },
  'number-zero': {
    says: 'el número inicial 0 se reserva para «sin rival»',
    cure: 'Numere los jugadores desde 1.',
  },
  'duplicate-number': {
    says: 'el número inicial {value} está dos veces',
    cure: 'Dé a uno de los dos jugadores otro número.',
  },
  'same-name': {
    says: 'otro jugador tiene el mismo nombre: «{value}»',
    cure: 'Compruebe si es una inscripción doble. Si no, no hay que hacer nada: las listas añaden club y Elo.',
  },
  'number-gap': {
    says: '{count|número inicial sin usar|números iniciales sin usar}: {value}',
    cure: 'Compruebe si faltan jugadores; si no, no hay que hacer nada.',
  },
  'name-missing': { says: 'el número {player} no tiene nombre', cure: 'Escriba el nombre.' },
  'rating-not-a-number': {
    says: 'no es un Elo: «{value}»',
    cure: 'Escriba un número entero hasta 9999; 0 o nada para un jugador sin Elo.',
  },
  'unknown-title': {
    says: 'título desconocido «{value}», cuenta como ninguno',
    cure: 'Los títulos son {titles}.',
  },
  'born-not-a-date': {
    says: 'no es una fecha de nacimiento: «{value}»',
    cure: 'Escriba 2004/02/29, o solo el año.',
  },
  'day-not-a-date': { says: 'no es una fecha: «{value}»', cure: 'Escriba 2026/03/14.' },
  'remark-not-used': {
    says: '{name}: el comentario «{value}» no se importa',
    cure: 'Si importa, escríbalo en las columnas Estado o Byes.',
  },
  'hidden-characters': {
    says: 'se quitaron caracteres invisibles o espacios de no separación de «{value}»',
    cure: 'No hay que hacer nada; escriba el texto otra vez para quitar este mensaje.',
  },
  'score-not-a-number': {
    says: 'no es una puntuación: «{value}»',
    cure: 'Escriba los puntos con un decimal, p. ej. 3.5, en las columnas 81 a 84.',
  },
  'score-differs': {
    says: 'se dice que el número {player} tiene {value} puntos; los resultados dan {score}',
    cure: 'Valen los resultados. Corrija lo que esté mal.',
  },
};
