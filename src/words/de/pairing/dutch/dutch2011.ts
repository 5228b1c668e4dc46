import type { dutch2011 as english } from '../../../en/pairing/dutch/dutch2011';
import type { WordsLike } from '../../../like';

/** What the editions of 2011 and 2012 of the Dutch system say about a round. */
export const dutch2011: WordsLike<typeof english> = {
  'dutch2011.bracket':
    'Gruppe mit {points} {points|Punkt|Punkten}: {residents}; heruntergesetzt: {movedDown}',
  'dutch2011.lowest-bracket':
    'Unterste Gruppe, {points} {points|Punkt|Punkte}: {residents}; heruntergesetzt: {movedDown}',
  'dutch2011.no-opponent': '{player} hat hier keinen möglichen Gegner und geht sofort hinunter',
  'dutch2011.no-opponent-again':
    '{player}, heruntergesetzt, hat auch hier keinen möglichen Gegner und geht weiter',
  'dutch2011.no-opponent-lowest': '{player} hat hier keinen möglichen Gegner und bleibt übrig',
  'dutch2011.homogeneous':
    'Als homogen behandelt: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.homogeneous-even':
    'Als homogen behandelt: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.heterogeneous': 'Heterogen: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.heterogeneous-even':
    'Heterogen: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.paired': 'Gepaart: {pairs}; übrig: {stayOver}',
  'dutch2011.paired-again': 'Die Gruppe darüber wird neu gepaart: {pairs}; übrig: {stayOver}',
  'dutch2011.moved-down-pairs': 'Heruntergesetzte zuerst: {pairs}',
  'dutch2011.remainder': 'Rest, P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.subgroups': 'P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.exchange': 'Austausch: {fromS1} aus S1 gegen {fromS2} aus S2',
  'dutch2011.given-up.closeness': 'Punkteunterschied {difference} {count}-mal hingenommen',
  'dutch2011.given-up.B.2':
    'B.2 für {count} {count|Paar|Paare} mit einem Spitzenspieler aufgegeben',
  'dutch2011.given-up.A.7.d':
    'A.7.d für {count} {count|Paar|Paare} aufgegeben: dieselbe Farbe gewünscht, beide mindestens stark',
  'dutch2011.given-up.X':
    'X von {minimum} auf {count} erhöht: Paare, in denen beide dieselbe Farbe wollen',
  'dutch2011.given-up.Z':
    'Z von {minimum} auf {count} erhöht: Paare, in denen beide dieselbe Farbe mindestens stark wollen',
  'dutch2011.given-up.B.5-down':
    'B.5 für {count} Abwärtsfloater aufgegeben: sie floateten auch in der vorigen Runde nach unten',
  'dutch2011.given-up.B.6-down':
    'B.6 für {count} Abwärtsfloater aufgegeben: sie floateten auch vor zwei Runden nach unten',
  'dutch2011.given-up.B.5-up':
    'B.5 für {count} Aufwärtsfloater aufgegeben: sie floateten auch in der vorigen Runde nach oben',
  'dutch2011.given-up.B.6-up':
    'B.6 für {count} Aufwärtsfloater aufgegeben: sie floateten auch vor zwei Runden nach oben',
  'dutch2011.backtracking': 'Zurück zur Gruppe darüber: {after} gehen hinunter statt {before}',
  'dutch2011.backtracking-none': 'Zurück zur Gruppe darüber: keine andere Menge als {before} hilft',
  'dutch2011.penultimate':
    'Die vorletzte Gruppe wird so gepaart, dass sich die unterste vollenden lässt',
  'dutch2011.penultimate-none':
    'Mit keiner Paarung der vorletzten Gruppe lässt sich die unterste vollenden',
  'dutch2011.joined': 'Die zwei untersten Gruppen werden vereinigt: S1 = {s1}; S2 = {s2}',
  'dutch2011.fewer-pairs': '{from} Paare sind nicht möglich: P1 wird {to}',
  'dutch2011.fewer-moved-down':
    'Nicht alle {from} Heruntergesetzten lassen sich paaren: M1 wird {to} (P1 = {p1})',
  'dutch2011.bye': '{player} bleibt in der untersten Gruppe übrig und ist spielfrei',
  'dutch2011.colours': 'Farben',
  'dutch2011.colour.E.1': '{white} (Weiß) und {black} (Schwarz): beide Präferenzen werden erfüllt',
  'dutch2011.colour.A.7.f':
    '{white} (Weiß) und {black} (Schwarz): nur einer von beiden hat eine Präferenz',
  'dutch2011.colour.E.2':
    '{white} (Weiß) und {black} (Schwarz): die stärkere Präferenz wird erfüllt',
  'dutch2011.colour.E.3':
    '{white} (Weiß) und {black} (Schwarz): Wechsel gegenüber dem letzten Mal, als ihre Farben verschieden waren',
  'dutch2011.colour.E.4':
    '{white} (Weiß) und {black} (Schwarz): die Präferenz des höher Gereihten wird erfüllt',
  'dutch2011.colour.E.5':
    '{white} (Weiß) und {black} (Schwarz): keiner hat schon gespielt, die geloste Farbe entscheidet',
  'dutch2011.name': 'Holländisch 2011 (C.04.1, Krakau 2011)',
  'dutch2011.summary':
    'Das holländische System im Stand von 2011: Paarungsgruppen von oben, Transpositionen und Austausche, Rückgriff um eine Gruppe.',
};
