import type { ofHandling as english } from '../../en/problems/ofHandling';
import type { ProblemWordsLike } from '../../like';

/** What the handling rules (C.04.2) do not allow. */
export const ofHandling: ProblemWordsLike<typeof english> = {
  'numbers-are-final': {
    says: 'os números não mudam mais depois de emparceirada a rodada {round} (C.04.2.B.3; mudariam {value})',
    cure: 'Corrija os dados e mantenha os números.',
  },
  'entry-too-late': {
    says: '{value} não pode mais entrar depois da rodada {round} (C.04.2.C.2)',
    cure: 'Só o regulamento do torneio pode permitir isso.',
  },
  'bracket-is-drawn': {
    says: 'a chave de uma eliminatória é sorteada com a rodada 1: ninguém entra mais tarde, e os números ficam (KO2)',
    cure: 'Volte no histórico a antes da rodada 1, ou deixe este jogador jogar fora do torneio.',
  },
  'table-is-full': {
    says: '{value} não pode entrar em um torneio de todos contra todos de {players} jogadores depois da rodada {round}: a tabela não tem lugar livre (C.05, Anexo 1)',
    cure: 'Só com um número ímpar de jogadores há um lugar livre. Senão, recomece o torneio com este jogador, ou deixe-o jogar fora dele.',
  },
  'table-numbers-stay': {
    says: 'os números ficam depois de emparceirada a rodada {round} de um torneio de todos contra todos: são lugares da tabela (C.05, Anexo 1)',
    cure: 'Para mudá-los, volte no histórico a antes da rodada 1.',
  },
  'earlier-result-cleared': {
    says: 'um resultado da rodada {round} não pode ser apagado, porque uma rodada posterior está emparceirada',
    cure: 'Escreva o resultado certo; se ainda não se sabe, escreva adj.',
  },
  'tournament-is-over': {
    says: '{value} não pode mais entrar: todas as rodadas estão emparceiradas',
    cure: 'Verifique o número de rodadas.',
  },
  'round-already-paired': {
    says: 'a rodada {value} já está emparceirada',
    cure: 'Insira um W.O. como resultado da partida.',
  },
  'no-such-game': {
    says: 'o número {player} não tem partida na rodada {value}',
    cure: 'Procure o número certo na planilha da rodada.',
  },
  'setting-is-fixed': {
    says: 'a configuração “{setting}” está fixada desde o emparceiramento da rodada 1: era {was}',
    cure: 'Restaure {was}; ou abra o painel, que pergunta antes de desbloquear as regras.',
  },
  'changes-not-ended': {
    says: 'a rodada {round} está sendo alterada à mão e isso não foi terminado',
    cure: 'Termine no painel (Alterações manuais), onde o emparceiramento do sistema aparece ao lado do seu.',
  },
  'rating-report-only': {
    says: 'a rodada {round} só se corrige para o relatório de rating: {game} era {was}, a planilha diz {value}',
    cure: 'Restaure {was}; ou abra o painel e corrija só para o relatório de rating.',
  },
};
