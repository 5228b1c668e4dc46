import type { dutchWhy as english } from '../../../en/pairing/dutch/dutchWhy';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: judgements, refusals and "why not". */
export const dutchWhy: WordsLike<typeof english> = {
  'dutch.met': '{players} já jogaram entre si',
  'dutch.keptApart': '{players} não se podem defrontar (lista do árbitro)',
  'dutch.sameAbsolute':
    '{players} têm ambos preferência absoluta por {colour} e nenhum é jogador de topo',
  'dutch.judge.players':
    'os jogadores não são os mesmos: faltam {missing}; a mais ou repetidos {extra}',
  'dutch.judge.noRound': 'não existe emparceiramento legal desta ronda',
  'dutch.judge.worse': 'grupo de {score}: pior em {criterion}: {found} em vez de {best}',
  'dutch.judge.later':
    'grupo de {score}: legal e igualmente bom em todos os critérios, mas mais tarde na ordem de geração: {played}',
  'dutch.judge.twoMovedDown':
    'grupo de {score}: {players} são ambos jogadores descidos, que só defrontam residentes',
  'dutch.judge.colours': 'cores trocadas: {white} joga de brancas contra {black} ({rule})',
  'dutch.why.notPaired':
    'pergunta impossível para {players}: são precisos dois jogadores diferentes desta ronda',
  'dutch.why.arePaired': '{players} estão emparceirados nesta ronda',
  'dutch.why.incomplete': 'com o par {players}, o resto da ronda não pode ser completado',
  'dutch.why.worse':
    'com o par {players}, o grupo de {score} é no melhor caso {pairing}, pior em {criterion}: {found} em vez de {best}',
  'dutch.why.worseFloat':
    'para {players} se defrontarem, o melhor classificado teria de flutuar; o grupo de {score} seria no melhor caso {pairing}, pior em {criterion}: {found} em vez de {best}',
  'dutch.why.worseElsewhere':
    'para {players} jogarem, o grupo de {score} teria de ser emparceirado de outro modo, na melhor hipótese {pairing}; pior em {criterion}: {found} em vez de {best}',
  'dutch.why.later':
    'com o par {players}, o melhor emparceiramento do grupo de {score} é igualmente bom em todos os critérios mas surge mais tarde na ordem de geração: {pairing}',
  'dutch.refusal.pending': 'a ronda {round} tem partidas sem resultado: {players}',
  'dutch.refusal.few':
    '{players} não podem ser todos emparceirados: fora entre si só podem defrontar {others}, que são poucos',
  'dutch.refusal.among':
    '{players} não podem ser todos emparceirados: não resta ninguém que possam defrontar',
  'dutch.refusal.noBye': 'o número de jogadores é ímpar e já ninguém pode ficar isento',
  'dutch.refusal.bye':
    'o número de jogadores é ímpar; só estes ainda podem ficar isentos: {players}',
  'dutch.refusal.met': '{player} já jogou contra {others}',
  'dutch.refusal.forbidden': '{player} não pode defrontar {others} (lista do árbitro)',
  'dutch.refusal.colour': '{player} tem a mesma preferência absoluta de cor que {others}',
  'dutch.cure.results':
    'introduzir os resultados em falta da ronda {round}, ou marcar as partidas como adiadas (empate para o emparceiramento)',
  'dutch.cure.list': 'retirar pares da lista «Não se podem defrontar»',
  'dutch.cure.absence':
    'deixar um ou dois jogadores de fora nesta ronda (ausência ou bye pedido), em primeiro lugar de entre: {players}',
  'dutch.cure.byHand':
    'o texto deixa a decisão ao árbitro: emparceirar à mão os jogadores em causa e registar o motivo',
  'dutch.cure.fewerRounds': 'se todos já se defrontaram, terminar aqui o torneio',
  'dutch.judge.byeScore':
    '{player} ficou isento com uma pontuação de {found}; a ronda pode ser emparceirada com um isento a {best}',
  'dutch.why.byeScore':
    'com {players} emparceirados, o isento não poderia ter uma pontuação de {score}, a mais baixa possível',
};
