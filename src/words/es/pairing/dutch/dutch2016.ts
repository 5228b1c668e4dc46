import type { dutch2016 as english } from '../../../en/pairing/dutch/dutch2016';
import type { WordsLike } from '../../../like';

/** Dutch 2016: what its text says under its own numbers. */
export const dutch2016: WordsLike<typeof english> = {
  'dutch2016.rule.E.1': 'E.1: se conceden ambas preferencias',
  'dutch2016.rule.E.2': 'E.2: se concede la preferencia más fuerte',
  'dutch2016.rule.E.3':
    'E.3: se alterna respecto a la última partida en que tuvieron colores distintos',
  'dutch2016.rule.E.4': 'E.4: la preferencia de {higher}, el mejor clasificado',
  'dutch2016.rule.E.5': 'E.5: color inicial por el número de {higher}, el mejor clasificado',
  'dutch2016.C.5': 'flotantes descendentes',
  'dutch2016.C.6': 'diferencias de puntos del emparejamiento (PSD)',
  'dutch2016.C.7': 'jugadores sin emparejar en el grupo siguiente, luego su PSD',
  'dutch2016.C.8': 'jugadores de cabeza o sus rivales con una diferencia de colores superior a ±2',
  'dutch2016.C.9': 'jugadores de cabeza o sus rivales con el mismo color tres veces seguidas',
  'dutch2016.C.10': 'jugadores sin su preferencia de color',
  'dutch2016.C.11': 'jugadores sin su preferencia fuerte de color',
  'dutch2016.C.12': 'mismo flote hacia abajo que en la ronda anterior',
  'dutch2016.C.13': 'mismo flote hacia arriba que en la ronda anterior',
  'dutch2016.C.14': 'mismo flote hacia abajo que hace dos rondas',
  'dutch2016.C.15': 'mismo flote hacia arriba que hace dos rondas',
  'dutch2016.C.16':
    'diferencias de puntos de los que repiten el flote hacia abajo de la ronda anterior',
  'dutch2016.C.17':
    'diferencias de puntos de los que repiten el flote hacia arriba de la ronda anterior',
  'dutch2016.C.18':
    'diferencias de puntos de los que repiten el flote hacia abajo de hace dos rondas',
  'dutch2016.C.19':
    'diferencias de puntos de los que repiten el flote hacia arriba de hace dos rondas',
  'dutch2016.hand.d2': 'D.2: {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3: {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
  'dutch2016.name': 'Holandés 2016 (C.04.3, Bakú 2016)',
  'dutch2016.summary':
    'el sistema habitual de los abiertos de julio de 2017 a enero de 2026: la mitad superior de cada puntuación juega con la inferior',
};
