import type { teamSwiss2026 as english } from '../../en/pairing/teamSwiss2026';
import type { WordsLike } from '../../like';

export const teamSwiss2026: WordsLike<typeof english> = {
  'teamSwiss2026.name': 'Suizo por equipos 2026 (C.04.6, febrero de 2026)',
  'teamSwiss2026.summary':
    'equipos contra equipos: el grupo superior se completa desde abajo y luego se empareja por los números de equipo; primero puntos de encuentro o de tablero',
  'teamSwiss.rule.4.3.1': '4.3.1: ninguno ha jugado: por el número de {first}',
  'teamSwiss.rule.4.3.2': '4.3.2: solo uno tiene preferencia, que se concede',
  'teamSwiss.rule.4.3.3': '4.3.3: se conceden ambas preferencias',
  'teamSwiss.rule.4.3.4': '4.3.4: se concede la única preferencia fuerte',
  'teamSwiss.rule.4.3.5': '4.3.5: blancas para la menor diferencia de colores',
  'teamSwiss.rule.4.3.6':
    '4.3.6: se alterna respecto al último encuentro en que sus colores fueron distintos',
  'teamSwiss.rule.4.3.7': '4.3.7: la preferencia de {first}, el primer equipo',
  'teamSwiss.rule.4.3.8': '4.3.8: {first}, el primer equipo, alterna su último color',
  'teamSwiss.rule.4.3.9': '4.3.9: el otro equipo alterna su último color',
};
