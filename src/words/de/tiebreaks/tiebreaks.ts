import type { tiebreaks as english } from '../../en/tiebreaks/tiebreaks';
import type { WordsLike } from '../../like';

/** Why a term is what it is, why it does not count, why a value is undefined, what we warn of. */
export const tiebreaks: WordsLike<typeof english> = {
  'tiebreaks.why.played': 'gespielt',
  'tiebreaks.why.ladder-start': 'Wert des eigenen Platzes',
  'tiebreaks.why.ladder-opponent': '{share} vom Wert des Gegners',
  'tiebreaks.why.ladder-postponed': 'verlegt: vorläufig {share} vom Wert des Gegners',
  'tiebreaks.why.ladder-own': 'keine Partie: {share} vom eigenen Wert',
  'tiebreaks.why.ladder-limit': 'keine Partie: mehr Abwesenheiten, als zählen',
  'tiebreaks.why.ladder-first-game': 'keine Partie: vor der ersten Partie',
  'tiebreaks.why.knock-out-on': 'kommt weiter, {share}',
  'tiebreaks.why.knock-out-out': 'ausgeschieden, {share}',
  'tiebreaks.why.knock-out-alone': 'kommt ohne Partie weiter',
  'tiebreaks.why.knock-out-third': 'um Platz 3, {share}',
  'tiebreaks.why.adjourned': 'Hängepartie: vorläufig Remis',
  'tiebreaks.why.forfeit': 'kampflos: virtueller Gegner',
  'tiebreaks.why.exempt': 'Bye: Mittel des Turniers',
  'tiebreaks.why.absence': 'nicht gespielt: Remis gegen sich selbst',
  'tiebreaks.why.rule350': '350-Punkte-Regel: {rating} zählt als {counted}',
  'tiebreaks.why.provisional': 'ohne Elo: vorläufige Wertungszahl',
  'tiebreaks.why.provisional350':
    'vorläufige Wertungszahl {rating}, zählt nach der 350-Punkte-Regel als {counted}',
  'tiebreaks.why.face-value': 'nicht gespielt: zum vollen Wert gezählt',
  'tiebreaks.why.rounding': 'Rundung, halbe aufwärts',
  'tiebreaks.why.mean': 'Summe {sum} ÷ {count}, halbe aufgerundet',
  'tiebreaks.why.quantity': 'Größe Q für die Punkte in den gespielten Partien',
  'tiebreaks.why.level-above': 'nächste Gruppe mit Elo darüber, nach ihrem Gewicht',
  'tiebreaks.why.level-below': 'nächste Gruppe mit Elo darunter, nach ihrem Gewicht',
  'tiebreaks.why.level-gap': 'Unterschied von Q zwischen den beiden Gruppen',
  'tiebreaks.why.group': 'Spieler mit Elo aus derselben Punktgruppe',
  'tiebreaks.cut.lowest': 'gestrichen: niedrigste',
  'tiebreaks.cut.highest': 'gestrichen: höchste',
  'tiebreaks.cut.early-round': 'gestrichen: frühe Runde',
  'tiebreaks.cut.below-half': 'Gegner unter 50 %',
  'tiebreaks.cut.below-limit': 'Gegner unter der Grenze',
  'tiebreaks.cut.not-played': 'nicht gespielt',
  'tiebreaks.cut.not-tied': 'Gegner nicht punktgleich',
  'tiebreaks.cut.no-win': 'nicht gewonnen',
  'tiebreaks.cut.no-opponent': 'kein Gegner',
  'tiebreaks.cut.no-result': 'noch kein Ergebnis: zählt nirgends',
  'tiebreaks.undefined.no-rounds': 'noch keine Runde ist gespielt',
  'tiebreaks.undefined.no-game': 'keine Partie wurde am Brett gespielt',
  'tiebreaks.undefined.too-few-opponents': 'zu wenige Gegner: {have}, nötig sind mindestens {need}',
  'tiebreaks.undefined.too-few-rounds': 'zu wenige Runden: {have}, nötig sind mindestens {need}',
  'tiebreaks.undefined.not-tied': 'mit niemandem punktgleich',
  'tiebreaks.undefined.not-first': 'nicht punktgleich um den ersten Platz',
  'tiebreaks.undefined.not-all-met':
    'nicht alle Punktgleichen haben gegeneinander gespielt: {players}',
  'tiebreaks.undefined.nobody-rated': 'niemand im Turnier hat eine Wertungszahl',
  'tiebreaks.undefined.needs-boards':
    'braucht die Brettergebnisse von Mannschaften: benutzen Sie die Mannschaftsfunktionen',
  'tiebreaks.warning.mixed-categories':
    'die Liste mischt eigene Ergebnisse, Ergebnisse der Gegner und Wertungszahlen ({codes}): empfohlen ist eine Art pro Turnier',
  'tiebreaks.warning.many-unrated':
    '{unrated} von {players} Spielern sind ohne Elo: {codes} beruhen auf Wertungszahlen',
  'tiebreaks.warning.round-robin-only':
    '{code} ist für Rundenturniere gedacht, und dieses ist keines',
  'tiebreaks.warning.needs-boards':
    '{codes}: braucht Brettergebnisse von Mannschaften, bleibt hier leer',
  'tiebreaks.warning.running':
    'nicht endgültig: Runde {round} läuft, {count} {count|Partie hat|Partien haben} kein Ergebnis',
  'tiebreaks.warning.postponed':
    'nicht endgültig: {count} {count|verlegte Partie oder Hängepartie ist|verlegte Partien oder Hängepartien sind} offen ({games})',
};
