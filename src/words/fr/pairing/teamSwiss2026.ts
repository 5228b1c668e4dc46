import type { teamSwiss2026 as english } from '../../en/pairing/teamSwiss2026';
import type { WordsLike } from '../../like';

export const teamSwiss2026: WordsLike<typeof english> = {
  'teamSwiss2026.name': 'Suisse par équipes 2026 (C.04.6, février 2026)',
  'teamSwiss2026.summary':
    'les équipes se rencontrent : le score de tête est complété par le bas, puis apparié dans l’ordre des numéros d’équipe ; points de match ou de partie d’abord',
  'teamSwiss.rule.4.3.1': '4.3.1 : aucun n’a joué : selon le numéro de {first}',
  'teamSwiss.rule.4.3.2': '4.3.2 : une seule a une préférence, qui est respectée',
  'teamSwiss.rule.4.3.3': '4.3.3 : les deux préférences sont respectées',
  'teamSwiss.rule.4.3.4': '4.3.4 : la seule préférence forte est respectée',
  'teamSwiss.rule.4.3.5': '4.3.5 : les blancs à la plus petite différence de couleurs',
  'teamSwiss.rule.4.3.6':
    '4.3.6 : alternance par rapport au dernier match où leurs couleurs différaient',
  'teamSwiss.rule.4.3.7': '4.3.7 : la préférence de {first}, première équipe',
  'teamSwiss.rule.4.3.8': '4.3.8 : {first}, première équipe, alterne sa dernière couleur',
  'teamSwiss.rule.4.3.9': '4.3.9 : l’autre équipe alterne sa dernière couleur',
};
