import type { forced as english } from '../../en/pairing/forced';
import type { WordsLike } from '../../like';

/** Why players must leave their group, and why a round cannot be had otherwise. */
export const forced: WordsLike<typeof english> = {
  'forced.all': 'Alle werden in der Gruppe gepaart: {count} {count|Paar|Paare}.',
  'forced.alone': '{player} ist in der Gruppe allein und geht hinunter.',
  'forced.bye': 'Die Gruppe hat {count} Spieler, eine ungerade Zahl: {player} ist spielfrei.',
  'forced.odd': 'Die Gruppe hat {count} Spieler, eine ungerade Zahl: einer geht hinunter.',
  'forced.nobody':
    'Keine zwei von {players} dürfen gegeneinander spielen, also gehen alle hinunter.',
  'forced.nobody-met':
    'In der Gruppe kann niemand gepaart werden, weil {pairs} schon gegeneinander gespielt haben.',
  'forced.few':
    'Von {players} müssen mindestens {count} hinunter: in der Gruppe dürfen sie, außer gegeneinander, nur gegen {others} spielen.',
  'forced.few-only':
    'Von {players} müssen mindestens {count} hinunter: in der Gruppe dürfen sie nur gegen {others} spielen.',
  'forced.among':
    'Von {players} müssen mindestens {count} hinunter: in der Gruppe dürfen sie nur gegeneinander spielen und lassen sich nicht alle paaren.',
  'forced.none':
    'In der Gruppe dürfen {players} gegen niemanden spielen, also müssen sie hinunter.',
  'forced.below-met':
    'Weiter unten haben {pairs} schon gegeneinander gespielt und lassen sich dort nicht paaren, also müssen {count} zu ihnen hinunter.',
  'forced.below-few':
    'Weiter unten dürfen {players}, außer gegeneinander, nur gegen {others} spielen, also müssen {count} zu ihnen hinunter.',
  'forced.below-few-only':
    'Weiter unten dürfen {players} nur gegen {others} spielen, also müssen {count} zu ihnen hinunter.',
  'forced.below-among':
    'Weiter unten dürfen {players} nur gegeneinander spielen und lassen sich nicht alle paaren, also müssen {count} zu ihnen hinunter.',
  'forced.below-none':
    'Weiter unten gibt es für {players} keinen möglichen Gegner, also müssen {count} hinunter.',
  'forced.below-bye':
    'Die Spieler weiter unten lassen sich untereinander nicht paaren, auch wenn einer von ihnen spielfrei ist, also müssen {count} hinunter.',
  'forced.together':
    'Mit {pairs} {pairs|Paar|Paaren} in der Gruppe ließen sich die Übrigen und die Spieler weiter unten nicht alle paaren.',
  'forced.lowest-bye':
    'Mit {pairs} {pairs|Paar|Paaren} in der Gruppe wäre jemand mit mehr als {score} {score|Punkt|Punkten} spielfrei; nach den Regeln ist zuerst der niedrigste Punktestand spielfrei, den die Runde zulässt.',
  'forced.met': 'Haben schon gegeneinander gespielt: {pairs}',
  'forced.apart': 'Dürfen nicht gegeneinander (Liste des Schiedsrichters): {pairs}',
  'forced.colours': 'Müssen beide dieselbe Farbe haben: {pairs}',
  'forced.both-down': 'Kamen beide von oben und spielen nur gegen Spieler der Gruppe: {pairs}',
  'forced.rest': 'Mit den Paaren {pairs} ließen sich die anderen nicht alle paaren.',
  'forced.rest-bye': 'Wenn {player} spielfrei ist, ließen sich die anderen nicht alle paaren.',
  'forced.rest-few':
    'Ohne sie dürfen {players}, außer gegeneinander, nur gegen {others} spielen: {count} hätten keinen Gegner.',
  'forced.rest-few-only':
    'Ohne sie dürfen {players} nur gegen {others} spielen: {count} hätten keinen Gegner.',
  'forced.rest-among':
    'Ohne sie dürfen {players} nur gegeneinander spielen: {count} hätten keinen Gegner.',
  'forced.rest-none': 'Ohne sie gibt es für {players} keinen möglichen Gegner.',
  'forced.no-opponent': '{player} darf gegen niemanden der Gruppe spielen.',
};
