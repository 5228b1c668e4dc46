import type { manualEditWords as english } from '../../en/pane/manualEdit';
import type { WordsLike } from '../../like';

export const manualEditWords: WordsLike<typeof english> = {
  'manualEdit.begin': 'Runde {round} von Hand ändern',
  'manualEdit.begun': 'Änderungen von Hand an Runde {round} begonnen',
  'manualEdit.open':
    'Änderungen von Hand an Runde {round} sind offen. Schließen Sie sie ab, um die nächste Runde zu paaren.',
  'manualEdit.typed':
    'Tische von Runde {round} wurden im Blatt geändert. Schließen Sie die Änderungen ab, um die nächste Runde zu paaren.',
  'manualEdit.typed-tables':
    'Tischnummern von Runde {round} wurden im Blatt geändert. Die Listen folgen; nach dem Abschließen folgt auch „Nach Namen“.',
  'manualEdit.end': 'Änderungen an Runde {round} abschließen …',
  'manualEdit.end-now': 'Änderungen abschließen',
  'manualEdit.not-yet': 'Weiter ändern',
  'manualEdit.ended': 'Änderungen von Hand an Runde {round} abgeschlossen',
  'manualEdit.title': 'Runde {round}: die Paarung des Systems und Ihre',
  'manualEdit.same': 'Die Runde ist so, wie das System sie paart.',
  'manualEdit.engine': 'Das System paart',
  'manualEdit.played': 'Die Runde hat',
  'manualEdit.no-engine': 'Das System findet für diese Runde keine zulässige Paarung.',
  'manualEdit.line': 'Diese Zeile kommt ins Protokoll und in jede TRF-Datei:',
  'manualEdit.first':
    'Runde {round} wird von Hand geändert: schließen Sie die Änderungen zuerst ab.',
  'manualEdit.far-apart': '{players} liegen {points} Punkte auseinander',
  'manualEdit.by-hand': 'Runde {round} von Hand paaren',
  'manualEdit.by-hand-hint':
    'Schreibt die Spieler in der Reihenfolge ihrer Punkte paarweise auf; tauschen Sie, bis die Runde stimmt, und schließen Sie dann ab. Verletzte Regeln werden genannt.',
  'manualEdit.made': 'Runde {round} von Hand gepaart: {games} {games|Partie|Partien}',
};
