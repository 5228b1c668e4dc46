import type { round as english } from '../../en/pane/round';
import type { WordsLike } from '../../like';

/** Words of the pane: the round and its results. */
export const round: WordsLike<typeof english> = {
  'pane.roll-intro': 'Wer spielt Runde {round}? Gepaart werden alle mit Häkchen.',
  'pane.no-shows': 'Runde {round} kampflos verloren',
  'pane.no-shows-hint':
    'Wer unentschuldigt fehlt, gilt als zurückgetreten, wenn das Fehlen nicht nachträglich entschuldigt wird.',
  'pane.no-shows-paired':
    'Unentschuldigt Fehlende werden wie alle anderen gepaart, bis Sie wählen.',
  'pane.no-show-out': 'Abwesend',
  'pane.presence': 'Status',
  'pane.presence-zeroBye': 'Abwesend (0)',
  'pane.presence-halfBye': 'Bye mit halbem Punkt',
  'pane.presence-fullBye': 'Bye mit ganzem Punkt',
  'pane.presence-expelled': 'Ausgeschlossen',
  'pane.presence-withdrawn': 'Zurückgetreten',
  'pane.presence-present': 'Spielt',
  'pane.enter-ticks': 'Enter ändert das Häkchen.',
  'pane.not-saved': 'noch nicht gespeichert',
  'pane.tick-all': 'Alle sind da',
  'pane.untick-all': 'Noch niemand ist da',
  'pane.total-present': 'Anwesend: {count}',
  'pane.total-absent': 'Abwesend: {count}',
  'pane.total-byes': 'Byes: {count}',
  'pane.total-withdrawn': 'Zurückgetreten: {count}',
  'pane.total-paid': 'Bezahlt: {count}',
  'pane.total-due': 'Offen: {count}',
  'pane.fee-hint':
    'Für Häkchen bei Zahlungen schreiben Sie eine Spalte „{column}“ neben die Liste im Blatt Spieler.',
  'pane.fee-paid': '{player}: bezahlt',
  'pane.fee-not-paid': '{player}: nicht bezahlt',
  'pane.save-roll': 'Ohne Paarung speichern',
  'pane.roll-saved': 'Runde {round}: {count} {count|Eintrag|Einträge} gespeichert',
  'pane.late-entry': 'Nachmeldung',
  'pane.missed-rounds': 'Versäumte Runden',
  'pane.missed-zero': 'je 0 Punkte',
  'pane.missed-half': 'je ½ Punkt',
  'pane.even-later': 'Unsere Ausschreibung erlaubt Nachmeldungen nach Runde 3',
  'pane.enter-player': 'Spieler hinzufügen',
  'pane.player-entered': '{name} mit Nummer {no} hinzugefügt',
  'pane.warn-namesakes':
    'Namensvettern: {who}. Listen zeigen Verein und Wertungszahl; unterscheiden Sie sie nach der Nummer.',
  'pane.fits-several': '{count} Spieler passen: {players}',
  'pane.warn-unrated': 'Spieler ohne Wertungszahl: {count}. Sie kommen ans Ende der Liste.',
  'pane.warn-order':
    'Die Nummern folgen nicht der Startrangliste (Wertungszahl, Titel, Name). Nummerieren Sie unter „Änderungen von Hand“ neu, wenn sie es sollen.',
  'pane.warn-many-rounds':
    '{rounds} {rounds|Runde|Runden} für {players} Spieler: spätere Runden haben vielleicht keine zulässige Paarung.',
  'pane.sex-w': 'weiblich',
  'pane.sex-m': 'männlich',
  'pane.not-a-birth': 'Kein Datum. Schreiben Sie 2004/02/29 oder nur das Jahr.',
  'pane.papers-stale':
    '{count} Spieler {count|hat|haben} ab {no} eine neue Nummer. Drucken Sie neu: Spieler, Runde {round}, nach Namen, Karten, Fortschrittstabelle.',
  'pane.draw-again': 'Neu auslosen',
  'pane.draw-again-why': 'Warum neu ausgelost wird (steht im Protokoll)',
  'pane.lot-before': 'Zuvor ausgelost: Los {seed}; neu ausgelost: {why}',
  'pane.lots-white':
    'Farbe ausgelost: Weiß für Nr. 1 (Los {seed}, in den Einstellungen aufbewahrt)',
  'pane.lots-black':
    'Farbe ausgelost: Schwarz für Nr. 1 (Los {seed}, in den Einstellungen aufbewahrt)',
  'pane.with-working': 'Die Begründung auch in ein Blatt schreiben',
  'pane.write-round': 'Runde {round} veröffentlichen',
  'pane.round-paired': 'Runde {round} gepaart: {games} {games|Partie|Partien}',
  'pane.round-paired-again': 'Runde {round} neu gepaart: {games} {games|Partie|Partien}',
  'pane.verify': 'Zweiter Durchgang: jedes Ergebnis noch einmal eingeben',
  'pane.keys': 'Tasten',
  'pane.key-move': 'anderer Tisch',
  'pane.key-clear': 'kein Ergebnis',
  'pane.key-table': 'nach Tischen',
  'pane.enter': 'Eintragen',
  'pane.by-table-hint': 'Tisch, Enter, Ergebnis, Enter.',
  'pane.no-such-table':
    'Runde {round} hat keinen Tisch {table}: ihre Tische sind {first} bis {last}.',
  'pane.no-table-numbers': 'Das Blatt von Runde {round} hat keine Tischnummern.',
  'pane.table-twice':
    'Tisch {table} steht zweimal im Blatt: geben Sie seine Ergebnisse in der Liste unten ein.',
  'pane.no-such-result':
    '„{result}“ ist kein Ergebnis. Die Tasten stehen unten; 1-0, ½-½ und Ähnliches gehen auch.',
  'pane.result-stands': 'Tisch {table} hat schon {result}.',
  'pane.result-replaces':
    'Tisch {table} hat {was}. Noch einmal Enter schreibt stattdessen {result}, Esc lässt es.',
  'pane.table-entered': 'Tisch {table}: {result} ({players})',
  'pane.table-taken-back': 'Tisch {table} ist wieder {result} ({players})',
  'pane.take-back-table': 'Tisch {table} zurücknehmen: {result}',
  'pane.result-entered': 'Runde {round}, Tisch {table}: {result} (war {was})',
  'pane.results-typed': 'Ergebnisse von Runde {round}',
  'pane.result-corrected': 'Berichtigung, Runde {round}, Tisch {table}: {result} statt {was}',
};
