import type { planWords as english } from '../../en/pane/plan';
import type { WordsLike } from '../../like';

export const planWords: WordsLike<typeof english> = {
  'plan.event': 'Torneio escrito: {name}',
  'plan.round': 'Rodada {round} escrita',
};
