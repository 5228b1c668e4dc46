import type { dutch2016 as english } from '../../../en/pairing/dutch/dutch2016';
import type { WordsLike } from '../../../like';

/** Dutch 2016: what its text says under its own numbers. */
export const dutch2016: WordsLike<typeof english> = {
  'dutch2016.rule.E.1': 'E.1: beide Präferenzen werden erfüllt',
  'dutch2016.rule.E.2': 'E.2: die stärkere Präferenz wird erfüllt',
  'dutch2016.rule.E.3':
    'E.3: Wechsel gegenüber der letzten Partie, in der sie verschiedene Farben hatten',
  'dutch2016.rule.E.4': 'E.4: die Präferenz von {higher}, dem höher Gereihten',
  'dutch2016.rule.E.5': 'E.5: Anfangsfarbe nach der Startnummer von {higher}, dem höher Gereihten',
  'dutch2016.C.5': 'Abwärtsfloater',
  'dutch2016.C.6': 'Punkteunterschiede der Paarung (PSD)',
  'dutch2016.C.7': 'in der nächsten Gruppe nicht gepaarte Spieler, dann deren PSD',
  'dutch2016.C.8': 'Spitzenspieler oder deren Gegner mit einer Farbdifferenz über ±2',
  'dutch2016.C.9': 'Spitzenspieler oder deren Gegner dreimal hintereinander mit derselben Farbe',
  'dutch2016.C.10': 'Spieler ohne ihre Farbpräferenz',
  'dutch2016.C.11': 'Spieler ohne ihre starke Farbpräferenz',
  'dutch2016.C.12': 'derselbe Abwärtsfloat wie in der vorigen Runde',
  'dutch2016.C.13': 'derselbe Aufwärtsfloat wie in der vorigen Runde',
  'dutch2016.C.14': 'derselbe Abwärtsfloat wie vor zwei Runden',
  'dutch2016.C.15': 'derselbe Aufwärtsfloat wie vor zwei Runden',
  'dutch2016.C.16': 'Punkteunterschiede derer, die den Abwärtsfloat der vorigen Runde wiederholen',
  'dutch2016.C.17': 'Punkteunterschiede derer, die den Aufwärtsfloat der vorigen Runde wiederholen',
  'dutch2016.C.18':
    'Punkteunterschiede derer, die den Abwärtsfloat von vor zwei Runden wiederholen',
  'dutch2016.C.19':
    'Punkteunterschiede derer, die den Aufwärtsfloat von vor zwei Runden wiederholen',
  'dutch2016.hand.d2': 'D.2: {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3: {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
  'dutch2016.name': 'Holländisch 2016 (C.04.3, Baku 2016)',
  'dutch2016.summary':
    'das übliche System offener Turniere von Juli 2017 bis Januar 2026: die obere Hälfte jeder Punktgruppe trifft auf die untere',
};
