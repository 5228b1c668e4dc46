import type { inWorkbook as english } from '../../en/problems/inWorkbook';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook: tables, columns, settings, and sheets that cannot be written. */
export const inWorkbook: ProblemWordsLike<typeof english> = {
  'no-players-table': {
    says: 'in dieser Arbeitsmappe gibt es keine Spielertabelle',
    cure: 'Legen Sie ein neues Turnier an, importieren Sie Ihre Liste oder eine TRF-Datei.',
  },
  'players-table-renamed': {
    says: 'das Turnier ist da, aber keine Tabelle der Arbeitsmappe heißt Players',
    cure: 'Klicken Sie in die Spielerliste und nennen Sie ihre Tabelle wieder Players (Tabellenentwurf, Tabellenname). Ist die Liste weg, machen Sie den letzten Schritt rückgängig oder öffnen Sie eine Sicherung.',
  },
  'no-header-row': {
    says: 'in „{value}“ wurde keine Spielerliste gefunden',
    cure: 'Setzen Sie Überschriften wie Name und Elo über die Liste.',
  },
  'no-name-column': {
    says: 'unter „{value}“ wurde keine Spalte mit Namen gefunden',
    cure: 'Geben Sie der Spalte mit den Namen die Überschrift Name.',
  },
  'player-without-name': {
    says: 'ein Spieler hat eine Nummer, aber keinen Namen',
    cure: 'Tragen Sie den Namen ein oder leeren Sie die ganze Zeile.',
  },
  'unreadable-tie-break-lists': {
    says: '„{value}“ enthält keine benannten Listen von Feinwertungen',
    cure: 'Schreiben Sie einen Namen, ein Gleichheitszeichen und die Kürzel, und Strichpunkte zwischen den Listen: Verein = BH-C1, SB; Jugend = DE, WIN. Kein Name doppelt.',
  },
  'unreadable-byes': {
    says: '„{value}“ sagt nicht, welche Runden frei sind',
    cure: 'Schreiben Sie Runden mit Kommas: 3 für eine Abwesenheit, 5½ für ein Bye mit halbem Punkt, 7+ für einen ganzen.',
  },
  'table-not-a-number': {
    says: '„{value}“ ist keine Tischnummer',
    cure: 'Geben Sie eine ganze Zahl über 0 ein oder nichts.',
  },
  'points-not-a-number': {
    says: '„{value}“ ist keine Punktzahl',
    cure: 'Geben Sie ganze oder halbe Punkte ein, etwa 1 oder 0,5.',
  },
  'unreadable-forbidden': {
    says: '„{value}“ sagt nicht, wer nicht gegeneinander spielen darf',
    cure: 'Schreiben Sie Nummern mit Strichen, Gruppen mit Strichpunkten: 3-7; 4-9-12 (1, 2).',
  },
  'unknown-system-rule': {
    says: '„{value}“ ist keine Regel des Systems {system}',
    cure: 'Schreiben Sie Angaben wie „top 60; rematch 8; away 1/3“; die Anleitung nennt sie.',
  },
  'system-without-rules': {
    says: 'das System {system} hat keine wählbaren Regeln, und das Turnier sagt „{value}“',
    cure: 'Leeren Sie die Zelle oder wählen Sie das System, zu dem diese Regeln gehören.',
  },
  'scheveningen-odd-boards': {
    says: '{boards} Bretter für Scheveningen, eine ungerade Zahl: in jeder Runde hat eine Mannschaft einmal mehr Weiß, und niemand hat beide Farben gleich oft',
    cure: 'Spielen Sie an einer geraden Zahl von Brettern oder {double} Runden: dann spielen alle noch einmal mit vertauschten Farben. Ist es so gewollt, schreiben Sie „odd yes“ in die Zeile „Regeln des Systems“ (auf der Befehlszeile --parameters "odd yes").',
  },
  'rules-in-workbook': {
    says: 'eine Arbeitsmappe nennt die Regeln ihres Systems selbst: „{value}“ wird nicht benutzt',
    cure: 'Lassen Sie --parameters weg oder ändern Sie in der Arbeitsmappe die Einstellung „Regeln des Systems“.',
  },
  'unreadable-keep-apart': {
    says: '„{value}“ sagt nicht, nach welcher Spalte Spieler nicht gegeneinander dürfen',
    cure: 'Schreiben Sie die Überschrift einer Spalte der Spieler, mit der Zahl der ersten Runden in Klammern, wenn es nicht für alle gilt: Verein (3). Mehrere mit Strichpunkten.',
  },
  'unreadable-avoid': {
    says: '„{value}“ sagt nicht, wer möglichst getrennt werden soll',
    cure: 'Schreiben Sie die Überschrift einer Spalte der Spieler, erste Runden in Klammern, und nach einem Doppelpunkt, was es kosten darf: Verein (3): Farben. Wörter: Reihenfolge, Floats, Farben, alles.',
  },
  'unknown-apart-column': {
    says: 'die Spieler haben keine Spalte „{value}“ für „Dürfen nicht gegeneinander“',
    cure: 'Mögliche Spalten: {known}. Oder fügen Sie eine eigene hinzu, etwa Familie.',
  },
  'unknown-paper': {
    says: '„{value}“ ist kein bekanntes Papierformat',
    cure: 'Schreiben Sie A4 oder Letter.',
  },
  'unknown-profile': {
    says: '„{value}“ ist keine bekannte Art des Turniers',
    cure: 'Schreiben Sie Vereinsabend oder Gewertetes Turnier.',
  },
  'unknown-language': {
    says: '„{value}“ ist keine verfügbare Sprache',
    cure: 'Schreiben Sie eines von {known}.',
  },
  'unknown-colour': { says: '„{value}“ ist keine Farbe', cure: 'Schreiben Sie Weiß oder Schwarz.' },
  'unknown-system-setting': {
    says: '„{value}“ ist kein bekanntes Paarungssystem',
    cure: 'Wählen Sie eines im Aufgabenbereich oder schreiben Sie seinen Namen: {known}.',
  },
  'system-not-chosen': {
    says: 'kein Paarungssystem gewählt; {system} wird benutzt',
    cure: 'Wählen Sie das angekündigte System in den Turniereinstellungen.',
  },
  'unknown-status': {
    says: '„{value}“ ist kein Status; der Spieler zählt als mitspielend',
    cure: 'Lassen Sie die Zelle leer oder schreiben Sie Zurückgetreten.',
  },
  'round-column-missing': {
    says: 'Runde {round} hat keine Spalte {column}',
    cure: 'Geben Sie der Spalte ihre Überschrift zurück oder stellen Sie die Runde aus dem Verlauf wieder her.',
  },
  'round-missing': {
    says: 'vor „{value}“ fehlt Runde {round}',
    cure: 'Stellen Sie die Runde aus dem Verlauf wieder her oder nennen Sie ihre Tabelle Round_{round}.',
  },
  'opponent-missing': {
    says: 'Runde {round}: ein Spieler hat keinen Gegner und ist nicht spielfrei',
    cure: 'Tragen Sie den Gegner ein, oder bye als Ergebnis.',
  },
  'player-twice-in-round': {
    says: 'Runde {round}: „{value}“ kommt zweimal vor',
    cure: 'Jeder Spieler hat in einer Runde eine Zeile; berichtigen Sie die andere.',
  },
  'unknown-rating-method': {
    says: '„{value}“ ist keine Art, die Wertung der Setzliste zu bilden',
    cure: 'Schreiben Sie FIDE, NRO (nur national), FIDON (FIDE, sonst national), NIDOF (national, sonst FIDE), HBFN (die höhere), LBFN (die niedrigere) oder OTHER; davor, wenn Sie wollen, den Verband: GER FIDON.',
  },
  'rating-not-by-method': {
    says: 'in der Spalte Elo steht {value}, nach {method} ist es {rating}; {value} zählt',
    cure: 'Leeren Sie die Zelle, dann wird die Wertung berechnet; oder schreiben Sie OTHER in die Zeile Setzliste nach des Blattes Turnier.',
  },
  'unreadable-order': {
    says: '„{value}“ ist keine Reihenfolge punktgleicher Spieler',
    cure: 'Schreiben Sie die Nummern in ihrer Reihenfolge, Gruppen mit Semikolon getrennt: 7, 3; 12, 5. Niemand darf zweimal darin stehen.',
  },
  'order-unknown-player': {
    says: 'niemand hat die Nummer {value}, die in einer Reihenfolge punktgleicher Spieler steht',
    cure: 'Berichtigen Sie die Nummer.',
  },
  'unknown-number': {
    says: 'Runde {round}: niemand hat die Nummer {value}',
    cure: 'Tragen Sie die Nummer wie im Blatt „Spieler“ ein.',
  },
  'name-not-unique': {
    says: 'mehrere Spieler heißen „{value}“',
    cure: 'Tragen Sie auch die Startnummer ein.',
  },
  'name-differs': {
    says: 'Runde {round}: Nummer {no} ist {known}, nicht „{value}“; es gilt die Nummer',
    cure: 'Berichtigen Sie den Namen oder die Nummer.',
  },
  'sheet-exists': {
    says: 'es gibt schon ein eigenes Blatt „{value}“; nichts wurde geändert',
    cure: 'Benennen Sie Ihr Blatt um und versuchen Sie es noch einmal.',
  },
  'sheet-protected': {
    says: 'das Blatt „{value}“ ist geschützt; nichts wurde geändert',
    cure: 'Heben Sie den Schutz auf (Registerkarte Überprüfen) und versuchen Sie es noch einmal.',
  },
  'workbook-protected': {
    says: 'die Struktur der Arbeitsmappe ist geschützt, daher lässt sich kein Blatt hinzufügen; nichts wurde geändert',
    cure: 'Heben Sie den Schutz auf (Überprüfen, Arbeitsmappe schützen) und versuchen Sie es noch einmal.',
  },
  'name-taken': {
    says: 'es gibt schon einen eigenen Namen „{value}“, und eine unserer Tabellen braucht ihn; nichts wurde geändert',
    cure: 'Benennen Sie ihn um (Formeln, Namens-Manager) und versuchen Sie es noch einmal.',
  },
  'cell-in-the-way': {
    says: '„{value}“ steht dort, wohin die Liste geschrieben wird; nichts wurde geändert',
    cure: 'Verschieben Sie es nach unten oder rechts und versuchen Sie es noch einmal.',
  },
  'below-table': {
    says: '„{value}“ braucht eine andere Zeilenzahl, und darunter steht etwas; in einer Datei lässt sich nichts verschieben, daher wurde nichts geändert',
    cure: 'Verschieben Sie es neben die Tabelle, oder tun Sie dasselbe in Excel mit dem Aufgabenbereich.',
  },
  'own-column': {
    says: 'Ihre eigene Spalte „{value}“ steht in einer Tabelle, deren Zeilen neu geschrieben werden; nichts wurde geändert',
    cure: 'Verschieben Sie sie neben die Tabelle und versuchen Sie es noch einmal.',
  },
  'own-rows-in-list': {
    says: 'in unsere Liste auf dem Blatt „{value}“ wurden Zeilen oder Spalten eingefügt; nichts wurde geändert',
    cure: 'Verschieben Sie sie aus der Liste, oder löschen Sie das Blatt, und versuchen Sie es noch einmal.',
  },
  'column-gone': {
    says: 'die Spalte „{value}“ ist nicht mehr in der Tabelle und lässt sich nicht wiederherstellen; nichts wurde geändert',
    cure: 'Fügen Sie in die Tabelle eine Spalte mit dieser Überschrift ein und versuchen Sie es noch einmal.',
  },
};
