import type { checker as english } from '../../en/sheets/checker';
import type { WordsLike } from '../../like';

/** What the check of files says beside the differences themselves. */
export const checker: WordsLike<typeof english> = {
  'check.cause-correction':
    'erklärt durch eine nach der Paarung protokollierte Berichtigung: {what}',
  'check.cause-numbers':
    'gepaart nach den damaligen Nummern und Wertungszahlen, die seither geändert wurden: {what}',
  'check.cause-by-hand':
    'die Datei protokolliert, dass diese Runde von Hand geändert wurde: {what}',
  'check.place': 'Platz von {player}: die Datei hat {printed}; nach den Regeln {recomputed}',
  'check.rank-points': 'Platz {rank}, {points} Punkte',
  'check.points-only': '{points} Punkte',
  'check.asked': 'verlangt',
  'check.rebuilt': '[nach Nummern, die aus Wertungszahl, Titel und Name rekonstruiert sind]',
  'check.seeded-between': 'passt, als wäre {no} zwischen {after} und {before} gesetzt worden',
  'check.seeded-first': 'passt, als wäre {no} vor {before} gesetzt worden',
  'check.seeded-last': 'passt, als wäre {no} nach {after} gesetzt worden',
  'check.no-places': 'Rangliste nicht geprüft: die Datei enthält weder Plätze noch Punkte',
  'check.no-tie-breaks':
    'Rangliste nicht geprüft: die Datei nennt keine Feinwertungen; nennen Sie sie mit --tie-breaks',
  'check.tied':
    'Spieler, die die Feinwertungen nicht trennen (jede Reihenfolge unter ihnen gilt): {count}',
  'check.without-rank': 'Spieler ohne gedruckten Platz, nicht geprüft: {count}',
  'check.team-place': 'Platz {rank}, {match} Mannschaftspunkte, {game} Brettpunkte',
  'check.teams-tied':
    'Mannschaften, die die Feinwertungen nicht trennen (jede Reihenfolge unter ihnen gilt): {count}',
  'check.teams-without-rank': 'Mannschaften ohne gedruckten Platz, nicht geprüft: {count}',
  'check.rounds-left': 'nicht geprüfte Runden: {rounds}',
  'check.no-rounds': 'keine Runde ist gepaart: nichts zu prüfen',
  'check.fits-another':
    'die Datei nennt keine Fassung, und nach {editions} sind alle Runden wie gespielt: --system {edition}',
  'check.progress': '{done} von {all} Dateien',
};
