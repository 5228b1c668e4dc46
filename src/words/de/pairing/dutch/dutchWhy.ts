import type { dutchWhy as english } from '../../../en/pairing/dutch/dutchWhy';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: judgements, refusals and "why not". */
export const dutchWhy: WordsLike<typeof english> = {
  'dutch.met': '{players} haben schon gegeneinander gespielt',
  'dutch.keptApart': '{players} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters)',
  'dutch.sameAbsolute':
    '{players} haben beide eine absolute Präferenz für {colour}, und keiner ist Spitzenspieler',
  'dutch.judge.players':
    'nicht dieselben Spieler: es fehlen {missing}; nicht zu paaren oder doppelt {extra}',
  'dutch.judge.noRound': 'für diese Runde gibt es keine zulässige Paarung',
  'dutch.judge.worse':
    'Gruppe mit {score}: schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'dutch.judge.later':
    'Gruppe mit {score}: zulässig und in jedem Kriterium ebenso gut, aber später in der Reihenfolge der Erzeugung: {played}',
  'dutch.judge.twoMovedDown':
    'Gruppe mit {score}: {players} sind beide heruntergesetzt, und Heruntergesetzte werden nur mit Spielern der Gruppe gepaart',
  'dutch.judge.colours': 'falsche Farben: {white} hat Weiß gegen {black} ({rule})',
  'dutch.why.notPaired':
    'nach {players} kann nicht gefragt werden: nicht zwei verschiedene Spieler dieser Runde',
  'dutch.why.arePaired': '{players} sind in dieser Runde gepaart',
  'dutch.why.incomplete': 'mit dem Paar {players} ließe sich der Rest der Runde nicht vollenden',
  'dutch.why.worse':
    'mit dem Paar {players} ist die Gruppe mit {score} bestenfalls {pairing}, und schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'dutch.why.worseFloat':
    'damit {players} aufeinandertreffen, müsste der Höhere nach unten floaten; die Gruppe mit {score} wäre bestenfalls {pairing}, schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'dutch.why.worseElsewhere':
    'damit {players} aufeinandertreffen, müsste die Gruppe mit {score} anders gepaart werden, bestenfalls {pairing}; schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'dutch.why.later':
    'mit dem Paar {players} ist die beste Paarung der Gruppe mit {score} in jedem Kriterium ebenso gut, kommt aber in der Reihenfolge der Erzeugung später: {pairing}',
  'dutch.refusal.pending': 'in Runde {round} fehlen Ergebnisse: {players}',
  'dutch.refusal.few':
    '{players} lassen sich nicht alle paaren: außer gegeneinander dürfen sie nur gegen {others} spielen, und das sind zu wenige',
  'dutch.refusal.among':
    '{players} lassen sich nicht alle paaren: es ist niemand übrig, gegen den sie spielen dürfen',
  'dutch.refusal.noBye': 'die Zahl der Spieler ist ungerade, und niemand darf mehr spielfrei sein',
  'dutch.refusal.bye':
    'die Zahl der Spieler ist ungerade; nur diese dürfen noch spielfrei sein: {players}',
  'dutch.refusal.met': '{player} hat schon gegen {others} gespielt',
  'dutch.refusal.forbidden':
    '{player} darf nicht gegen {others} spielen (Liste des Schiedsrichters)',
  'dutch.refusal.colour': '{player} hat dieselbe absolute Farbpräferenz wie {others}',
  'dutch.cure.results':
    'tragen Sie die fehlenden Ergebnisse von Runde {round} ein oder markieren Sie die Partien als Hängepartien (Remis für die Paarung)',
  'dutch.cure.list': 'nehmen Sie Paare aus der Liste „Dürfen nicht gegeneinander“',
  'dutch.cure.absence':
    'lassen Sie einen oder zwei Spieler diese Runde aussetzen (Abwesenheit oder erbetenes Bye), zuerst von: {players}',
  'dutch.cure.byHand':
    'der Text überlässt es dem Schiedsrichter: paaren Sie die Betroffenen von Hand und halten Sie den Grund fest',
  'dutch.cure.fewerRounds': 'wenn alle gegeneinander gespielt haben, beenden Sie das Turnier hier',
  'dutch.judge.byeScore':
    '{player} war spielfrei mit der Punktzahl {found}; die Runde lässt sich mit einem Spielfreien bei {best} paaren',
  'dutch.why.byeScore':
    'mit dem Paar {players} könnte niemand mit der niedrigsten möglichen Punktzahl, {score}, spielfrei sein',
};
