import type { teamSwiss2026 as english } from '../../en/pairing/teamSwiss2026';
import type { WordsLike } from '../../like';

export const teamSwiss2026: WordsLike<typeof english> = {
  'teamSwiss2026.name': 'Schweizer System für Mannschaften 2026 (C.04.6, Februar 2026)',
  'teamSwiss2026.summary':
    'Mannschaften gegen Mannschaften: die oberste Punktgruppe wird von unten aufgefüllt, dann nach Mannschaftsnummern gepaart; zuerst Mannschafts- oder Brettpunkte',
  'teamSwiss.rule.4.3.1': '4.3.1: keine hat gespielt: nach der Nummer von {first}',
  'teamSwiss.rule.4.3.2': '4.3.2: nur eine hat eine Präferenz, die erfüllt wird',
  'teamSwiss.rule.4.3.3': '4.3.3: beide Präferenzen werden erfüllt',
  'teamSwiss.rule.4.3.4': '4.3.4: die einzige starke Präferenz wird erfüllt',
  'teamSwiss.rule.4.3.5': '4.3.5: Weiß bei der kleineren Farbdifferenz',
  'teamSwiss.rule.4.3.6':
    '4.3.6: Wechsel gegenüber dem letzten Wettkampf, in dem ihre Farben verschieden waren',
  'teamSwiss.rule.4.3.7': '4.3.7: die Präferenz von {first}, der ersten Mannschaft',
  'teamSwiss.rule.4.3.8': '4.3.8: {first}, die erste Mannschaft, wechselt ihre letzte Farbe',
  'teamSwiss.rule.4.3.9': '4.3.9: die andere Mannschaft wechselt ihre letzte Farbe',
};
