/** The Portuguese text of the handbook says *rating*; *Elo* stays in names of systems and is read as before. */
import { PLAYER_COLUMNS, ROUND_COLUMNS } from '../../src/sheets/names/headers';
import { PRIZE_COLUMNS } from '../../src/prizes/readPrizes';
import { editionById } from '../../src/tiebreaks/editions';
import { findTieBreak } from '../../src/tiebreaks/editions';
import { wordsOf } from '../../src/words';

/** Names of the French system, which is one by Elo; headings by which formulas and scripts may find a column. */
const NAMES = [
  'cli.rating',
  'french1994.name',
  'functions.head.rating',
  'sample.french-1994.title',
];

test('pt: what we write says rating', () => {
  const elo = Object.entries(wordsOf('pt').phrases)
    .filter(([, text]) => /\bElo\b/.test(text))
    .map(([key]) => key);
  expect(elo.sort()).toEqual(NAMES);
});

test.each([
  ['players', PLAYER_COLUMNS],
  ['a round', ROUND_COLUMNS],
  ['prizes', PRIZE_COLUMNS],
] as const)('%s: Rating is written in Portuguese, Rating and Elo are read', (_, columns) => {
  expect(columns.written('rating', 'pt')).toBe('Rating');
  for (const header of ['Rating', 'Elo']) expect(columns.meaning(header)).toBe('rating');
});

/** As lists of earlier versions may head them. */
test.each([
  ['FFE-1998', 'Média Elo dos adversários', 'ARO'],
  ['FFE-1998', 'Média Elo truncada', 'ARO-C1'],
  ['FFE-1998', 'Performance Elo', 'PERF'],
  ['C07-2026', 'Média dos ratings dos adversários', 'ARO'],
] as const)('%s: %s is still read as %s', (id, name, code) => {
  expect(findTieBreak(editionById(id)!, name)?.code).toBe(code);
});
