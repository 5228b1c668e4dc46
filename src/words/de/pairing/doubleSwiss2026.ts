import type { doubleSwiss2026 as english } from '../../en/pairing/doubleSwiss2026';
import type { WordsLike } from '../../like';

export const doubleSwiss2026: WordsLike<typeof english> = {
  'doubleSwiss2026.name': 'Schweizer System mit Doppelpartien 2026 (C.04.5, Februar 2026)',
  'doubleSwiss2026.summary':
    'jede Paarung ist ein Wettkampf aus zwei Partien mit vertauschten Farben; die oberste Punktgruppe wird von unten aufgefüllt',
  'doubleSwiss.rule.4.3.1': '4.3.1: keiner hat gespielt: nach der Nummer von {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2: Weiß für den mit weniger Weißpartien',
  'doubleSwiss.rule.4.3.3':
    '4.3.3: Wechsel gegenüber dem letzten Wettkampf, in dem ihre Farben verschieden waren',
  'doubleSwiss.rule.4.3.4':
    '4.3.4: {first}, der höher Gereihte, wechselt gegenüber dem letzten Wettkampf',
  'doubleSwiss.rule.4.3.5': '4.3.5: der andere wechselt gegenüber dem letzten Wettkampf',
  'doubleSwiss.secondGame':
    'Partie 2 von Wettkampf {match}: die Paarungen der Runde {first} mit vertauschten Farben',
};
