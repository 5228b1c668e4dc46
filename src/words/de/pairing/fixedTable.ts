import type { WordsLike } from '../../like';
import type { fixedTable as english } from '../../en/pairing/fixedTable';

export const fixedTable: WordsLike<typeof english> = {
  'fixedTable.round': 'Runde {round} von {rounds} der Tabelle',
  'fixedTable.cycle':
    'Durchgang {cycle}: die Tabelle wird noch einmal gespielt; in geraden Durchgängen mit vertauschten Farben',
  'fixedTable.match':
    '{team} gegen {other} an {boards} {boards|Brett|Brettern}: jeder Spieler der einen Mannschaft spielt gegen jeden der anderen',
  'fixedTable.halves':
    'Es sind keine zwei Mannschaften genannt: die ersten {boards} der Liste sind Mannschaft A, die anderen Mannschaft B',
  'fixedTable.set.usual': 'Wie unten angekündigt',
  'fixedTable.field.odd': 'Ungerade Zahl von Brettern (yes, no)',
  'fixedTable.odd-boards':
    'Bei {boards} Brettern, einer ungeraden Zahl, hat in jeder Runde abwechselnd eine Mannschaft einmal mehr Weiß',
  'fixedTable.molter':
    'Molter-Tabelle für {teams} Mannschaften an {boards} {boards|Brett|Brettern}, {rounds} {rounds|Runde|Runden}',
  'fixedTable.neighbours':
    'Die Zahl der Mannschaften ist ungerade: in jeder Runde wird von je zwei benachbarten Brettern eine Partie zwischen ihnen gespielt',
  'fixedTable.two-teams':
    'Ein Scheveninger Wettkampf findet zwischen zwei Mannschaften statt; hier sind es {teams}',
  'fixedTable.cure-two-teams':
    'Nennen Sie zwei Mannschaften oder keine: dann wird die Liste halbiert',
  'fixedTable.unequal':
    'Die Mannschaften sind nicht gleich groß: {team} hat {first} Spieler, {other} hat {second}',
  'fixedTable.cure-unequal':
    'Geben Sie jeder Mannschaft gleich viele Spieler; ein leeres Brett ist ein abwesender Spieler',
  'fixedTable.boards': 'Es gibt Tabellen für {fewest} bis {most} Bretter; hier sind es {boards}',
  'fixedTable.cure-boards': 'Spielen Sie an weniger Brettern oder in zwei Wettkämpfen',
  'fixedTable.no-teams':
    'Ein Molter-Turnier braucht mindestens drei Mannschaften; hier sind es {teams}',
  'fixedTable.cure-teams':
    'Nennen Sie die Mannschaften mit ihren Spielern in der Reihenfolge der Bretter; in einer Spielerliste füllen Sie bei allen den Verein aus, jeder mit gleich vielen Spielern',
  'fixedTable.odd':
    '{teams} Mannschaften an {boards} {boards|Brett|Brettern}: bei ungerader Spielerzahl setzt immer jemand aus',
  'fixedTable.cure-odd': 'Spielen Sie an einer geraden Zahl von Brettern',
  'fixedTable.cure-order':
    'Die gespielten Runden folgen nicht der Tabelle: tragen Sie die Mannschaften in der Reihenfolge und mit den Brettern ein, mit denen das Turnier begann',
  'fixedTable.judge-elsewhere': '{players} spielen in dieser Runde der Tabelle nicht gegeneinander',
  'fixedTable.judge-colours': '{players}: nach der Tabelle sind die Farben umgekehrt',
  'fixedTable.judge-missing': '{players} spielen in dieser Runde der Tabelle gegeneinander',
  'fixedTable.why-paired': '{players} spielen in Runde {round} gegeneinander',
  'fixedTable.why-before':
    '{players} spielten nach der Tabelle in Runde {round} gegeneinander, {white} mit Weiß',
  'fixedTable.why-later':
    '{players} spielen nach der Tabelle in Runde {round} gegeneinander, {white} mit Weiß',
  'fixedTable.why-mates': '{players} spielen beide für {team}',
  'fixedTable.why-never':
    '{players} spielen nicht gegeneinander: die Tabelle hat andere Gegner für sie',
};
