import fs from 'fs';
import { openTrf } from '../../src/event/open/openTrf';
import { compareEditionsInRound } from '../../src/event/check/compareEditions';
import { readBook, readWorkbook } from '../../src/xlsx/workbook';
import { systemById } from '../../src/systems';
import { corpusFiles } from '../support/cases';
import { Terminal } from '../support/cli';

/**
 * An event of the corpus of Dutch 2016 (bbpPairings 5.0.1 and JaVaFo): its rounds are what that
 * edition pairs, so that the others can be measured by it.
 */
const [FILE] = corpusFiles('dutch-2016', '.trf').filter((name) => /n11-r9-byes/.test(name));
const text = fs.readFileSync(FILE, 'utf8');

const compared = async (...words: string[]) => {
  const terminal = new Terminal({ 'e.trf': text });
  const exit = await terminal.run('compare', 'e.trf', '--systems', ...words);
  return { exit, terminal };
};

test('every round by each edition, what differs and which article says so', async () => {
  const { exit, terminal } = await compared('dutch-2016,dutch-2012,french-1994', '--json');
  expect(exit).toBe(1);
  const answer = JSON.parse(terminal.stdout);
  expect(answer.systems).toEqual(['dutch-2016', 'dutch-2012', 'french-1994']);
  expect(answer.rounds).toHaveLength(9);
  for (const { round, differs, editions } of answer.rounds) {
    expect(editions).toHaveLength(3);
    const [first, ...others] = editions;
    expect(first.article).toBeNull();
    for (const other of others) {
      const isSame = JSON.stringify(other.only) === '[]' && other.pairs !== null;
      // A pairing that is another one is refused by an article of the edition that does not give it.
      if (!isSame && other.pairs) expect([round, other.system, other.article]).not.toContain(null);
    }
    expect(differs).toBe(
      editions.some(
        ({ only, pairs }: { only: []; pairs: [] | null }) => pairs === null || only.length > 0,
      ),
    );
  }
});

test('the first edition gives the rounds that were played', () => {
  const opened = openTrf(text);
  if (!opened.ok) throw new Error('the file does not read');
  const { tournament } = opened.value;
  const systems = ['dutch-2016', 'dutch-2012'].map((id) => systemById(id)!);
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    const answer = compareEditionsInRound(tournament, systems, round);
    if ('problems' in answer) throw new Error('no task');
    for (const { white, black } of answer.editions[0].paired!.pairs)
      expect(tournament.players.find(({ no }) => no === white)!.entries[round - 1]).toMatchObject({
        opponent: black,
        colour: 'white',
      });
  }
});

test('as text: the last line counts', async () => {
  const { exit, terminal } = await compared('dutch-2016,french-1994');
  expect(exit).toBe(1);
  const lines = terminal.stdout.trim().split('\n');
  expect(lines.at(-1)).toMatch(/^9 rounds, [1-9] differ$/);
  expect(lines.some((line) => line.startsWith('  by french-1994 alone: '))).toBe(true);
  expect(lines).toContain('  french-1994 on the pairing of dutch-2016:');
});

test('as a sheet', async () => {
  const { terminal } = await compared('dutch-2016,french-1994', '-o', 'c.xlsx');
  const book = await readWorkbook(terminal.read('c.xlsx'));
  expect(book.ok && book.value.sheets.map(({ name }) => name)).toContain('Compare');
  expect((await readBook(terminal.read('c.xlsx'))).ok).toBe(true);
});

test.each([
  ['one edition only', 'dutch-2016', 'bad-option-value'],
  ['the same twice', 'dutch-2016,dutch-2016', 'bad-option-value'],
  ['an unknown one', 'dutch-2016,swiss', 'unknown-system'],
])('%s is refused', async (_, systems, code) => {
  const { exit, terminal } = await compared(systems);
  expect(exit).toBe(3);
  expect(terminal.stderr).toContain(`[${code}]`);
});
