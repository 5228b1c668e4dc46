import type { dutch as english } from '../../../en/pairing/dutch/dutch';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch: WordsLike<typeof english> = {
  'dutch.who': '{player}',
  'dutch.colour.white': 'Weiß',
  'dutch.colour.black': 'Schwarz',
  'dutch.bracket.normal': 'Paarungsgruppe mit {score} {score|Punkt|Punkten}',
  'dutch.bracket.last': 'Letzte Gruppe, {score} {score|Punkt|Punkte}',
  'dutch.bracket.penultimate':
    'Vorletzte Gruppe, {score} {score|Punkt|Punkte}: ihre Abwärtsfloater werden so gewählt, dass sich der Rest paaren lässt',
  'dutch.bracket.collapsed':
    'Zusammengefasste letzte Gruppe: alle darunter, ab {score} {score|Punkt|Punkten}',
  'dutch.residents': 'Spieler der Gruppe: {players}',
  'dutch.movedDown': 'Heruntergesetzte Spieler: {players}',
  'dutch.limbo': 'Im Limbo, floaten sicher weiter: {players}',
  'dutch.topscorers':
    'Spitzenspieler (mehr als die Hälfte der möglichen Punkte in der letzten Runde): {players}',
  'dutch.floaters': 'Abwärtsfloater: {players}',
  'dutch.pairs': 'Paare: {count}',
  'dutch.noPairs': 'In dieser Gruppe kann niemand gepaart werden',
  'dutch.pairsTitle': 'Paare und die Regel, die die Farben gab',
  'dutch.head.white': 'Weiß',
  'dutch.head.black': 'Schwarz',
  'dutch.head.colourRule': 'Farben',
  'dutch.head.article': 'Artikel',
  'dutch.head.criterion': 'Zu minimieren',
  'dutch.head.value': 'Wert',
  'dutch.head.bound': 'Mindestens, durch Abzählen',
  'dutch.criteriaTitle': 'Kriterien in absteigender Wichtigkeit',
  'dutch.perfect':
    'Perfekter Kandidat: keine Paarung dieser Gruppe könnte bei irgendeinem Kriterium besser sein',
  'dutch.unmet':
    'Bester verfügbarer Kandidat; mehr, als das Abzählen allein erlauben würde: {articles}',
  'dutch.value.c7': '{count}, heruntergesetzt mit {scores}',
  'dutch.bye': '{player} ist spielfrei',
  'dutch.barred.bye': '{player} darf nicht spielfrei sein: war es schon in Runde {round}',
  'dutch.barred.forfeit':
    '{player} darf nicht spielfrei sein: hat in Runde {round} kampflos gewonnen',
  'dutch.byeScore':
    '{score} ist die niedrigste Punktzahl des Spielfreien, mit der sich die ganze Runde paaren lässt',
  'dutch.barred.points':
    '{player} darf nicht spielfrei sein: hat in Runde {round} ohne Spiel die Punkte eines Sieges bekommen',
};
