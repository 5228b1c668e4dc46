import type { doubleSwiss2026 as english } from '../../en/pairing/doubleSwiss2026';
import type { WordsLike } from '../../like';

export const doubleSwiss2026: WordsLike<typeof english> = {
  'doubleSwiss2026.name': 'Double suisse 2026 (C.04.5, février 2026)',
  'doubleSwiss2026.summary':
    'chaque appariement est un match de deux parties aux couleurs inversées ; le score de tête est complété par le bas',
  'doubleSwiss.rule.4.3.1': '4.3.1 : aucun n’a joué : selon le numéro de {first}',
  'doubleSwiss.rule.4.3.2': '4.3.2 : les blancs à qui les a eus moins souvent',
  'doubleSwiss.rule.4.3.3':
    '4.3.3 : alternance par rapport au dernier match où leurs couleurs différaient',
  'doubleSwiss.rule.4.3.4':
    '4.3.4 : {first}, mieux classé, alterne par rapport à son dernier match',
  'doubleSwiss.rule.4.3.5': '4.3.5 : l’autre alterne par rapport à son dernier match',
  'doubleSwiss.secondGame':
    'Partie 2 du match {match} : les appariements de la ronde {first}, couleurs inversées',
};
