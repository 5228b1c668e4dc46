import type { general as english } from '../../en/pane/general';
import type { WordsLike } from '../../like';

/** Words of the pane: what is shown everywhere, and the first page. */
export const general: WordsLike<typeof english> = {
  'pane.show-all': 'Alle zeigen',
  'pane.place-line': 'Zeile {line}:',
  'pane.place-column': 'Zeile {line}, Spalte {column}:',
  'pane.reading': 'Arbeitsmappe wird gelesen …',
  'pane.writing': 'Wird geschrieben …',
  'pane.pairing': 'Runde {round} wird gepaart …',
  'pane.checking': 'Jede Runde wird geprüft …',
  'pane.cancel': 'Abbrechen',
  'pane.cancelled': 'Abgebrochen; nichts wurde geändert.',
  'pane.formula-remarks':
    'Formeln benutzen eine Tabelle, die sich widerspricht; ihre Zahlen richten sich nach deren Ergebnissen. CHESS.TABLE_CHECK nennt jede Stelle.',
  'pane.dismiss': 'Schließen',
  'pane.back': 'Zurück',
  'pane.reload': 'Arbeitsmappe neu lesen',
  'pane.language': 'Sprache',
  'pane.labelled': '{label}: {value}',
  'pane.guide': 'Anleitung (öffnet sich im Browser)',
  'pane.menu': 'Was Sie tun können',
  'pane.where': 'Aktuelle Runde',
  'pane.done': 'Fertig',
  'pane.finish-cell':
    'Excel antwortet nicht. Wenn Sie gerade in eine Zelle schreiben, schließen Sie die Eingabe ab (Enter).',
  'pane.list-caught-up':
    'Eine Live-Liste war den Ergebnissen nicht gefolgt; sie wurde neu geschrieben und stimmt jetzt.',
  'pane.list-behind':
    'Eine Live-Liste folgte den Ergebnissen auch neu geschrieben nicht; jetzt stehen dort Werte.',
  'pane.list-rival':
    'Excel zeigte #BEZUG!: Wahrscheinlich hat ein anderes Add-in Funktionen mit demselben Namen. Behalten Sie eines von beiden, oder bitten Sie Ihre Administration um einen anderen Namensraum.',
  'pane.list-as-values':
    'Die Rangliste oder die Fortschrittstabelle zeigte einen Fehler: Excel konnte sie nicht berechnen, jetzt stehen dort Werte.',
  'pane.calculated-by-hand':
    'Diese Arbeitsmappe rechnet manuell: Live-Listen ändern sich, wenn Sie F9 drücken.',
  'pane.ctrl-z': 'Strg+Z im Blatt nimmt auch das zurück.',
  'pane.filter-cleared':
    'Der Filter von {sheets} wurde aufgehoben: unter einem Filter schreibt Excel in andere Zeilen.',
  'pane.rows-shown':
    'Ausgeblendete Zeilen von {sheets} sind wieder eingeblendet: wo Zeilen ausgeblendet sind, schreibt Excel in andere Zeilen.',
  'pane.without-looks':
    'Excel hat nicht alles angenommen: Markierungen falscher Ergebnisse, Diagramme oder Seitenlayout fehlen. Alles andere ist geschrieben.',
  'pane.write-undone':
    'Excel hat das Schreiben abgelehnt ({message}). Die Arbeitsmappe ist wie zuvor.',
  'pane.write-stuck':
    'Excel hat das Schreiben abgelehnt ({message}), und auch das Wiederherstellen der Blätter ist gescheitert. Es wird bei jedem Lesen der Arbeitsmappe erneut versucht: drücken Sie „Arbeitsmappe neu lesen“.',
  'pane.changed-meanwhile':
    'Die Arbeitsmappe hat sich inzwischen geändert. Sie wurde neu gelesen und nichts geschrieben: bitte prüfen Sie noch einmal.',
  'pane.written-not-read':
    'Es ist geschrieben, aber die Arbeitsmappe ließ sich nicht neu lesen ({message}). Drücken Sie „Arbeitsmappe neu lesen“.',
  'pane.copy-fault': 'Fehlerbericht kopieren',
  'pane.fault-copied': 'Kopiert. Er sagt, wo es gescheitert ist; keine Namen, keine Zellen.',
  'pane.no-download':
    'Excel für Mac speichert aus dem Aufgabenbereich keine Dateien. Kopieren Sie den Text in einen Texteditor und speichern Sie ihn als {name}.',
  'pane.our-fault': 'Das hätte nicht passieren dürfen: {message}. Nichts wurde geändert.',
  'pane.no-system': 'Das Paarungssystem {system} ist hier nicht verfügbar.',
  'pane.cure-first': 'Einige Zellen sind nicht lesbar. Berichtigen Sie sie zuerst.',
  'pane.no-round-yet': 'Noch ist keine Runde gepaart.',
  'pane.player': 'Spieler',
  'pane.look': 'Änderung prüfen',
  'pane.do-not-write': 'Abbrechen',
  'pane.reasons': 'Gründe',
  'pane.view-home': 'Turnier',
  'pane.view-start': 'Neues Turnier',
  'pane.view-event': 'Turniereinstellungen',
  'pane.view-round': 'Spieler der nächsten Runde',
  'pane.view-preview': 'Vorschau',
  'pane.view-results': 'Ergebnisse',
  'pane.view-changes': 'Änderungen von Hand',
  'pane.view-standings': 'Ranglisten und Aushänge',
  'pane.view-check': 'Turnier prüfen',
  'pane.view-explain': 'Runde erklären',
  'pane.view-history': 'Verlauf und Rückgängig',
  'pane.view-problems': 'Meldungen',
  'pane.view-ratings': 'Wertungslisten',
  'pane.view-prizes': 'Preise',
  'pane.view-course': 'Kurs und Übungen',
  'pane.view-export': 'Exportieren',
  'pane.before-round-1': 'Vor Runde 1',
  'pane.enter-players':
    'Tragen Sie die Spieler in das Blatt „Spieler“ ein; Nummern dürfen leer bleiben.',
  'pane.results-in': '{done} von {all} Ergebnissen eingetragen',
  'pane.leave-open': 'Als verlegt markieren',
  'pane.leave-open-hint':
    'Geschrieben als „adj“. Zählt für die Paarung als Remis oder so, wie es die Regeln der Rangliste sagen, bis das Ergebnis in ihrer Runde eingetragen ist',
  'pane.postponed': 'Verlegt, noch ohne Ergebnis: {games}',
  'pane.missing-tables':
    'Runde {round}: {count} {count|Ergebnis fehlt, Tisch|Ergebnisse fehlen, Tische}',
  'pane.and-more': 'und {count} weitere',
  'pane.half-typed': 'Getippt, aber noch nicht hinzugefügt',
  'pane.half-typed-add': 'Hinzufügen und weiter',
  'pane.half-typed-drop': 'Weiter, ohne es hinzuzufügen',
  'pane.half-typed-back': 'Zurück',
  'pane.half-typed-unclear':
    'So lässt es sich nicht hinzufügen: gehen Sie zurück und vervollständigen Sie es, oder fahren Sie ohne den Eintrag fort.',
  'pane.list-in-the-way':
    'Die Liste nach Namen wurde nicht geschrieben: in {cell} steht „{text}“. Verschieben Sie das und schreiben Sie dann „Nach Namen“ unter „Ranglisten und Aushänge“.',
  'pane.enter-results': 'Ergebnisse eingeben',
  'pane.pair-round': 'Runde {round} paaren',
  'pane.final-standings': 'Endstand',
  'pane.problems-to-cure': '{count} {count|Zelle|Zellen} berichtigen',
  'pane.count-warnings': '{count} {count|Warnung|Warnungen}',
  'pane.count-notes': '{count} {count|Hinweis|Hinweise}',
  'pane.level-blocking': 'Blockiert',
  'pane.level-warning': 'Warnung',
  'pane.level-note': 'Hinweis',
  'pane.problems-intro': 'Klicken Sie auf eine Zelle, um sie im Blatt zu öffnen.',
  'pane.no-problems': 'Nichts zu berichtigen: jede Zelle der Arbeitsmappe wurde gelesen.',
};
