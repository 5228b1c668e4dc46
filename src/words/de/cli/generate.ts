import type { generate as english } from '../../en/cli/generate';
import type { WordsLike } from '../../like';

/** What the generator's options and messages say. */
export const generate: WordsLike<typeof english> = {
  'cli.generate.count': 'Zahl der Dateien; -o muss dann %d enthalten',
  'cli.generate.seed':
    'ganze Zahl; Datei k von vielen hat den Startwert plus k − 1 (Vorgabe: aus der Uhrzeit, wird ausgegeben)',
  'cli.generate.players': 'Zahl der Spieler oder der Bereich, aus dem sie gezogen wird',
  'cli.generate.rounds': 'Zahl der Runden oder der Bereich, aus dem sie gezogen wird',
  'cli.generate.ratings': 'niedrigste und höchste Wertungszahl, oder alle einzeln',
  'cli.generate.rating-top': 'Wertungszahl des ersten Spielers; die anderen folgen in Schritten',
  'cli.generate.rating-step': 'der Schritt (Vorgabe 10)',
  'cli.generate.rating-sigma':
    'wie weit veröffentlichte Wertungszahlen von der wahren Stärke abweichen (Vorgabe 0)',
  'cli.generate.full-byes':
    'Byes mit einem Punkt; X ist eine Zahl (4), ein Anteil (5%) oder eines von beiden für eine einzelne Runde (5%@3)',
  'cli.generate.half-byes': 'Byes mit halbem Punkt',
  'cli.generate.zero-byes': 'angekündigte Abwesenheiten',
  'cli.generate.forfeit-wins': 'Partien, die eine Seite kampflos verliert',
  'cli.generate.forfeit-losses': 'Partien, die beide Seiten kampflos verlieren',
  'cli.generate.unusual': 'Ergebnisse wie ½-0 und 0-0',
  'cli.generate.withdrawals': 'Spieler, die zurücktreten',
  'cli.generate.late': 'Spieler, die nach Runde 1 dazukommen',
  'cli.generate.forbidden':
    'Paare, die nicht gegeneinander spielen dürfen (ein Anteil bezieht sich auf die Spieler)',
  'cli.generate.forfeits': 'Anteil kampfloser Partien, jede zehnte von beiden, 0 bis 1',
  'cli.generate.byes': 'Anteil erbetener freier Runden, zwei von drei mit halbem Punkt, 0 bis 1',
  'cli.generate.baku': 'mit Baku-Beschleunigung (C.04.7)',
  'cli.generate.no-baku': 'ohne Beschleunigung',
  'cli.generate.tie-breaks': 'die Liste des Turniers, z. B. "BH/C1,BH,SB"',
  'cli.generate.points': 'Punkte für Sieg, Remis und Niederlage, z. B. 3-1-0',
  'cli.generate.pab': 'Punkte für spielfrei (Vorgabe: wie ein Sieg)',
  'cli.generate.initial-colour': 'ausgeloste Farbe des ersten Spielers',
  'cli.generate.model': 'wie Ergebnisse gezogen werden: table (Wertungsordnung) oder milvang-2024',
  'cli.generate.unset':
    'was nicht verlangt ist, wird gezogen (random, die Vorgabe) oder weggelassen (off)',
  'cli.generate.stop-early':
    'wo keine zulässige Paarung übrig ist, das Turnier bis dahin schreiben',
  'cli.generate.format': 'trf26 (Vorgabe) oder trf16',
  'cli.generate.output': 'zu schreibende Datei; %d wird zur Nummer der Datei',
  'cli.generate.seed-used': 'Startwert {seed}, {system}',
  'cli.generate.fitted': 'Mit diesem System hat das Turnier {players} Spieler.',
  'cli.generate.progress': '{done} von {all} …',
};
