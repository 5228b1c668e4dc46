import type { doubleSwiss2026 as english } from '../../en/pairing/doubleSwiss2026';
import type { WordsLike } from '../../like';

export const doubleSwiss2026: WordsLike<typeof english> = {
  'doubleSwiss2026.name': 'Doble suizo 2026 (C.04.5, febrero de 2026)',
  'doubleSwiss2026.summary':
    'cada emparejamiento es un encuentro a dos partidas con colores cambiados; el grupo superior se completa desde abajo',
  'doubleSwiss.rule.4.3.1': '4.3.1: ninguno ha jugado: por el número de {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2: blancas para quien ha tenido menos',
  'doubleSwiss.rule.4.3.3':
    '4.3.3: se alterna respecto al último encuentro en que sus colores fueron distintos',
  'doubleSwiss.rule.4.3.4':
    '4.3.4: {first}, el mejor clasificado, alterna respecto al último encuentro',
  'doubleSwiss.rule.4.3.5': '4.3.5: el otro alterna respecto al último encuentro',
  'doubleSwiss.secondGame':
    'Partida 2 del encuentro {match}: los emparejamientos de la ronda {first} con los colores invertidos',
};
