import type { ofTeamBooks as english } from '../../en/problems/ofTeamBooks';
import type { ProblemWordsLike } from '../../like';

export const ofTeamBooks: ProblemWordsLike<typeof english> = {
  'unreadable-boards': {
    says: '„{value}“ sagt nicht, wie viele Bretter ein Wettkampf hat',
    cure: 'Schreiben Sie ihre Zahl, z. B. 4, oder je Brett einen Buchstaben (W Weiß, B Schwarz) für die Farben der ersten Mannschaft, z. B. WBWB.',
  },
  'unreadable-match-points': {
    says: '„{value}“ sagt nicht, welche Punkte ein Wettkampf gibt',
    cure: 'Schreiben Sie die Punkte für Sieg, Unentschieden und Niederlage, z. B. 2-1-0.',
  },
  'unreadable-team-scores': {
    says: '„{value}“ sagt nicht, welche Farben und Wertungen die Mannschaften haben',
    cure: 'Schreiben Sie A oder B für die Art der Farbpräferenzen, dann MP und GP in der Reihenfolge, die zählt, z. B. A MP GP.',
  },
  'unreadable-team-bye': {
    says: '„{value}“ sagt nicht, welche Punkte eine spielfreie Mannschaft bekommt',
    cure: 'Schreiben Sie Mannschafts- und Brettpunkte, z. B. 1/2; leer bedeutet die eines Unentschiedens.',
  },
  'team-without-name': {
    says: 'eine Mannschaft hat keinen Namen',
    cure: 'Tragen Sie ihren Namen ein oder leeren Sie die Zeile.',
  },
  'team-number-not-read': {
    says: '„{value}“ ist keine Mannschaftsnummer',
    cure: 'Geben Sie jeder Mannschaft eine Nummer ab 1 oder keiner eine.',
  },
  'team-number-used': {
    says: 'zwei Mannschaften haben die Nummer {value}',
    cure: 'Geben Sie jeder Mannschaft eine eigene Nummer.',
  },
  'team-without-players': {
    says: 'die Mannschaft „{value}“ hat keine Spieler',
    cure: 'Schreiben Sie die Mannschaft im Blatt der Spieler neben ihre Spieler oder kennzeichnen Sie sie als zurückgetreten.',
  },
  'team-of-player-unknown': {
    says: 'es gibt keine Mannschaft „{value}“',
    cure: 'Schreiben Sie den Namen oder die Nummer einer Mannschaft aus dem Blatt der Mannschaften.',
  },
  'player-without-team': {
    says: '„{value}“ gehört zu keiner Mannschaft',
    cure: 'Schreiben Sie die Mannschaft neben den Namen.',
  },
  'place-in-team-not-read': {
    says: '„{value}“ ist kein Platz in der Brettreihenfolge',
    cure: 'Schreiben Sie 1 für das erste Brett, 2 für das zweite und so weiter; Ersatzspieler schließen an.',
  },
  'place-in-team-twice': {
    says: '{team}: zwei Spieler haben Brett {value}',
    cure: 'Geben Sie jedem Spieler der Mannschaft ein eigenes Brett.',
  },
  'player-in-teams': {
    says: 'der Spieler mit der FIDE-ID {value} steht bei {first} und bei {second}',
    cure: 'Ein Spieler gehört zu einer Mannschaft: nehmen Sie eine der beiden Zeilen heraus.',
  },
  'team-unknown-in-round': {
    says: 'Runde {round}: es gibt keine Mannschaft „{value}“',
    cure: 'Schreiben Sie Nummer und Namen einer Mannschaft aus dem Blatt der Mannschaften.',
  },
  'team-twice-in-round': {
    says: 'Runde {round}: die Mannschaft „{value}“ kommt zweimal vor',
    cure: 'Eine Mannschaft hat in einer Runde einen Wettkampf: berichtigen Sie eine der beiden Zeilen.',
  },
  'board-without-match': {
    says: 'Runde {round}: über Brett {value} steht kein Wettkampf',
    cure: 'Setzen Sie die Zeile mit den zwei Mannschaften wieder über ihre Bretter.',
  },
  'board-twice-in-match': {
    says: 'Runde {round}: zwei Zeilen haben Brett {value}',
    cure: 'Jedes Brett eines Wettkampfs hat eine Zeile: berichtigen Sie die Nummer einer davon.',
  },
  'player-of-other-team': {
    says: 'Runde {round}: „{value}“ spielt nicht für {team}',
    cure: 'Schreiben Sie an dieses Brett einen Spieler jener Mannschaft.',
  },
  'match-result-typed': {
    says: 'Runde {round}: „{value}“ kann nicht das Ergebnis eines Wettkampfs sein',
    cure: 'Das Ergebnis eines Wettkampfs folgt aus den Brettern: tragen Sie diese ein. Ein ganz kampfloser Wettkampf ist 1-0F, 0-1F oder 0-0F.',
  },
  'forfeited-match-has-results': {
    says: 'Runde {round}: der Wettkampf ist kampflos ({value}), aber ein Brett hat ein Ergebnis',
    cure: 'Leeren Sie die Ergebnisse seiner Bretter oder das kampflose Ergebnis des Wettkampfs.',
  },
  'match-without-players': {
    says: 'Runde {round}: an den Brettern von {value} sitzt niemand',
    cure: 'Tragen Sie die Spieler an den Brettern ein oder das kampflose Ergebnis des Wettkampfs (1-0F, 0-1F oder 0-0F).',
  },
  'board-out-of-order': {
    says: 'Runde {round}: „{value}“ sitzt über einem Spieler, der in der Reihenfolge von {team} weiter vorn steht',
    cure: 'Ist die Brettreihenfolge fest, tauschen Sie die beiden vor Beginn der Runde; was gespielt ist, bleibt.',
  },
  'result-at-empty-board': {
    says: 'Runde {round}: „{value}“ an einem Brett mit nur einem Spieler',
    cure: 'Schreiben Sie 1-0F oder 0-1F oder den fehlenden Spieler.',
  },
  'line-up-out-of-order': {
    says: '{team}: „{value}“ säße über einem Spieler, der in der angekündigten Reihenfolge weiter vorn steht',
    cure: 'Berichtigen Sie die Reihenfolge; oder geben Sie im Aufgabenbereich einen Grund an, wenn die Turnierordnung es erlaubt.',
  },
  'line-up-gap': {
    says: '{team}: Brett {board} ist leer über „{value}“',
    cure: 'Lassen Sie die Spieler aufrücken; oder geben Sie im Aufgabenbereich einen Grund an, wenn die Turnierordnung es erlaubt.',
  },
  'line-up-player-twice': {
    says: '{team}: „{value}“ steht an zwei Brettern',
    cure: 'Schreiben Sie jeden Spieler nur einmal.',
  },
  'line-up-not-of-team': {
    says: '„{value}“ ist kein Spieler von {team}',
    cure: 'Schreiben Sie einen Namen der Mannschaft oder den Platz in der angekündigten Reihenfolge.',
  },
  'line-up-has-results': {
    says: 'der Wettkampf von {value} hat schon Ergebnisse',
    cure: 'Leeren Sie zuerst die Ergebnisse der Bretter, dann übernehmen Sie die Aufstellung.',
  },
  'line-up-without-match': {
    says: '{value} hat in Runde {round} keinen Wettkampf',
    cure: 'Leeren Sie die Zeile oder berichtigen Sie die Nummer.',
  },
  'line-up-missing': {
    says: 'es gibt keine Tabelle der Aufstellungen von Runde {value}',
    cure: 'Lassen Sie zuerst im Aufgabenbereich das Blatt der Aufstellungen schreiben.',
  },
  'match-not-found': {
    says: 'Runde {round} hat diesen Wettkampf nicht',
    cure: 'Zwei Mannschaften verschiedener Wettkämpfe der Runde wählen.',
  },
  'team-name-used': {
    says: 'es gibt schon eine Mannschaft „{value}“',
    cure: 'Der neuen Mannschaft einen anderen Namen geben.',
  },
  'player-in-another-team': {
    says: '„{value}“ steht schon in der Spielerliste',
    cure: 'Statt dessen den Spieler in die Mannschaft umsetzen.',
  },
  'player-has-played': {
    says: '„{value}“ hat für {team} gespielt',
    cure: 'Wer gespielt hat, bleibt in der Mannschaft.',
  },
  'reason-missing': {
    says: 'für „{value}“ fehlt ein Grund',
    cure: 'Nach Runde 1 den Grund angeben; das Protokoll behält ihn.',
  },
};
