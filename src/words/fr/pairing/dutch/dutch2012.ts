import type { dutch2012 as english } from '../../../en/pairing/dutch/dutch2012';
import type { WordsLike } from '../../../like';

export const dutch2012: WordsLike<typeof english> = {
  'dutch2012.name': 'Système hollandais 2012 (C.04.1, Istanbul 2012)',
  'dutch2012.summary':
    'Le texte de 2011 révisé en 2012 : la proximité des points passe avant les couleurs, et d’autres ensembles de flotteurs sont essayés.',
};
