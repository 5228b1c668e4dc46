import type { publish as english } from '../en/publish';
import type { WordsLike } from '../like';

/** The published page, beside the words of the sheets. */
export const publish: WordsLike<typeof english> = {
  'publish.contents': 'Índice',
  'publish.help.output': 'a página a escrever, um só ficheiro .html que não precisa de mais nada',
  'publish.help.brackets': 'também como a última ronda foi emparceirada: um desenho de cada grupo',
};
