import type { dubov2026 as english } from '../../../en/pairing/dubov/dubov2026';
import type { WordsLike } from '../../../like';

/** Dubov 2026 (C.04.4.1): what its text says under its own numbers. */
export const dubov2026: WordsLike<typeof english> = {
  'dubov2026.rule.5.2.1':
    '5.2.1: nenhum dos dois jogou ainda; cor inicial pelo número de {higher}, o melhor classificado',
  'dubov2026.rule.5.2.2': '5.2.2: ambas as preferências são satisfeitas',
  'dubov2026.rule.5.2.3': '5.2.3: a preferência mais forte é satisfeita',
  'dubov2026.rule.5.2.4':
    '5.2.4: alternância desde a última partida em que tiveram cores diferentes',
  'dubov2026.rule.5.2.5': '5.2.5: a preferência de {higher}, o melhor classificado',
  'dubov2026.C5': 'jogadores que sobem',
  'dubov2026.C6': 'pontuações dos jogadores que sobem, a mais baixa primeiro (mais alta é melhor)',
  'dubov2026.C7': 'jogadores sem a sua preferência de cor',
  'dubov2026.C8': 'jogadores que sobem e já subiram tantas vezes quantas devem',
  'dubov2026.C9': 'subidas anteriores desses jogadores',
  'dubov2026.C10': 'jogadores que sobem e já subiram na ronda anterior',
  'dubov2026.sameAbsolute': '{players} têm ambos preferência absoluta por {colour}',
  'dubov2026.bracket': 'Grupo de {score} {score|ponto|pontos}',
  'dubov2026.residents': 'Residentes ainda por emparceirar: {players}',
  'dubov2026.upfloaters': 'Sobem: {players}',
  'dubov2026.noUpfloaters': 'Ninguém precisa de subir',
  'dubov2026.g1': 'G1, que procuram as brancas: {players}',
  'dubov2026.g2': 'G2, que procuram as pretas: {players}',
  'dubov2026.g1Half': 'Aqui ainda ninguém jogou. G1, a primeira metade por número: {players}',
  'dubov2026.g2Half': 'G2, a segunda metade: {players}',
  'dubov2026.shift.withinG1':
    'Pares dentro de G1 são inevitáveis; um jogador de cada passa para G2: {players}',
  'dubov2026.shift.withinG2':
    'Pares dentro de G2 são inevitáveis; um jogador de cada passa para G1: {players}',
  'dubov2026.shift.fromG1': 'De G1 para G2, para igualar: {players}',
  'dubov2026.shift.fromG2': 'De G2 para G1, para igualar: {players}',
  'dubov2026.shift.order': 'Ordem em que são tentados, do meio para fora: {numbers}',
  'dubov2026.pairs':
    'Pares: {count}. S1 pela média dos ratings dos adversários (ARO), T2 a primeira ordem de G2 que dá um emparceiramento legal',
  'dubov2026.head.aro': 'ARO',
  'dubov2026.head.s1': 'S1',
  'dubov2026.head.t2': 'T2',
  'dubov2026.head.set': 'Jogadores',
  'dubov2026.criteria': 'O que o grupo custa em cada critério',
  'dubov2026.bye':
    'pontuação {score}, partidas jogadas {games}, número {number}: primeiro a pontuação mais baixa, depois mais partidas, depois o maior número',
  'dubov2026.byeNeeded':
    'preteridos, porque sem eles os outros não poderiam ser todos emparceirados: {players}',
  'dubov2026.hand.upfloaters': 'Conjuntos de jogadores que sobem, até ao escolhido',
  'dubov2026.hand.unavoidable':
    'Conjuntos de jogadores que deixam o subgrupo menor, até ao escolhido',
  'dubov2026.hand.equalising':
    'Conjuntos de jogadores que deixam o subgrupo maior, até ao escolhido',
  'dubov2026.hand.noPairing': 'o grupo não tem emparceiramento legal',
  'dubov2026.hand.notComplete': 'os outros não poderiam ser todos emparceirados',
  'dubov2026.hand.worse': 'pior em {criterion}: {found} em vez de {best}',
  'dubov2026.hand.noBest': 'não dá nenhum emparceiramento legal que seja o melhor em C7',
  'dubov2026.judge.byeGames':
    '{player} ficou isento com {found} {found|partida jogada|partidas jogadas}; {other} jogou {best}',
  'dubov2026.judge.byeNumber': '{player} ficou isento; {other} tem o maior número',
  'dubov2026.judge.worse': 'grupo de {score}: pior em {criterion}: {found} em vez de {best}',
  'dubov2026.judge.upfloaters':
    'grupo de {score}: {played|sobe|sobem} {played}; {ours} {ours|é igualmente bom|são igualmente bons} em todos os critérios e {ours|vem|vêm} primeiro',
  'dubov2026.judge.withinG1':
    'grupo de {score}: {found} {found|par|pares} dentro de G1; inevitáveis: {best}',
  'dubov2026.judge.withinG2':
    'grupo de {score}: {found} {found|par|pares} dentro de G2; inevitáveis: {best}',
  'dubov2026.judge.shiftG1':
    'grupo de {score}: saída de G1: {played}; primeiro, do meio para fora: {ours}',
  'dubov2026.judge.shiftG2':
    'grupo de {score}: saída de G2: {played}; primeiro, do meio para fora: {ours}',
  'dubov2026.judge.row':
    'grupo de {score}: {player} defronta {played}, mas {ours} vem primeiro em G2 e pode ser defrontado',
  'dubov2026.why': 'na melhor ronda com o par {players}: {because}',
  'dubov2026.refusal.unrated': 'sem rating: {players}; este sistema emparceira pelos ratings',
  'dubov2026.cure.rating': 'o árbitro atribui a {players} um rating provisório',
  'dubov2026.refusal.rounds':
    'o número de rondas não é conhecido; decide se {players} já subiram vezes suficientes',
  'dubov2026.cure.rounds': 'indique quantas rondas tem o torneio',
  'dubov2026.plain.C5': 'mais jogadores teriam de subir ({found} em vez de {best}).',
  'dubov2026.plain.C6': 'alguém com menos pontos teria de subir.',
  'dubov2026.plain.C8':
    'alguém que já defrontou um grupo mais forte vezes suficientes voltaria a fazê-lo.',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, fevereiro de 2026)',
  'dubov2026.summary':
    'iguala a média dos ratings dos adversários em cada pontuação; completa os grupos a partir de baixo; todos precisam de rating',
};
