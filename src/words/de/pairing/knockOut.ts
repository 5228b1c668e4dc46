import type { knockOut as english } from '../../en/pairing/knockOut';
import type { WordsLike } from '../../like';

export const knockOut: WordsLike<typeof english> = {
  'knockOut.name': 'K.-o.-System (die Sieger spielen weiter)',
  'knockOut.summary':
    'wer verliert, scheidet aus: ein Baum nach Setzliste oder Los, eine oder zwei Partien je Begegnung, auf Wunsch mit Spiel um Platz 3; wer bei Gleichstand weiterkommt, wird beim Turnier vermerkt',
  'knockOut.stage': 'K.-o.-Runde {stage} von {stages}',
  'knockOut.second':
    'K.-o.-Runde {stage} von {stages}, Partie {game}: dieselben Spieler mit vertauschten Farben',
  'knockOut.rules': 'Regeln: {rules}',
  'knockOut.order.seeds':
    'Es gilt die Reihenfolge der Nummern, die Stärksten werden getrennt gesetzt: {players}',
  'knockOut.order.list':
    'Es gilt die Reihenfolge der Liste, Nachbarn treffen aufeinander: {players}',
  'knockOut.order.lot':
    'Die Auslosung aus „{lots}“ gibt die Reihenfolge, Nachbarn treffen aufeinander: {players}',
  'knockOut.order.each-stage':
    'Vor jeder K.-o.-Runde wird aus „{lots}“ neu gelost, Nachbarn treffen aufeinander; die erste Auslosung: {players}',
  'knockOut.free.seeds':
    '{count} Spieler in einem Baum von {places}: die Ersten der Liste beginnen in der nächsten K.-o.-Runde: {players}',
  'knockOut.free.lot':
    '{count} Spieler in einem Baum von {places}: nach der Auslosung aus „{lots}“ beginnen in der nächsten K.-o.-Runde: {players}',
  'knockOut.free.first': '{player} beginnt in der nächsten K.-o.-Runde',
  'knockOut.free.later': '{player} kommt ohne Partie weiter: es gibt keinen Gegner',
  'knockOut.meeting': 'Begegnung {place}: {players}',
  'knockOut.third': 'Um Platz 3: {players}',
  'knockOut.won.points':
    '{player} hat in K.-o.-Runde {stage} {own}–{other} gegen {opponent} gewonnen',
  'knockOut.won.noted':
    '{player} kommt nach {own}–{other} gegen {opponent} in K.-o.-Runde {stage} weiter: so beim Turnier vermerkt (Stichkampf, Los oder Entscheidung)',
  'knockOut.won.alone': '{player} hatte in K.-o.-Runde {stage} keinen Gegner',
  'knockOut.lost.points':
    '{player} hat in K.-o.-Runde {stage} {own}–{other} gegen {opponent} verloren und ist ausgeschieden',
  'knockOut.lost.noted':
    '{player} ist nach {own}–{other} gegen {opponent} in K.-o.-Runde {stage} ausgeschieden: so beim Turnier vermerkt (Stichkampf, Los oder Entscheidung)',
  'knockOut.lost.nobody':
    'Weder {player} noch {opponent} ist in K.-o.-Runde {stage} angetreten: beide sind ausgeschieden',
  'knockOut.undecided':
    'Es steht noch nicht fest, wer weiterkommt: {player} oder {opponent} (K.-o.-Runde {stage})',
  'knockOut.not-drawn': '{player} war bei der Auslosung vor Runde 1 nicht dabei',
  'knockOut.colour.balance':
    '{white} hat Weiß: bisher die kleinere Farbdifferenz (Weiß minus Schwarz)',
  'knockOut.colour.place':
    '{white} hat Weiß nach der Auslosung der ersten Farbe, die von Begegnung zu Begegnung wechselt',
  'knockOut.colour.turned': '{white} hat Weiß: in der zweiten Partie wechseln die Farben',
  'knockOut.why.self': '{player} kann nicht gegen sich selbst spielen',
  'knockOut.why.paired': '{players} treffen in dieser Runde aufeinander',
  'knockOut.why.free': '{player} spielt in dieser K.-o.-Runde gegen niemanden und kommt weiter',
  'knockOut.why.later':
    'Nach dem Baum können {players} frühestens in K.-o.-Runde {stage} von {stages} aufeinandertreffen',
  'knockOut.why.drawn-anew':
    'Jede K.-o.-Runde wird neu gelost: das Los hat {players} nicht zusammengeführt',
  'knockOut.judge.no-stage':
    'Der Baum hat diese Runde nicht, oder es steht noch nicht fest, wer weiterspielt',
  'knockOut.judge.other': 'Nach dem Baum treffen {players} aufeinander',
  'knockOut.judge.colours': '{players}: die Farben sind vertauscht',
  'knockOut.judge.free': '{player} spielt in dieser K.-o.-Runde gegen niemanden',
  'knockOut.refusal.parameter': 'Die Regeln des K.-o.-Systems kennen „{text}“ nicht',
  'knockOut.cure.parameter':
    'Schreiben Sie Angaben wie „draw lot; lots 4711; games 2; third yes“. Parameter: {names}',
  'knockOut.refusal.lots': 'Die Regeln losen und sagen nicht, woraus',
  'knockOut.cure.lots':
    'Ergänzen Sie ein angekündigtes Wort oder eine Zahl, etwa „lots 4711“: jeder kann daraus nachlosen',
  'knockOut.refusal.open': 'Partien ohne Ergebnis oder verlegt: {players}',
  'knockOut.cure.open': 'Tragen Sie die Ergebnisse ein: davon hängt ab, wer weiterspielt',
  'knockOut.refusal.level':
    '{players} stehen in K.-o.-Runde {stage} gleich: es steht nicht fest, wer weiterkommt',
  'knockOut.cure.level':
    'Lassen Sie den Stichkampf spielen, losen oder entscheiden Sie, und vermerken Sie, wer weiterkommt: im Aufgabenbereich oder in der Einstellung Stichkampf, Sieger zuerst („{order}“; in einer TRF-Datei die Zeile „### Play-off: {order}“)',
  'knockOut.refusal.few': 'Ein K.-o.-System braucht mindestens zwei Spieler',
  'knockOut.cure.few': 'Fügen Sie Spieler hinzu',
  'knockOut.refusal.rounds':
    'Ein K.-o.-System mit {count} Spielern und {games} {games|Partie|Partien} je Begegnung hat {rounds} {rounds|Runde|Runden}, nicht so viele wie angekündigt',
  'knockOut.cure.rounds': 'Stellen Sie die Zahl der Runden auf {rounds}',
  'knockOut.set.usual': 'Wie unten angekündigt',
  'knockOut.field.draw': 'Auslosung (seeds, list, lot, each-stage)',
  'knockOut.field.byes': 'Wer später beginnt (seeds, lot)',
  'knockOut.field.games': 'Partien je Begegnung (1, 2)',
  'knockOut.field.third': 'Spiel um Platz 3 (yes, no)',
  'knockOut.field.lots': 'Gelost wird aus',
};
