import type { ofHandling as english } from '../../en/problems/ofHandling';
import type { ProblemWordsLike } from '../../like';

/** What the handling rules (C.04.2) do not allow. */
export const ofHandling: ProblemWordsLike<typeof english> = {
  'numbers-are-final': {
    says: 'Startnummern dürfen sich nicht ändern, sobald Runde {round} gepaart ist (C.04.2.B.3; es beträfe {value})',
    cure: 'Berichtigen Sie die Angaben und behalten Sie die Nummern.',
  },
  'entry-too-late': {
    says: '{value} kann nach Runde {round} nicht mehr einsteigen (C.04.2.C.2)',
    cure: 'Nur die Ausschreibung des Turniers kann es erlauben.',
  },
  'bracket-is-drawn': {
    says: 'der Baum eines K.-o.-Turniers wird mit Runde 1 ausgelost: niemand kommt später dazu, und die Nummern bleiben (KO2)',
    cure: 'Gehen Sie im Verlauf vor Runde 1 zurück, oder lassen Sie den Spieler außerhalb spielen.',
  },
  'table-is-full': {
    says: '{value} kann in ein Rundenturnier mit {players} Spielern nach Runde {round} nicht einsteigen: die Tabelle hat keinen freien Platz (C.05, Anhang 1)',
    cure: 'Nur bei ungerader Spielerzahl ist ein Platz frei. Sonst beginnen Sie das Turnier mit dem Neuen von vorn oder lassen ihn außerhalb spielen.',
  },
  'table-numbers-stay': {
    says: 'Nummern bleiben, sobald Runde {round} eines Rundenturniers gepaart ist: sie sind Plätze der Tabelle (C.05, Anhang 1)',
    cure: 'Um sie zu ändern, gehen Sie im Verlauf vor Runde 1 zurück.',
  },
  'earlier-result-cleared': {
    says: 'ein Ergebnis von Runde {round} lässt sich nicht löschen, weil eine spätere Runde gepaart ist',
    cure: 'Geben Sie das richtige Ergebnis ein; ist es noch nicht bekannt, schreiben Sie adj.',
  },
  'tournament-is-over': {
    says: '{value} kann nicht einsteigen: alle Runden sind gepaart',
    cure: 'Prüfen Sie die Zahl der Runden.',
  },
  'round-already-paired': {
    says: 'Runde {value} ist schon gepaart',
    cure: 'Tragen Sie ein kampfloses Ergebnis der Partie ein.',
  },
  'no-such-game': {
    says: 'Nummer {player} hat in Runde {value} keine Partie',
    cure: 'Die richtige Nummer steht im Blatt der Runde.',
  },
  'setting-is-fixed': {
    says: 'die Einstellung „{setting}“ ist fest, seit Runde 1 gepaart ist: sie war {was}',
    cure: 'Stellen Sie {was} wieder her; oder öffnen Sie den Aufgabenbereich, der vor dem Entsperren fragt.',
  },
  'changes-not-ended': {
    says: 'Runde {round} wird von Hand geändert, und das wurde nicht abgeschlossen',
    cure: 'Schließen Sie die Änderungen im Aufgabenbereich ab („Änderungen von Hand“); dort steht die Paarung des Systems neben Ihrer.',
  },
  'rating-report-only': {
    says: 'Runde {round} kann nur noch für die Elo-Auswertung berichtigt werden: {game} war {was}, das Blatt sagt {value}',
    cure: 'Stellen Sie {was} wieder her; oder öffnen Sie den Aufgabenbereich und berichtigen Sie das Ergebnis nur für die Elo-Auswertung.',
  },
};
