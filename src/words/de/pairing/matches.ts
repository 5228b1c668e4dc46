import type { matches as english } from '../../en/pairing/matches';
import type { WordsLike } from '../../like';

/** The procedure that teams (C.04.6) and the Double-Swiss (C.04.5) have in common. */
export const matches: WordsLike<typeof english> = {
  'matches.who': '{player}',
  'matches.none': 'keine',
  'matches.value': '{value}',
  'matches.bracket': 'Paarungsgruppe mit {score} {score|Punkt|Punkten}',
  'matches.group': 'Punktgruppe: {players}',
  'matches.upfloaters': 'Aufwärtsfloater in diese Gruppe: {players}',
  'matches.noUpfloaters': 'Niemand muss aufwärts floaten',
  'matches.criteria': 'Kriterien in absteigender Wichtigkeit',
  'matches.pairs': 'Paare und die Regel, die die Farben gab',
  'matches.head.white': 'Weiß',
  'matches.head.black': 'Schwarz',
  'matches.head.rule': 'Farben',
  'matches.head.article': 'Artikel',
  'matches.head.criterion': 'Zu minimieren',
  'matches.head.value': 'Wert',
  'matches.head.set': 'Aufwärtsfloater',
  'matches.bye':
    '{player} ist spielfrei: {score} {score|Punkt|Punkte}, {matches} {matches|Wettkampf|Wettkämpfe} gespielt',
  'matches.byeLeaves': 'ohne {player} ließen sich die anderen nicht alle paaren',
  'matches.barred.bye': '{player} darf nicht spielfrei sein: war es in Runde {round}',
  'matches.barred.forfeit':
    '{player} darf nicht spielfrei sein: ein kampflos gewonnener Wettkampf in Runde {round}',
  'matches.barred.full':
    '{player} darf nicht spielfrei sein: ein Bye mit ganzem Punkt in Runde {round}',
  'matches.C.fewest': 'Aufwärtsfloater',
  'matches.C.scores': 'Punkte der Aufwärtsfloater, je höher, desto besser',
  'matches.C.following': 'Aufwärtsfloater, die die nächste Punktgruppe braucht',
  'matches.C.repeated': 'Aufwärtsfloater, die in der vorigen Runde gefloatet sind',
  'matches.C.colours': 'nicht erfüllte Farbpräferenzen',
  'matches.C.strong': 'nicht erfüllte starke Farbpräferenzen',
  'matches.C.opponents': 'Gegner von Aufwärtsfloatern, die in der vorigen Runde gefloatet sind',
  'matches.met': '{players} haben schon einen Wettkampf gegeneinander gespielt',
  'matches.keptApart': '{players} dürfen nicht gegeneinander spielen (Liste des Schiedsrichters)',
  'matches.judge.players':
    'nicht dieselben Teilnehmer: es fehlen {missing}; nicht zu paaren oder doppelt {extra}',
  'matches.judge.noRound':
    'für diese Runde gibt es keine zulässige Paarung; der Hauptschiedsrichter entscheidet',
  'matches.judge.byeScore':
    'spielfrei war {other} mit {found} {found|Punkt|Punkten}; {player} hat {best}',
  'matches.judge.byeMatches':
    'spielfrei war {other} mit {found} gespielten {found|Wettkampf|Wettkämpfen}; {player} hat {best} gespielt',
  'matches.judge.byeNumber':
    'spielfrei war {other}; {player}, sonst gleich, hat die größere Nummer',
  'matches.judge.worse':
    'Gruppe mit {score}: schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'matches.judge.laterSet':
    'Gruppe mit {score}: {played|der|die} Aufwärtsfloater {played} {played|ist|sind} ebenso gut, {played|kommt|kommen} aber in der vorgeschriebenen Reihenfolge nach {ours}',
  'matches.judge.later':
    'Gruppe mit {score}: in jedem Kriterium ebenso gut, aber ihre Kennung {played} kommt nach {ours}',
  'matches.judge.colours': 'falsche Farben: {white} hat Weiß gegen {black} ({rule})',
  'matches.why.notTwo': '{players} sind nicht zwei verschiedene Teilnehmer dieser Runde',
  'matches.why.arePaired': '{players} sind in dieser Runde gepaart',
  'matches.why.incomplete': 'mit dem Paar {players} ließe sich der Rest der Runde nicht vollenden',
  'matches.why.with': 'die beste Runde, in der {players} aufeinandertreffen: {because}',
  'matches.refusal.pending': 'in Runde {round} fehlen Ergebnisse von Wettkämpfen: {players}',
  'matches.refusal.few':
    '{players} lassen sich nicht alle paaren: außer gegeneinander dürfen sie nur gegen {others} spielen, und das sind zu wenige',
  'matches.refusal.among':
    '{players} lassen sich nicht alle paaren: es ist niemand übrig, gegen den sie spielen dürfen',
  'matches.refusal.noBye':
    'die Zahl der Teilnehmer ist ungerade, und niemand darf mehr spielfrei sein',
  'matches.refusal.bye':
    'die Zahl der Teilnehmer ist ungerade; nur diese dürfen noch spielfrei sein: {players}',
  'matches.refusal.met': '{player} hat schon gegen {others} gespielt',
  'matches.refusal.forbidden':
    '{player} darf nicht gegen {others} spielen (Liste des Schiedsrichters)',
  'matches.cure.results': 'tragen Sie die fehlenden Ergebnisse von Runde {round} ein',
  'matches.cure.absence': 'lassen Sie einen oder zwei diese Runde aussetzen, zuerst von: {players}',
  'matches.cure.byHand':
    'der Text überlässt es dem Hauptschiedsrichter: paaren Sie die Betroffenen von Hand und halten Sie den Grund fest',
  'matches.hand.sets': 'Von Hand: Mengen von Aufwärtsfloatern in der vorgeschriebenen Reihenfolge',
  'matches.hand.setsOpen':
    'Von Hand: die ersten Mengen von Aufwärtsfloatern in der vorgeschriebenen Reihenfolge; die angenommene kommt später',
  'matches.hand.pairings': 'Von Hand: Paarungen in der Reihenfolge ihrer Kennungen',
  'matches.hand.pairingsOpen':
    'Von Hand: die ersten Paarungen in der Reihenfolge ihrer Kennungen; die angenommene kommt später',
  'matches.hand.noBracket': 'mit {players} lässt sich die Gruppe nicht paaren',
  'matches.hand.notComplete':
    'wenn {players} aufwärts floaten, ließe sich der Rest der Runde nicht paaren',
  'matches.hand.worse': '{criterion}: {found} statt {best}',
};
