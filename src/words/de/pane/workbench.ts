import type { workbench as english } from '../../en/pane/workbench';
import type { WordsLike } from '../../like';

export const workbench: WordsLike<typeof english> = {
  'workbench.newEvent': 'Neu',
  'workbench.open': 'Öffnen …',
  'workbench.save': '.xlsx speichern',
  'workbench.print': 'Drucken / PDF …',
  'workbench.printHint': 'Das gezeigte Blatt drucken oder im Druckfenster als PDF speichern',
  'workbench.samples': 'Beispielturniere',
  'workbench.language': 'Sprache',
  'workbench.pair': 'Nächste Runde paaren',
  'workbench.standings': 'Rangliste',
  'workbench.check': 'Turnier prüfen',
  'workbench.pane': 'Pairsheet-Bereich',
  'workbench.undo': 'Rückgängig',
  'workbench.redo': 'Wiederholen',
  'workbench.closePane': 'Bereich schließen',
  'workbench.resize': 'Breite des Bereichs',
  'workbench.workbook': 'Arbeitsmappe',
  'workbench.untitled': 'Neue Arbeitsmappe',
  'workbench.ready':
    'Eine Tabellenkalkulation im Browser mit dem Add-in Pairsheet. Nichts verlässt diesen Rechner.',
  'workbench.recent': 'Zuletzt benutzt',
  'workbench.restored': 'Aus diesem Browser wiederhergestellt, Stand ',
  'workbench.notRestored':
    'Die in diesem Browser aufbewahrte Arbeitsmappe ließ sich nicht wiederherstellen: ',
  'workbench.notKept':
    'Dieser Browser bewahrt Ihre Änderungen nicht auf: speichern Sie die Arbeitsmappe als Datei.',
  'workbench.together':
    'Dieses Turnier ist auch in einem anderen Tab geöffnet: was in dem einen geschieht, sieht man im anderen.',
  'workbench.takenBack':
    'Was hier zuletzt getan wurde, ließ sich nicht mit dem anderen Tab verbinden und wurde zurückgenommen. Bitte tun Sie es noch einmal.',
  'workbench.becameCopy':
    'Ein anderer Tab hat dieses Turnier geändert. Ihre eigenen Änderungen sind jetzt eine Kopie: ',
  'workbench.copyOf': 'Kopie',
  'workbench.notOpened': 'Diese Datei ließ sich nicht öffnen: ',
  'workbench.isOds':
    'OpenDocument wird hier nicht geöffnet. Speichern Sie die Datei als .xlsx und öffnen Sie diese.',
  'workbench.isXls':
    'das ist eine Arbeitsmappe von Excel 97–2003 oder eine mit Kennwort. Speichern Sie sie als .xlsx ohne Kennwort.',
  'workbench.isNoWorkbook':
    'es ist keine Arbeitsmappe. Für eine TRF-Datei oder eine Textliste benutzen Sie „Importieren“ im Aufgabenbereich.',
  'workbench.copy': 'Werte',
  'workbench.savedFrozen':
    'Gespeichert. Das Turnier ist zu Ende: seine Live-Listen sind in der Datei Werte, lesbar ohne Pairsheet.',
  'workbench.saved': 'Gespeichert als ',
  'workbench.projector': 'Projektor',
  'workbench.projectorHint': 'Das Turnier in großer Schrift für die Wand, in einem eigenen Fenster',
  'workbench.projectorWaits':
    'Öffnen Sie ein Turnier in der Werkbank, in einem anderen Tab dieses Browsers: hier wird es gezeigt.',
  'workbench.projectorNoEvent':
    'Die geöffnete Arbeitsmappe hat kein Turnier, das sich zeigen lässt; der Aufgabenbereich sagt, was fehlt.',
  'workbench.projectorDuring': 'Rangliste, während Runde {round} läuft',
  'workbench.projectorPause': 'Pause',
  'workbench.projectorGo': 'weiter',
  'workbench.projectorTables': 'nach Tischen',
  'workbench.projectorNames': 'nach Namen',
  'workbench.projectorStandings': 'Rangliste',
  'workbench.projectorBrackets': 'wie gepaart wurde',
  'workbench.projectorWithBrackets': 'mit den Paarungsgruppen',
  'workbench.projectorWithoutBrackets': 'ohne die Paarungsgruppen',
  'workbench.projectorAll': 'alles der Reihe nach',
  'workbench.projectorLarger': 'größer',
  'workbench.projectorSmaller': 'kleiner',
  'workbench.projectorLight': 'hell oder dunkel',
  'workbench.projectorFull': 'Vollbild',
};
