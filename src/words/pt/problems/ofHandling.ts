import type { ofHandling as english } from '../../en/problems/ofHandling';
import type { ProblemWordsLike } from '../../like';

/** What the handling rules (C.04.2) do not allow. */
export const ofHandling: ProblemWordsLike<typeof english> = {
  'numbers-are-final': {
    says: 'os números já não mudam depois de emparceirada a ronda {round} (C.04.2.B.3; mudariam {value})',
    cure: 'Corrija os dados e mantenha os números.',
  },
  'entry-too-late': {
    says: '{value} já não pode entrar depois da ronda {round} (C.04.2.C.2)',
    cure: 'Só o regulamento do torneio o pode permitir.',
  },
  'bracket-is-drawn': {
    says: 'o quadro de umas eliminatórias é sorteado com a ronda 1: ninguém entra mais tarde, e os números ficam (KO2)',
    cure: 'Volte no histórico a antes da ronda 1, ou deixe este jogador jogar fora do torneio.',
  },
  'table-is-full': {
    says: '{value} não pode entrar num torneio de todos contra todos de {players} jogadores depois da ronda {round}: a tabela não tem lugar livre (C.05, Anexo 1)',
    cure: 'Só com um número ímpar de jogadores há um lugar livre. Senão, recomece o torneio com este jogador, ou deixe-o jogar fora dele.',
  },
  'table-numbers-stay': {
    says: 'os números ficam depois de emparceirada a ronda {round} de um torneio de todos contra todos: são lugares da tabela (C.05, Anexo 1)',
    cure: 'Para os mudar, volte no histórico a antes da ronda 1.',
  },
  'earlier-result-cleared': {
    says: 'um resultado da ronda {round} não se apaga, porque uma ronda posterior está emparceirada',
    cure: 'Escreva o resultado certo; se ainda não se sabe, escreva adj.',
  },
  'tournament-is-over': {
    says: '{value} já não pode entrar: todas as rondas estão emparceiradas',
    cure: 'Verifique o número de rondas.',
  },
  'round-already-paired': {
    says: 'a ronda {value} já está emparceirada',
    cure: 'Introduza uma falta de comparência como resultado da partida.',
  },
  'no-such-game': {
    says: 'o número {player} não tem partida na ronda {value}',
    cure: 'Procure o número certo na folha da ronda.',
  },
  'setting-is-fixed': {
    says: 'a definição «{setting}» está fixada desde o emparceiramento da ronda 1: era {was}',
    cure: 'Reponha {was}; ou abra o painel, que pergunta antes de desbloquear as regras.',
  },
  'changes-not-ended': {
    says: 'a ronda {round} está a ser alterada à mão e isso não foi terminado',
    cure: 'Termine no painel (Alterações manuais), onde o emparceiramento do sistema aparece ao lado do seu.',
  },
  'rating-report-only': {
    says: 'a ronda {round} só se corrige para o relatório de rating: {game} era {was}, a folha diz {value}',
    cure: 'Reponha {was}; ou abra o painel e corrija só para o relatório de rating.',
  },
};
