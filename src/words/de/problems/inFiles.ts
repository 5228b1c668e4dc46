import type { inFiles as english } from '../../en/problems/inFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of a file as such, and of the lines that are no player's. */
export const inFiles: ProblemWordsLike<typeof english> = {
  'empty-file': {
    says: 'die Datei ist leer',
    cure: 'Exportieren Sie das Turnier noch einmal und öffnen Sie die neue Datei.',
  },
  'binary-file': {
    says: 'das ist keine Textdatei (sie beginnt mit den Bytes {value})',
    cure: 'Geben Sie eine TRF-Datei (reiner Text) oder eine .xlsx-Arbeitsmappe mit der richtigen Endung an.',
  },
  'code-page-guessed': {
    says: 'der Text ist weder UTF-8 noch Unicode; er wurde als {page} gelesen („{value}“)',
    cure: 'Sehen Namen falsch aus, speichern Sie die Datei als UTF-8.',
  },
  'page-cut': {
    says: 'die Seite bricht mitten in einer Tabelle ab',
    cure: 'Speichern Sie die Seite noch einmal, wenn sie ganz geladen ist.',
  },
  'page-without-table': {
    says: 'die Seite enthält keine Tabelle eines Turniers',
    cure: 'Speichern Sie die Seite mit der Tabelle oder der Rangliste, oder exportieren Sie sie als .xlsx.',
  },
  'not-a-workbook': {
    says: 'die Datei lässt sich nicht als .xlsx-Arbeitsmappe öffnen ({value})',
    cure: 'Speichern Sie sie aus Excel noch einmal als .xlsx-Arbeitsmappe ohne Kennwort.',
  },
  'newer-workbook': {
    says: 'die Arbeitsmappe wurde von einer späteren Version von Pairsheet geschrieben (Format {value}; diese kennt Formate bis {known})',
    cure: 'Arbeiten Sie mit der späteren Version weiter: diese würde verlieren, was sie nicht lesen kann. Nichts wurde geändert.',
  },
  'text-is-json': {
    says: 'das ist JSON eines anderen Programms und enthält keine Fortschrittstabelle',
    cure: 'Geben Sie die TRF-Datei des Turniers an; Lichess hat eine für jedes Turnier im Schweizer System.',
  },
  'text-is-pgn': {
    says: 'das ist PGN: Partien ohne Byes, Abwesenheiten und Nummern',
    cure: 'Geben Sie die Fortschrittstabelle oder die TRF-Datei des Turniers an.',
  },
  'no-players': {
    says: 'kein Spieler wurde gefunden',
    cure: 'Eine TRF-Datei hat für jeden Spieler eine Zeile, die mit 001 beginnt.',
  },
  'line-out-of-columns': {
    says: 'die Angaben dieses Spielers stehen nicht in ihren Spalten: „{value}“',
    cure: 'In einer TRF-Datei endet die Nummer in Spalte 8, der Name beginnt in 15, die Wertungszahl in 49, Runde 1 in 92, und jede Runde steht in derselben Zeile. Exportieren Sie die Datei noch einmal aus dem Programm, das das Turnier führt.',
  },
  'columns-in-bytes': {
    says: 'die Spalten von „{value}“ sind in Bytes gezählt, ein Buchstabe wie ö ist dann zwei; die Zeile wird so gelesen',
    cure: 'Nichts, wenn Name, Wertungszahl und Ergebnisse stimmen.',
  },
  'truncated-line': {
    says: 'die Zeile bricht ab: „{value}“',
    cure: 'Vervollständigen Sie die Zeile oder exportieren Sie die Datei noch einmal.',
  },
  'unknown-line-code': {
    says: 'eine Zeile mit unbekanntem Kürzel bleibt unbeachtet: „{value}“',
    cure: 'Berichtigen Sie ihre ersten drei Zeichen, wenn sie zählen soll.',
  },
  'bad-round-count': {
    says: 'die Zahl der Runden ist keine ganze Zahl über 0: „{value}“',
    cure: 'Schreiben Sie die vor Beginn angekündigte Rundenzahl, z. B. XXR 9.',
  },
  'unknown-configuration': {
    says: 'unbekanntes Wort in XXC: „{value}“',
    cure: 'Bekannt sind rank, white1 und black1.',
  },
  'bad-number-list': {
    says: 'eine Liste von Startnummern wurde erwartet: „{value}“',
    cure: 'Schreiben Sie die Nummern mit Leerzeichen dazwischen.',
  },
  'bad-virtual-points': {
    says: 'virtuelle Punkte sind nicht lesbar: „{value}“',
    cure: 'Schreiben Sie XXA, die Nummer, dann die Punkte jeder Runde auf halbe genau, z. B. XXA    5  1.0  0.5.',
  },
  'bad-points': {
    says: 'keine Zahl halber Punkte: „{value}“',
    cure: 'Schreiben Sie 0, 0.5, 1, 1.5 …',
  },
  'unknown-point-code': {
    says: 'unbekanntes Kürzel in XXS: „{value}“',
    cure: 'Schreiben Sie KÜRZEL=WERT mit einem von W D WW BW WD BD WL BL ZPB HPB FPB PAB FW FL.',
  },
  'points-by-colour': {
    says: 'verschiedene Punkte für Weiß und Schwarz ({value}) werden nicht unterstützt',
    cure: 'Geben Sie beiden Kürzeln denselben Wert.',
  },
  'forbidden-unknown-player': {
    says: 'ein verbotenes Paar nennt die Nummer {value}, die niemand hat',
    cure: 'Berichtigen Sie die Nummer oder nehmen Sie sie aus der Liste.',
  },
  'virtual-unknown-player': {
    says: 'virtuelle Punkte gelten der Nummer {value}, die niemand hat',
    cure: 'Berichtigen Sie die Nummer in der Zeile XXA oder entfernen Sie die Zeile.',
  },
  'absent-unknown-player': {
    says: 'Nummer {value} soll abwesend sein, aber niemand hat sie',
    cure: 'Berichtigen Sie die Nummer in der Zeile XXZ.',
  },
  'team-unknown-player': {
    says: 'Mannschaft {team} nennt die Nummer {value}, die niemand hat',
    cure: 'Berichtigen Sie die Nummer in der Zeile der Mannschaft.',
  },
};
