import type { dutch2016 as english } from '../en/dutch2016';
import type { WordsLike } from '../like';

/** Dutch 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch2016: WordsLike<typeof english> = {
  'dutch2016.who': '{player}',
  'dutch2016.colour.white': 'brancas',
  'dutch2016.colour.black': 'pretas',

  'dutch2016.bracket.normal': 'Grupo de emparceiramento de {score} ponto(s)',
  'dutch2016.bracket.last': 'Último grupo, {score} ponto(s)',
  'dutch2016.bracket.penultimate':
    'Penúltimo grupo, {score} ponto(s): os flutuantes descendentes são escolhidos para que o resto possa ser emparceirado',
  'dutch2016.bracket.collapsed':
    'Último grupo colapsado: todos os restantes, de {score} ponto(s) para baixo',
  'dutch2016.residents': 'Jogadores residentes: {players}',
  'dutch2016.movedDown': 'Jogadores descidos para este grupo: {players}',
  'dutch2016.limbo': 'No limbo, obrigados a flutuar de novo: {players}',
  'dutch2016.topscorers':
    'Jogadores de topo (mais de metade dos pontos possíveis na última ronda): {players}',
  'dutch2016.floaters': 'Flutuantes descendentes: {players}',
  'dutch2016.pairs': 'Pares: {count}',
  'dutch2016.noPairs': 'Não há pares possíveis neste grupo',
  'dutch2016.pairsTitle': 'Pares e regra que atribuiu as cores',
  'dutch2016.head.white': 'Brancas',
  'dutch2016.head.black': 'Pretas',
  'dutch2016.head.colourRule': 'Cores',
  'dutch2016.head.article': 'Artigo',
  'dutch2016.head.criterion': 'A minimizar',
  'dutch2016.head.value': 'Valor',
  'dutch2016.head.bound': 'No mínimo, por contagem',
  'dutch2016.rule.E.1': 'E.1: ambas as preferências são atendidas',
  'dutch2016.rule.E.2': 'E.2: é atendida a preferência mais forte',
  'dutch2016.rule.E.3': 'E.3: alternância face à última partida em que tiveram cores diferentes',
  'dutch2016.rule.E.4': 'E.4: a preferência de {higher}, o melhor classificado',
  'dutch2016.rule.E.5':
    'E.5: cor inicial pelo número de emparceiramento de {higher}, o melhor classificado',
  'dutch2016.criteriaTitle': 'Critérios por prioridade decrescente',
  'dutch2016.perfect':
    'Candidato perfeito: nenhum emparceiramento deste grupo faria melhor em nenhum critério',
  'dutch2016.unmet':
    'Melhor candidato disponível; acima do que a simples contagem permitiria: {articles}',
  'dutch2016.value.c7': '{count}, dos quais descidos com {scores}',
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
  'dutch2016.bye': '{player} recebe o bye do emparceiramento',
  'dutch2016.barred.bye': '{player} não pode receber o bye: já o teve na ronda {round}',
  'dutch2016.barred.forfeit':
    '{player} não pode receber o bye: ganhou por falta de comparência na ronda {round}',
};
