import type { keizer as english } from '../../en/pairing/keizer';
import type { WordsLike } from '../../like';

export const keizer: WordsLike<typeof english> = {
  'keizer.name': 'Keizer (Rangliste der Vereinsabende)',
  'keizer.summary':
    'die Anwesenden spielen gegen die Nächsten der Rangliste; ein Sieg ist den Platz des Gegners wert; man darf Abende auslassen und wieder gegeneinander spielen',
  'keizer.who': '{player}',
  'keizer.number': '{value}',
  'keizer.head.place': 'Platz',
  'keizer.head.player': 'Spieler',
  'keizer.head.worth': 'Wert',
  'keizer.head.points': 'Keizer-Punkte',
  'keizer.ladder': 'Die Rangliste nach {round} {round|Runde|Runden}',
  'keizer.rules': 'Regeln: {rules}',
  'keizer.lowered':
    'Mit {announced} {announced|Runde|Runden} zwischen zwei Partien lässt sich die Runde nicht paaren; mit {rematch} geht es',
  'keizer.lowered-meetings':
    'Mit höchstens {meetings} {meetings|Partie|Partien} gegen einen Gegner lässt sich die Runde nicht paaren; mit mehr geht es',
  'keizer.bye-even':
    '{player}, Platz {place}, ist spielfrei: der Letzte von denen, die es am seltensten waren',
  'keizer.bye-lowest': '{player}, Platz {place}, ist spielfrei: der Letzte der Rangliste',
  'keizer.bye.had': '{player} steht tiefer und war öfter spielfrei',
  'keizer.bye.rest':
    '{player} steht tiefer, aber ohne diesen Spieler lassen sich die anderen nicht alle paaren',
  'keizer.pair': '{higher}, Platz {from}, trifft auf {lower}, Platz {to}',
  'keizer.passed.apart': '{players} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters)',
  'keizer.passed.rematch':
    '{players} haben in Runde {round} gegeneinander gespielt, das ist zu kurz her',
  'keizer.passed.meetings':
    '{players} haben schon {games} {games|Partie|Partien} gegeneinander gespielt',
  'keizer.passed.rest': 'mit {players} lassen sich die noch freien Spieler nicht alle paaren',
  'keizer.colour.balance':
    '{white} hat Weiß: bisher weniger Weißpartien im Verhältnis zu den Schwarzpartien',
  'keizer.colour.meetings': '{white} hat Weiß: in ihren bisherigen Partien hatte {black} es öfter',
  'keizer.colour.place': '{white} hat Weiß nach dem Platz in der Rangliste',
  'keizer.picture': 'Runde {round}, nach der Rangliste',
  'keizer.why.not-here': '{player} spielt in dieser Runde nicht',
  'keizer.why.self': '{player} kann nicht gegen sich selbst spielen',
  'keizer.why.bye': '{player} ist spielfrei',
  'keizer.why.paired': '{players} spielen in dieser Runde gegeneinander',
  'keizer.why.taken': '{higher} steht über beiden und trifft auf {player}',
  'keizer.why.nearer': '{player} trifft auf {opponent}, der näher ist als {other}',
  'keizer.judge.no-bye': 'Die Zahl der Spieler ist gerade: niemand ist spielfrei',
  'keizer.judge.bye': 'Spielfrei ist {player}, nicht {other}',
  'keizer.judge.bye-missing': '{player} ist spielfrei',
  'keizer.judge.alone': '{player} hat keinen Gegner',
  'keizer.judge.nearer': '{player} traf auf {other}; {opponent} ist näher',
  'keizer.judge.colours': '{players}: die Farben sind umgekehrt',
  'keizer.refusal.parameter': 'Die Regeln der Rangliste kennen „{text}“ nicht',
  'keizer.cure.parameter':
    'Schreiben Sie Angaben wie „top 60; rematch 8; away 1/3“. Parameter: {names}. Der Name einer Vorlage darf vorangehen: {presets}; ohne Namen gilt {usual}',
  'keizer.refusal.pending': 'In Runde {round} fehlen Ergebnisse: {players}',
  'keizer.cure.results':
    'Tragen Sie die Ergebnisse ein; für eine verlegte Partie schreiben Sie „adj“',
  'keizer.refusal.apart':
    'So viele Spieler dürfen nicht gegeneinander spielen, dass sich die Runde nicht paaren lässt',
  'keizer.cure.apart':
    'Nehmen Sie jemanden aus der Liste „Dürfen nicht gegeneinander“ oder aus dieser Runde',
  'keizer.set.club': 'Übliche Vereinsregeln',
  'keizer.set.keizerforclubs': 'Wie KeizerForClubs',
  'keizer.set.freekeizer': 'Wie FreeKeizer',
  'keizer.field.top': 'Wert des ersten Platzes',
  'keizer.field.rematch': 'Runden bis zum nächsten Aufeinandertreffen',
  'keizer.field.meetings': 'Höchstzahl der Partien gegen einen Gegner',
  'keizer.field.postponed': 'Verlegte Partie: Anteil',
  'keizer.field.bye': 'Spielfrei: Anteil am eigenen Wert',
  'keizer.field.club': 'Für den Verein abwesend: Anteil',
  'keizer.field.away': 'Entschuldigt abwesend: Anteil',
  'keizer.field.absent': 'Unentschuldigt abwesend: Anteil',
  'keizer.field.absences': 'Abwesenheiten, die zählen',
};
