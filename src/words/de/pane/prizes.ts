import type { prizes as english } from '../../en/pane/prizes';
import type { WordsLike } from '../../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Preis',
  'prizes.head.amount': 'Betrag',
  'prizes.by-place': '{place} {ladder}: {prize}, {amount}',
  'prizes.place': '{place} {ladder}: {amount}',
  'prizes.equal':
    '{place} {ladder}, {tied} Punktgleiche: ihre Preise werden gleich geteilt, je {amount} (eigener Platz: {own})',
  'prizes.hort':
    '{place} {ladder}, {tied} Punktgleiche (Hort): die Hälfte des eigenen Preises von {own} und ein gleicher Teil der Hälfte des gemeinsamen Topfes, {amount}',
  'prizes.nobody':
    'Niemand in der Rangliste kommt für „{ladder}“ in Frage: {prize} wird nicht vergeben',
  'prizes.all-have-other':
    'Alle, die für „{ladder}“ in Frage kommen, haben schon einen Preis ({names}), einer pro Spieler: {prize} wird nicht vergeben',
  'prizes.too-few':
    'Nur {count} können einen Preis von „{ladder}“ bekommen: {prize} wird nicht vergeben',
  'prizes.has-other': 'Nicht „{ladder}“: behält „{other}“ ({amount}), ein Preis pro Spieler',
  'prizes.tie-break':
    'Knapp dahinter in „{ladder}“: gleiche Punkte wie {winner}, nach Feinwertung tiefer',
  'prizes.too-low': 'Nächster Anwärter auf „{ladder}“, hinter {winner}',
  'prizes.not-of-age': 'Kommt nicht für „{ladder}“ in Frage: {condition}',
  'prizes.not-eligible': 'Kommt nicht für „{ladder}“ in Frage: {value}, nicht {condition}',
  'prizes.unknown':
    'Kommt, soweit bekannt, nicht für „{ladder}“ in Frage: {condition} verlangt, nichts eingetragen',
  'prizes.sheet': 'Preise',
  'prizes.help-rows':
    'Eine Zeile pro Preis (Platz 1, 2-4 …). Zeilen mit denselben Bedingungen gehören zusammen; nur was hier steht, wird vergeben.',
  'prizes.help-conditions':
    'Wertungszahl: <2000, 1800-1999, 2000+, ohne Elo. Alter: U18, S60. Geschlecht: Frauen, Männer. Teilung: Keine, Gleich, Hort; leer: wie im Aufgabenbereich gewählt.',
  'prizes.help-columns':
    'Verein oder eine andere Spalte des Blattes „Spieler“: eine Spalte mit derselben Überschrift hier, und der Preis gilt denen mit demselben Eintrag.',
  'prizes.list': 'Preisliste',
  'prizes.list-title': 'Preise nach Runde {round}',
  'prizes.given': 'Vergeben',
  'prizes.not-given': 'Nicht vergeben',
  'prizes.total': 'Preistabelle',
  'prizes.near-misses': 'Die Nächsten',
  'prizes.rule-one': 'ein Preis pro Spieler',
  'prizes.rule-several': 'mehrere Preise pro Spieler',
  'prizes.rule-value': 'der wertvollste',
  'prizes.rule-order': 'der erste der Tabelle',
  'prizes.rule-none': 'Plätze werden nicht geteilt',
  'prizes.rule-equal': 'bei gleichen Punkten gleich geteilt',
  'prizes.rule-hort': 'bei gleichen Punkten nach Hort geteilt',
  'prizes.table-made': 'Blatt „Preise“ angelegt',
  'prizes.list-written':
    'Preisliste geschrieben: {count} {count|Preis|Preise}, {sum} vergeben, {kept} nicht vergeben',
  'prizes.intro':
    'Ein Blatt mit einer Zeile pro Preis; wer was gewinnt, folgt aus der Rangliste, mit Begründung für jeden Preis und für die Nächsten.',
  'prizes.make': 'Blatt „Preise“ anlegen',
  'prizes.one-or-several': 'Preise pro Spieler',
  'prizes.preference': 'Welcher wird behalten',
  'prizes.share': 'Punktgleichheit',
  'prizes.write': 'Preisliste schreiben',
  'prizes.provisional': 'Noch sind nicht alle Partien gespielt: die Liste ist vorläufig.',
  'prizes.sums': '{given} von {total} vergeben',
  'prizes.nobody-wins': 'Noch gewinnt niemand einen Preis.',
  'prizes.help.table': 'die Preistabelle (CSV); ohne Angabe: das Blatt „Preise“ der Arbeitsmappe',
  'prizes.help.rules': 'one oder several, value oder order, none, equal oder hort, mit Kommas',
};
