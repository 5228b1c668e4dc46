/** What a trainee may type, read by the formula of the tick alone; expected: what he means. */
import type { Answer } from '../../src/course/exercises/exercise';
import { RIGHT, tickFormula, WRONG } from '../../src/course/exercises/tick';
import { shown, type Cell } from '../support/words/sheetFormula';

function tick(answer: Answer, typed: Cell, language: 'en' | 'fr' | 'pt' = 'en'): Cell {
  const sheet = new Map<string, Cell | { formula: string }>([
    ['C5', typed],
    ['D5', { formula: tickFormula('C5', answer, language, 4711) }],
  ]);
  return shown({ Sheet: sheet }, 'Sheet', 'D5');
}

const number = (value: number): Answer => ({ kind: 'number', value });
const opponent = (value: number, of: number): Answer => ({ kind: 'number', value, of });

test.each<[string, Answer, Cell[]]>([
  ['four and a half', number(4.5), [4.5, '4.5', '4,5', '4½', ' 4.5 ', '4 ½', '4 1/2', '4,50']],
  ['a half', number(0.5), [0.5, '½', '0,5', '.5', '1/2']],
  ['a quarter', number(9.25), ['9.25', '9,25']],
  ['a rating', number(1980), [1980, '1980', ' 1980', '1 980']],
  ['less than nothing', number(-125), [-125, '-125', '–125', '– 125', '−125']],
  [
    'the opponent of 3',
    opponent(7, 3),
    [7, '7', ' 7 ', '3-7', '3 - 7', '3 7', '7-3', '3–7', '3 -7'],
  ],
  ['the opponent of 13', opponent(3, 13), [3, '13-3', '3-13', '13 3']],
  ['nobody', opponent(0, 3), [0, '0', '3-0', '3 0']],
  ['White', { kind: 'colour', value: 'white' }, ['W', 'w', ' w', 'White']],
  [
    'a history',
    { kind: 'history', value: [null, 'black', 'white', 'white', 'black'] },
    ['-BWWB', '-bwwb', '=BWWB', ' - B W W B '],
  ],
])('%s', (_, answer, spellings) => {
  for (const typed of spellings) expect([typed, tick(answer, typed)]).toEqual([typed, RIGHT]);
});

test.each<[string, Answer, Cell[]]>([
  ['four and a half', number(4.5), [45, '45', '4', '4½½', '5.4', 'x', ' ', '-4.5']],
  [
    'the opponent of 3',
    opponent(7, 3),
    [3, '3', '7-4', '4 7', '3-8', '-7', '37', '73', '3-7-3', ''],
  ],
  ['nobody', opponent(0, 3), ['3', '-', '3-3', '3-1']],
  ['White', { kind: 'colour', value: 'white' }, ['B', 'x', 7, ' ']],
  [
    'a history',
    { kind: 'history', value: [null, 'black', 'white', 'white', 'black'] },
    ['BWWB', 'BWWB-', '-BWBW', '-BWWBB', '--BWWB', '', 'x'],
  ],
])('%s: what is something else is wrong', (_, answer, spellings) => {
  for (const typed of spellings)
    expect([typed, tick(answer, typed)]).toEqual([typed, typed === '' ? '' : WRONG]);
});

test('colours by the letters of the language', () => {
  const black: Answer = { kind: 'colour', value: 'black' };
  expect([tick(black, 'N', 'fr'), tick(black, 'B', 'fr')]).toEqual([RIGHT, WRONG]);
  expect([tick(black, 'pretas', 'pt'), tick(black, 'b', 'pt')]).toEqual([RIGHT, WRONG]);
  const history: Answer = { kind: 'history', value: [null, 'white', 'black'] };
  expect([tick(history, '-BN', 'fr'), tick(history, '-NB', 'fr')]).toEqual([RIGHT, WRONG]);
});
