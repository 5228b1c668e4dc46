import type { dutch as english } from '../../../en/pairing/dutch/dutch';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
export const dutch: WordsLike<typeof english> = {
  'dutch.who': '{player}',
  'dutch.colour.white': 'brancas',
  'dutch.colour.black': 'pretas',
  'dutch.bracket.normal': 'Grupo de emparceiramento de {score} {score|ponto|pontos}',
  'dutch.bracket.last': 'Último grupo, {score} {score|ponto|pontos}',
  'dutch.bracket.penultimate':
    'Penúltimo grupo, {score} {score|ponto|pontos}: os flutuantes descendentes são escolhidos para que o resto possa ser emparceirado',
  'dutch.bracket.collapsed':
    'Último grupo colapsado: todos os restantes, de {score} {score|ponto|pontos} para baixo',
  'dutch.residents': 'Jogadores residentes: {players}',
  'dutch.movedDown': 'Jogadores descidos para este grupo: {players}',
  'dutch.limbo': 'No limbo, obrigados a flutuar de novo: {players}',
  'dutch.topscorers':
    'Jogadores de topo (mais de metade dos pontos possíveis na última ronda): {players}',
  'dutch.floaters': 'Flutuantes descendentes: {players}',
  'dutch.pairs': 'Pares: {count}',
  'dutch.noPairs': 'Não há pares possíveis neste grupo',
  'dutch.pairsTitle': 'Pares e regra que atribuiu as cores',
  'dutch.head.white': 'Brancas',
  'dutch.head.black': 'Pretas',
  'dutch.head.colourRule': 'Cores',
  'dutch.head.article': 'Artigo',
  'dutch.head.criterion': 'A minimizar',
  'dutch.head.value': 'Valor',
  'dutch.head.bound': 'No mínimo, por contagem',
  'dutch.criteriaTitle': 'Critérios por prioridade decrescente',
  'dutch.perfect':
    'Candidato perfeito: nenhum emparceiramento deste grupo faria melhor em nenhum critério',
  'dutch.unmet':
    'Melhor candidato disponível; acima do que a simples contagem permitiria: {articles}',
  'dutch.value.c7': '{count}, dos quais descidos com {scores}',
  'dutch.bye': '{player} fica isento',
  'dutch.barred.bye': '{player} não pode ficar isento: já o ficou na ronda {round}',
  'dutch.barred.forfeit':
    '{player} não pode ficar isento: ganhou por falta de comparência na ronda {round}',
  'dutch.byeScore':
    '{score} é a pontuação mais baixa do isento com que toda a ronda pode ser emparceirada',
  'dutch.barred.points':
    '{player} não pode ficar isento: obteve os pontos de uma vitória sem jogar na ronda {round}',
};
