import type { cli as english } from '../../en/cli/cli';
import type { WordsLike } from '../../like';

/** What the command line says besides problems and reasons. */
export const cli: WordsLike<typeof english> = {
  'cli.trf-misses': 'Fehlt für den Verband',
  'cli.error': 'Fehler',
  'cli.warning': 'Warnung',
  'cli.usage': 'Aufruf:',
  'cli.about': 'Pairsheet: Turniere im Schweizer System nach dem Regeltext.',
  'cli.more': 'pairsheet BEFEHL --help sagt mehr; --version gibt die Version aus.',
  'cli.exit':
    'Rückgabewerte: 0 erledigt, 1 keine zulässige Paarung oder Abweichungen gefunden, 2 unser Fehler, 3 fehlerhafter Aufruf oder fehlerhafte Eingabe, 5 Problem mit einer Datei.',
  'cli.our-fault': 'Das ist ein Fehler von Pairsheet, nicht Ihrer:',
  'cli.presets': 'Vorlagen:',
  'cli.systems': 'Systeme:',
  'cli.differs': 'Runde {round}: die Datei hat {played}; nach den Regeln {ours}',
  'cli.warned-times': '({count} insgesamt; auch bei {places})',
  'cli.refused': 'Runde {round}: die Datei hat {played}; nach den Regeln gibt es keine Paarung',
  'cli.bye': 'spielfrei {player}',
  'cli.no-pairing': 'Für Runde {round} gibt es keine zulässige Paarung.',
  'cli.cannot-pair': 'Runde {round} kann noch nicht gepaart werden.',
  'cli.cures': 'Was möglich ist:',
  'cli.rank': 'Platz',
  'cli.no': 'Nr.',
  'cli.name': 'Name',
  'cli.rating': 'Elo',
  'cli.points': 'Pkt.',
  'cli.cma': 'EloØ',
  'cli.games': 'Partien',
  'cli.written': 'Geschrieben: {file}',
  'cli.backup': 'Die Arbeitsmappe, wie sie war: {file}',
  'cli.kept': '{file} ist unverändert; eine Kopie davon: {backup}',
  'cli.help.sections-file': 'die Arbeitsmappe; ohne Option werden ihre Turniergruppen aufgelistet',
  'cli.help.sections-rename':
    'ein anderer Name für eine Turniergruppe; Tabellen und Blätter behalten ihren',
  'cli.help.sections-delete': 'entfernt eine Turniergruppe mit allen ihren Blättern',
  'cli.help.sections-yes': 'auch wenn sie Runden hat',
  'cli.section-deleted': 'Turniergruppe „{name}“ gelöscht',
  'cli.help.file':
    'eine TRF-Datei (TRF16 mit Zeilen XXR, XXC, XXA, XXP, XXS) oder eine .xlsx-Arbeitsmappe von Pairsheet',
  'cli.help.convert-in':
    'das Turnier: eine TRF-Datei (TRF06, TRF16, TRF26), eine .xlsx-Arbeitsmappe von Pairsheet oder eine Fortschrittstabelle (.tsv, .csv)',
  'cli.help.convert-out':
    'zu schreibende Datei: .xlsx eine Arbeitsmappe, .tsv oder .csv eine Fortschrittstabelle, alles andere eine TRF-Datei',
  'cli.help.convert-format':
    'trf26 (Vorgabe), trf16; fide-list oder swiss-manager: nur die Spieler',
  'cli.help.convert-round': 'bei .pgn: nur die Partien dieser Runde',
  'cli.help.to-trf-format':
    'für to-trf: trf16 (Vorgabe) oder trf26, das Paarungssystem und Fassung nennt',
  'cli.help.parameters': 'Regeln des Systems, wo es welche hat: „top 60; rematch 8“',
  'cli.help.system': 'Fassung der Paarungsregeln',
  'cli.help.section':
    'bei einer Arbeitsmappe mit Turniergruppen: welche (Name der Gruppe oder ihres Turniers)',
  'cli.help.round':
    'diese frühere Runde noch einmal paaren, nach dem damaligen Stand (Vorgabe: die nächste Runde)',
  'cli.help.explain-round': 'die Runde, die erklärt werden soll (Vorgabe: die nächste)',
  'cli.help.json': 'JSON ausgeben',
  'cli.help.csv': 'CSV ausgeben',
  'cli.help.lang': 'Sprache der Meldungen',
  'cli.help.output': 'zu schreibende Datei',
  'cli.help.explain-player':
    'die Antworten für einen Spieler: warum dieser Gegner, diese Farbe, ein Float, spielfrei',
  'cli.help.explain-why-not': 'mit --player: warum nicht dieser Gegner',
  'cli.help.why': 'warum werden A und B (Startnummern) nicht gegeneinander gepaart?',
  'cli.help.tie-breaks': 'Kürzel in ihrer Reihenfolge, z. B. "BH-C1,BH,SB"',
  'cli.help.preset': 'eine benannte Liste von Feinwertungen, siehe unten',
  'cli.help.edition': 'Fassung der Regeln für Feinwertungen',
  'cli.help.after': 'nach dieser Runde (Vorgabe: die letzte)',
  'cli.help.unplayed':
    'wie eigene nicht gespielte Runden zählen: default, literal oder played-only',
  'cli.help.detail': 'der Rechenweg der Feinwertungen eines Spielers',
  'cli.help.draws': 'Anteil der Remisen zwischen Gleichstarken, 0 bis 1 (Vorgabe 0.3)',
  'cli.help.event-system':
    'Paarungssystem, das in die Arbeitsmappe geschrieben wird (Vorgabe: was die Datei sagt, sonst nach ihrem Datum)',
  'cli.round-by': 'Runde {round}, {system}',
  'cli.not-in-round': '{player} nimmt an dieser Runde nicht teil',
  'cli.detail.round': 'Rd.',
  'cli.detail.opponent': 'Gegner',
  'cli.detail.used': 'Zählt mit',
  'cli.detail.points': 'Pkt.',
  'cli.detail.value': 'Wert',
  'cli.detail.kept': 'Zählt',
  'cli.detail.article': 'Artikel',
  'cli.detail.why': 'Grund',
  'cli.help.kind': 'was geübt wird; --kind list nennt die Arten',
  'cli.help.level': 'Schwierigkeit, 1 bis 5',
  'cli.help.exercise-seed': 'derselbe Startwert gibt dieselbe Übung',
  'cli.help.exercise-output': 'zu schreibende Arbeitsmappe',
  'cli.help.solution': 'die Lösung in eine andere Arbeitsmappe schreiben',
  'cli.help.course-output': 'Ordner für die Arbeitsmappen',
  'cli.help.formulas': 'den Rechenweg von --detail als Formeln in eine Arbeitsmappe schreiben',
  'cli.help.exercise-system': 'Paarungssystem der Übung (Arten mit Paarung)',
  'cli.help.exercise-edition': 'Fassung der Feinwertungen (Arten mit Feinwertung)',
  'cli.help.exit-bits':
    'check: zum Rückgabewert kommen 8 für abweichende Runden, 16 für Plätze, 32 für Dateien, die nicht gelesen oder nicht ganz geprüft werden konnten, 64 für Dateien, die sich nicht öffnen ließen',
  'cli.help.check-tie-breaks':
    'auch die Rangliste prüfen, nach diesen Feinwertungen (Vorgabe: die in der Datei genannten)',
  'cli.help.compare-systems': 'die zu vergleichenden Fassungen, die erste ist der Maßstab: A,B[,C]',
  'cli.help.compare-output': 'den Vergleich auch als Arbeitsmappe schreiben',
  'cli.help.verify-file': 'eine Arbeitsmappe von Pairsheet',
  'cli.help.digest':
    'Prüfzeichen von einem gedruckten Blatt oder einer Datei: zu welcher Zeile des Protokolls es gehört',
  'cli.help.unrated': 'angekündigte Wertungszahl für Spieler ohne Elo (C.07 Art. 10)',
  'cli.edition-own': 'Feinwertungen nach {edition}, wie das Turnier angibt',
  'cli.edition-in-force': 'Feinwertungen nach {edition}, in Kraft bei Turnierbeginn',
  'cli.edition-newest':
    'Feinwertungen nach {edition}, der neuesten Fassung: das Turnier hat kein Datum',
  'cli.edition-having': 'Feinwertungen nach {edition}, der neuesten Fassung, die das Verlangte hat',
  'cli.codes-left-out': 'die Datei verlangt {codes}, was {edition} nicht hat: weggelassen',
  'cli.help.teams':
    'Rangliste der Mannschaften (TRF 013, 310); bei einem Mannschaftsturnier geschieht das von selbst',
  'cli.help.players-of-teams': 'Rangliste der Spieler eines Mannschaftsturniers',
};
