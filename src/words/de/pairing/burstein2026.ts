import type { burstein2026 as english } from '../../en/pairing/burstein2026';
import type { WordsLike } from '../../like';

/** Burstein 2026: the rounds after the seeding ones. */
export const burstein2026: WordsLike<typeof english> = {
  'burstein2026.seeding':
    'Runde {round} ist eine der {count} {count|Setzrunde|Setzrunden}: es gelten die Regeln des holländischen Systems (C.04.3), und die Artikel unten sind dessen Artikel',
  'burstein2026.rule.5.2.1':
    '5.2.1: keiner der beiden hat gespielt; Anfangsfarbe nach der Startnummer von {higher}, dem höher Gereihten',
  'burstein2026.rule.5.2.2': '5.2.2: beide Präferenzen werden erfüllt',
  'burstein2026.rule.5.2.3': '5.2.3: die stärkere Präferenz wird erfüllt',
  'burstein2026.rule.5.2.4':
    '5.2.4: Wechsel gegenüber der letzten Partie, in der sie verschiedene Farben hatten',
  'burstein2026.rule.5.2.5': '5.2.5: die Präferenz von {higher}, dem höher Gereihten',
  'burstein2026.C5': 'abgehende Floater',
  'burstein2026.C6': 'Punkte der abgehenden Floater',
  'burstein2026.C7':
    'in der nächsten Gruppe nicht gepaarte Spieler, dann die Punkte derer aus dieser',
  'burstein2026.C8': 'Spieler ohne ihre Farbpräferenz',
  'burstein2026.value.ahead': '{count}, aus dieser Gruppe mit {scores}',
  'burstein2026.bracket': 'Paarungsgruppe mit {score} {score|Punkt|Punkten}',
  'burstein2026.residents': 'Spieler der Gruppe: {players}',
  'burstein2026.incoming': 'Ankommende Floater: {players}',
  'burstein2026.floaters': 'Abgehende Floater: {players}',
  'burstein2026.ranking':
    'Gereiht nach Buchholz, dann Sonneborn-Berger, dann Startnummer; die Punkte spielen keine Rolle',
  'burstein2026.rankingTitle': 'Reihung in der Gruppe',
  'burstein2026.head.bsn': 'Stelle',
  'burstein2026.head.player': 'Spieler',
  'burstein2026.head.points': 'Punkte',
  'burstein2026.head.buchholz': 'Buchholz',
  'burstein2026.head.sonnebornBerger': 'Sonneborn-Berger',
  'burstein2026.points': '{score}',
  'burstein2026.buchholz': '{value}',
  'burstein2026.sonnebornBerger': '{value}',
  'burstein2026.pairs': 'Paare: {count}',
  'burstein2026.noPairs': 'In dieser Gruppe kann niemand gepaart werden',
  'burstein2026.criteria':
    'Keine Paarung dieser Gruppe erfüllt die Kriterien besser; von den gleich guten kommt diese zuerst',
  'burstein2026.bye': '{player} ist spielfrei; das wird entschieden, bevor jemand gepaart wird',
  'burstein2026.bye.score':
    'Niedrigste Punktzahl derer, die spielfrei sein dürfen und allen anderen einen Gegner lassen: {score}',
  'burstein2026.bye.games': 'Unter diesen die meisten gespielten Partien: {count}',
  'burstein2026.bye.rank': 'Von {players} steht {player} in der Reihung am tiefsten',
  'burstein2026.sameAbsolute': '{players} haben beide eine absolute Präferenz für {colour}',
  'burstein2026.judge.byeScore':
    '{player} war spielfrei mit der Punktzahl {found}; {other} hat {best}, und auch dann können alle anderen gepaart werden',
  'burstein2026.judge.byeGames':
    '{player} war spielfrei mit {found} {found|gespielten Partie|gespielten Partien}; bei {other} sind es bei gleicher Punktzahl {best}',
  'burstein2026.judge.byeRank':
    '{player} war spielfrei; {other} hat bei gleicher Punktzahl ebenso viele Partien gespielt und steht in der Reihung tiefer',
  'burstein2026.judge.worse':
    'Gruppe mit {score}: schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'burstein2026.judge.later':
    'Gruppe mit {score}: zulässig und in jedem Kriterium ebenso gut, aber später in der Reihenfolge der Paarungen: {played}',
  'burstein2026.why.bye': '{player} ist spielfrei; das wird entschieden, bevor jemand gepaart wird',
  'burstein2026.why.incomplete':
    '{player} ist spielfrei, das wird zuerst entschieden; mit dem Paar {players} könnten nicht alle anderen gepaart werden',
  'burstein2026.plain.incomplete':
    'und wenn {player} spielfrei ist, was zuerst entschieden wird, hätten nicht alle anderen gepaart werden können.',
  'burstein2026.why.worse':
    'mit dem Paar {players} ist die Gruppe mit {score} bestenfalls {pairing}, und schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'burstein2026.why.worseElsewhere':
    'damit {players} aufeinandertreffen, müsste die Gruppe mit {score} anders gepaart werden, bestenfalls {pairing}; schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'burstein2026.why.later':
    'damit {players} aufeinandertreffen, müsste die Gruppe mit {score} so gepaart werden: {pairing}; in jedem Kriterium ebenso gut, aber später in der Reihenfolge der Paarungen',
  'burstein2026.hand.worse': '{criterion}: {found} statt {best}',
  'burstein2026.hand.already': '{criterion}: schon {found} statt {best}',
  'burstein2026.hand.notComplete':
    'wenn {players} floaten, ließe sich der Rest der Runde nicht paaren',
  'burstein2026.hand.restAlone': 'der Rest der Runde ließe sich nicht paaren',
  'burstein2026.refusal.rounds':
    'die Hälfte der Runden, höchstens vier, sind Setzrunden; niemand hat gesagt, wie viele Runden es gibt, also kann Runde {round} eine sein oder nicht',
  'burstein2026.cure.rounds': 'geben Sie an, wie viele Runden das Turnier hat',
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, Februar 2026)',
  'burstein2026.summary':
    'gleicht die Gegnerschaft von Spielern mit gleich vielen Punkten aus: nach bis zu vier Runden nach dem holländischen System treffen die mit den stärksten Gegnern auf die mit den schwächsten',
};
