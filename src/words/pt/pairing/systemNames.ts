import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, fevereiro de 2026)',
  'burstein2026.summary':
    'equilibra a oposição de jogadores com a mesma pontuação: após, no máximo, quatro rondas pelo sistema holandês, quem defrontou os adversários mais fortes defronta quem teve os mais fracos',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'equilibra o rating médio dos adversários de jogadores com a mesma pontuação; todos precisam de rating',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, fevereiro de 2026)',
  'dubov2026.summary':
    'iguala a média dos ratings dos adversários em cada pontuação; completa os grupos a partir de baixo; todos precisam de rating',
  'dutch2011.name': 'Holandês 2011 (C.04.1, Cracóvia 2011)',
  'dutch2011.summary':
    'O sistema holandês no texto de 2011: grupos a partir do topo, transposições e trocas, retrocesso de um único grupo.',
  'dutch2012.name': 'Holandês 2012 (C.04.1, Istambul 2012)',
  'dutch2012.summary':
    'O texto de 2011 revisto em 2012: a proximidade das pontuações vem antes das cores, e experimentam-se outros conjuntos de flutuantes.',
  'dutch2016.name': 'Holandês 2016 (C.04.3, Baku 2016)',
  'dutch2016.summary':
    'o sistema habitual dos opens de julho de 2017 a janeiro de 2026: a metade superior de cada pontuação defronta a inferior',
  'dutch2026.name': 'Holandês 2026 (C.04.3, fevereiro de 2026)',
  'dutch2026.summary':
    'o sistema habitual dos opens desde fevereiro de 2026: a metade superior de cada pontuação defronta a inferior, o bye vai para a pontuação mais baixa possível',
  'french1994.name': 'Francês 1994 (sistema suíço baseado no Elo, com BAF 77, 78 e 80)',
  'french1994.summary':
    'S1 contra S2 em cada nível de pontos; forçam-se primeiro as preferências de cor mais fracas; os flutuantes ficam fixados no emparceiramento',
  'system.round-robin.name': 'Todos contra todos (tabelas de Berger, C.05)',
  'system.round-robin.summary':
    'todos se defrontam pelos números, uma ou duas vezes; na volta dupla trocam-se as duas últimas rondas da primeira volta, como recomendado',
  'system.round-robin-straight.name':
    'Todos contra todos, sem troca de rondas (tabelas de Berger, C.05)',
  'system.round-robin-straight.summary':
    'como todos contra todos, mas na volta dupla as tabelas repetem-se tal como estão, com as cores invertidas',
  'teamSwiss2026.name': 'Suíço por equipas 2026 (C.04.6, fevereiro de 2026)',
  'teamSwiss2026.summary':
    'as equipas defrontam-se: a pontuação mais alta é completada a partir de baixo e emparceirada pela ordem dos números; pontos de encontro ou de partida primeiro',
  'doubleSwiss2026.name': 'Duplo suíço 2026 (C.04.5, fevereiro de 2026)',
  'doubleSwiss2026.summary':
    'cada emparceiramento é um encontro de duas partidas com cores trocadas; a pontuação mais alta é completada a partir de baixo',
};
