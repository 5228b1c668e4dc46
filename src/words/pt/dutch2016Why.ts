import type { dutch2016Why as english } from '../en/dutch2016Why';
import type { WordsLike } from '../like';

/** Dutch 2016: why something is not so — absolute rules, judgements, "why not", refusals, cures. */
export const dutch2016Why: WordsLike<typeof english> = {
  'dutch2016.met': '{players} já jogaram entre si',
  'dutch2016.keptApart': '{players} estão separados pela lista do árbitro',
  'dutch2016.sameAbsolute':
    '{players} têm ambos preferência absoluta por {colour} e nenhum é jogador de topo',
  'dutch2016.notComplete': 'se {players} flutuarem, o resto da ronda não pode ser emparceirado',

  'dutch2016.judge.players':
    'os jogadores não são os mesmos: faltam {missing}; a mais ou repetidos {extra}',
  'dutch2016.judge.noRound': 'não existe emparceiramento legal desta ronda',
  'dutch2016.judge.worse': 'grupo de {score}: pior em {criterion}: {found} em vez de {best}',
  'dutch2016.judge.later':
    'grupo de {score}: legal e igualmente bom em todos os critérios, mas mais tarde na ordem de geração: {played}',
  'dutch2016.judge.twoMovedDown':
    'grupo de {score}: {players} são ambos jogadores descidos, que só defrontam residentes',
  'dutch2016.judge.colours': 'cores trocadas: {white} joga de brancas contra {black} ({rule})',

  'dutch2016.why.notPaired':
    'pergunta impossível para {players}: são precisos dois jogadores diferentes desta ronda',
  'dutch2016.why.arePaired': '{players} estão emparceirados nesta ronda',
  'dutch2016.why.bothMovedDown':
    '{players} flutuaram ambos: os jogadores descidos só defrontam residentes',
  'dutch2016.why.incomplete': 'com o par {players}, o resto da ronda não pode ser completado',
  'dutch2016.why.worse':
    'com o par {players}, o grupo de {score} é no melhor caso {pairing}, pior em {criterion}: {found} em vez de {best}',
  'dutch2016.why.worseFloat':
    'para {players} se defrontarem, o melhor classificado teria de flutuar; o grupo de {score} seria no melhor caso {pairing}, pior em {criterion}: {found} em vez de {best}',
  'dutch2016.why.later':
    'com o par {players}, o melhor emparceiramento do grupo de {score} é igualmente bom em todos os critérios mas surge mais tarde na ordem de geração: {pairing}',

  'dutch2016.refusal.pending': 'a ronda {round} tem partidas sem resultado: {players}',
  'dutch2016.refusal.few':
    '{players} não podem ser todos emparceirados: fora entre si só podem defrontar {others}, que são poucos',
  'dutch2016.refusal.among':
    '{players} não podem ser todos emparceirados: não resta ninguém que possam defrontar',
  'dutch2016.refusal.noBye': 'o número de jogadores é ímpar e já ninguém pode receber o bye',
  'dutch2016.refusal.bye':
    'o número de jogadores é ímpar; só estes ainda podem receber o bye: {players}',
  'dutch2016.refusal.met': '{player} já jogou contra {others}',
  'dutch2016.refusal.forbidden': '{player} está separado de {others} pela lista do árbitro',
  'dutch2016.refusal.colour': '{player} tem a mesma preferência absoluta de cor que {others}',
  'dutch2016.cure.results':
    'introduzir os resultados em falta da ronda {round}, ou marcar as partidas como adiadas (empate para o emparceiramento)',
  'dutch2016.cure.list': 'retirar pares da lista de jogadores separados',
  'dutch2016.cure.absence':
    'deixar um ou dois jogadores de fora nesta ronda (ausência ou bye pedido), em primeiro lugar de entre: {players}',
  'dutch2016.cure.byHand':
    'o texto deixa a decisão ao árbitro: emparceirar à mão os jogadores em causa e registar o motivo',
  'dutch2016.cure.fewerRounds': 'se todos já se defrontaram, terminar aqui a prova',
};
