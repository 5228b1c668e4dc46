import type { tiebreaksC07 as english } from '../../en/tiebreaks/tiebreaksC07';
import type { WordsLike } from '../../like';

/** The working of the tie-breaks of C.07, and what the command line says of editions. */
export const tiebreaksC07: WordsLike<typeof english> = {
  'tiebreaks.why.seen-adjusted':
    'jogada; {score} do adversário, visto como {adjusted} pelas rodadas não jogadas',
  'tiebreaks.why.forfeit-as-game': 'W.O. contado como partida',
  'tiebreaks.why.fore-draw': 'última rodada: contada como empate',
  'tiebreaks.why.category1': 'bye (16.2, categoria 1): fictício com a própria pontuação {own}',
  'tiebreaks.why.category2':
    'vitória por W.O. (16.2, categoria 2): fictício com a própria pontuação {own}',
  'tiebreaks.why.category3':
    'bye pedido, voltou a jogar (16.2, categoria 3): fictício com a própria pontuação {own}',
  'tiebreaks.why.category4':
    'derrota por W.O. (16.2, categoria 4): fictício com a própria pontuação {own}',
  'tiebreaks.why.category5':
    'bye pedido, não voltou a jogar (16.2, categoria 5): fictício com a própria pontuação {own}',
  'tiebreaks.why.category1-capped':
    'bye (16.2, categoria 1): fictício, pontuação própria {own}, no máximo {cap}',
  'tiebreaks.why.category2-capped':
    'vitória por W.O. (16.2, categoria 2): fictício, pontuação própria {own}, no máximo a do adversário {cap}',
  'tiebreaks.why.category3-capped':
    'bye pedido, voltou a jogar (16.2, categoria 3): fictício, pontuação própria {own}, no máximo {cap}',
  'tiebreaks.why.category4-capped':
    'derrota por W.O. (16.2, categoria 4): fictício, pontuação própria {own}, no máximo a do adversário {cap}',
  'tiebreaks.why.category5-capped':
    'bye pedido, não voltou a jogar (16.2, categoria 5): fictício, pontuação própria {own}, no máximo {cap}',
  'tiebreaks.why.virtual':
    'não jogada: adversário virtual = {before} antes da rodada + {missed} não feitos nela + {later} de empates nas rodadas seguintes',
  'tiebreaks.why.as-draw': 'vista como empate pelos adversários',
  'tiebreaks.why.more-points': 'mais pontos do que o adversário, ou do que um empate',
  'tiebreaks.why.equal-points': 'tantos pontos como o adversário, ou como um empate',
  'tiebreaks.why.fewer-points': 'menos pontos do que o adversário, ou do que um empate',
  'tiebreaks.undefined.no-play-off': 'não há desempate no tabuleiro registrado para este empate',
  'tiebreaks.undefined.no-lot': 'não há sorteio registrado para este empate',
  'tiebreaks.why.own-number': 'número de emparceiramento',
  'tiebreaks.why.own-rating': 'o próprio rating',
  'tiebreaks.why.announced-rating': 'sem rating: o rating anunciado',
  'tiebreaks.why.rating-difference': 'diferença de rating para {points} em {games}',
  'tiebreaks.why.opponents-buchholz': 'Buchholz do adversário',
  'tiebreaks.why.opponents-performance': 'performance do adversário',
  'tiebreaks.why.expected-here': 'soma das pontuações esperadas com este rating',
  'tiebreaks.why.expected-below': 'soma das pontuações esperadas um ponto abaixo: insuficiente',
  'tiebreaks.why.no-point': 'nenhum ponto: adversário mais fraco menos 800',
  'tiebreaks.why.lowest-rating': 'rating mais baixo de que se espera a pontuação',
  'tiebreaks.why.among-tied': 'partida entre empatados',
  'tiebreaks.why.average-of-games': 'média das suas partidas',
  'tiebreaks.why.missing-game': 'não enfrentado',
  'tiebreaks.why.rank-in-tie': 'lugar entre os empatados',
  'tiebreaks.cut.lowest-vur': 'cortada: rodada voluntariamente não jogada mais baixa',
  'tiebreaks.cut.no-black': 'sem pretas',
  'tiebreaks.cut.not-elected': 'escolheu não jogar',
  'tiebreaks.cut.basis': 'mostrado, não somado',
  'tiebreaks.undefined.unrated': 'sem rating',
  'tiebreaks.undefined.unrated-players':
    '{count} {count|jogador não tem|jogadores não têm} rating (primeiros: {players}): os ratings não desempatam, salvo rating anunciado para eles',
  'tiebreaks.warning.no-buchholz-in-round-robin':
    '{codes} não deve ser usado em um torneio de todos contra todos',
  'tiebreaks.warning.drop-ratings':
    '{unrated} de {players} {players|jogador|jogadores} não têm rating: {codes} deve ser retirado, salvo rating anunciado antes do início',
  'tiebreaks.why.board': 'tabuleiro {board}',
  'tiebreaks.why.secondary-score': 'pontuação secundária',
  'tiebreaks.why.schedule-strength': 'força do calendário, dividida por {factor}',
  'tiebreaks.why.match': 'encontro',
  'tiebreaks.undefined.boards-unknown': 'os pontos dos tabuleiros não são conhecidos',
  'tiebreaks.why.counts-as-draw': 'não jogada: conta como empate',
  'tiebreaks.why.koya-half': '{tied} empatados: Koya a metade dos pontos',
  'tiebreaks.why.koya-limit': 'ainda {tied} empatados: Koya com o limite em {limit}',
  'tiebreaks.undefined.rounds-unknown': 'a tabela não mostra a ordem das rodadas',
};
