import type { dutch2026 as english } from '../../../en/pairing/dutch/dutch2026';
import type { WordsLike } from '../../../like';

/** Dutch 2026: what its text says under its own numbers. */
export const dutch2026: WordsLike<typeof english> = {
  'dutch2026.rule.5.2.1': '5.2.1: ambas as preferências são atendidas',
  'dutch2026.rule.5.2.2': '5.2.2: é atendida a preferência mais forte',
  'dutch2026.rule.5.2.3':
    '5.2.3: alternância face à última partida em que tiveram cores diferentes',
  'dutch2026.rule.5.2.4': '5.2.4: a preferência de {higher}, o melhor classificado',
  'dutch2026.rule.5.2.5':
    '5.2.5: cor inicial pelo número de emparceiramento de {higher}, o melhor classificado',
  'dutch2026.C6': 'flutuantes descendentes',
  'dutch2026.C7': 'pontuações dos flutuantes descendentes',
  'dutch2026.C8': 'jogadores por emparceirar no grupo seguinte, depois as suas pontuações',
  'dutch2026.C9': 'rondas não jogadas do isento',
  'dutch2026.C10': 'jogadores de topo ou seus adversários com diferença de cores além de ±2',
  'dutch2026.C11': 'jogadores de topo ou seus adversários com a mesma cor três vezes seguidas',
  'dutch2026.C12': 'jogadores sem a sua preferência de cor',
  'dutch2026.C13': 'jogadores sem a sua preferência de cor forte',
  'dutch2026.C14': 'flutuantes descendentes residentes que já flutuaram na ronda anterior',
  'dutch2026.C15': 'adversários de jogadores descidos que já flutuaram para cima na ronda anterior',
  'dutch2026.C16': 'flutuantes descendentes residentes que já flutuaram há duas rondas',
  'dutch2026.C17': 'adversários de jogadores descidos que já flutuaram para cima há duas rondas',
  'dutch2026.C18':
    'diferenças de pontuação dos jogadores descidos que já flutuaram na ronda anterior',
  'dutch2026.C19':
    'diferenças de pontuação dos adversários de jogadores descidos que já flutuaram para cima na ronda anterior',
  'dutch2026.C20': 'diferenças de pontuação dos jogadores descidos que já flutuaram há duas rondas',
  'dutch2026.C21':
    'diferenças de pontuação dos adversários de jogadores descidos que já flutuaram para cima há duas rondas',
  'dutch2026.hand.exchange': '4.3: {left} ↔ {came}',
  'dutch2026.hand.movedDownSet': '4.4: {s1} ↔ {limbo}',
  'dutch2026.hand.both': '4.4: {s1} ↔ {limbo}; 4.3: {left} ↔ {came}',
  'dutch2026.name': 'Holandês 2026 (C.04.3, fevereiro de 2026)',
  'dutch2026.summary':
    'o sistema habitual dos opens desde fevereiro de 2026: a metade superior de cada pontuação defronta a inferior, o isento tem a pontuação mais baixa possível',
};
