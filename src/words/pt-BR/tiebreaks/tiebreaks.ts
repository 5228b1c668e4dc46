import type { tiebreaks as english } from '../../en/tiebreaks/tiebreaks';
import type { WordsLike } from '../../like';

/** Why a term is what it is, why it does not count, why a value is undefined, what we warn of. */
export const tiebreaks: WordsLike<typeof english> = {
  'tiebreaks.why.played': 'jogada',
  'tiebreaks.why.ladder-start': 'valor do próprio lugar',
  'tiebreaks.why.ladder-opponent': '{share} do valor do adversário',
  'tiebreaks.why.ladder-postponed': 'partida adiada: {share} do valor do adversário por enquanto',
  'tiebreaks.why.ladder-own': 'sem partida: {share} do próprio valor',
  'tiebreaks.why.ladder-limit': 'sem partida: além do número de ausências que contam',
  'tiebreaks.why.ladder-first-game': 'sem partida: antes da primeira partida',
  'tiebreaks.why.knock-out-on': 'passa, {share}',
  'tiebreaks.why.knock-out-out': 'fora, {share}',
  'tiebreaks.why.knock-out-alone': 'passa sem jogar',
  'tiebreaks.why.knock-out-third': 'pelo terceiro lugar, {share}',
  'tiebreaks.why.adjourned': 'adiada: empate provisório',
  'tiebreaks.why.forfeit': 'W.O.: adversário virtual',
  'tiebreaks.why.exempt': 'bye: média do torneio',
  'tiebreaks.why.absence': 'não jogada: empate contra si mesmo',
  'tiebreaks.why.rule350': 'regra dos 350 pontos: {rating} conta como {counted}',
  'tiebreaks.why.provisional': 'sem rating: rating provisório',
  'tiebreaks.why.provisional350':
    'rating provisório {rating}, conta como {counted} pela regra dos 350 pontos',
  'tiebreaks.why.face-value': 'não jogada: contada tal como está',
  'tiebreaks.why.rounding': 'arredondamento, metade para cima',
  'tiebreaks.why.mean': 'soma {sum} ÷ {count}, metade arredondada para cima',
  'tiebreaks.why.quantity': 'quantidade Q pelos pontos obtidos nas partidas jogadas',
  'tiebreaks.why.level-above': 'grupo com rating mais próximo acima, segundo o seu peso',
  'tiebreaks.why.level-below': 'grupo com rating mais próximo abaixo, segundo o seu peso',
  'tiebreaks.why.level-gap': 'diferença de Q entre os dois grupos',
  'tiebreaks.why.group': 'jogador com rating do mesmo grupo de pontos',
  'tiebreaks.cut.lowest': 'cortado: o mais baixo',
  'tiebreaks.cut.highest': 'cortado: o mais alto',
  'tiebreaks.cut.early-round': 'cortada: rodada inicial',
  'tiebreaks.cut.below-half': 'adversário abaixo de 50 %',
  'tiebreaks.cut.below-limit': 'adversário abaixo do limite',
  'tiebreaks.cut.not-played': 'não jogada',
  'tiebreaks.cut.not-tied': 'adversário não empatado',
  'tiebreaks.cut.no-win': 'não ganha',
  'tiebreaks.cut.no-opponent': 'sem adversário',
  'tiebreaks.cut.no-result': 'ainda sem resultado: não conta',
  'tiebreaks.undefined.no-rounds': 'ainda não foi jogada nenhuma rodada',
  'tiebreaks.undefined.no-game': 'nenhuma partida jogada no tabuleiro',
  'tiebreaks.undefined.too-few-opponents':
    'poucos adversários: {have}, são necessários pelo menos {need}',
  'tiebreaks.undefined.too-few-rounds': 'poucas rodadas: {have}, são necessárias pelo menos {need}',
  'tiebreaks.undefined.not-tied': 'não está empatado com ninguém',
  'tiebreaks.undefined.not-first': 'não está empatado no primeiro lugar',
  'tiebreaks.undefined.not-all-met': 'nem todos os empatados se enfrentaram: {players}',
  'tiebreaks.undefined.nobody-rated': 'ninguém no torneio tem rating',
  'tiebreaks.undefined.needs-boards':
    'precisa dos pontos por tabuleiro das equipes: use as funções de equipes',
  'tiebreaks.warning.mixed-categories':
    'a lista mistura resultados próprios, resultados dos adversários ou ratings ({codes}): aconselha-se um só tipo por torneio',
  'tiebreaks.warning.many-unrated':
    '{unrated} de {players} {players|jogador|jogadores} não têm rating: {codes} assenta nos ratings',
  'tiebreaks.warning.round-robin-only':
    '{code} destina-se a torneios todos contra todos, e este não é um deles',
  'tiebreaks.warning.needs-boards':
    '{codes}: precisa dos pontos por tabuleiro das equipes, fica vazio aqui',
  'tiebreaks.warning.running':
    'não definitivo: a rodada {round} está em andamento, {count} {count|partida|partidas} sem resultado',
  'tiebreaks.warning.postponed':
    'não definitivo: {count} {count|partida adiada|partidas adiadas} sem resultado ({games})',
};
