import type { Edition } from './edition';

/** Text of the 82nd Congress (Krakow 2011). */
export const dutch2011: Edition = {
  id: 'dutch-2011',
  name: {
    en: 'Dutch 2011 (C.04.1, Krakow 2011)',
    fr: 'Hollandais 2011 (C.04.1, Cracovie 2011)',
    pt: 'Holandês 2011 (C.04.1, Cracóvia 2011)',
  },
  summary: {
    en: 'The Dutch system as it stood in 2011: brackets from the top, transpositions and exchanges, backtracking by one bracket.',
    fr: 'Le système hollandais dans son texte de 2011 : groupes depuis le haut, transpositions et échanges, retour sur un seul groupe.',
    pt: 'O sistema holandês no texto de 2011: grupos a partir do topo, transposições e trocas, retrocesso de um único grupo.',
  },
  // The text names no day: from the congress that adopted it to the congress that changed it.
  inForce: { from: '2011-10-01', until: '2012-08-31' },
  closeness: () => [],
  choiceOfMovedDown: 'highest',
  backtrackingKeepsScores: false,
  pairsWithoutMovedDown: (p1) => p1,
  leastM1BeforeJoining: 0,
  leavesFirstColoursOpen: false,
};
