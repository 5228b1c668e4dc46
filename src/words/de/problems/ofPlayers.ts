import type { ofPlayers as english } from '../../en/problems/ofPlayers';
import type { ProblemWordsLike } from '../../like';

/** Problems of the player list: numbers, names, ratings, titles, scores. */
export const ofPlayers: ProblemWordsLike<typeof english> = {
  'rating-needed': {
    says: '{player} hat keine Wertungszahl, und dieses System paart nach Wertungszahlen',
    cure: 'Tragen Sie hier eine ein; eine geschätzte, wenn es keine gibt (C.04.2.B.1).',
  },
  'number-missing': {
    says: 'ein Spieler hat keine Startnummer: „{value}“',
    cure: 'Geben Sie jedem Spieler eine Nummer ab 1.',
  },
  'bad-number': {
    says: 'keine Startnummer: „{value}“',
    cure: 'Schreiben Sie eine ganze Zahl ab 1.',
  },
  'number-zero': {
    says: 'die Startnummer 0 steht für „kein Gegner“',
    cure: 'Nummerieren Sie die Spieler ab 1.',
  },
  'duplicate-number': {
    says: 'die Startnummer {value} gibt es zweimal',
    cure: 'Geben Sie einem der beiden Spieler eine andere Nummer.',
  },
  'same-name': {
    says: 'ein anderer Spieler hat denselben Namen: „{value}“',
    cure: 'Prüfen Sie, ob es ein doppelter Eintrag ist. Sonst ist nichts zu tun: die Listen ergänzen Verein und Wertungszahl.',
  },
  'number-gap': {
    says: 'nicht benutzte {count|Startnummer|Startnummern}: {value}',
    cure: 'Prüfen Sie, ob Spieler fehlen; sonst ist nichts zu tun.',
  },
  'name-missing': { says: 'Nummer {player} hat keinen Namen', cure: 'Tragen Sie den Namen ein.' },
  'rating-not-a-number': {
    says: 'keine Wertungszahl: „{value}“',
    cure: 'Schreiben Sie eine ganze Zahl bis 9999; 0 oder nichts für einen Spieler ohne Elo.',
  },
  'unknown-title': {
    says: 'unbekannter Titel „{value}“, zählt als keiner',
    cure: 'Die Titel sind {titles}.',
  },
  'born-not-a-date': {
    says: 'kein Geburtsdatum: „{value}“',
    cure: 'Schreiben Sie 2004/02/29 oder nur das Jahr.',
  },
  'day-not-a-date': { says: 'kein Datum: „{value}“', cure: 'Schreiben Sie 14.03.2026.' },
  'remark-not-used': {
    says: '{name}: die Bemerkung „{value}“ wird nicht importiert',
    cure: 'Wenn sie zählt, schreiben Sie sie in die Spalten Status oder Byes.',
  },
  'hidden-characters': {
    says: 'aus „{value}“ wurden unsichtbare Zeichen oder geschützte Leerzeichen entfernt',
    cure: 'Nichts ist zu tun; tippen Sie den Text neu, um diese Meldung loszuwerden.',
  },
  'score-not-a-number': {
    says: 'keine Punktzahl: „{value}“',
    cure: 'Schreiben Sie die Punkte mit einer Dezimale, z. B. 3.5, in die Spalten 81 bis 84.',
  },
  'score-differs': {
    says: 'Nummer {player} soll {value} Punkte haben; die Ergebnisse geben {score}',
    cure: 'Es gelten die Ergebnisse. Berichtigen Sie, was falsch ist.',
  },
};
