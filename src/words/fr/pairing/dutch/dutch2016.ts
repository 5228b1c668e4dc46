import type { dutch2016 as english } from '../../../en/pairing/dutch/dutch2016';
import type { WordsLike } from '../../../like';

/** Dutch 2016: what its text says under its own numbers. */
export const dutch2016: WordsLike<typeof english> = {
  'dutch2016.rule.E.1': 'E.1 : les deux préférences sont respectées',
  'dutch2016.rule.E.2': 'E.2 : la préférence la plus forte est respectée',
  'dutch2016.rule.E.3':
    'E.3 : alternance par rapport à la dernière partie où leurs couleurs différaient',
  'dutch2016.rule.E.4': 'E.4 : la préférence de {higher}, le mieux classé',
  'dutch2016.rule.E.5':
    'E.5 : couleur initiale selon le numéro d’appariement de {higher}, le mieux classé',
  'dutch2016.C.5': 'flotteurs descendants',
  'dutch2016.C.6': 'différences de score (D-SA)',
  'dutch2016.C.7': 'joueurs non appariés dans le niveau suivant, puis sa D-SA',
  'dutch2016.C.8':
    'joueurs de tête ou leurs adversaires avec une différence de couleurs au-delà de ±2',
  'dutch2016.C.9': 'joueurs de tête ou leurs adversaires avec trois fois de suite la même couleur',
  'dutch2016.C.10': 'joueurs sans leur préférence de couleur',
  'dutch2016.C.11': 'joueurs sans leur préférence de couleur forte',
  'dutch2016.C.12': 'même flottement descendant qu’à la ronde précédente',
  'dutch2016.C.13': 'même flottement montant qu’à la ronde précédente',
  'dutch2016.C.14': 'même flottement descendant que deux rondes plus tôt',
  'dutch2016.C.15': 'même flottement montant que deux rondes plus tôt',
  'dutch2016.C.16':
    'différences de score de ceux qui répètent le flottement descendant de la ronde précédente',
  'dutch2016.C.17':
    'différences de score de ceux qui répètent le flottement montant de la ronde précédente',
  'dutch2016.C.18':
    'différences de score de ceux qui répètent le flottement descendant d’il y a deux rondes',
  'dutch2016.C.19':
    'différences de score de ceux qui répètent le flottement montant d’il y a deux rondes',
  'dutch2016.hand.d2': 'D.2 : {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3 : {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3 : {s1} ↔ {limbo} ; D.2 : {left} ↔ {came}',
  'dutch2016.name': 'Système hollandais 2016 (C.04.3, Bakou 2016)',
  'dutch2016.summary':
    'le système usuel des opens de juillet 2017 à janvier 2026 : la première moitié de chaque score rencontre la seconde',
};
