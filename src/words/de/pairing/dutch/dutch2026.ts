import type { dutch2026 as english } from '../../../en/pairing/dutch/dutch2026';
import type { WordsLike } from '../../../like';

/** Dutch 2026: what its text says under its own numbers. */
export const dutch2026: WordsLike<typeof english> = {
  'dutch2026.rule.5.2.1': '5.2.1: beide Präferenzen werden erfüllt',
  'dutch2026.rule.5.2.2': '5.2.2: die stärkere Präferenz wird erfüllt',
  'dutch2026.rule.5.2.3':
    '5.2.3: Wechsel gegenüber der letzten Partie, in der sie verschiedene Farben hatten',
  'dutch2026.rule.5.2.4': '5.2.4: die Präferenz von {higher}, dem höher Gereihten',
  'dutch2026.rule.5.2.5':
    '5.2.5: Anfangsfarbe nach der Startnummer von {higher}, dem höher Gereihten',
  'dutch2026.C6': 'Abwärtsfloater',
  'dutch2026.C7': 'Punkte der Abwärtsfloater',
  'dutch2026.C8': 'in der nächsten Gruppe nicht gepaarte Spieler, dann deren Punkte',
  'dutch2026.C9': 'nicht gespielte Runden des Spielfreien',
  'dutch2026.C10': 'Spitzenspieler oder deren Gegner mit einer Farbdifferenz über ±2',
  'dutch2026.C11': 'Spitzenspieler oder deren Gegner dreimal hintereinander mit derselben Farbe',
  'dutch2026.C12': 'Spieler ohne ihre Farbpräferenz',
  'dutch2026.C13': 'Spieler ohne ihre starke Farbpräferenz',
  'dutch2026.C14': 'eigene Abwärtsfloater der Gruppe, die in der vorigen Runde abwärts floateten',
  'dutch2026.C15': 'Gegner heruntergesetzter Spieler, die in der vorigen Runde aufwärts floateten',
  'dutch2026.C16': 'eigene Abwärtsfloater der Gruppe, die vor zwei Runden abwärts floateten',
  'dutch2026.C17': 'Gegner heruntergesetzter Spieler, die vor zwei Runden aufwärts floateten',
  'dutch2026.C18':
    'Punkteunterschiede heruntergesetzter Spieler, die in der vorigen Runde abwärts floateten',
  'dutch2026.C19':
    'Punkteunterschiede der Gegner heruntergesetzter Spieler, die in der vorigen Runde aufwärts floateten',
  'dutch2026.C20':
    'Punkteunterschiede heruntergesetzter Spieler, die vor zwei Runden abwärts floateten',
  'dutch2026.C21':
    'Punkteunterschiede der Gegner heruntergesetzter Spieler, die vor zwei Runden aufwärts floateten',
  'dutch2026.hand.exchange': '4.3: {left} ↔ {came}',
  'dutch2026.hand.movedDownSet': '4.4: {s1} ↔ {limbo}',
  'dutch2026.hand.both': '4.4: {s1} ↔ {limbo}; 4.3: {left} ↔ {came}',
  'dutch2026.name': 'Holländisch 2026 (C.04.3, Februar 2026)',
  'dutch2026.summary':
    'das übliche System offener Turniere seit Februar 2026: die obere Hälfte jeder Punktgruppe trifft auf die untere, spielfrei ist ein Spieler mit der niedrigsten Punktzahl, die es zulässt',
};
