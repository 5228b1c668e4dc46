import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry, Player } from '../../src/model/types';
import { fideForms, formName } from '../../src/ratings/fideForms';
import type { SheetPlan } from '../../src/sheets/plan/plan';
import { Terminal } from '../support/cli';

/** The names of the fields are those of FIDE's forms as programs that fill them in name them. */
const entry = (opponent: number, outcome: Entry['outcome']): Entry => ({
  opponent,
  colour: 'white',
  outcome,
});
const others = Array.from({ length: 9 }, (_, index): Player => ({
  ...blankPlayer(index + 2, index < 8 ? 2300 + 10 * index : 0),
  name: `Other ${index + 2}`,
  title: (['GM', 'IM', 'IM', 'FM', 'FM', '', 'CM', '', ''] as const)[index],
  federation: ['DEF', 'DEF', 'GHI', 'GHI', 'JKL', 'ABC', 'ABC', 'DEF', ''][index],
}));
const outcomes = ['win', 'win', 'win', 'win', 'win', 'win', 'win', 'draw', 'forfeitWin'] as const;
const first: Player = {
  ...blankPlayer(1, 2300),
  name: 'De Vet, Ann',
  federation: 'ABC',
  born: '2001/02/03',
  entries: outcomes.map((outcome, index) => entry(index + 2, outcome)),
};
const blank = blankEvent([first, ...others], 9);
const tournament = {
  ...blank,
  totalRounds: 9,
  info: {
    ...blank.info,
    name: 'Grove Open',
    federation: 'DEF',
    start: '2026/05/01',
    arbiter: 'Alder, Cy',
    deputies: ['Birch, Di'],
  },
};
const plan = fideForms({ tournament, system: 'Dutch 2026', language: 'en' });
const named = (name: string): SheetPlan => plan.sheets.find((sheet) => sheet.name === name)!;
const lines = (sheet: SheetPlan) => sheet.blocks.at(-1)!.cells;
const line = (sheet: SheetPlan, field: string) => lines(sheet).find(([cell]) => cell === field);

test('a name stands as on the forms', () => {
  expect(['De Vet, Ann', 'Cy', 'A, B, C'].map(formName)).toEqual(['Ann DE VET', 'Cy', 'A, B, C']);
});

test('IT3 counts players, their federations and those of the host; a federation that is missing is no figure', () => {
  const report = named('IT3');
  expect(line(report, 'Starting date')?.[1]).toBe('01/05/2026');
  expect(line(report, 'Rated')?.slice(1, 4)).toEqual([9, 4, 3]);
  expect(line(report, 'IM')?.slice(1, 4)).toEqual([2, 2, 1]);
  expect(line(report, 'FM')?.slice(1, 4)).toEqual([2, 2, 0]);
  expect(line(report, 'Unrated')?.slice(1, 4)).toEqual([1, '', '']);
  expect(line(report, 'Chief arbiter')?.[1]).toBe('Cy ALDER');
  expect(line(report, 'Deputy arbiter 1')?.[1]).toBe('Di BIRCH');
});

test('what an event does not know stays empty and is named', () => {
  for (const field of ['ID of Tournament', 'Chief arbiter FIDE ID', 'City', 'Remark 4'])
    expect(line(named('IT3'), field)).toEqual([
      field,
      '',
      null,
      null,
      null,
      null,
      'not known here: fill in',
    ]);
  expect(line(named('FA1'), 'Last name of arbiter')?.at(-1)).toBe('not known here: fill in');
});

test('candidates are no title-holders on FA1 and IA1', () => {
  for (const name of ['FA1', 'IA1'])
    expect(line(named(name), 'Number of titled players (CM and WCM are not counted)')?.[1]).toBe(5);
});

test('a certificate for a norm that misses nothing, with its games; forfeits are none', () => {
  const certificates = plan.sheets.filter(({ name }) => name.startsWith('IT1'));
  const norms = lines(named('IT4')).filter(([cell]) => cell === 'Ann DE VET');
  expect(certificates).toHaveLength(norms.length);
  expect(norms).toHaveLength(1);
  const [certificate] = certificates;
  expect(line(certificate, 'Number of games')?.[1]).toBe(8);
  expect(line(certificate, 'Score')?.[1]).toBe('7½');
  expect(line(certificate, 'Round 8')).toBeDefined();
  expect(line(certificate, 'Round 9')).toBeUndefined();
});

test('forms EVENT -o FORMS.xlsx', async () => {
  const terminal = new Terminal({
    'event.tsv': 'No\tName\tRtg\tR1\n1\tAlder\t2000\t2w1\n2\tBirch\t1900\t1b0\n',
  });
  expect(await terminal.run('forms', 'event.tsv', '-o', 'forms.xlsx')).toBe(0);
  expect(terminal.stderr).toContain('forms.xlsx');
  expect(await terminal.run('forms', 'event.tsv')).toBe(3);
});
