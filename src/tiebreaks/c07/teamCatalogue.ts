import type { WordKey } from '../../words';
import type { C07Id, C07Row } from './catalogue';
import type { TeamCode } from './teamFunctions';

const extendedBerger = (
  code: TeamCode,
  article: string,
  theirs: WordKey,
  own: WordKey,
): C07Row => ({
  code,
  since: 'C07-2023',
  name: {
    key: 'tiebreak.extended-berger',
    args: { theirs: { reason: { key: theirs } }, own: { reason: { key: own } } },
  },
  article,
  category: 'opponents',
  scope: 'team',
  modifiers: ['C', 'P'],
});

const MATCH = 'tiebreak.match-points';
const GAME = 'tiebreak.game-points';

const extendedEncounter = (code: TeamCode, since: C07Id, rest: string): C07Row => ({
  code,
  since,
  name: { key: 'tiebreak.extended-encounter', args: { rest } },
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
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.MPTS' },
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
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.GPTS' },
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
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.BC' },
    article: '12.1',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  {
    code: 'TBR',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.TBR' },
    article: '12.2',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  {
    code: 'BBE',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.BBE' },
    article: '12.3',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  {
    code: 'MPvGP',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.MPvGP' },
    article: '13.1',
    category: 'own',
    scope: 'team',
    modifiers: [],
  },
  extendedBerger('EMMSB', '13.2.1', MATCH, MATCH),
  extendedBerger('EMGSB', '13.2.2', MATCH, GAME),
  extendedBerger('EGMSB', '13.2.3', GAME, MATCH),
  extendedBerger('EGGSB', '13.2.4', GAME, GAME),
  extendedEncounter('EDE', 'C07-2023', ''),
  extendedEncounter('EDEBT', 'C07-2026', ' + BC + TBR'),
  extendedEncounter('EDEBB', 'C07-2026', ' + BC + BBE'),
  extendedEncounter('EDET', 'C07-2026', ' + TBR'),
  extendedEncounter('EDEB', 'C07-2026', ' + BBE'),
  {
    code: 'SSSC',
    since: 'C07-2023',
    name: { key: 'tiebreak.c07.SSSC' },
    article: '13.4',
    category: 'opponents',
    scope: 'team',
    modifiers: ['F', 'P', 'K'],
  },
];
