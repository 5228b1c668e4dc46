import type { says as english } from '../../en/course/says';
import type { WordsLike } from '../../like';

/** What the articles of the rules in force say, each in a sentence of our own. */
export const says: WordsLike<typeof english> = {
  'says.initial-list':
    'Die Spieler werden nach Spielstärke, also Wertungszahl, gereiht; dann nach Titel; dann nach Namen. Der Platz ist die Startnummer (TPN).',
  'says.order':
    'Für die Paarung werden die Spieler nach Punkten gereiht, dann nach Startnummer: die kleinere steht höher.',
  'says.groups':
    'Eine Punktgruppe sind alle mit gleichen Punkten. Eine Paarungsgruppe ist eine Punktgruppe mit denen, die von oben übrig blieben.',
  'says.downfloater':
    'Wer in einer Gruppe nicht gepaart werden kann, floatet abwärts und ist in der nächsten ein heruntergesetzter Spieler.',
  'says.float-game':
    'Haben zwei mit verschiedenen Punkten gespielt, so hat der höher Gereihte einen Abwärtsfloat, der andere einen Aufwärtsfloat.',
  'says.float-unplayed':
    'Wer spielfrei ist, hat einen Abwärtsfloat, ebenso wer ohne Partie mehr bekommt als für eine Niederlage.',
  'says.float-none':
    'Sonst gibt nichts einen Float: keine Abwesenheit, kein Bye ohne Punkte, keine kampflose Niederlage.',
  'says.bye':
    'Ist die Zahl der Spieler ungerade, so hat einer keinen Gegner und keine Farbe: er ist spielfrei, und das ist für alle gleich viel wert.',
  'says.difference':
    'Die Farbdifferenz ist die Zahl der Weißpartien minus die der Schwarzpartien; nur gespielte Partien zählen.',
  'says.absolute':
    'Eine Präferenz ist absolut, wenn die Differenz über +1 oder −1 hinausgeht oder die letzten zwei Partien dieselbe Farbe hatten.',
  'says.strong': 'Eine Präferenz ist stark, wenn die Differenz +1 oder −1 ist.',
  'says.mild':
    'Eine Präferenz ist schwach, wenn die Differenz 0 ist: die andere Farbe als in der letzten Partie.',
  'says.no-wish':
    'Wer noch keine Partie gespielt hat, hat keine Präferenz: die des Gegners wird erfüllt.',
  'says.topscorers':
    'Wird die letzte Runde gepaart, so sind Spitzenspieler, wer mehr als die Hälfte der möglichen Punkte hat.',
  'says.complete':
    'Eine Runde ist vollständig, wenn alle gepaart sind und höchstens einer spielfrei ist. Gibt es keine, entscheidet der Schiedsrichter.',
  'says.met': 'Zwei, die gegeneinander gespielt haben, treffen nicht wieder aufeinander.',
  'says.bye-bar':
    'Niemand ist zweimal spielfrei, auch nicht, wer in einer Runde ohne zu spielen die Punkte eines Sieges bekam.',
  'says.same-absolute':
    'Zwei, die keine Spitzenspieler sind und dieselbe absolute Präferenz haben, treffen nicht aufeinander.',
  'says.completion':
    'Wer noch nicht gepaart ist, muss so übrig bleiben, dass eine vollständige Runde möglich bleibt.',
  'says.bye-score':
    'Spielfrei ist jemand mit der niedrigsten Punktzahl, die die ganze Runde zulässt.',
  'says.fewest-down': 'So wenige wie möglich floaten abwärts.',
  'says.lowest-down': 'Wer abwärts floatet, hat so wenige Punkte wie möglich.',
  'says.next-bracket':
    'Wer abwärts floatet, wird so gewählt, dass die nächste Gruppe so gut wie möglich gepaart wird.',
  'says.bye-unplayed': 'Spielfrei ist, wer so wenige nicht gespielte Runden hat wie möglich.',
  'says.top-difference':
    'So wenige Spitzenspieler oder deren Gegner wie möglich bekommen eine Farbdifferenz über +2 oder −2.',
  'says.top-third':
    'So wenige Spitzenspieler oder deren Gegner wie möglich bekommen dreimal hintereinander dieselbe Farbe.',
  'says.preferences': 'So wenige wie möglich bekommen nicht die Farbe, die sie wollen.',
  'says.strong-preferences':
    'So wenige wie möglich bekommen nicht die Farbe, die sie stark wollen.',
  'says.down-again':
    'So wenige eigene Spieler der Gruppe wie möglich floaten abwärts, die es in der vorigen Runde taten.',
  'says.up-again':
    'So wenige Gegner Heruntergesetzter wie möglich floateten in der vorigen Runde aufwärts.',
  'says.down-two':
    'So wenige eigene Spieler der Gruppe wie möglich floaten abwärts, die es vor zwei Runden taten.',
  'says.up-two':
    'So wenige Gegner Heruntergesetzter wie möglich floateten vor zwei Runden aufwärts.',
  'says.down-again-scores':
    'Heruntergesetzte, die in der vorigen Runde abwärts floateten, treffen auf möglichst nahe Punktzahlen.',
  'says.up-again-scores':
    'Wer in der vorigen Runde aufwärts floatete, trifft auf Heruntergesetzte mit möglichst naher Punktzahl.',
  'says.down-two-scores':
    'Heruntergesetzte, die vor zwei Runden abwärts floateten, treffen auf möglichst nahe Punktzahlen.',
  'says.up-two-scores':
    'Wer vor zwei Runden aufwärts floatete, trifft auf Heruntergesetzte mit möglichst naher Punktzahl.',
  'says.parameters':
    'Eine Gruppe wird beschrieben durch die Heruntergesetzten (M0), die größte Zahl der Paare (MaxPairs) und wie viele Heruntergesetzte darin sind (M1).',
  'says.subgroups':
    'S1 hat so viele Spieler, wie es Paare gibt, S2 die übrigen; ein Heruntergesetzter ohne Gegner steht im Limbo.',
  'says.first-candidate':
    'Der erste Kandidat paart den Ersten von S1 mit dem Ersten von S2, den Zweiten mit dem Zweiten und so weiter.',
  'says.perfect': 'Erfüllt der erste Kandidat alle Kriterien, wird er sofort genommen.',
  'says.not-perfect': 'Sonst wird der nächste Kandidat der Reihenfolge betrachtet.',
  'says.alter-same':
    'In einer Gruppe mit gleicher Punktzahl wird zuerst S2 umgestellt, dann werden Spieler von S1 und S2 getauscht.',
  'says.alter-mixed':
    'Sind Spieler heruntergekommen, ändert man zuerst den Rest, dann ihre Gegner, dann, wer von ihnen gepaart wird.',
  'says.best':
    'Ist kein Kandidat vollkommen, so gilt der beste nach den Kriterien in ihrer Folge; unter gleichen der frühere.',
  'says.bsn':
    'Die Spieler einer Gruppe werden in ihrer Reihenfolge mit 1, 2, 3 … nummeriert: die Nummern in der Gruppe (BSN).',
  'says.transpositions':
    'Umstellungen von S2 folgen der Ordnung eines Wörterbuchs aus diesen Nummern.',
  'says.exchanges':
    'Tausche: zuerst die wenigsten Spieler, dann die kleinste Differenz der Summen, dann die größte Nummer, die S1 verlässt.',
  'says.sets':
    'Mengen Heruntergesetzter: zuerst kommt die mit der kleineren Nummer, wo sie sich zuerst unterscheiden.',
  'says.lot': 'Die Farbe der Nummer 1 in der ersten Runde wird ausgelost: die Anfangsfarbe.',
  'says.both-granted': 'Beide Präferenzen werden erfüllt, wenn es geht.',
  'says.stronger': 'Sonst die stärkere; von zwei absoluten die mit der größeren Differenz.',
  'says.alternate':
    'Sonst wechseln die Farben gegenüber der letzten Runde, in der sie verschieden waren.',
  'says.higher': 'Sonst bekommt der höher Gereihte die Farbe, die er will.',
  'says.parity':
    'Sonst entscheidet die Startnummer des höher Gereihten: ungerade die Anfangsfarbe, gerade die andere.',
  'says.same-absolute-all':
    'Zwei mit derselben absoluten Präferenz treffen nicht aufeinander, auch keine Spitzenspieler.',
  'says.bracket-from-below':
    'Eine Paarungsgruppe ist eine Punktgruppe mit denen, die zu ihr aufwärts floaten; niemand floatet abwärts.',
  'says.aro':
    'ARO ist der Durchschnitt der Wertungszahlen der am Brett getroffenen Gegner; 0 vor der ersten Partie.',
  'says.upfloats':
    'Wer auf eine höhere Punktzahl trifft, hat aufwärts gefloatet; MaxT, 2 und ein Fünftel der Runden, sagt, wie oft das sein soll.',
  'says.bye-first': 'Wer spielfrei ist, wird zuerst bestimmt, bevor jemand gepaart wird.',
  'says.bye-lowest': 'Dann jemand mit der niedrigsten Punktzahl.',
  'says.bye-games': 'Dann, wer die meisten Partien gespielt hat.',
  'says.bye-number': 'Dann der mit der größten Nummer.',
  'says.bye-rank': 'Dann der Niedrigste der Reihung.',
  'says.fewest-up': 'So wenige wie möglich floaten aufwärts.',
  'says.highest-up': 'Wer aufwärts floatet, hat so viele Punkte wie möglich.',
  'says.up-last-round':
    'So wenige wie möglich floaten aufwärts, die es in der vorigen Runde taten.',
  'says.up-sets':
    'Mengen der Aufwärtsfloater: nach Punkten, dann nach Nummern; von den besten wird die erste genommen.',
  'says.seekers':
    'G1 sind, die Weiß wollen, G2, die Schwarz wollen; hat niemand gespielt, die erste und die zweite Hälfte.',
  'says.shifts':
    'Einige wechseln von G1 zu G2 oder zurück, bis beide gleich groß sind und gepaart werden können; von den besten Mengen die erste, von der Mitte aus.',
  'says.s1-by-aro': 'S1 ist G1 nach ARO, der niedrigste zuerst; dann nach Nummer.',
  'says.t2': 'G2 steht in der ersten Ordnung der Nummern, die eine zulässige Paarung gibt.',
  'says.number-odd':
    'Keiner hat gespielt: eine ungerade Nummer des höher Gereihten bekommt die Anfangsfarbe, eine gerade die andere.',
  'says.seeding':
    'Die erste Hälfte der Runden, höchstens vier, wird nach dem holländischen System gepaart.',
  'says.index':
    'Danach reiht der Index: Buchholz, Sonneborn-Berger, Nummer. Eine nicht gespielte Runde ist eine Partie gegen sich selbst.',
  'says.index-order':
    'In einer Gruppe wird nach dem Index gereiht; die Punkte spielen keine Rolle.',
  'says.fewest-out': 'So wenige wie möglich verlassen die Gruppe.',
  'says.lowest-out': 'Wer sie verlässt, hat so wenige Punkte wie möglich.',
  'says.following':
    'Sie werden so gewählt, dass auch aus der nächsten Gruppe so wenige wie möglich übrig bleiben, mit möglichst wenigen Punkten.',
  'says.pairing-order':
    'Unter gleichen kommt die Paarung zuerst, in der Nummer 1 den Gegner mit der größeren Nummer hat, dann Nummer 2.',
  'says.bracket-down': 'Von der obersten Gruppe abwärts wird jede als Ganzes gepaart.',
  'says.up-floated': 'So wenige Aufwärtsfloater wie möglich floateten in der vorigen Runde.',
  'says.team-preferences': 'So wenige Farbpräferenzen wie möglich bleiben unerfüllt.',
  'says.identifier':
    'Eine Paarung wird mit ihren kleineren Nummern und dann deren Partnern geschrieben; von den besten Folgen wird die erste genommen.',
  'says.one-wish': 'Nur einer hat eine Präferenz: sie wird erfüllt.',
  'says.opposite-wishes': 'Entgegengesetzte Präferenzen werden beide erfüllt.',
  'says.lower-difference': 'Die kleinere Farbdifferenz bekommt Weiß.',
  'says.first-wish': 'Die erste Mannschaft bekommt die Farbe, die sie will.',
  'says.first-alternates': 'Der Erste der beiden wechselt gegenüber seiner letzten Farbe.',
  'says.fewer-whites': 'Wer seltener Weiß hatte, bekommt Weiß.',
  'says.ladder-rules': 'Die Regeln der Rangliste sind die, die der Verein angekündigt hat.',
  'says.ladder-worth':
    'Der erste Platz zählt dreimal so viel wie der letzte, jeder Platz eins weniger als der darüber: 9, 8, 7 … 3 bei sieben Spielern.',
  'says.ladder-list':
    'Am Anfang gelten die Plätze der Nummern. Nach jeder Runde werden alle Ergebnisse nach der vorigen Liste bewertet, dann nach der neuen, bis die Ordnung bleibt. Bei gleichen Punkten entscheidet die Nummer.',
  'says.ladder-points':
    'Jeder beginnt mit dem Wert seines eigenen Platzes. Ein Sieg bringt den Wert des Gegners dazu, ein Remis die Hälfte, eine Niederlage nichts; wer spielfrei ist, bekommt zwei Drittel des eigenen Werts.',
  'says.ladder-bye':
    'Bei ungerader Zahl setzt der Niedrigste derer aus, die am seltensten spielfrei waren.',
  'says.ladder-again':
    'Zwei dürfen wieder aufeinandertreffen, wenn so viele Runden dazwischenliegen, wie angekündigt (hier fünf); lässt das keine Runde zu, genügen weniger.',
  'says.ladder-near':
    'Von oben trifft jeder auf den Nächsten darunter, der erlaubt ist und den anderen eine Runde lässt.',
  'says.ladder-colour':
    'Weiß bekommt, wer es seltener hatte; dann, wer es in den Partien dieser beiden seltener hatte; dann, wer tiefer steht.',
  'says.systems':
    'Ein gewertetes Turnier wird nach einem angekündigten System des Handbuchs gepaart, in der Fassung seines Tages.',
  'says.initial-keys':
    'Bei gleicher Stärke: GM, IM, WGM, FM, WIM, CM, WFM, WCM, ohne Titel; dann das Alphabet, wenn nichts anderes angekündigt war.',
  'says.until-four':
    'Falsche Angaben dürfen immer berichtigt werden; deshalb ändert sich aber keine Nummer mehr, wenn Runde 4 gepaart ist.',
  'says.late':
    'Wer später kommt, hat keine Punkte für die Runden davor, bekommt die Nummer seines Platzes und wird gepaart, wenn er da ist.',
  'says.adjourned': 'Eine Hängepartie zählt als Remis, nur für die Paarung.',
  'says.withdrawn': 'Wer zurücktritt, wird nicht mehr gepaart.',
  'says.absent':
    'Von wem bekannt ist, dass er nicht spielt, der wird in dieser Runde nicht gepaart und bekommt nichts, wenn die Ausschreibung nichts anderes sagt.',
  'says.history':
    'Für Farben zählen nur gespielte Partien: Runden ohne Partie rücken an den Anfang.',
  'says.may-meet':
    'Zwei, die gepaart waren und nicht gespielt haben, dürfen wieder gepaart werden.',
  'says.tables':
    'Tische: die höhere Punktzahl des Paares, dann die Summe beider, dann die Nummer des höher Gereihten. Wer spielfrei ist, kommt zuletzt.',
  'says.correction':
    'Eine Korrektur zählt ab der nächsten Paarung; während der nächsten Runde gemeldet, ab der übernächsten; später nur für die Wertung.',
  'says.direct': 'Direkter Vergleich: die Punkte der Partien unter denen, die gleichstehen.',
  'says.wins': 'Zahl der Siege: Runden mit den Punkten eines Sieges, gespielt oder nicht.',
  'says.won': 'Gewonnene Partien: Siege am Brett.',
  'says.black': 'Mit Schwarz gespielte Partien.',
  'says.black-won': 'Mit Schwarz gewonnene Partien.',
  'says.progressive': 'Fortschrittswertung: die Summe der Punktzahlen nach jeder Runde.',
  'says.elected':
    'Runden, die man spielen wollte: alle außer erbetenen Byes und kampflosen Niederlagen.',
  'says.standard':
    'Standardpunkte: 1 für mehr Punkte in einer Runde als der Gegner, ½ für gleich viele.',
  'says.number': 'Die Startnummer: die kleinere kommt zuerst.',
  'says.buchholz': 'Buchholz: die Summe der Punktzahlen der Gegner.',
  'says.average-buchholz': 'Durchschnitt der Buchholz der am Brett getroffenen Gegner.',
  'says.fore': 'Fore-Buchholz: Buchholz, als wären alle Partien der letzten Runde remis.',
  'says.sonneborn':
    'Sonneborn-Berger: die Punktzahlen der Gegner, jede mal die gegen ihn gemachten Punkte.',
  'says.koya': 'Koya: Punkte gegen die, die mindestens die Hälfte der Punkte haben.',
  'says.average-rating':
    'Durchschnitt der Wertungszahlen der am Brett getroffenen Gegner, auf ganze Zahlen.',
  'says.performance':
    'Turnierleistung: der Durchschnitt der Gegner und eine Differenz nach dem Anteil der Punkte.',
  'says.perfect-performance':
    'Vollkommene Turnierleistung: die niedrigste Wertungszahl, von der diese Punkte zu erwarten waren.',
  'says.average-performance': 'Durchschnitt der Turnierleistungen der Gegner.',
  'says.average-perfect': 'Durchschnitt der vollkommenen Turnierleistungen der Gegner.',
  'says.rating': 'Die Wertungszahl: die höhere kommt zuerst.',
  'says.board-count': 'Brettzählung: jedes Brett mal seine Punkte; weniger ist besser.',
  'says.other-score': 'Mannschafts- oder Brettpunkte: die, die nicht zuerst zählen.',
  'says.team-sonneborn':
    'Erweiterter Sonneborn-Berger: die Mannschafts- oder Brettpunkte der Gegner, jede mal die gegen sie gemachten.',
  'says.schedule':
    'Punkte und Stärke der Gegner: die zweiten Punkte und der Buchholz der ersten, durch einen Faktor geteilt.',
  'says.cut-one': 'Streichwertung 1: ohne den niedrigsten Term.',
  'says.cut-two': 'Streichwertung 2: ohne die zwei niedrigsten Terme.',
  'says.median-one': 'Median 1: ohne den niedrigsten und den höchsten Term.',
  'says.median-two': 'Median 2: ohne die zwei niedrigsten und die zwei höchsten Terme.',
  'says.limit': 'Die Grenze von Koya darf um halbe Punkte verschoben werden.',
  'says.categories':
    'Fünf Kategorien: spielfrei (1), kampfloser Sieg (2), erbetenes Bye mit einer Partie danach (3), kampflose Niederlage (4), erbetenes Bye ohne Partie danach (5).',
  'says.adjusted':
    'Für die Gegner zählen die Punkte eines Spielers wie gegeben; jede Runde der Kategorie 5 zählt als Remis.',
  'says.dummy':
    'Die eigene nicht gespielte Runde ist eine Partie gegen einen gedachten Gegner mit den eigenen Punkten: bei einem Bye höchstens ein Remis je Runde, kampflos höchstens, was der angesetzte Gegner hat.',
  'says.cut-unplayed':
    'Zuerst gestrichen wird der niedrigste Term einer Runde, die der Spieler nicht spielen wollte.',
};
