import type { publish as english } from '../en/publish';
import type { WordsLike } from '../like';

/** The published page, beside the words of the sheets. */
export const publish: WordsLike<typeof english> = {
  'publish.contents': 'Sommaire',
  'publish.help.output': 'la page à écrire, un seul fichier .html qui se suffit à lui-même',
  'publish.help.brackets':
    'aussi comment la dernière ronde a été appariée : un dessin de chaque groupe',
};
