import type { dutch2026 as english } from '../../../en/pairing/dutch/dutch2026';
import type { WordsLike } from '../../../like';

/** Dutch 2026: what its text says under its own numbers. */
export const dutch2026: WordsLike<typeof english> = {
  'dutch2026.rule.5.2.1': '5.2.1 : les deux préférences sont respectées',
  'dutch2026.rule.5.2.2': '5.2.2 : la préférence la plus forte est respectée',
  'dutch2026.rule.5.2.3':
    '5.2.3 : alternance par rapport à la dernière partie où leurs couleurs différaient',
  'dutch2026.rule.5.2.4': '5.2.4 : la préférence de {higher}, le mieux classé',
  'dutch2026.rule.5.2.5':
    '5.2.5 : couleur initiale selon le numéro d’appariement de {higher}, le mieux classé',
  'dutch2026.C6': 'flotteurs descendants',
  'dutch2026.C7': 'scores des flotteurs descendants',
  'dutch2026.C8': 'joueurs non appariés dans le niveau suivant, puis leurs scores',
  'dutch2026.C9': 'rondes non jouées du joueur exempt',
  'dutch2026.C10':
    'joueurs de tête ou leurs adversaires avec une différence de couleurs au-delà de ±2',
  'dutch2026.C11': 'joueurs de tête ou leurs adversaires avec trois fois de suite la même couleur',
  'dutch2026.C12': 'joueurs sans leur préférence de couleur',
  'dutch2026.C13': 'joueurs sans leur préférence de couleur forte',
  'dutch2026.C14': 'flotteurs descendants résidents ayant déjà flotté à la ronde précédente',
  'dutch2026.C15': 'adversaires des flotteurs ayant déjà flotté vers le haut à la ronde précédente',
  'dutch2026.C16': 'flotteurs descendants résidents ayant déjà flotté deux rondes plus tôt',
  'dutch2026.C17': 'adversaires des flotteurs ayant déjà flotté vers le haut deux rondes plus tôt',
  'dutch2026.C18': 'différences de score des flotteurs ayant déjà flotté à la ronde précédente',
  'dutch2026.C19':
    'différences de score des adversaires de flotteurs ayant déjà flotté vers le haut à la ronde précédente',
  'dutch2026.C20': 'différences de score des flotteurs ayant déjà flotté deux rondes plus tôt',
  'dutch2026.C21':
    'différences de score des adversaires de flotteurs ayant déjà flotté vers le haut deux rondes plus tôt',
  'dutch2026.hand.exchange': '4.3 : {left} ↔ {came}',
  'dutch2026.hand.movedDownSet': '4.4 : {s1} ↔ {limbo}',
  'dutch2026.hand.both': '4.4 : {s1} ↔ {limbo} ; 4.3 : {left} ↔ {came}',
  'dutch2026.name': 'Système hollandais 2026 (C.04.3, février 2026)',
  'dutch2026.summary':
    'le système usuel des opens depuis février 2026 : la première moitié de chaque score rencontre la seconde, l’exempt a le plus bas score possible',
};
