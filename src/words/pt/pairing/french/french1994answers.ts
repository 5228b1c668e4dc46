import type { french1994answers as english } from '../../../en/pairing/french/french1994answers';
import type { WordsLike } from '../../../like';

/** What a pairing does worse than the French text of 1994 asks, and why a round is refused. */
export const french1994answers: WordsLike<typeof english> = {
  'french1994.judge.missing': 'sem adversário nem isenção: {players}',
  'french1994.judge.twice': 'emparceirados mais de uma vez: {players}',
  'french1994.judge.unknown': 'não participam nesta ronda: {players}',
  'french1994.judge.pairs':
    'nível de {score}: {theirs} {theirs|par|pares}, quando {ours} são possíveis',
  'french1994.judge.below':
    'nível de {score}: bom em si, mas então o nível seguinte não pode ser emparceirado como exigido',
  'french1994.judge.moved':
    'nível de {score}: os jogadores vindos de cima são emparceirados primeiro: {players}',
  'french1994.judge.x':
    'nível de {score}: {theirs} {theirs|par perturbado|pares perturbados}, quando bastam {ours}',
  'french1994.judge.baf77':
    'nível de {score}: {theirs} {theirs|par perturbado|pares perturbados} sem preferência fraca, quando bastam {ours}',
  'french1994.judge.up':
    'nível de {score}: um jogador volta a flutuar para cima embora seja evitável',
  'french1994.judge.opponent': 'nível de {score}: {a}, vindo de cima, defronta primeiro {b}',
  'french1994.judge.down':
    'nível de {score}: um jogador volta a flutuar para baixo embora seja evitável',
  'french1994.judge.exchange': 'nível de {score}: a troca {out} ↔ {in} vem antes',
  'french1994.judge.no-exchange': 'nível de {score}: não é precisa nenhuma troca entre S1 e S2',
  'french1994.judge.permutation': 'nível de {score}: {a} – {b} vem antes na ordem das permutações',
  'french1994.judge.colour':
    'adversários certos, cores erradas: {white} joga de brancas contra {black} ({rule})',
  'french1994.why.absent': '{a} e {b} não participam ambos nesta ronda',
  'french1994.why.paired': '{a} e {b} defrontam-se de facto nesta ronda',
  'french1994.why.no-round': 'com {a} – {b}, os outros já não podem ser todos emparceirados',
  'french1994.why.best': 'a melhor ronda com {a} – {b} é pior do que a correta',
  'french1994.refusal.pending': 'faltam resultados na ronda {round}: {players}',
  'french1994.refusal.cure-pending':
    'introduza os resultados ou marque as partidas como adiadas: contam como empates para o emparceiramento',
  'french1994.refusal.none':
    'não existe nenhum emparceiramento completo; restam poucos adversários para {players}',
  'french1994.refusal.exempt':
    'o número de jogadores é ímpar e todos já receberam um ponto sem jogar',
  'french1994.refusal.exempt-scarce':
    'nenhum jogador cuja isenção ajudaria pode ainda ficar isento',
  'french1994.refusal.scarce': 'dependem dos poucos adversários {players}',
  'french1994.refusal.cure-absence':
    'combinar com um de {players} que não joga esta ronda (ausência anunciada, 0 pontos)',
  'french1994.refusal.cure-apart':
    'levantar as proibições que o próprio árbitro fixou entre jogadores',
  'french1994.refusal.cure-end':
    'terminar o torneio com as rondas jogadas: foram anunciadas mais rondas do que este número de jogadores permite',
};
