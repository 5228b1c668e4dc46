import type { verify as english } from '../../en/sheets/verify';
import type { WordsLike } from '../../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.fork-differs':
    'Die Zeilen {line} und {other} des Protokolls wurden gleichzeitig geschrieben und änderten dasselbe: eine hat die andere aufgehoben',
  'verify.fork-joined':
    'Die Zeilen {line} und {other} des Protokolls wurden gleichzeitig geschrieben, in verschiedenen Teilen des Turniers, und sind verbunden',
  'verify.fork-open':
    'Die Zeilen {line} und {other} des Protokolls wurden gleichzeitig geschrieben, in verschiedenen Teilen des Turniers; noch verbindet sie keine Zeile',
  'verify.no-log': 'Es gibt kein Protokoll: nichts lässt sich nachweisen',
  'verify.no-proofs':
    'Das Protokoll wurde geschrieben, bevor Zeilen Nachweise trugen: nichts lässt sich nachweisen',
  'verify.line-broken':
    'Zeile {line} des Protokolls ({time}, {action}) passt nicht: sie oder eine Zeile davor wurde geändert, hinzugefügt oder entfernt',
  'verify.settings-differ':
    'Die Einstellungen sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.players-differ':
    'Namen, Wertungszahlen, Titel oder Nummern der Spieler sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.round-differs':
    'Runde {round} ist nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.record-differs':
    'Der verborgene Vermerk von Runde {round} stimmt nicht mit ihrem Blatt überein',
  'verify.pairing-differs':
    'Runde {round} ist nicht so, wie {system} sie paart, und das Protokoll hat keinen Grund dafür',
  'verify.lines': '{proved} von {lines} {lines|Zeile|Zeilen} des Protokolls mit passendem Nachweis',
  'verify.rounds': '{rounds} {rounds|Runde|Runden} noch einmal gepaart',
  'verify.untouched': 'Unverändert seit Beginn',
  'verify.untouched-since': 'Unverändert seit Runde {round}',
  'verify.manual': '{count} {count|Änderung|Änderungen} von Hand, {without} ohne Grund',
  'verify.corrected': '{count} {count|Ergebnis|Ergebnisse} nach der jeweiligen Runde berichtigt',
  'verify.lines-gone':
    'Dem Protokoll fehlt das Ende: Es hatte {was} {was|Zeile|Zeilen} und hat {now}. Das bewirkt Excels Rückgängig (Strg+Z), ebenso das Löschen von Zeilen.',
  'verify.change': '  Zeile {line}, {time}: {action} – {reason}',
  'verify.charter-differs':
    'Die gesperrten Regeln oder das Protokoll der Abweichungen davon sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.results-differ':
    'Ergebnisse von Runde {round} sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.settings-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden die Einstellungen ohne eigene Zeile geändert',
  'verify.players-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden Namen, Wertungszahlen, Titel oder Nummern im Blatt der Spieler geändert',
  'verify.charter-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurde der verborgene Vermerk der gesperrten Regeln geändert',
  'verify.round-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurde Runde {round} ohne eigene Zeile geändert',
  'verify.no-state':
    'Zeile {line} des Protokolls ({time}) sagt nicht, was sie hinterließ: Änderungen seither sind nicht zu erkennen',
  'verify.manual-reasoned':
    '{count} {count|Änderung|Änderungen} von Hand, mit {count|ihrem Grund|ihren Gründen}',
  'verify.rating-only': '{count} {count|Ergebnis|Ergebnisse} nur für die Elo-Auswertung berichtigt',
  'verify.rules-left': 'die Regeln wurden in Runde {round} geändert',
  'verify.standings': '{lists} {lists|Rangliste|Ranglisten} nachgerechnet: {cells} Zellen',
  'verify.standings-differ':
    'Die veröffentlichte Rangliste entspricht nicht den Ergebnissen: {what}',
  'verify.digest': 'Prüfzeichen des Protokolls: {digest}',
  'verify.digest-line': '{digest} ist Zeile {line} des Protokolls ({time}, {action})',
  'verify.digest-unknown': 'Keine Zeile des Protokolls hat das Prüfzeichen {digest}',
  'verify.details-differ':
    'Föderation, FIDE-ID, Verein, Geburt oder Geschlecht der Spieler sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.info-differs':
    'Name, Ort, Daten, Schiedsrichter oder Bedenkzeit des Turniers sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.tables-differ':
    'Tische von Runde {round} oder die Punkte neben den Namen sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.details-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden Föderation, FIDE-ID, Verein, Geburt oder Geschlecht im Blatt der Spieler geändert',
  'verify.info-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden Name, Ort, Daten, Schiedsrichter oder Bedenkzeit im Blatt des Turniers geändert',
  'verify.teams-differ':
    'Die Mannschaften, ihre Spieler oder ihnen zuerkannte Punkte sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.teams-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden Mannschaften oder die Reihenfolge ihrer Bretter in den Blättern geändert',
  'verify.tables-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) bekamen Tische von Runde {round} in ihrem Blatt andere Nummern oder andere Punkte',
  'verify.adjusted-differ':
    'Die angepassten Punkte sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.matches-differ':
    'Die Wettkämpfe von Runde {round} sind nicht so, wie Zeile {line} des Protokolls sie hinterließ ({time})',
  'verify.adjusted-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden angepasste Punkte ohne eigene Zeile geändert',
  'verify.matches-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden die Wettkämpfe von Runde {round} ohne eigene Zeile geändert',
  'verify.results-unlogged':
    'Vor Zeile {line} des Protokolls ({time}) wurden Ergebnisse von Runde {round} in ihrem Blatt geändert, nachdem alle eingetragen waren',
  'verify.numbers-since':
    'Runde {round} wurde nach anderen Nummern oder Wertungszahlen gepaart: Zeile {line} des Protokolls ({time}) änderte sie seither',
  'verify.older-proof':
    'Zeile {line} des Protokolls ({time}) wurde von einer älteren Version geschrieben oder wiederhergestellt: ihr Nachweis umfasst weniger',
  'verify.list-differs':
    'Das Blatt {sheet} ist nicht so, wie Zeile {line} des Protokolls es schrieb ({time})',
  'verify.list-unsure':
    'Das Blatt {sheet} ist nicht so, wie Zeile {line} des Protokolls es schrieb ({time}); ein Rückgängig hat vielleicht zurückgebracht, was eine ältere Version schrieb',
  'verify.list-stale':
    'Das Blatt {sheet} ist so, wie Zeile {line} des Protokolls es schrieb ({time}); das Turnier hat sich seither geändert: schreiben Sie es neu',
  'verify.lists':
    '{lists} {lists|Liste ist|Listen sind} so, wie das Protokoll {lists|sie|sie} schrieb',
  'verify.formula':
    '{cell} enthält eine Formel: andere Programme zeigen vielleicht ein anderes Ergebnis als das hier gelesene; geben Sie den Wert ein',
  'verify.digest-short':
    'So wenige Zeichen finden eine Zeile, beweisen sie aber nicht: wer einige Minuten rechnet, kann sie treffen',
};
