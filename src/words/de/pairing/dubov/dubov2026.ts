import type { dubov2026 as english } from '../../../en/pairing/dubov/dubov2026';
import type { WordsLike } from '../../../like';

/** Dubov 2026 (C.04.4.1): what its text says under its own numbers. */
export const dubov2026: WordsLike<typeof english> = {
  'dubov2026.rule.5.2.1':
    '5.2.1: keiner der beiden hat schon gespielt; Anfangsfarbe nach der Startnummer von {higher}, dem höher Gereihten',
  'dubov2026.rule.5.2.2': '5.2.2: beide Präferenzen werden erfüllt',
  'dubov2026.rule.5.2.3': '5.2.3: die stärkere Präferenz wird erfüllt',
  'dubov2026.rule.5.2.4':
    '5.2.4: Wechsel gegenüber der letzten Partie, in der sie verschiedene Farben hatten',
  'dubov2026.rule.5.2.5': '5.2.5: die Präferenz von {higher}, dem höher Gereihten',
  'dubov2026.C5': 'Aufwärtsfloater',
  'dubov2026.C6': 'Punkte der Aufwärtsfloater, die niedrigsten zuerst (je höher, desto besser)',
  'dubov2026.C7': 'Spieler ohne ihre Farbpräferenz',
  'dubov2026.C8':
    'Aufwärtsfloater, die schon so oft aufwärts gefloatet sind wie höchstens vorgesehen',
  'dubov2026.C9': 'deren frühere Aufwärtsfloats',
  'dubov2026.C10': 'Aufwärtsfloater, die in der vorigen Runde aufwärts gefloatet sind',
  'dubov2026.sameAbsolute': '{players} haben beide eine absolute Präferenz für {colour}',
  'dubov2026.bracket': 'Paarungsgruppe mit {score} {score|Punkt|Punkten}',
  'dubov2026.residents': 'Noch zu paarende Spieler der Gruppe: {players}',
  'dubov2026.upfloaters': 'Aufwärtsfloater: {players}',
  'dubov2026.noUpfloaters': 'Kein Aufwärtsfloater ist nötig',
  'dubov2026.g1': 'G1, die Weiß wollen: {players}',
  'dubov2026.g2': 'G2, die Schwarz wollen: {players}',
  'dubov2026.g1Half':
    'Hier hat noch niemand gespielt. G1, die erste Hälfte nach Nummern: {players}',
  'dubov2026.g2Half': 'G2, die zweite Hälfte: {players}',
  'dubov2026.shift.withinG1':
    'Paare innerhalb von G1 sind unvermeidlich; aus jedem wechselt einer nach G2: {players}',
  'dubov2026.shift.withinG2':
    'Paare innerhalb von G2 sind unvermeidlich; aus jedem wechselt einer nach G1: {players}',
  'dubov2026.shift.fromG1': 'Von G1 nach G2, damit beide gleich groß sind: {players}',
  'dubov2026.shift.fromG2': 'Von G2 nach G1, damit beide gleich groß sind: {players}',
  'dubov2026.shift.order': 'Reihenfolge des Probierens, von der Mitte nach außen: {numbers}',
  'dubov2026.pairs':
    'Paare: {count}. S1 nach dem Gegnerschnitt (ARO), T2 die erste Reihenfolge von G2, die eine zulässige Paarung gibt',
  'dubov2026.head.aro': 'ARO',
  'dubov2026.head.s1': 'S1',
  'dubov2026.head.t2': 'T2',
  'dubov2026.head.set': 'Spieler',
  'dubov2026.criteria': 'Was die Gruppe bei jedem Kriterium kostet',
  'dubov2026.bye':
    'Punkte {score}, gespielte Partien {games}, Nummer {number}: die niedrigste Punktzahl zuerst, dann die meisten Partien, dann die größte Nummer',
  'dubov2026.byeNeeded':
    'übergangen, weil sich die anderen ohne sie nicht alle paaren ließen: {players}',
  'dubov2026.hand.upfloaters': 'Mengen von Aufwärtsfloatern bis zur gewählten',
  'dubov2026.hand.unavoidable':
    'Mengen von Wechselnden aus der kleineren Untergruppe bis zur gewählten',
  'dubov2026.hand.equalising':
    'Mengen von Wechselnden aus der größeren Untergruppe bis zur gewählten',
  'dubov2026.hand.noPairing': 'die Gruppe hat keine zulässige Paarung',
  'dubov2026.hand.notComplete': 'die anderen ließen sich nicht alle paaren',
  'dubov2026.hand.worse': 'schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'dubov2026.hand.noBest': 'ergibt keine zulässige Paarung, die bei C7 die beste ist',
  'dubov2026.judge.byeGames':
    '{player} war spielfrei mit {found} {found|gespielten Partie|gespielten Partien}; {other} hat {best} gespielt',
  'dubov2026.judge.byeNumber': '{player} war spielfrei; {other} hat die größere Startnummer',
  'dubov2026.judge.worse':
    'Gruppe mit {score}: schlechter im Kriterium „{criterion}“: {found} statt {best}',
  'dubov2026.judge.upfloaters':
    'Gruppe mit {score}: {played} {played|floatet|floaten} aufwärts; {ours} {ours|ist|sind} in jedem Kriterium ebenso gut und {ours|kommt|kommen} zuerst',
  'dubov2026.judge.withinG1':
    'Gruppe mit {score}: {found} {found|Paar|Paare} innerhalb von G1; nur {best} sind unvermeidlich',
  'dubov2026.judge.withinG2':
    'Gruppe mit {score}: {found} {found|Paar|Paare} innerhalb von G2; nur {best} sind unvermeidlich',
  'dubov2026.judge.shiftG1':
    'Gruppe mit {score}: aus G1 heraus: {played}; zuerst, von der Mitte nach außen: {ours}',
  'dubov2026.judge.shiftG2':
    'Gruppe mit {score}: aus G2 heraus: {played}; zuerst, von der Mitte nach außen: {ours}',
  'dubov2026.judge.row':
    'Gruppe mit {score}: {player} trifft auf {played}, aber {ours} kommt in G2 zuerst und ist möglich',
  'dubov2026.why': 'in der besten Runde mit dem Paar {players}: {because}',
  'dubov2026.refusal.unrated':
    'ohne Wertungszahl: {players}; dieses System paart nach Wertungszahlen',
  'dubov2026.cure.rating': 'der Schiedsrichter gibt {players} eine vorläufige Wertungszahl',
  'dubov2026.refusal.rounds':
    'die Zahl der Runden ist nicht bekannt; sie entscheidet, ob {players} oft genug aufwärts gefloatet sind',
  'dubov2026.cure.rounds': 'geben Sie an, wie viele Runden das Turnier hat',
  'dubov2026.plain.C5': 'hätten mehr Spieler hinaufrücken müssen ({found} statt {best}).',
  'dubov2026.plain.C6': 'hätte jemand mit weniger Punkten hinaufrücken müssen.',
  'dubov2026.plain.C8':
    'hätte jemand noch einmal in einer stärkeren Gruppe gespielt, der das schon oft genug getan hat.',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, Februar 2026)',
  'dubov2026.summary':
    'gleicht den Gegnerschnitt innerhalb jeder Punktzahl aus; füllt Gruppen von unten auf; jeder braucht eine Wertungszahl',
};
