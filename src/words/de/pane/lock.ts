import type { lock as english } from '../../en/pane/lock';
import type { WordsLike } from '../../like';

/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock: WordsLike<typeof english> = {
  'lock.term': '{setting}: {was} → {is}',
  'lock.typed-title': 'Gesperrte Einstellungen wurden überschrieben',
  'lock.put-back-button': 'Wiederherstellen',
  'lock.leave-button': 'Regeln entsperren …',
  'lock.keep-button': 'Änderung behalten',
  'lock.put-back': '{count} {count|Einstellung|Einstellungen} wie angekündigt wiederhergestellt',
  'lock.left':
    'Regeln in Runde {round} entsperrt: {count} {count|Einstellung|Einstellungen} geändert',
  'lock.changed':
    '{count} {count|Einstellung|Einstellungen} in Runde {round} nach dem Entsperren geändert',
  'lock.recorded':
    'Diese Arbeitsmappe hatte keinen Vermerk der gesperrten Regeln; von jetzt an gelten die aktuellen Einstellungen als vermerkt.',
  'lock.first':
    'Gesperrte Einstellungen wurden überschrieben. Stellen Sie sie wieder her oder antworten Sie zuerst (oben).',
  'lock.question': 'Die Regeln dieses Turniers entsperren?',
  'lock.so-marked':
    'das Turnier wird mit „Regeln geändert“ gekennzeichnet: im Aufgabenbereich, auf seinen Blättern, in jeder TRF-Datei',
  'lock.so-forever':
    'das Kennzeichen bleibt: weder Rückgängig noch die alte Einstellung nehmen es weg',
  'lock.so-past':
    'schon gepaarte Runden bleiben; Punkte, Plätze und kommende Paarungen folgen der neuen Einstellung',
  'lock.so-players':
    'die Spieler haben sich unter den angekündigten Regeln angemeldet und können Einspruch erheben',
  'lock.go-on': 'Weiter',
  'lock.do-nothing': 'Abbrechen',
  'lock.question-again': 'Die Regeln gesperrt lassen?',
  'lock.stay': 'Ja, gesperrt lassen',
  'lock.leave': 'Nein, entsperren',
  'lock.strict': 'Regeln gesperrt',
  'lock.not-strict': 'Regeln geändert (seit Runde {round})',
  'lock.fixed': 'Gesperrt, seit Runde 1 gepaart ist.',
  'lock.fields':
    'System, Runden, Punkte, Spielfrei-Punkte, Beschleunigung, „Dürfen nicht gegeneinander“ und Feinwertungen sind gesperrt, seit Runde 1 gepaart ist.',
  'lock.open-fields': 'Entsperren …',
};
