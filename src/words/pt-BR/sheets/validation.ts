import type { validations as english } from '../../en/sheets/validation';
import type { WordsLike } from '../../like';

export const validations: WordsLike<typeof english> = {
  'validation.result-title': 'Resultado',
  'validation.result':
    'Escreva 1-0, ½-½ ou 0-1; 1-0F, 0-1F ou 0-0F para W.O.; adj se adiada; 0-0, ½-0 ou 0-½ para uma sanção. 1, 0, =, 1/2, 0,5, +- e empate também servem. Vermelho: não é um resultado.',
  'validation.team-result':
    'No tabuleiro de um encontro, visto da esquerda: 1-0 se ganhou o jogador da esquerda. ½-½, 0-1; 1-0F, 0-1F ou 0-0F para um W.O.; adj se adiada.',
  'validation.team-status': 'Vazio, ou Desistiu para uma equipe que não joga mais.',
  'validation.status-title': 'Situação',
  'validation.status': 'Vazio, ou Desistiu para um jogador que não joga mais.',
};
