import type { apart as english } from '../../en/pane/apart';
import type { WordsLike } from '../../like';

/** Words of keeping players apart by a column: club, federation, family. */
export const apart: WordsLike<typeof english> = {
  'apart.decides':
    'Não se podem defrontar, o mesmo em {column} ({value}); sem isso ter-se-iam defrontado: {pairs}',
  'apart.pair': '{players} não se podem defrontar nesta ronda: o mesmo em {column} ({value})',
  'apart.refusal':
    'A ronda {round} só pode ser emparceirada se jogadores com o mesmo em {column} se puderem defrontar',
  'apart.cure':
    'Nas definições do torneio, proibir o mesmo em {column} só {before|na primeira ronda|nas primeiras rondas} ({before}), e emparceirar de novo',
  'apart.cure-first':
    'Nas definições do torneio, deixar defrontar-se jogadores com o mesmo em {column}, e emparceirar de novo',

  'pane.field-apart': 'Não se podem defrontar: a mesma coluna',
  'pane.field-apart-hint':
    'Jogadores com o mesmo valor não se defrontam. É absoluto: uma ronda que assim não possa ser emparceirada é recusada, com a solução.',
  'pane.field-apart-strength': 'Com que rigor',
  'pane.field-apart-strength-hint':
    '«Se possível» só muda a ronda das regras até ao preço escolhido. É anunciado antes da ronda 1 e figura como desvio no relato de cada ronda.',
  'pane.apart-always': 'sempre',
  'pane.apart-order': 'se possível: só a ordem',
  'pane.apart-floats': 'se possível: até às flutuações',
  'pane.apart-colours': 'se possível: até às cores',
  'pane.apart-any': 'salvo se não houver outra maneira',
  'pane.apart-none': 'ninguém',
  'pane.field-apart-rounds': 'Só nas primeiras rondas',
  'pane.field-apart-rounds-hint': 'Vazio: em todas as rondas',
  'pane.field-round-dates': 'Datas e horas das rondas',
  'pane.field-round-dates-hint':
    'Uma linha por ronda, p. ex. 2026-05-01 14:00. Figuram nas folhas das rondas, nas listas e nas papeletas.',
  'pane.field-paper': 'Papel',
  'pane.field-paper-hint': 'Para as folhas escritas a partir de agora',
};
