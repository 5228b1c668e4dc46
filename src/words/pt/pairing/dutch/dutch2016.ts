import type { dutch2016 as english } from '../../../en/pairing/dutch/dutch2016';
import type { WordsLike } from '../../../like';

/** Dutch 2016: what its text says under its own numbers. */
export const dutch2016: WordsLike<typeof english> = {
  'dutch2016.rule.E.1': 'E.1: ambas as preferências são atendidas',
  'dutch2016.rule.E.2': 'E.2: é atendida a preferência mais forte',
  'dutch2016.rule.E.3': 'E.3: alternância face à última partida em que tiveram cores diferentes',
  'dutch2016.rule.E.4': 'E.4: a preferência de {higher}, o melhor classificado',
  'dutch2016.rule.E.5':
    'E.5: cor inicial pelo número de emparceiramento de {higher}, o melhor classificado',
  'dutch2016.C.5': 'flutuantes descendentes',
  'dutch2016.C.6': 'diferenças de pontuação (PSD)',
  'dutch2016.C.7': 'jogadores por emparceirar no grupo seguinte, depois a sua PSD',
  'dutch2016.C.8': 'jogadores de topo ou seus adversários com diferença de cores além de ±2',
  'dutch2016.C.9': 'jogadores de topo ou seus adversários com a mesma cor três vezes seguidas',
  'dutch2016.C.10': 'jogadores sem a sua preferência de cor',
  'dutch2016.C.11': 'jogadores sem a sua preferência de cor forte',
  'dutch2016.C.12': 'mesma flutuação descendente da ronda anterior',
  'dutch2016.C.13': 'mesma flutuação ascendente da ronda anterior',
  'dutch2016.C.14': 'mesma flutuação descendente de há duas rondas',
  'dutch2016.C.15': 'mesma flutuação ascendente de há duas rondas',
  'dutch2016.C.16':
    'diferenças de pontuação de quem repete a flutuação descendente da ronda anterior',
  'dutch2016.C.17':
    'diferenças de pontuação de quem repete a flutuação ascendente da ronda anterior',
  'dutch2016.C.18':
    'diferenças de pontuação de quem repete a flutuação descendente de há duas rondas',
  'dutch2016.C.19':
    'diferenças de pontuação de quem repete a flutuação ascendente de há duas rondas',
  'dutch2016.hand.d2': 'D.2: {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3: {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
  'dutch2016.name': 'Holandês 2016 (C.04.3, Baku 2016)',
  'dutch2016.summary':
    'o sistema habitual dos opens de julho de 2017 a janeiro de 2026: a metade superior de cada pontuação defronta a inferior',
};
