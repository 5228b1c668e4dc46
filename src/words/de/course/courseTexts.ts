import type { courseTexts as english } from '../../en/course/courseTexts';
import type { WordsLike } from '../../like';

/** Exemplos dos textos no curso. */
export const courseTexts: WordsLike<typeof english> = {
  'course.part-out': '{term} → {value}, zählt nicht: {cut}',
  'course.board': 'Brett {board}: {term} = {value}',
  'course.pane-edition': 'Fassung',
  'course.head.function': 'Funktion',
  'course.note-of-text': 'Anmerkung zum gedruckten Text: {note}',
  'course.exchanges':
    '{article}: die Reihenfolge der Austausche ({count} Spieler) zwischen S1 ({s1}) und S2 ({s2})',
  'course.transpositions':
    '{article}: die Reihenfolge der Transpositionen von S2 ({s2}), S1 ist {s1}',
  'course.comparisons': '{article}: welcher Austausch kommt zuerst? S1 ist {s1}, S2 ist {s2}',
  'course.histories': '{article}: Farben bei nicht gespielten Runden',
  'course.columns': '{article}: die zwei Spalten des Textes',
  'course.quantity': 'Größe Q',
  'course.ranking': 'Endgültige Reihenfolge',
  'course.task.order':
    'In welcher Reihenfolge probiert der Text sie? Tragen Sie die Stelle ein, 1 für die erste.',
  'course.task.order-altered':
    'In welcher Reihenfolge probiert der Text sie? Tragen Sie die Stelle ein, 1 für die erste veränderte.',
  'course.task.order-exchanges':
    'Links vom Pfeil steht, wer S1 verlässt, rechts davon, wer S2 verlässt.',
  'course.task.comparisons': 'Geben Sie 1 oder 2 für den Austausch ein, der zuerst probiert wird.',
  'course.task.histories':
    'Wie wird der Verlauf gelesen, wenn Farben verglichen werden? Ein Buchstabe je Runde, - für eine Runde ohne Partie.',
  'course.task.columns':
    'Ordnen Sie beide Spalten: tragen Sie die Stelle ein, 1 für oben; danach, wer in derselben Zeile steht.',
  'course.task.quantity':
    'Suchen Sie Q in der Tabelle: Punkte von oben nach unten, Partien von links nach rechts.',
  'course.task.ranking':
    'Wer steht wo? Zuerst die Punkte, dann direkter Vergleich, Koya und erweiterte Koya.',
  'course.task.koya-steps':
    'Unter 2 und 3, die noch gleichstehen: Koya mit einer Punktgruppe mehr, dann mit noch einer.',
  'course.task.floats': 'Floats: 1 für abwärts, 2 für aufwärts, 0 für keinen.',
  'course.task.first-round': 'Der Erste von S1 hat {colour} gelost.',
  'course.ask.count-exchanges': 'Wie viele Austausche gibt es?',
  'course.ask.count-orders': 'Wie viele Reihenfolgen gibt es, die erste mitgezählt?',
  'course.ask.comparison': '1: {a}; 2: {b}',
  'course.ask.history': 'Farben:',
  'course.ask.white-column': 'Stelle des Schnitts {rating} in der Spalte Weiß',
  'course.ask.black-column': 'Stelle der Wertungszahl {rating} in der Spalte Schwarz',
  'course.ask.beside': 'Wertungszahl in derselben Zeile wie der Schnitt {rating}',
  'course.ask.quantity': 'Q für {points} {points|Punkt|Punkte} aus {games} {games|Partie|Partien}',
  'course.ask.rank': 'Platz von {player}',
  'course.ask.koya-step': 'Koya von {player} gegen die mit {limit} oder mehr',
  'course.ask.float': 'Float von {player} in Runde {round}',
  'course.ask.float-forfeit': 'Float von {player} in Runde {round}, wenn {absent} nicht kommt',
  'course.ask.float-settled':
    'Float von {player} in Runde {round}, sobald die Hängepartie gewonnen ist',
  'course.hint.count-exchanges': 'Wer S1 verlassen kann, mal wer S2 verlassen kann.',
  'course.hint.count-orders': 'So viele für die erste Stelle, eine weniger für die zweite …',
  'course.hint.exchange-rules':
    'Die wenigsten Spieler; dann der kleinste Unterschied der Summen; dann der Niedrigste aus S1; dann der Höchste aus S2.',
  'course.hint.two-differences': 'Die Unterschiede der Summen sind {a} und {b}.',
  'course.hint.gaps': 'Runden ohne Partie rücken nach vorn: {count}.',
  'course.hint.keeps-order': 'Die Farben behalten ihre Reihenfolge.',
  'course.hint.columns':
    'Weiß: die bisher schwächste Gegnerschaft zuerst. Schwarz: der stärkste Spieler zuerst.',
  'course.hint.extremes': 'Oben: {white} und {black}.',
  'course.hint.quantity-column': 'Die Spalte für {games} {games|Partie|Partien}.',
  'course.hint.quantity-row': 'Die Zeile für {points} {points|Punkt|Punkte}.',
  'course.hint.points-first': 'Sie haben {points} {points|Punkt|Punkte}.',
  'course.hint.tied-with': 'Mit gleich vielen Punkten: {count}.',
  'course.hint.separated-by': 'Was sie trennt: {code}.',
  'course.hint.alone': 'Niemand sonst hat so viele Punkte.',
  'course.hint.forfeit-floats':
    'Ein kampfloser Sieg zählt wie ein Bye; wer kampflos verliert, floatet nicht.',
  'course.hint.scores-when-paired': 'Es zählen die Punkte zum Zeitpunkt der Paarung.',
  'course.head.white-cma': 'Weiß (Schnitt)',
  'course.head.black-rating': 'Schwarz (Wertungszahl)',
  'course.head.points-games': 'Punkte \\ Partien',
  'course.note.d2-table':
    'In den uns bekannten Exemplaren ist die Tabelle D2 für acht Spieler fehlerhaft. Die Lösung gibt sie nach der Regel; in der gedruckten für sieben Spieler sind alle Nummern um eins kleiner.',
  'course.note.baf80':
    'Der Satz von BAF 80 nennt 21, 22 und 23, seine Tabellen 20, 21 und 23. Das macht nichts: die Reihenfolge geht nach der Stelle in der Stufe.',
  'course.note.d2-three':
    'Die gedruckte Liste der Gruppen von S2 hat 6,8,10 vor 6,8,9 und 7,8,9 vor 6,10,11; das Verfahren will es umgekehrt. Die sechs gedruckten Austausche stimmen.',
  'course.note.eleven':
    'Die Anmerkung hat 6-7-8-10-11 an dritter Stelle. Nach ihrer eigenen Regel und ihrer Zahl 720 müsste es 6-7-8-10-9 sein.',
  'course.note.f3-portuguese':
    'Der portugiesische Text druckt in zwei der drei Fälle andere Buchstaben. Der englische hat sie wie hier.',
  'course.note.d5-french':
    'Die französische Spalte druckt =NBNB für den zweiten Verlauf. Die Farben behalten ihre Reihenfolge, also =BNBN.',
  'course.note.dubov-column':
    'Der französische Text sagt, dass die Wertungszahlen von Schwarz steigen; in seinem Beispiel fallen sie, und das ist gemeint.',
  'course.note.quantity':
    'Vier Zellen der gedruckten Tabelle folgen nicht der Regel der anderen: 5 aus 12 und 7 aus 12 (72, nach der Regel 65), 1½ aus 8 und 6½ aus 8 (251, nach der Regel 262). Sie zählen wie gedruckt.',
  'course.note.provisional':
    'Der Text teilt die Summe der vier Wertungszahlen durch 2; es muss 4 heißen. Die gedruckten 1980 stimmen.',
  'course.note.direct':
    'Der direkte Vergleich wird einmal angewandt: 4 und 6 bleiben gleich, obwohl 6 gegen 4 gewann. Die heutigen Regeln würden ihn auf die beiden noch einmal anwenden.',
  'course.note.baf77-1':
    'Stufe 1, 4, 5, 11, 14: der Text hat n = 1 und b = 4; es muss n = 4 und b = 1 heißen. Der Pfeil der 5 muss nach unten zeigen. Ohne BAF 77 wären es 5-1 und 4-11.',
  'course.note.baf77-2':
    'Stufe 1, 5, 7, 8, 9, 12, 13: ohne BAF 77 wären es 1-8, 5-12 und 9-7. Dürfte 9 nicht nach unten floaten, ließe der im Text genannte Austausch von 7 und 8 wieder 9 übrig; der von 7 und 9 gibt 1-8, 5-7, 9-12.',
  'course.note.baf78-adjourned':
    'Der Text sagt, dass 2 und 11 „in Runde 4“ nicht floaten; sie treffen in Runde 5 aufeinander.',
  'course.first-round': 'F4: die erste Runde, {count} Spieler',
};
