import type { apart as english } from '../../en/pane/apart';
import type { WordsLike } from '../../like';

/** Words of keeping players apart by a column: club, federation, family. */
export const apart: WordsLike<typeof english> = {
  'apart.decides':
    'Não podem se enfrentar, o mesmo em {column} ({value}); sem isso teriam se enfrentado: {pairs}',
  'apart.pair': '{players} não podem se enfrentar nesta rodada: o mesmo em {column} ({value})',
  'apart.refusal':
    'A rodada {round} só pode ser emparceirada se jogadores com o mesmo em {column} puderem se enfrentar',
  'apart.cure':
    'Nas configurações do torneio, permitir que jogadores com o mesmo em {column} se enfrentem depois {before|da primeira rodada|das {before} primeiras rodadas}, e emparceirar de novo',
  'apart.cure-first':
    'Nas configurações do torneio, permitir que jogadores com o mesmo em {column} se enfrentem, e emparceirar de novo',

  'pane.field-apart': 'Não podem se enfrentar: mesma coluna',
  'pane.field-apart-hint':
    'Jogadores com o mesmo valor não se enfrentam. É absoluto: uma rodada que assim não possa ser emparceirada é recusada, e a saída é mostrada.',
  'pane.field-apart-strength': 'Com que rigor',
  'pane.field-apart-strength-hint':
    '“Se possível” só muda a rodada das regras até o preço escolhido. É anunciado antes da rodada 1, e o cálculo de cada rodada o nomeia como desvio.',
  'pane.apart-always': 'sempre',
  'pane.apart-order': 'se possível: só a ordem',
  'pane.apart-floats': 'se possível: até as flutuações',
  'pane.apart-colours': 'se possível: até as cores',
  'pane.apart-any': 'salvo se não houver outra maneira',
  'pane.apart-none': 'ninguém',
  'pane.field-apart-rounds': 'Só nas primeiras rodadas',
  'pane.field-apart-rounds-hint': 'Vazio: em todas as rodadas',
  'pane.field-round-dates': 'Datas e horários das rodadas',
  'pane.field-round-dates-hint':
    'Uma linha por rodada, p. ex. 2026-05-01 14:00. São impressas nas planilhas das rodadas, nas listas e nas papeletas.',
  'pane.field-paper': 'Papel',
  'pane.field-paper-hint': 'Para as planilhas escritas a partir de agora',
};
