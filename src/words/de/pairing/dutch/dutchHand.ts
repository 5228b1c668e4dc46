import type { dutchHand as english } from '../../../en/pairing/dutch/dutchHand';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutchHand: WordsLike<typeof english> = {
  'dutch.hand.homogeneous': 'Von Hand: homogene Gruppe, MaxPairs = {maxPairs}',
  'dutch.hand.heterogeneous':
    'Von Hand: heterogene Gruppe, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch.hand.only': 'Von Hand: es gibt nur einen Kandidaten, {pairs}',
  'dutch.hand.subgroups': 'S1 und S2 vor jeder Änderung',
  'dutch.hand.bsn': 'Stelle',
  'dutch.hand.s1': 'S1',
  'dutch.hand.s2': 'S2',
  'dutch.hand.limbo': 'Zunächst im Limbo: {players}',
  'dutch.hand.remainder': 'Rest nach {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch.hand.found': 'Kandidat {walked} von {total} wird angenommen',
  'dutch.hand.givenUp':
    'Zu lang, um alles auszuschreiben: der angenommene Kandidat kommt nach den ersten {walked} von {total}',
  'dutch.hand.large':
    'Von Hand: Kandidat {walked} von {total} wird angenommen; bei {size} Spielern ist die Liste zu lang, um sie zu zeigen',
  'dutch.hand.tooLarge':
    'Von Hand: bei {size} Spielern gibt es {total} Kandidaten; die Liste ist zu lang, um sie auszuschreiben',
  'dutch.hand.gap':
    '{count} {count|weiterer Kandidat|weitere Kandidaten}, alle auf dieselbe Weise abgelehnt',
  'dutch.hand.gapOpen': 'die folgenden sind nicht aufgeführt',
  'dutch.hand.met': '{players} haben schon gegeneinander gespielt',
  'dutch.hand.keptApart':
    '{players} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters)',
  'dutch.hand.sameAbsolute': '{players} haben beide eine absolute Präferenz für {colour}',
  'dutch.hand.notComplete':
    'wenn {players} nach unten floaten, ließe sich der Rest der Runde nicht paaren',
  'dutch.hand.worse': '{criterion}: {found} statt {best}',
  'dutch.hand.worseAlready': '{criterion}: schon {found} statt {best}',
  'dutch.hand.byeScore':
    'wenn {players} nach unten floaten, könnte niemand mit der Punktzahl {score} spielfrei sein',
};
