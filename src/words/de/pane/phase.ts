import type { phaseWords as english } from '../../en/pane/phase';
import type { WordsLike } from '../../like';

export const phaseWords: WordsLike<typeof english> = {
  'phase.begin': 'Runde {round} von Hand ändern',
  'phase.begun': 'Änderungen von Hand an Runde {round} begonnen',
  'phase.open':
    'Änderungen von Hand an Runde {round} sind offen. Schließen Sie sie ab, um die nächste Runde zu paaren.',
  'phase.typed':
    'Tische von Runde {round} wurden im Blatt geändert. Schließen Sie die Änderungen ab, um die nächste Runde zu paaren.',
  'phase.typed-tables':
    'Tischnummern von Runde {round} wurden im Blatt geändert. Die Listen folgen; nach dem Abschließen folgt auch „Nach Namen“.',
  'phase.end': 'Änderungen an Runde {round} abschließen …',
  'phase.end-now': 'Änderungen abschließen',
  'phase.not-yet': 'Weiter ändern',
  'phase.ended': 'Änderungen von Hand an Runde {round} abgeschlossen',
  'phase.title': 'Runde {round}: die Paarung des Systems und Ihre',
  'phase.same': 'Die Runde ist so, wie das System sie paart.',
  'phase.engine': 'Das System paart',
  'phase.played': 'Die Runde hat',
  'phase.no-engine': 'Das System findet für diese Runde keine zulässige Paarung.',
  'phase.line': 'Diese Zeile kommt ins Protokoll und in jede TRF-Datei:',
  'phase.first': 'Runde {round} wird von Hand geändert: schließen Sie die Änderungen zuerst ab.',
  'phase.far-apart': '{players} liegen {points} Punkte auseinander',
  'phase.by-hand': 'Runde {round} von Hand paaren',
  'phase.by-hand-hint':
    'Schreibt die Spieler in der Reihenfolge ihrer Punkte paarweise auf; tauschen Sie, bis die Runde stimmt, und schließen Sie dann ab. Verletzte Regeln werden genannt.',
  'phase.made': 'Runde {round} von Hand gepaart: {games} {games|Partie|Partien}',
};
