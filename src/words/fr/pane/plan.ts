import type { planWords as english } from '../../en/pane/plan';
import type { WordsLike } from '../../like';

export const planWords: WordsLike<typeof english> = {
  'plan.event': 'Tournoi écrit : {name}',
  'plan.round': 'Ronde {round} écrite',
};
