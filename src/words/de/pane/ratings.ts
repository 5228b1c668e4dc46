import type { ratings as english } from '../../en/pane/ratings';
import type { WordsLike } from '../../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Erwartet',
  'ratings.counts': 'K {k} × (Punkte − Erwartung)',
  'ratings.capped':
    'K {k} × (Punkte − Erwartung); der Unterschied von {difference} ist größer, als gezählt wird',
  'ratings.not-played': 'nicht gespielt: nicht gewertet',
  'ratings.unrated-game': 'eine Partie, die nicht gewertet wird',
  'ratings.unrated-opponent': 'der Gegner hat keine Wertungszahl',
  'ratings.far-apart':
    '600 Punkte Unterschied oder mehr, einer über 2600: wird im Schnell- und Blitzschach nicht gewertet (7.3.1)',
  'ratings.no-rating':
    'ohne Wertungszahl gibt es keine Änderung; eine Erst-Elo wird anders berechnet',
  'ratings.first':
    'Erst-Elo allein aus diesen Partien: {rating} ({points} aus {games} gegen Gegner mit Elo und zwei Remisen gegen 1800; 8.2)',
  'ratings.first-few':
    '{games} der 5 Partien gegen Gegner mit Elo, die eine Erst-Elo braucht (7.1.4); auch andere Turniere aus 26 Monaten zählen',
  'ratings.first-zero':
    'kein Punkt gegen Gegner mit Elo: ein erstes Turnier zählt dann nicht (8.2.1)',
  'ratings.first-below': 'allein aus diesen Partien {rating}, unter 1400: bleibt ohne Elo (7.1.4)',
  'ratings.by': '{name} vom {from}, geändert {changed}, für klassische Partien',
  'ratings.by-rapid': '{name} vom {from}, geändert {changed}, für Schnellpartien',
  'ratings.by-blitz': '{name} vom {from}, geändert {changed}, für Blitzpartien',
  'ratings.k-given': 'K {k} wie angegeben',
  'ratings.k-new': 'K {k}: weniger als 30 Partien',
  'ratings.k-youth': 'K {k}: bis zum Ende des Jahres des 18. Geburtstags, unter 2300',
  'ratings.k-below-2400':
    'K {k}: Wertungszahl unter 2400; K 40 (neu oder U18) braucht Geburtsjahr und Turnierbeginn',
  'ratings.k-needs-start':
    'K {k}: Wertungszahl unter 2400. Geben Sie den Turnierbeginn ein: Spieler unter 18 können K 40 haben',
  'ratings.k-from-2400': 'K {k}: Wertungszahl ab 2400',
  'ratings.k-lowered': 'K wird auf {k} gesenkt: K mal Partien darf 700 nicht übersteigen',
  'ratings.not-listed': '„{name}“ steht nicht in der Liste',
  'ratings.listed-unrated': '„{name}“ hat in der Liste keine Wertungszahl',
  'ratings.taken': '{count} {count|Eintrag|Einträge} aus {source} übernommen',
  'ratings.field-rating': 'Wertungszahl',
  'ratings.field-fide-rating': 'FIDE-Elo',
  'ratings.field-national-rating': 'Nationale Wertung',
  'ratings.field-id': 'FIDE-ID',
  'ratings.field-title': 'Titel',
  'ratings.field-federation': 'Föderation',
  'ratings.field-born': 'Geboren',
  'ratings.field-sex': 'Geschlecht',
  'ratings.field-name': 'Name',
  'ratings.intro':
    'Vergleicht die Spieler mit einer Wertungsliste: die der FIDE als Text oder XML (auch gezippt, wie veröffentlicht) oder jede Tabelle mit Überschriften. Übernommen wird nur, was Sie wählen.',
  'ratings.choose': 'Datei wählen',
  'ratings.sheet': 'oder ein Blatt dieser Arbeitsmappe',
  'ratings.look': 'Suchen',
  'ratings.matching': '{count} Spieler werden in {source} gesucht',
  'ratings.column': 'Wertungszahlen',
  'ratings.date': 'Datum der Liste',
  'ratings.found':
    '{rows} Zeilen gelesen: {byId} über die ID gefunden, {byName} über den Namen, {several} zur Wahl, {none} nicht gefunden',
  'ratings.same': 'Keine Unterschiede.',
  'ratings.choose-line': 'Mehrere Zeilen haben diesen Namen: wählen Sie',
  'ratings.nobody-chosen': 'niemand',
  'ratings.doubtful': 'Die ID passt, der Name nicht: {name}',
  'ratings.by-name': 'nur über den Namen gefunden',
  'ratings.take-all': 'Alle wählen',
  'ratings.take-none': 'Keine wählen',
  'ratings.take': 'Gewähltes übernehmen ({count})',
  'ratings.not-found': 'Nicht gefunden: {names}',
  'ratings.renumber':
    'Die Startnummern bleiben; „Änderungen von Hand“ ordnet sie neu, solange die Regeln es erlauben.',
  'ratings.from': 'Zuletzt übernommen aus: {source}',
  'ratings.sheet-change': 'Elo-Auswertung',
  'ratings.title-change': 'Elo-Auswertung und Normzahlen nach Runde {round}',
  'ratings.norms-by':
    'Normen: {name} vom {from}; Ausnahmeturniere (1.4.3) und Partien, die weggelassen werden dürfen (1.4.1), werden nicht geprüft',
  'ratings.head-scored': 'Punkte',
  'ratings.head-average': 'Ra',
  'ratings.head-performance': 'Rp',
  'ratings.head-titled': 'Titelträger',
  'ratings.head-federations': 'Föd.',
  'ratings.capped-rounds':
    'ein Unterschied, der in Runde {rounds} als 400 zählt (8.3.1, unter 2650)',
  'ratings.unrated-rounds': 'Gegner ohne Elo in Runde {rounds}',
  'ratings.far-apart-rounds':
    'nicht gewertet, 600 Punkte Unterschied oder mehr und einer über 2600: Runde {rounds}',
  'ratings.norm-met':
    '{title}-Norm nach den Partien: Schnitt {average}, Performance {performance}; die Bedingungen an die Schiedsrichter werden nicht geprüft',
  'ratings.norm-missing':
    'Performance {performance} würde für eine {title}-Norm reichen (Schnitt {average}); es fehlt: {missing}',
  'ratings.norm-needs':
    'für eine {title}-Norm {points} aus {games} bei einem Schnitt von {against} wie bisher; Titel und Föderationen sind nicht berücksichtigt',
  'ratings.norm-games': 'neun Partien',
  'ratings.norm-of-eight':
    'acht Partien zählen mit dem Punkt ohne Partie als neun (1.4.1c, einmal pro Antrag)',
  'ratings.norm-unrated':
    'mehr als ein Fünftel ohne Elo (eine Grenze aus Übersichten; die veröffentlichten Artikel haben keine)',
  'ratings.norm-average': 'Gegnerschnitt',
  'ratings.norm-score': '35 % der Punkte',
  'ratings.norm-titled': 'die Hälfte der Gegner Titelträger',
  'ratings.norm-title': 'ein Drittel, mindestens drei, mit dem Titel',
  'ratings.norm-title-double':
    'sechs Spieler und die Hälfte der Gegner mit dem Titel (doppeltes Rundenturnier)',
  'ratings.norm-federations': 'zwei andere Föderationen',
  'ratings.norm-own-federation': 'mehr als 3/5 aus der eigenen Föderation',
  'ratings.norm-one-federation': 'mehr als 2/3 aus einer Föderation',
  'ratings.write-change': 'Elo-Auswertung und Normen',
  'ratings.written-change': 'Elo-Auswertung nach Runde {round} geschrieben',
};
