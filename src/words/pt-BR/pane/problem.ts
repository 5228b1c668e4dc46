import type { problemWords as english } from '../../en/pane/problem';
import type { WordsLike } from '../../like';

export const problemWords: WordsLike<typeof english> = {
  'problem.told': '{problem}',
};
