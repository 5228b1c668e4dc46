import type { french1994 as english } from '../../../en/pairing/french/french1994';
import type { WordsLike } from '../../../like';

/** The language of the French text of 1994: levels, S1 and S2, n, b, q, x, p, disturbed pairs. */
export const french1994: WordsLike<typeof english> = {
  'french1994.player': '{player}',
  'french1994.s1': 'S1',
  'french1994.s2': 'S2',
  'french1994.pairs': 'Paare',
  'french1994.white': 'Weiß',
  'french1994.black': 'Schwarz',
  'french1994.left-over': 'Übrig',
  'french1994.verdict': 'Urteil',
  'french1994.accepted': 'angenommen',
  'french1994.baf77-off':
    'Die Regel der schwächsten gestörten Präferenz ist ausgeschaltet: das ist nicht die offizielle Paarung',
  'french1994.level-homogeneous':
    'Stufe mit {score}: {residents}; homogen. Entschieden durch {steps}',
  'french1994.level-half':
    'Stufe mit {score}: {moved} von oben mit {residents}; mindestens die Hälfte kam von oben, daher als homogen behandelt. Entschieden durch {steps}',
  'french1994.level-heterogeneous':
    'Stufe mit {score}: {moved} von oben mit {residents}; heterogen. Entschieden durch {steps}',
  'french1994.joined':
    'Die Stufe darüber ließ sich nicht so paaren, dass die unterste vollendet wird: die beiden werden vereinigt',
  'french1994.alone': '{players}: kein Gegner in dieser Stufe, ohne B.1 oder B.2 zu verletzen',
  'french1994.counts':
    'n = {n} wollen Schwarz, b = {b} wollen Weiß, q = {q}, also x = {x}; p = {p} {p|Paar|Paare}',
  'french1994.placed': 'Zuerst die Spieler von oben: S1 = {s1}',
  'french1994.halves': 'S1 = {s1}; S2 = {s2}',
  'french1994.residual': 'Reststufe: S1 = {s1}; S2 = {s2}',
  'french1994.c6': 'S1 der Reihe nach gegen S2',
  'french1994.c7': 'Erste Permutation von S2, die das Verlangte erfüllt',
  'french1994.c8': 'Keine Permutation genügt; erster Austausch, der genügt: {out} ↔ {in}',
  'french1994.c9-b6': 'B.6 wird für die Abwärtsfloater dieser Stufe aufgegeben',
  'french1994.c9-b5': 'B.6 und dann B.5 werden für die Abwärtsfloater dieser Stufe aufgegeben',
  'french1994.c10-b6': 'B.6 wird für die Aufwärtsfloater dieser Stufe aufgegeben',
  'french1994.c10-b5': 'B.6 und dann B.5 werden für die Aufwärtsfloater dieser Stufe aufgegeben',
  'french1994.c11':
    'x = {x} reicht nicht: erhöht auf {disturbed} {disturbed|gestörtes Paar|gestörte Paare}',
  'french1994.disturbed': 'Gestörte Paare: {disturbed}, so wenige wie möglich',
  'french1994.baf77-all': 'Jedes gestörte Paar enthält eine schwache Präferenz',
  'french1994.baf77-some':
    'Gestörte Paare ohne schwache Präferenz: {strong}, so wenige wie möglich',
  'french1994.c12':
    'Mit anderen Floatern neu gepaart, weil die Stufe darunter die ersten nicht unterbringen konnte',
  'french1994.c13': 'Neu gepaart, damit sich die unterste Stufe vollenden lässt',
  'french1994.c14-s1':
    'Nicht alle Spieler von oben finden Platz: nur die {count} stärksten bleiben in S1',
  'french1994.c14-none': 'Keiner der Spieler von oben findet zuerst Platz: {moved}',
  'french1994.c14-pairs': '{p} {p|Paar|Paare} sind unmöglich: p auf {reached} verringert',
  'french1994.c14-all': 'Kein Paar ist möglich: die ganze Stufe geht hinunter',
  'french1994.floaters': 'Übrig: {players}',
  'french1994.by-hand': 'Dasselbe von Hand',
  'french1994.by-hand-title': 'Kandidaten in der Reihenfolge von D.1 und D.2',
  'french1994.exempt': 'Spielfrei: {players}, ein Punkt, zählt als Abwärtsfloater',
  'french1994.colours': 'Farben',
  'french1994.colours-title': 'Paare in Tischreihenfolge mit der Regel ihrer Farben',
  'french1994.colour-rule': 'Grund',
  'french1994.colour.E.1': 'beide bekommen, was sie wünschen',
  'french1994.colour.E.2': 'die stärkere Präferenz wird erfüllt',
  'french1994.colour.E.3': 'Wechsel gegenüber den letzten Partien mit verschiedenen Farben',
  'french1994.colour.E.4': 'der Stärkere bekommt seine Präferenz',
  'french1994.colour.first-round': 'erste Runde: die Farben wechseln in S1 von der gelosten an ab',
  'french1994.colour.no-game':
    'keiner hat gespielt: der Stärkere nach gerader oder ungerader Nummer und geloster Farbe',
  'french1994.refused.met': '{a} und {b} haben schon gegeneinander gespielt',
  'french1994.refused.apart':
    '{a} und {b} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters)',
  'french1994.refused.clash': '{a} und {b} müssen beide dieselbe Farbe haben',
  'french1994.refused.x': '{disturbed} {disturbed|gestörtes Paar|gestörte Paare}, {x} erlaubt',
  'french1994.refused.strong': '{a} – {b} ist ohne schwache Präferenz gestört',
  'french1994.refused.exempt': '{player} hatte schon einen Punkt ohne Spiel',
  'french1994.refused.float': '{player} würde wieder nach unten floaten',
  'french1994.refused.below': 'hier gut, aber dann scheitert die Stufe darunter',
  'french1994.name': 'Französisch 1994 (Schweizer System nach Elo, mit BAF 77, 78 und 80)',
  'french1994.summary':
    'S1 gegen S2 in jeder Punktstufe; die schwächsten Farbpräferenzen werden zuerst gestört; Floats stehen mit der Paarung fest',
};
