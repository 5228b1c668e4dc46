import type { changes as english } from '../../en/pane/changes';
import type { WordsLike } from '../../like';

/** Words of the pane: changes by hand, and corrections to earlier rounds. */
export const changes: WordsLike<typeof english> = {
  'pane.changes-intro':
    'Änderungen an Runde {round}. Jede wird geprüft, bevor sie geschrieben wird.',
  'pane.choose-in-list': 'Wählen Sie zwei Spieler zum Tauschen oder Tische nach ihren Nummern.',
  'pane.clear-choice': 'Auswahl aufheben',
  'pane.not-in-round': 'Nicht in Runde {round}',
  'pane.swap-players': 'Zwei Spieler tauschen',
  'pane.swap': '{a} und {b} getauscht',
  'pane.swap-tables': 'Zwei Tische tauschen',
  'pane.tables-exchanged': 'Runde {round}: Tische {a} und {b} getauscht',
  'pane.turn-colours': 'Farben an einem Tisch umkehren',
  'pane.turn': 'Farben umgekehrt: {player} und Gegner',
  'pane.late-against-bye': 'Nachzügler gegen den Spielfreien',
  'pane.against-bye': '{player} spielt gegen den Spielfreien',
  'pane.loses-results': 'Verlorene, neu einzutragende Ergebnisse: {count}',
  'pane.no-such-change': 'Diese Spieler lassen sich nicht tauschen.',
  'pane.repair-tables': 'Einige Tische neu paaren',
  'pane.repair-apart': 'Die jetzigen Paare nicht wiederholen',
  'pane.repair': 'Tische neu gepaart: {tables}',
  'pane.repair-same': 'Das System paart diese Spieler so, wie sie jetzt sitzen.',
  'pane.pair-again': 'Runde neu paaren',
  'pane.pair-again-hint':
    'Nur solange sie kein Ergebnis hat. Wählen Sie unten, wer in Runde {round} nicht spielt.',
  'pane.absent-again': 'Abwesend in Runde {round}',
  'pane.notes-dropped':
    '{names}: der Eintrag wurde verworfen. Er galt einer anderen Runde, der Spieler steht nicht mehr in der Liste, oder Namensvettern lassen sich nicht unterscheiden. Tragen Sie ihn neu ein.',
  'pane.renumbering': 'Nach der Startrangliste neu nummerieren',
  'pane.renumbering-hint':
    'Wertungszahl, Titel, Name (C.04.2.B); nicht mehr, sobald Runde 4 gepaart ist.',
  'pane.renumber': '{count} Spieler {count|bekommt|bekommen} eine andere Nummer',
  'pane.numbers-in-order': 'Die Nummern folgen schon der Startrangliste.',
  'pane.exchange-numbers': 'Zwei Nummern tauschen',
  'pane.exchange-numbers-hint':
    'Bei gleicher Wertungszahl, oder wie es Ihre Ausschreibung sagt; gespielte Runden folgen den Spielern. Nicht mehr, sobald Runde 4 gepaart ist.',
  'pane.exchange-first': 'Erster Spieler',
  'pane.exchange-second': 'Zweiter Spieler',
  'pane.numbers-exchanged': '{a} und {b}: Startnummern getauscht',
  'pane.exchange-by-order':
    'Nach Wertungszahl und Titel sind {a} und {b} nicht gleich: Sagen Sie in der Begründung, warum die Nummern getauscht werden.',
  'pane.right-rating': 'Richtige Wertungszahl',
  'pane.correct-rating': 'Wertungszahl berichtigen',
  'pane.legal': 'Keine Regel von C.04.1 wird verletzt.',
  'pane.compared': 'Verglichen mit der Paarung des Systems',
  'pane.is-published':
    'Eine veröffentlichte Paarung wird nur geändert, wenn zwei Spieler schon gegeneinander gespielt haben.',
  'pane.reason': 'Grund',
  'pane.reason-hint': 'Er kommt ins Protokoll.',
  'pane.write-change': 'Änderung speichern',
  'pane.change-written': 'Änderung gespeichert und protokolliert.',
  'pane.play-the-bye': 'Spielt sofort: gegen den Spielfreien von Runde {round} ({player})',
  'pane.new-against-bye':
    '{player} steigt ein und spielt gegen {opponent}, in Runde {round} bisher spielfrei',
  'pane.correct-earlier': 'Ein Ergebnis von Runde {round} berichtigen?',
  'pane.score-changes': '{player}: {from} → {to} {to|Punkt|Punkte}',
  'pane.pairings-stay': 'schon gemachte Paarungen bleiben, wie sie sind (Runden {from} bis {to})',
  'pane.pairing-stays': 'die schon gemachte Paarung von Runde {round} bleibt, wie sie ist',
  'pane.counts-here-too':
    'in die Arbeitsmappe geschrieben, ändert es dennoch Punkte, Feinwertungen und kommende Paarungen: fahren Sie nur fort, wenn die Ausschreibung es erlaubt',
  'pane.typed-title': 'Runde {round} wurde in ihrem Blatt geändert',
  'pane.typed-change': '{players}: {was} → {is}',
  'pane.typed-keep': 'Änderung behalten',
  'pane.typed-undo': 'Zurücknehmen',
  'pane.typed-roll':
    'In die Spielerliste getippt: {count} Spieler zurückgetreten, wieder dabei oder abwesend',
  'pane.typed-withdrawn': '{player}: aktiv → zurückgetreten, ab Runde {round}',
  'pane.typed-returned': '{player}: zurückgetreten → wieder aktiv, ab Runde {round}',
  'pane.typed-byes': '{player}: Byes {was} → {is}',
  'pane.typed-kept': 'Ins Blatt von Runde {round} getippte Änderungen behalten: {count}',
  'pane.typed-put-back': 'Ins Blatt von Runde {round} getippte Änderungen zurückgenommen: {count}',
  'pane.typed-first':
    'Eine frühere Runde wurde in ihrem Blatt geändert. Behalten Sie die Änderung oder nehmen Sie sie zuerst zurück (oben).',
  'pane.proceed': 'Fortfahren',
};
