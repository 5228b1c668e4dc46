import type { answers as english } from '../../en/pairing/answers';
import type { WordsLike } from '../../like';

/** Answers for a player, in words without terms of the rules. */
export const answers: WordsLike<typeof english> = {
  'answers.q.opponent': 'Warum dieser Gegner?',
  'answers.q.colour': 'Warum diese Farbe?',
  'answers.q.floatDown': 'Warum ein Gegner mit weniger Punkten?',
  'answers.q.floatUp': 'Warum ein Gegner mit mehr Punkten?',
  'answers.q.bye': 'Warum spielfrei?',
  'answers.q.noBye': 'Warum nicht spielfrei?',
  'answers.q.whyNot': 'Warum nicht {player}?',
  'answers.same-points':
    '{player} und {opponent} hatten beide {score} {score|Punkt|Punkte}, und Spieler mit gleich vielen Punkten spielen gegeneinander.',
  'answers.other-points':
    '{player} hatte {own} {own|Punkt|Punkte} und {opponent} {other}: nicht alle konnten gegen jemanden mit gleich vielen Punkten spielen.',
  'answers.other-points-bye':
    '{player} hatte {own} {own|Punkt|Punkte} und {opponent} {other}: da {bye} spielfrei war, konnten nicht alle anderen gegen jemanden mit gleich vielen Punkten spielen.',
  'answers.in-order':
    'In ihrer Gruppe treffen zwei Listen der Reihe nach aufeinander: Nr. {place} der einen auf Nr. {place} der anderen.',
  'answers.instead':
    'In der Reihenfolge der Gruppe wäre zuerst {other} an der Reihe gewesen; {because}',
  'answers.rearranged':
    'Die erste Anordnung der Gruppe ließ sich nicht halten; von den besten kommt diese in der Reihenfolge der Regeln zuerst.',
  'answers.arranged': 'Die Regeln ordnen die Gruppe so an, dass diese beiden aufeinandertreffen.',
  'answers.bracket':
    'In diesem Turnier spielen die Sieger weiter, und der Turnierbaum sagt, wer gegen wen spielt.',
  'answers.bracket-bye': '{player} spielt in dieser K.-o.-Runde gegen niemanden und kommt weiter.',
  'answers.ladder': 'Die Rangliste paart Nachbarn unter den Anwesenden, von oben.',
  'answers.ladder-nearest':
    '{lower} stand unter {higher} in der Rangliste am nächsten von denen, die noch frei waren, gegen die {higher} spielen durfte und die den anderen einen Gegner ließen.',
  'answers.ladder-bye':
    'Bei ungerader Spielerzahl lässt die Rangliste diesmal {player} ohne Partie.',
  'answers.table':
    'In diesem Turnier spielt jeder gegen jeden, und die Rundentabelle sagt, wer gegen wen spielt.',
  'answers.table-fixed':
    'In diesem Turnier sagt eine vorher festgelegte Tabelle, wer gegen wen spielt.',
  'answers.table-round': 'Nach der Tabelle treffen sie in Runde {round} aufeinander.',
  'answers.changed':
    'Diese Paarung hat der Schiedsrichter gemacht: nach den Regeln allein hätte {player} gegen {ours} gespielt.',
  'answers.changed-bye':
    'Das hat der Schiedsrichter entschieden: nach den Regeln allein wäre {player} spielfrei gewesen.',
  'answers.not-in-round': '{player} wurde in Runde {round} nicht gepaart.',
  'answers.no-round':
    'Nach den Regeln allein lässt sich Runde {round} nicht paaren, es gibt also nichts zu vergleichen.',
  'answers.due-both':
    '{player} stand {colour} zu und {opponent} nicht, also haben beide, was ihnen zusteht.',
  'answers.due-none': 'Weder {player} noch {opponent} stand eine Farbe zu.',
  'answers.due-other':
    'Nur {opponent} hatte Anspruch auf eine Farbe und hat sie; {player} nimmt die andere.',
  'answers.due-only': 'Nur {player} hatte Anspruch auf eine Farbe und hat sie.',
  'answers.due-stronger':
    'Sowohl {player} als auch {opponent} stand {colour} zu; {winner} brauchte die Farbe dringender.',
  'answers.due-equal': 'Sowohl {player} als auch {opponent} stand {colour} zu.',
  'answers.colour-rule': 'Die Regel, die entschied: {because}.',
  'answers.colour-history': 'Farben bisher: {player} {own}, {opponent} {other}.',
  'answers.none-yet': 'keine',
  'answers.odd-group':
    'Die Gruppe mit {score} {score|Punkt|Punkten} hatte {count} Spieler, eine ungerade Zahl, also musste jemand hinunter.',
  'answers.odd-group-joined':
    'Die Gruppe mit {score} {score|Punkt|Punkten} hatte {own} Spieler, und {more} {more|weiterer war|weitere waren} heruntergekommen: eine ungerade Zahl, also musste jemand hinunter.',
  'answers.alone-group':
    'Niemand sonst hatte {score} {score|Punkt|Punkte}, also musste {player} hinunter.',
  'answers.uneven-group':
    'Nicht alle in der Gruppe mit {score} {score|Punkt|Punkten} konnten dort gepaart werden: {count} mussten hinunter.',
  'answers.had-stayed': 'Wäre {player} geblieben, {because}',
  'answers.first-in-order':
    'Unter denen, die hinunter konnten, kommt die Reihenfolge der Regeln zuerst zu {player}.',
  'answers.came-down':
    '{opponent} kam aus der Gruppe mit {score} {score|Punkt|Punkten} herunter und brauchte einen Gegner.',
  'answers.first-for-him': '{player} war in der Gruppe der erste mögliche Gegner für {opponent}.',
  'answers.chosen-for':
    'Von den möglichen Gegnern für {opponent} ergibt die beste Anordnung der Gruppe {player}.',
  'answers.before-you': '{other} stand vor {player}; {because}',
  'answers.went-up':
    '{player} wurde in die Gruppe mit {score} {score|Punkt|Punkten} hinaufgenommen, die für {opponent} niemanden mehr hatte.',
  'answers.odd-field': 'Die Zahl der Spieler war ungerade, also musste einer aussetzen.',
  'answers.even-field': 'Die Zahl der Spieler war gerade, also musste niemand aussetzen.',
  'answers.bye-lowest':
    'Spielfrei ist der Letzte der Rangliste, der es sein darf, und das war {player}.',
  'answers.bye-fewest-points':
    '{player} hat die wenigsten Punkte von denen, die spielfrei sein dürfen und allen anderen einen Gegner lassen.',
  'answers.bye-most-games':
    'Von denen, die spielfrei sein dürfen und allen anderen einen Gegner lassen, hat {player} die wenigsten Punkte und bei Gleichstand die meisten Partien.',
  'answers.bye-last-ranked':
    'Von denen, die spielfrei sein dürfen und allen anderen einen Gegner lassen, hat {player} die wenigsten Punkte, bei Gleichstand die meisten Partien, und steht unter diesen nach den Punkten der bisherigen Gegner und dann nach der Nummer an letzter Stelle.',
  'answers.bye-barred': 'Unter {player} stand sonst niemand, der spielfrei sein durfte: {because}',
  'answers.bye-other': 'Spielfrei war {other}, weiter unten mit {score} {score|Punkt|Punkten}.',
  'answers.bye-not-twice':
    'Niemand ist nach einem Bye oder nach Punkten ohne Spiel noch einmal spielfrei; {because}.',
  'answers.had-bye': 'Wäre {player} spielfrei, {because}',
  'answers.met':
    '{player} und {opponent} haben schon in Runde {round} gegeneinander gespielt; niemand trifft zweimal auf denselben Gegner.',
  'answers.kept-apart': 'Der Schiedsrichter hält {player} und {opponent} getrennt.',
  'answers.same-colour':
    '{player} und {opponent} müssen in dieser Runde beide {colour} haben und können daher nicht gegeneinander spielen.',
  'answers.meet': '{player} und {opponent} spielen in dieser Runde gegeneinander.',
  'answers.may-meet':
    '{player} und {opponent} hatten gleich viele Punkte und durften gegeneinander spielen.',
  'answers.far':
    '{player} hatte {own} {own|Punkt|Punkte} und {opponent} {other}; soweit möglich spielen Punktgleiche gegeneinander.',
  'answers.but': 'Aber mit diesem Paar {because}',
  /** The same within a sentence. */
  'answers.but-within': 'aber mit diesem Paar {because}',
  'answers.cost.downfloaters':
    'hätten mehr Spieler ihre Gruppe verlassen müssen ({found} statt {best}).',
  'answers.cost.scores': 'hätten Spieler mit mehr Punkten hinuntergehen müssen.',
  'answers.cost.upfloaters': 'hätten mehr hinaufgehen müssen: {found} statt {best}.',
  'answers.cost.upScores': 'wären die, die hinaufgehen, von weiter unten gekommen.',
  'answers.cost.floatAgain':
    'hätte jemand wieder in einer anderen Gruppe gespielt, der das gerade erst getan hat.',
  'answers.cost.ahead': 'hätte sich die nächste Gruppe nur schlechter paaren lassen.',
  'answers.cost.colour':
    'hätten mehr Spieler nicht die Farbe gehabt, die ihnen zusteht ({found} statt {best}).',
  'answers.cost.strong':
    'hätten mehr Spieler nicht die Farbe gehabt, die sie dringend brauchten ({found} statt {best}).',
  'answers.cost.top': 'hätte einer der Führenden oder ein Gegner eine Farbe einmal zu oft gehabt.',
  'answers.cost.downAgain':
    'wäre jemand wieder hinuntergegangen, der in einer der letzten zwei Runden hinuntergegangen war.',
  'answers.cost.upAgain':
    'hätte jemand wieder in einer stärkeren Gruppe gespielt, der das in einer der letzten zwei Runden getan hatte.',
  'answers.cost.difference':
    'wäre der Punkteunterschied für jemanden größer gewesen, der in einer der letzten zwei Runden gefloatet war.',
  'answers.cost.byeUnplayed': 'wäre jemand spielfrei gewesen, der weniger Partien gespielt hat.',
  'answers.cost.byeScore': 'wäre jemand mit mehr Punkten spielfrei gewesen.',
  'answers.cost.order':
    'wäre die Runde nur ebenso gut gewesen, und sie kommt in der festen Reihenfolge, in der die Regeln die Paarungen probieren, später.',
  'answers.cost.incomplete': 'hätten nicht alle anderen gepaart werden können.',
  'answers.cost.still-free': 'hätten sich die noch freien Spieler nicht alle paaren lassen.',
  'answers.cost.no-opponent': 'wäre kein Gegner übrig gewesen.',
  'answers.cost.fewer': 'hätte die Gruppe weniger Paare gehabt.',
  'answers.cost.below': 'hätten die Übrigen in der nächsten Gruppe nicht gepaart werden können.',
  'answers.cost.earlier':
    'müsste {player} auf {opponent} verzichten, den die Regeln zuerst zuweisen.',
  'answers.cost.moved':
    'hätte jemand aus einer höheren Gruppe seinen Platz verloren: solche Spieler kommen zuerst.',
  'answers.cost.bye': 'wäre ein anderer Spieler spielfrei gewesen, als die Regeln sagen.',
  'answers.cost.closeness': 'wären die Punkteunterschiede in den Paaren größer gewesen.',
  'answers.cost.column':
    'hätte einer der beiden die andere Farbe nehmen müssen: beiden steht {colour} zu.',
  'answers.cost.later': 'lässt die Tabelle die beiden in Runde {round} aufeinandertreffen.',
  'answers.cost.bothDown':
    'träfen zwei aufeinander, die aus einer höheren Gruppe kamen, und solche spielen gegen Spieler der Gruppe, in die sie kommen.',
  'answers.cost.strongPair':
    'hätten zwei Spieler, die dringend dieselbe Farbe brauchen, gegeneinander gespielt.',
  'answers.cost.barred': 'wäre jemand spielfrei gewesen, der es nicht sein darf.',
};
