import type { Phrase } from '../../explain/phrasebook';
import type { C07Row } from './catalogue';

const extendedBerger = (code: string, article: string, theirs: Phrase, own: Phrase): C07Row => ({
  code,
  name: {
    en: `Extended Sonneborn-Berger (${theirs.en} × ${own.en})`,
    fr: `Sonneborn-Berger étendu (${theirs.fr} × ${own.fr})`,
    pt: `Sonneborn-Berger alargado (${theirs.pt} × ${own.pt})`,
  },
  article,
  category: 'opponents',
  scope: 'team',
  modifiers: ['C', 'P'],
});

const MATCH: Phrase = { en: 'match points', fr: 'points de match', pt: 'pontos de encontro' };
const GAME: Phrase = { en: 'game points', fr: 'points de parties', pt: 'pontos de partidas' };

const extendedEncounter = (code: string, rest: string): C07Row => ({
  code,
  name: {
    en: `Extended direct encounter${rest}`,
    fr: `Confrontation directe étendue${rest}`,
    pt: `Confronto direto alargado${rest}`,
  },
  article: rest === '' ? '13.3' : '13.3.2',
  category: 'own',
  scope: 'team',
  modifiers: ['P'],
  withinTie: true,
});

/** Teams: articles 11 to 13; with them the individual ones that take `:MP` and `:GP`. */
export const TEAM_ROWS: readonly C07Row[] = [
  {
    code: 'MPTS',
    name: { en: 'Match points', fr: 'Points de match', pt: 'Pontos de encontro' },
    aliases: ['Pontos de match'],
    article: '11.1',
    category: 'own',
    scope: 'team',
    modifiers: [],
    synonyms: ['MP'],
    isHelper: true,
  },
  {
    code: 'GPTS',
    name: { en: 'Game points', fr: 'Points de parties', pt: 'Pontos de partidas' },
    aliases: ['Board points', 'Pontos de tabuleiro'],
    article: '11.1',
    category: 'own',
    scope: 'team',
    modifiers: [],
    synonyms: ['GP'],
    isHelper: true,
  },
  {
    code: 'BC',
    name: { en: 'Board count', fr: 'Décompte des échiquiers', pt: 'Contagem dos tabuleiros' },
    article: '12.1',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  {
    code: 'TBR',
    name: {
      en: 'Top board results',
      fr: 'Résultats des premiers échiquiers',
      pt: 'Resultados dos primeiros tabuleiros',
    },
    article: '12.2',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  {
    code: 'BBE',
    name: {
      en: 'Bottom board elimination',
      fr: 'Élimination des derniers échiquiers',
      pt: 'Eliminação dos últimos tabuleiros',
    },
    article: '12.3',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  {
    code: 'MPvGP',
    name: {
      en: 'Match or game points, whichever is not primary',
      fr: 'Points de match ou de parties, ceux qui ne sont pas premiers',
      pt: 'Pontos de encontro ou de partidas, os que não são primários',
    },
    article: '13.1',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  extendedBerger('EMMSB', '13.2.1', MATCH, MATCH),
  extendedBerger('EMGSB', '13.2.2', MATCH, GAME),
  extendedBerger('EGMSB', '13.2.3', GAME, MATCH),
  extendedBerger('EGGSB', '13.2.4', GAME, GAME),
  extendedEncounter('EDE', ''),
  extendedEncounter('EDEBT', ' + BC + TBR'),
  extendedEncounter('EDEBB', ' + BC + BBE'),
  extendedEncounter('EDET', ' + TBR'),
  extendedEncounter('EDEB', ' + BBE'),
  {
    code: 'SSSC',
    name: {
      en: 'Scores and schedule strength',
      fr: 'Scores + force du parcours',
      pt: 'Pontuação + força do percurso',
    },
    article: '13.4',
    category: 'opponents',
    scope: 'team',
    modifiers: ['F', 'P', 'K'],
  },
];
