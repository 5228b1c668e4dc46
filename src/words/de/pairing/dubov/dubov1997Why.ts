import type { dubov1997Why as english } from '../../../en/pairing/dubov/dubov1997Why';
import type { WordsLike } from '../../../like';

/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why: WordsLike<typeof english> = {
  'dubov1997.passed.met': '{players}: sie haben schon gegeneinander gespielt',
  'dubov1997.passed.colours': '{players}: beide könnten nur dieselbe Farbe haben',
  'dubov1997.passed.forbidden':
    '{players} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters)',
  'dubov1997.passed.freePoint': '{players}: schon ein Punkt ohne Spiel',
  'dubov1997.passed.transferredLastRound':
    '{players}: in der vorigen Runde nach oben versetzt, nicht zweimal hintereinander',
  'dubov1997.passed.tooManyTransfers': '{players}: so oft nach oben versetzt, wie erlaubt ist',
  'dubov1997.passed.noOpponentInGroup': '{players}: kein zulässiger Gegner in der Gruppe',
  'dubov1997.passed.groupNotPaired': '{players}: die Gruppe ließe sich trotzdem nicht ganz paaren',
  'dubov1997.passed.lookAhead':
    '{players}: die dann übrigen Spieler ließen sich nicht alle zulässig paaren',

  'dubov1997.colour.limits': 'die einzigen Farben, die 2.3 und 2.4 einhalten',
  'dubov1997.colour.preferences': 'beide haben ihre Präferenz',
  'dubov1997.colour.onePreference': 'nur einer hat eine Präferenz',
  'dubov1997.colour.difference':
    'Weiß für den mit weniger Weißpartien im Verhältnis zu den Schwarzpartien',
  'dubov1997.colour.history': 'der letzte Unterschied ihrer Farben wird umgekehrt',
  'dubov1997.colour.cma': 'Weiß für den höheren CMA',
  'dubov1997.colour.rating': 'Weiß für die niedrigere Wertungszahl',
  'dubov1997.colour.initialList': 'alles gleich: Weiß für den Späteren in der Startrangliste',
  'dubov1997.colour.firstRound': 'durch das Los, abwechselnd',

  'dubov1997.refusal.unrated':
    'ohne Wertungszahl: {players}; dieses System paart nach Wertungszahlen, und niemand wird mit 0 gepaart',
  'dubov1997.cure.estimate': 'geben Sie {players} eine möglichst genaue geschätzte Wertungszahl',
  'dubov1997.refusal.pending': 'in Runde {round} fehlen Ergebnisse: {players}',
  'dubov1997.cure.results':
    'tragen Sie die Ergebnisse von Runde {round} ein; eine Hängepartie wird als solche eingetragen',
  'dubov1997.refusal.noOpponent':
    '{player} hat keinen zulässigen Gegner mehr: schon gespielt gegen {met}; Farben passen nicht bei {colours}; dürfen nicht gegeneinander: {forbidden}',
  'dubov1997.refusal.scarce':
    '{missable} können nur mit Hilfe von {scarce} gepaart werden, und das sind zu wenige',
  'dubov1997.refusal.cutOff':
    '{missable} dürfen gegen niemanden sonst spielen und lassen sich untereinander nicht alle paaren',
  'dubov1997.refusal.byeNobody':
    'die Zahl der Spieler ist ungerade, und alle hatten schon einen Punkt ohne Spiel: {players}',
  'dubov1997.refusal.byeRest':
    'die Zahl der Spieler ist ungerade; wäre einer von {players} spielfrei, ließen sich die anderen nicht alle paaren',
  'dubov1997.cure.forbidden':
    'nehmen Sie einige Paare aus der Liste „Dürfen nicht gegeneinander“: ohne sie gibt es eine zulässige Runde',
  'dubov1997.cure.byHand':
    'der Text überlässt den Fall dem Schiedsrichter: paaren Sie von Hand und halten Sie fest, was von 2.1 bis 2.4 aufgegeben wird',
  'dubov1997.cure.fewerRounds':
    'oder beenden Sie das Turnier hier: es hat zu viele Runden für die Spielerzahl',

  'dubov1997.judge.twice': '{players} kommen in der Runde mehrmals vor',
  'dubov1997.judge.missing': '{players} nehmen teil, sind aber nicht gepaart',
  'dubov1997.judge.absent': '{players} nehmen an dieser Runde nicht teil',
  'dubov1997.judge.difference':
    '{player} hätte {difference} {difference|Partie|Partien} mehr mit {colour}',
  'dubov1997.judge.threeTimes': '{player} hätte dreimal hintereinander {colour}',
  'dubov1997.judge.bye': '{played} ist spielfrei; nach dem Text ist es {ours}',
  'dubov1997.judge.first':
    'der erste Unterschied in der Reihenfolge des Verfahrens: nach dem Text trifft {white} auf {black} (gespielt: {played})',
  'dubov1997.judge.colours': '{white} hat Weiß gegen {black}: {because}',
  'dubov1997.judge.noRound': 'nach dem Text gibt es keine Runde zum Vergleich',

  'dubov1997.whyNot.paired': '{white} und {black} spielen in dieser Runde gegeneinander',
  'dubov1997.whyNot.self': 'niemand spielt gegen sich selbst',
  'dubov1997.whyNot.lookAhead':
    'spielte {a} gegen {b}, ließen sich die anderen nicht alle zulässig paaren',
  'dubov1997.whyNot.bye':
    'zuerst wird entschieden, dass {player} spielfrei ist; spielte {a} gegen {b}, ließen sich die anderen dann nicht alle zulässig paaren',
  'dubov1997.whyNot.scores':
    'sie sind in verschiedenen Gruppen: {a} hat {pointsA} Punkte, {b} hat {pointsB}',
  'dubov1997.whyNot.sameColumn':
    'beide stehen in derselben Spalte ({colour}); Spieler einer Spalte treffen nur aufeinander, wenn jemand gegen niemanden der anderen spielen darf',
  'dubov1997.whyNot.rows':
    '{white} steht in Zeile {whiteRow} von Weiß, {black} in Zeile {blackRow} von Schwarz; die erste Reihenfolge ohne Hindernis gibt {white} den Gegner {opponent}',
  'dubov1997.whyNot.earlier': 'bevor sich die Frage stellt, ist {player} mit {opponent} gepaart',
};
