import type { FunctionHelp } from '../functionHelp';

export const functionHelp: FunctionHelp = {
  functions: {
    ADJUSTED_SCORE:
      'Angepasste Punkte, wie die Feinwertungen der Gegner sie sehen: vergebene Punkte, bis zum Ende versäumte Runden als Remis (16.3).',
    BUCHHOLZ: 'Buchholz (Solkoff): Summe der angepassten Punkte der Gegner.',
    BUCHHOLZ_MEDIAN:
      'Buchholz-Median (Harkness): ohne die n besten und die n schlechtesten Gegner.',
    BUCHHOLZ_CUT: 'Buchholz mit Streichwertung (brasilianisch): ohne die n schlechtesten Gegner.',
    SUM_BUCHHOLZ:
      'Buchholzsumme (verfeinerte Buchholz): Summe der Buchholz-Werte der Gegner am Brett.',
    SONNEBORN_BERGER:
      'Sonneborn-Berger: angepasste Punkte der besiegten Gegner und die Hälfte der Punkte derer, gegen die remis gespielt wurde.',
    YUGOSLAV: 'Jugoslawische Wertung: Summe der angepassten Punkte der Gegner mit mindestens 50 %.',
    CUMULATIVE: 'Fortschrittswertung: Summe der Punktestände nach jeder Runde, ohne die ersten n.',
    WINS: 'Zahl der am Brett gewonnenen Partien.',
    KASHDAN:
      'Kashdan: 4 für einen Sieg, 2 für ein Remis oder eine nicht gespielte Runde, 1 für eine Niederlage.',
    KOYA: 'Koya: Punkte gegen Gegner mit mindestens 50 %.',
    KOYA_EXTENDED: 'Erweiterte Koya unter den Punktgleichen: die Grenze sinkt, bis sie trennt.',
    DIRECT_ENCOUNTER:
      'Direkter Vergleich: Platz unter den Punktgleichen nach ihren Partien gegeneinander (Art. 6).',
    AVERAGE_RATING: 'Elo-Schnitt der Gegner am Brett, ohne die n niedrigsten.',
    PERFORMANCE:
      'Performance: Elo-Schnitt der Gegner am Brett plus die Differenz für den Punkteanteil (10.2).',
    PRIZES: 'Die Preise: wer was warum bekommt, dann die Nächsten, dann was nicht vergeben wird.',
    RATING_CHANGE:
      'Elo-Änderung eines Spielers nach B.02 vom 1. März 2024, geändert am 1. Oktober 2025, für klassische Partien.',
    LOOKUP_RATING:
      'Die Wertungszahl einer Person aus einer Liste, nach ID oder vollem Namen; passen mehrere Zeilen, wird es abgelehnt.',
    TIEBREAK:
      'Eine Feinwertung nach Kürzel, Name oder altem Namen: „BH-C1“, „Solkoff“, „Cumulative“.',
    TIEBREAK_EDITIONS:
      'Eine Feinwertung nach zwei Fassungen nebeneinander, Summand für Summand: was jede zählt, warum und nach welchem Artikel.',
    PROVISIONAL_RATING:
      'Vorläufige Wertungszahl eines Spielers ohne Elo: Schnitt der Spieler mit Elo aus seiner Punktgruppe.',
    QUANTITY: 'Größe Q der Performance: Elo-Punkte für so viele Punkte aus so vielen Partien.',
    RATING_DIFFERENCE:
      'Elo-Differenz für einen Punkteanteil (FIDE-Tabelle 8.1a; ±736 für alles oder nichts).',
    EXPECTED_SCORE:
      'Erwartete Punkte einer Partie nach den zwei Wertungszahlen (FIDE-Tabelle 8.1b).',
    ELO_FROM_INGO: 'Elo aus einer deutschen Ingo-Zahl (französisches System von 1994, A.1).',
    ELO_FROM_BCR: 'Elo aus einer britischen Wertungszahl BCR (französisches System von 1994, A.1).',
    RESULT_TEXT: 'Ein getipptes Ergebnis in der Schreibweise des Add-ins: „0,5“ wird „½-½“.',
    STANDINGS:
      'Die Rangliste: Platz (geteilt, wenn nichts trennt), Punkte, Feinwertungen der Reihe nach, und was getrennt hat.',
    TABLE_CHECK:
      'Wie eine Tabelle gelesen wurde, und jede Stelle, an der sie sich widerspricht oder nicht lesbar war, etwa gedruckte Punkte, die die Ergebnisse nicht ergeben.',
    TIEBREAK_COLUMN:
      'Feinwertungen aller Spieler in der Reihenfolge der Tabelle, je eine Zeile, ohne Kopf: ein Aufruf statt eines je Zelle. Ab etwa 100 Spielern besser.',
    EVENT_STANDINGS: 'Die Rangliste direkt aus den Tabellen des Turniers, in einem Aufruf.',
    CROSSTABLE_COUNTED:
      'Die Tabelle, wie die Rangliste sie zählt: in einem Rundenturnier ohne die Ergebnisse derer, die vor der Hälfte ihrer Partien ausschieden.',
    CROSSTABLE: 'Die Fortschrittstabelle eines Turniers aus der Spielerliste und den Runden.',
    PAIRINGS: 'Die Paarung der nächsten Runde nach dem gewählten System, in Tischreihenfolge.',
    COLOUR_PREFERENCE:
      'Gespielte Farben, Farbdifferenz und Farbpräferenz jedes Spielers für die nächste Runde.',
    SECOND_OPINION:
      'Eine Runde noch einmal gepaart, den Text wörtlich genommen: Gruppe für Gruppe, ob Programm und wörtliche Lesung übereinstimmen.',
    FLOATS: 'Die Floats jeder Runde, abwärts oder aufwärts, nach dem System.',
    NUMBER_OF_WINS:
      'Runden im Wert eines Sieges, mit oder ohne Partie: Byes und kampflose Partien zählen, wenn sie einen Sieg wert sind.',
    BLACK_GAMES: 'Zahl der am Brett mit Schwarz gespielten Partien.',
    BLACK_WINS: 'Zahl der am Brett mit Schwarz gewonnenen Partien.',
    ROUNDS_ELECTED:
      'Runden, die man spielen wollte: alle außer erbetenen Byes und kampflosen Niederlagen.',
    STANDARD_POINTS: 'Punkte, als gäbe ein Sieg 1 und ein Remis ½, was immer das Turnier gibt.',
    PAIRING_NUMBER: 'Startnummer des Spielers; die niedrigere steht vorn.',
    OWN_RATING: 'Wertungszahl des Spielers als Feinwertung; die höhere steht vorn.',
    AVERAGE_BUCHHOLZ: 'Mittel der Buchholz-Werte der Gegner am Brett, auf zwei Dezimalen.',
    FORE_BUCHHOLZ:
      'Fore-Buchholz: als endeten alle Paarungen der letzten Runde remis, ohne die n niedrigsten.',
    SONNEBORN_BERGER_CUT: 'Sonneborn-Berger ohne die n unbedeutendsten Gegner.',
    PERFECT_PERFORMANCE:
      'Perfekte Performance: die niedrigste Zahl, bei der diese Punkte gegen diese Gegner erwartet werden.',
    AVERAGE_PERFORMANCE: 'Mittel der Performances der Gegner am Brett.',
    AVERAGE_PERFECT_PERFORMANCE: 'Mittel der perfekten Performances der Gegner am Brett.',
    LADDER_STANDINGS:
      'Rangliste der Vereinsabende: Platz, Punkte am Brett, Punkte der Rangliste, und was ein Sieg gegen den Spieler jetzt wert ist.',
    LADDER: 'Die Punkte eines Spielers in der Rangliste der Vereinsabende.',
    TEAM_CROSSTABLE:
      'Die Mannschaften nach Platz mit ihren Wettkämpfen: Gegner und Brettpunkte jeder Runde, beide Wertungen.',
    BOARD_POINTS:
      'Die Punkte einer Mannschaft Brett für Brett in jedem Wettkampf, am Ende die Summen.',
    TEAM_PAIRINGS:
      'Die Paarung der Mannschaften in der nächsten Runde, in Tischreihenfolge, die spielfreie am Ende.',
    TEAM_TIEBREAK:
      'Eine Feinwertung einer Mannschaft nach ihrem Kürzel, wie TEAM_STANDINGS sie hat.',
    TEAM_STANDINGS:
      'Rangliste der Mannschaften: Platz, Mannschaftspunkte, Brettpunkte, Feinwertungen der Reihe nach, und was getrennt hat.',
    COMPARE_TIEBREAKS:
      'Die veröffentlichten Feinwertungen einer Tabelle neben unseren, mit einem Zeichen, wo sie abweichen.',
    MATCH_POINTS:
      'Mannschaftspunkte: 2, 1 oder 0 für mehr als die Hälfte, genau die Hälfte oder weniger als die Hälfte der Brettpunkte.',
    GAME_POINTS: 'Brettpunkte einer Mannschaft: die Punkte aller Bretter.',
    BERLIN:
      'Berliner Wertung einer Mannschaft in einem Wettkampf: das erste Brett zählt am meisten.',
    TEAM_SONNEBORN_BERGER:
      'Sonneborn-Berger für Mannschaften: Punkte jedes Gegners mal Ergebnis gegen ihn.',
    VERSION:
      'Die Version von Pairsheet, die diese Arbeitsmappe berechnet; #NAME?, wo Pairsheet fehlt.',
  },
  detail:
    'Der Rechenweg von {id}: jeder Summand und sein Grund; die SUMME der Spalte Gezählt ergibt den Wert.',
  arguments: {
    player: 'Nummer oder Name des Spielers.',
    table: 'Fortschrittstabelle mit Kopfzeile.',
    n: 'Wie viele Summanden gestrichen werden.',
    unplayed: 'Wie eigene nicht gespielte Runden zählen: „default“, „literal“ oder „played-only“.',
    unrated:
      'Angekündigte Wertungszahl für Spieler ohne Elo; ohne sie zählen Wertungszahlen nicht.',
    ties: 'WAHR: eine Feinwertung unter Punktgleichen wie DE wird nur bei Gleichstand gezeigt.',
    edition:
      'Fassung der Regeln mit ihrem Namen; ohne Angabe die des Turniers der Arbeitsmappe, sonst die neueste mit dieser Feinwertung.',
    tied: 'Die Punktgleichen, als Nummern oder Namen; ohne Angabe alle mit gleich vielen Punkten.',
    k: 'K-Faktor; ohne Angabe nur nach der Wertungszahl (20, ab 2400 10).',
    kind: '„standard“, „rapid“ oder „blitz“: bei Schnell- und Blitzpartien zählt ein Unterschied über 400 für alle als 400. Ohne Angabe standard.',
    standings:
      'Rangliste mit Kopfzeile in ihrer Reihenfolge; jede Spalte kann eine Bedingung sein.',
    prizes:
      'Preistabelle mit Kopfzeile: Preis, Platz, Betrag, Teilung, Wertungszahl, Alter, Geboren, Geschlecht oder eine Spalte der Rangliste.',
    rules:
      'Etwa „mehrere“, „Reihenfolge“, „gleich“ oder „Hort“; ohne Angabe ein Preis pro Spieler, der höchste, ungeteilt.',
    year: 'Jahr des Turniers, für Altersklassen wie U18 oder S60.',
    wanted: 'ID oder Name des Spielers wie in der Liste.',
    ladder: 'Regeln der Rangliste, etwa „club; rematch 8“; ohne Angabe die der Turniertabelle.',
    list: 'Wertungsliste mit Kopfzeile: eine ID oder ein Name und eine Wertungszahl.',
    code: 'Kürzel oder Name der Feinwertung, etwa „BH-C1“.',
    points: 'Am Brett erzielte Punkte.',
    games: 'Am Brett gespielte Partien.',
    first: 'Erste Fassung der Regeln mit ihrer Kennung.',
    second: 'Zweite Fassung der Regeln mit ihrer Kennung.',
    share: 'Punkteanteil zwischen 0 und 1.',
    rating: 'Die eigene Wertungszahl.',
    opponent: 'Wertungszahl des Gegners.',
    ingo: 'Ingo-Zahl; je niedriger, desto stärker.',
    bcr: 'BCR-Wertungszahl.',
    text: 'Was in der Ergebniszelle steht.',
    tieBreaks:
      'Kürzel der Reihe nach, etwa „DE,BH-C1,BH“, oder ein Bereich; ohne Angabe nur die Punkte.',
    after: 'Rangliste nach dieser Runde; ohne Angabe nach der letzten.',
    players: 'Spieler mit Kopfzeile (Nr., Name, Elo …) oder eine ganze Fortschrittstabelle.',
    round: 'Die Runde; ohne Angabe die letzte.',
    rounds: 'Die Runden mit Kopfzeile der Reihe nach; auch die Tabelle Event, wegen ihrer Punkte.',
    system: 'Paarungssystem mit Fassung; ohne Angabe das holländische System von 2016.',
    totalRounds: 'Zahl der Runden des Turniers; ohne Angabe wird angenommen, dass weitere folgen.',
    scores: 'Die Punkte, je Wettkampf oder je Brett.',
    primary:
      'Welche Punkte zuerst zählen: „MP“ (Mannschaftspunkte, Vorgabe) oder „GP“ (Brettpunkte).',
    boards: 'Zahl der Bretter eines Wettkampfs.',
    team: 'Nummer oder Name der Mannschaft.',
    combination:
      'Punkte des Gegners x eigene Punkte: „MPxGP“ (Vorgabe), „MPxMP“, „GPxGP“, „GPxMP“.',
  },
};
