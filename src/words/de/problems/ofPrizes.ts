import type { ofPrizes as english } from '../../en/problems/ofPrizes';
import type { ProblemWordsLike } from '../../like';

/** Problems of a table of prizes and of the standings it is for. */
export const ofPrizes: ProblemWordsLike<typeof english> = {
  'prize-column-unknown': {
    says: '„{value}“ ist weder eine Spalte der Preise noch eine der Rangliste',
    cure: 'Spalten sind Preis, Platz, Betrag, Teilung, Wertungszahl, Alter, Geboren, Geschlecht oder eine Überschrift der Rangliste.',
  },
  'prize-column-twice': {
    says: 'die Spalte „{value}“ gibt es zweimal',
    cure: 'Lassen Sie eine davon stehen.',
  },
  'prize-value-missing': {
    says: 'die Preistabelle hat keine Spalte Betrag: „{value}“',
    cure: 'Nehmen Sie die Kopfzeile in den Bereich auf und geben Sie der Spalte der Beträge die Überschrift Betrag.',
  },
  'prize-table-empty': {
    says: 'die Preistabelle hat keinen Preis',
    cure: 'Schreiben Sie unter die Kopfzeile eine Zeile für jeden Preis.',
  },
  'prize-place-is-date': {
    says: '„{value}“ ist ein Datum: die Tabellenkalkulation hat es aus Plätzen wie 2-3 gemacht',
    cure: 'Tippen Sie einen Apostroph davor (’2-3 erscheint als 2-3), oder formatieren Sie die Spalte als Text und geben Sie die Plätze neu ein.',
  },
  'prize-cell-bad': {
    says: '„{value}“ ist in der Spalte {column} nicht lesbar',
    cure: 'Schreiben Sie es so: {expected}.',
  },
  'prize-year-missing': {
    says: '„{value}“ ist ein Alter, und das Jahr des Turniers ist nicht bekannt',
    cure: 'Geben Sie das Jahr an: den Turnierbeginn in den Einstellungen oder das Argument Jahr der Formel; oder schreiben Sie Geburtsjahre in eine Spalte Geboren.',
  },
  'prize-place-twice': {
    says: 'Platz {value} gibt es zweimal für dieselben Personen',
    cure: 'Geben Sie jeden Platz einmal an; Preise für andere brauchen eine eigene Bedingung.',
  },
  'prize-place-gap': {
    says: 'Platz {value} ist da, Platz {place} nicht',
    cure: 'Füllen Sie die Lücke oder zählen Sie die Plätze lückenlos ab 1.',
  },
  'prize-value-rises': {
    says: 'ein Preis von {value} ist größer als der für den Platz darüber',
    cure: 'Lassen Sie die Preise von Platz zu Platz fallen.',
  },
  'prize-share-mixed': {
    says: 'Preise für dieselben Personen werden verschieden geteilt: „{value}“',
    cure: 'Schreiben Sie in alle ihre Zeilen dasselbe Wort.',
  },
  'prize-standings-bad': {
    says: 'die Rangliste braucht Spalten für Name und Punkte; ihre Kopfzeile ist „{value}“',
    cure: 'Nehmen Sie die Kopfzeile in den Bereich auf.',
  },
  'prize-standings-order': {
    says: 'Platz {value} kommt nach einem schlechteren',
    cure: 'Geben Sie die Rangliste in ihrer Reihenfolge an.',
  },
  'prize-table-there': {
    says: 'das Blatt „{value}“ enthält die Preise schon',
    cure: 'Ändern Sie es dort; es wird nicht überschrieben.',
  },
  'prize-table-missing': {
    says: 'diese Arbeitsmappe hat keine Preistabelle',
    cure: 'Legen Sie das Blatt „Preise“ an und füllen Sie es aus.',
  },
  'prize-nobody-possible': {
    says: 'die Geburtsjahre „{value}“ und das Alter „{age}“ lassen niemanden übrig',
    cure: 'Lassen Sie eines davon stehen.',
  },
  'prize-rules-unknown': {
    says: '„{value}“ ist keine Regel für Preise',
    cure: 'Schreiben Sie one oder several, value oder order, und none, equal oder hort, mit Kommas; oder wählen Sie im Aufgabenbereich.',
  },
};
