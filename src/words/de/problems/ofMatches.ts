import type { ofMatches as english } from '../../en/problems/ofMatches';
import type { ProblemWordsLike } from '../../like';

/** Problems of matches: of teams, and of two games. */
export const ofMatches: ProblemWordsLike<typeof english> = {
  'virtual-points-of-second-score': {
    says: '{value} gibt virtuelle Punkte in der Wertung, die nicht zuerst kommt, daher wird niemand danach gepaart',
    cure: 'Schreiben Sie sie in die Spalten der ersten Wertung (5–8 Mannschaftspunkte, 10–13 Brettpunkte).',
  },
  'baku-by-game-points': {
    says: 'die Baku-Beschleunigung geht nach Mannschaftspunkten, und dieses Turnier paart nach Brettpunkten (C.04.7 1.4.4)',
    cure: 'Lassen Sie _BAKU in Zeile 192 weg oder geben Sie eigene virtuelle Punkte (250).',
  },
  'team-number-twice': {
    says: 'zwei Mannschaften haben die Nummer {value}',
    cure: 'Geben Sie jeder Mannschaft eine eigene Nummer (310).',
  },
  'player-in-two-teams': {
    says: 'Spieler {value} gehört zu Mannschaft {first} und zu Mannschaft {second}',
    cure: 'Nehmen Sie den Spieler aus einer der beiden Mannschaften (310).',
  },
  'unknown-team': {
    says: 'eine Zeile nennt Mannschaft {value}, die es nicht gibt',
    cure: 'Berichtigen Sie die Nummer (240, 260, 299, 300, 320 oder 330) oder ergänzen Sie die Mannschaft (310).',
  },
  'two-games-odd-rounds': {
    says: 'jeder Wettkampf hat zwei Partien, also muss die Rundenzahl der Datei gerade sein; sie ist {value}',
    cure: 'Zählen Sie beide Partien jedes Wettkampfs (142): 8 Wettkämpfe sind 16 Runden.',
  },
  'two-games-other-opponent': {
    says: 'Wettkampf {match}: Spieler {player} hat in den zwei Partien verschiedene Gegner',
    cure: 'Schreiben Sie in beide Runden des Wettkampfs denselben Gegner.',
  },
  'two-games-same-colour': {
    says: 'Wettkampf {match}: Spieler {player} hat in beiden Partien dieselbe Farbe',
    cure: 'Vertauschen Sie die Farben der zweiten Partie, wenn das ein Versehen ist.',
  },
  'pairing-not-told': {
    says: 'Runde {round} ist gepaart, aber die Datei sagt nicht, gegen wen diese spielen: {value}',
    cure: 'Ergänzen Sie die Gegner (oder die Aufstellungen, Zeile 300), oder lassen Sie die Runde weg, um sie zu paaren.',
  },
  'mixed-competitors': {
    says: '{value} paaren Verschiedenes: Mannschaften, Spieler oder Spieler über zwei Partien',
    cure: 'Vergleichen Sie Systeme, die dasselbe paaren.',
  },
  'generate-baku': {
    says: 'Zufallsturniere nach {value} werden nicht beschleunigt',
    cure: 'Lassen Sie --baku weg.',
  },
  'lone-boards-as-byes': {
    says: 'das Turnier hat Bretter ohne Gegner, was die Tabellen einer Arbeitsmappe nicht aufnehmen: sie werden als Byes mit denselben Punkten geschrieben',
    cure: 'Behalten Sie die TRF-Datei: nur dort sind die Wettkämpfe der Mannschaften vollständig.',
  },
  'line-up-player-of-other-team': {
    says: 'Satz 300, Runde {round}: Spieler {value} gehört nicht zu Mannschaft {team}',
    cure: 'Spieler dieser Mannschaft (310) oder die richtige Mannschaft eintragen.',
  },
  'team-round-untold': {
    says: 'Mannschaften ohne Wettkampf, mit der Runde: {value}; die Datei sagt nicht, ob sie spielfrei waren, und sie haben dafür keine Punkte',
    cure: 'Waren sie spielfrei, so sagt es der Satz 320; auch U, H oder F bei ihren Spielern sagt es.',
  },
  'line-up-other-opponent': {
    says: 'Satz 300, Runde {round}: dort spielt Mannschaft {team} gegen Mannschaft {value}, nach ihren Partien gegen Mannschaft {other}',
    cure: 'Die Nummer des Gegners in den Spalten 13–15 oder die Partien berichtigen.',
  },
  'line-up-against-games': {
    says: 'Satz 300, Runde {round}: die Aufstellung der Mannschaft {team} ({value}) kann nicht stimmen: ein Spieler steht zweimal darin, oder einer, der gespielt hat, fehlt; es zählen die Partien',
    cure: 'Berichtigen Sie die Spieler ab Spalte 17.',
  },
  'team-record-empty': {
    says: 'Mannschaft „{value}“ hat keine Spieler',
    cure: 'Schreiben Sie die Nummern ihrer Spieler in den Satz 310, ab Spalte 74, oder nehmen Sie den Satz heraus.',
  },
  'no-knock-out-of-teams': {
    says: 'das K.-o.-System gibt es hier nur für Spieler, nicht für Mannschaften',
    cure: 'Wählen Sie das Schweizer System oder das Rundenturnier für Mannschaften; losen Sie einen Pokal von Hand aus und spielen Sie jeden Wettkampf als Rundenturnier zweier Mannschaften.',
  },
  'forfeited-match-was-played': {
    says: '„{value}“ sagt, dass der Wettkampf kampflos war, aber es wurden Partien gespielt; es zählt der Satz',
    cure: 'Den Satz entfernen oder die Bretter als kampflos angeben.',
  },
};
