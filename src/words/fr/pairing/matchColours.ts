import type { matchColours as english } from '../../en/pairing/matchColours';
import type { WordsLike } from '../../like';

/** The rules of colours of matches, each under the number of its text. */
export const matchColours: WordsLike<typeof english> = {
  'teamSwiss.rule.4.3.1': '4.3.1 : aucun n’a joué : selon le numéro de {first}',
  'teamSwiss.rule.4.3.2': '4.3.2 : une seule a une préférence, qui est accordée',
  'teamSwiss.rule.4.3.3': '4.3.3 : les deux préférences sont accordées',
  'teamSwiss.rule.4.3.4': '4.3.4 : la seule préférence forte est accordée',
  'teamSwiss.rule.4.3.5': '4.3.5 : les blancs à la plus petite différence de couleurs',
  'teamSwiss.rule.4.3.6':
    '4.3.6 : alternance par rapport au dernier match où leurs couleurs différaient',
  'teamSwiss.rule.4.3.7': '4.3.7 : la préférence de {first}, première équipe',
  'teamSwiss.rule.4.3.8': '4.3.8 : {first}, première équipe, alterne sa dernière couleur',
  'teamSwiss.rule.4.3.9': '4.3.9 : l’autre équipe alterne sa dernière couleur',
  'doubleSwiss.rule.4.3.1': '4.3.1 : aucun n’a joué : selon le numéro de {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2 : les blancs à qui les a eus moins souvent',
  'doubleSwiss.rule.4.3.3':
    '4.3.3 : alternance par rapport au dernier match où leurs couleurs différaient',
  'doubleSwiss.rule.4.3.4':
    '4.3.4 : {first}, mieux classé, alterne par rapport à son dernier match',
  'doubleSwiss.rule.4.3.5': '4.3.5 : l’autre alterne par rapport à son dernier match',
};
