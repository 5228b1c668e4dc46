import type { dutch2026 as english } from '../../../en/pairing/dutch/dutch2026';
import type { WordsLike } from '../../../like';

/** Dutch 2026: what its text says under its own numbers. */
export const dutch2026: WordsLike<typeof english> = {
  'dutch2026.rule.5.2.1': '5.2.1: se conceden ambas preferencias',
  'dutch2026.rule.5.2.2': '5.2.2: se concede la preferencia más fuerte',
  'dutch2026.rule.5.2.3':
    '5.2.3: se alterna respecto a la última partida en que tuvieron colores distintos',
  'dutch2026.rule.5.2.4': '5.2.4: la preferencia de {higher}, el mejor clasificado',
  'dutch2026.rule.5.2.5': '5.2.5: color inicial por el número de {higher}, el mejor clasificado',
  'dutch2026.C6': 'flotantes descendentes',
  'dutch2026.C7': 'puntos de los flotantes descendentes',
  'dutch2026.C8': 'jugadores sin emparejar en el grupo siguiente, luego sus puntos',
  'dutch2026.C9': 'rondas no jugadas del jugador que recibe el bye',
  'dutch2026.C10': 'jugadores de cabeza o sus rivales con una diferencia de colores superior a ±2',
  'dutch2026.C11': 'jugadores de cabeza o sus rivales con el mismo color tres veces seguidas',
  'dutch2026.C12': 'jugadores sin su preferencia de color',
  'dutch2026.C13': 'jugadores sin su preferencia fuerte de color',
  'dutch2026.C14': 'flotantes descendentes del grupo que flotaron hacia abajo en la ronda anterior',
  'dutch2026.C15':
    'rivales de los venidos de arriba que flotaron hacia arriba en la ronda anterior',
  'dutch2026.C16': 'flotantes descendentes del grupo que flotaron hacia abajo hace dos rondas',
  'dutch2026.C17': 'rivales de los venidos de arriba que flotaron hacia arriba hace dos rondas',
  'dutch2026.C18':
    'diferencias de puntos de los venidos de arriba que flotaron hacia abajo en la ronda anterior',
  'dutch2026.C19':
    'diferencias de puntos de los rivales de los venidos de arriba que flotaron hacia arriba en la ronda anterior',
  'dutch2026.C20':
    'diferencias de puntos de los venidos de arriba que flotaron hacia abajo hace dos rondas',
  'dutch2026.C21':
    'diferencias de puntos de los rivales de los venidos de arriba que flotaron hacia arriba hace dos rondas',
  'dutch2026.hand.exchange': '4.3: {left} ↔ {came}',
  'dutch2026.hand.movedDownSet': '4.4: {s1} ↔ {limbo}',
  'dutch2026.hand.both': '4.4: {s1} ↔ {limbo}; 4.3: {left} ↔ {came}',
  'dutch2026.name': 'Holandés 2026 (C.04.3, febrero de 2026)',
  'dutch2026.summary':
    'el sistema habitual de los abiertos desde febrero de 2026: la mitad superior de cada puntuación juega con la inferior, el bye es para la menor puntuación que lo permite',
};
