import type { Edition } from '../dutch-2011/edition';
import { closeness } from './a11closeness';

/** Text of the 83rd Congress (Istanbul 2012): what it changed in the text of 2011. */
export const dutch2012: Edition = {
  id: 'dutch-2012',
  name: {
    en: 'Dutch 2012 (C.04.1, Istanbul 2012)',
    fr: 'Hollandais 2012 (C.04.1, Istanbul 2012)',
    pt: 'Holandês 2012 (C.04.1, Istambul 2012)',
  },
  summary: {
    en: 'The 2011 text as revised in 2012: closeness of scores comes before colours, and other sets of players moved down are tried.',
    fr: 'Le texte de 2011 révisé en 2012 : la proximité des points passe avant les couleurs, et d’autres ensembles de flotteurs sont essayés.',
    pt: 'O texto de 2011 revisto em 2012: a proximidade das pontuações vem antes das cores, e experimentam-se outros conjuntos de flutuantes.',
  },
  // From the congress that adopted it; the edition of 2016 took effect on 1 July 2017.
  inForce: { from: '2012-09-01', until: '2017-06-30' },
  closeness,
  choiceOfMovedDown: 'anySet',
  backtrackingKeepsScores: true,
  pairsWithoutMovedDown: (_, p0) => p0,
  leastM1BeforeJoining: 1,
  leavesFirstColoursOpen: true,
};
