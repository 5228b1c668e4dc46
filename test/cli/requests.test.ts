import { SYSTEMS } from '../../src/systems';
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** Exit codes and messages as docs/command-line.md promises them. */
const EVENT = trf(
  'XXR 3',
  { no: 1, name: 'One', rounds: ['2 w 1'] },
  { no: 2, name: 'Two', rounds: ['1 b 0'] },
  { no: 3, name: 'Three', rounds: ['4 b ='] },
  { no: 4, name: 'Four', rounds: ['3 w ='] },
);

describe('help', () => {
  test('--help names every command and every system', async () => {
    const terminal = new Terminal();
    expect(await terminal.run('--help')).toBe(0);
    for (const word of ['pair', 'check', 'generate', 'standings', 'explain', 'workbook', 'cma'])
      expect(terminal.stdout).toContain(`pairsheet ${word}`);
    for (const { id } of SYSTEMS) expect(terminal.stdout).toContain(id);
  });

  test.each(['pair', 'check', 'generate', 'standings', 'explain', 'workbook', 'cma'])(
    '%s --help, in three languages',
    async (command) => {
      const texts = new Set<string>();
      for (const language of ['en', 'fr', 'pt']) {
        const terminal = new Terminal();
        expect(await terminal.run(command, '--help', '--lang', language)).toBe(0);
        texts.add(terminal.stdout);
      }
      expect(texts.size).toBe(3);
    },
  );

  test('nothing asked for is a bad request, with the help', async () => {
    const terminal = new Terminal();
    expect(await terminal.run()).toBe(3);
    expect(terminal.stdout).toContain('pairsheet pair FILE');
  });

  test('--version', async () => {
    const terminal = new Terminal();
    expect(await terminal.run('--version')).toBe(0);
    expect(terminal.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('bad requests end in 3, with every mistake listed', () => {
  test.each([
    ['unknown command', ['pairs', 'x.trf'], ['unknown-command']],
    ['unknown option', ['pair', 'e.trf', '--system', 'dutch-2012', '--fast'], ['unknown-option']],
    ['unknown short option', ['pair', 'e.trf', '--system', 'dutch-2012', '-x'], ['unknown-option']],
    ['option without its value', ['pair', 'e.trf', '--system'], ['option-needs-value']],
    ['system unknown', ['pair', 'e.trf', '--system', 'fide'], ['unknown-system']],
    ['file missing', ['pair', '--system', 'dutch-2012'], ['file-argument-missing']],
    ['two files', ['pair', 'e.trf', 'f.trf', '--system', 'dutch-2012'], ['argument-too-many']],
    [
      'round not a number',
      ['pair', 'e.trf', '--system', 'dutch-2012', '--round', 'x'],
      ['bad-option-value'],
    ],
    ['round 0', ['pair', 'e.trf', '--system', 'dutch-2012', '--round', '0'], ['bad-option-value']],
    [
      'unknown language',
      ['pair', 'e.trf', '--system', 'dutch-2012', '--lang', 'nl'],
      ['bad-option-value'],
    ],
    [
      'several at once',
      ['pair', '--round', '-1', '--what'],
      ['unknown-option', 'file-argument-missing', 'bad-option-value'],
    ],
    [
      'many files of one name',
      ['generate', '--count', '3', '-o', 'g.trf'],
      ['output-without-number'],
    ],
    [
      'amounts that are none',
      ['generate', '--half-byes', 'x', '--late', '120%', '--points', '0-1-2', '--unset', 'maybe'],
      ['bad-option-value', 'bad-option-value', 'bad-option-value', 'bad-option-value'],
    ],
    [
      'a share above 1',
      [
        'generate',
        '--system',
        'dutch-2012',
        '--players',
        '9',
        '--rounds',
        '3',
        '--seed',
        '1',
        '--byes',
        '2',
      ],
      ['bad-option-value'],
    ],
    [
      'ratings the wrong way round',
      [
        'generate',
        '--system',
        'dutch-2012',
        '--players',
        '9',
        '--rounds',
        '3',
        '--seed',
        '1',
        '--ratings',
        '2000-1000',
      ],
      ['bad-option-value'],
    ],
    [
      'workbook to where',
      ['workbook', 'e.trf', '-o', 'x'],
      ['bad-option-value', 'file-argument-missing'],
    ],
    ['workbook without output', ['workbook', 'from-trf', 'e.trf'], ['option-missing']],
    ['unknown tie-break', ['standings', 'e.trf', '--tie-breaks', 'XYZ'], ['unknown-tie-break']],
    [
      'standings after a round not played',
      ['standings', 'e.trf', '--after', '2'],
      ['round-not-paired'],
    ],
    [
      'unknown player',
      ['explain', 'e.trf', '--system', 'dutch-2012', '--why', '1', '77'],
      ['unknown-player'],
    ],
  ] as [string, string[], string[]][])('%s', async (_, words, codes) => {
    const terminal = new Terminal({ 'e.trf': EVENT });
    expect(await terminal.run(...words)).toBe(3);
    const found = [...terminal.stderr.matchAll(/\[([a-z-]+)\]/g)].map(([, code]) => code);
    expect(found.sort()).toEqual([...codes].sort());
    expect(terminal.stdout).toBe('');
  });
});

describe('files', () => {
  test('a missing file ends in 5', async () => {
    const terminal = new Terminal();
    expect(await terminal.run('pair', 'no.trf', '--system', 'dutch-2012')).toBe(5);
    expect(terminal.stderr).toContain('no.trf: error: there is no such file');
  });

  test('a folder instead of a file ends in 5', async () => {
    const terminal = new Terminal();
    expect(await terminal.run('standings', 'folder/')).toBe(5);
    expect(terminal.stderr).toContain('EISDIR');
  });

  test('a place that cannot be written ends in 5', async () => {
    const terminal = new Terminal({ 'e.trf': EVENT });
    expect(await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'locked/e.xlsx')).toBe(5);
    expect(terminal.stderr).toContain('file-unwritable');
  });

  test('bad input ends in 3, all problems with file, line, column, value, cure and code', async () => {
    const bad = trf({ no: 1, rounds: ['9 w 1'] }, { no: 1, rating: 'abc' });
    const terminal = new Terminal({ 'bad.trf': bad });
    expect(await terminal.run('pair', 'bad.trf', '--system', 'dutch-2012')).toBe(3);
    expect(terminal.stderr.trim().split('\n')).toEqual([
      'bad.trf:2:49: error: not a rating: “abc”. Write a whole number up to 9999; 0 or nothing for an unrated player. [rating-not-a-number]',
      'bad.trf:2:5: error: pairing number 1 is there twice. Give one of the two players another number. [duplicate-number]',
      'bad.trf:1:92: error: round 1: nobody has number 9 (“   9 w 1”). Correct the opponent, or add the missing player. [unknown-opponent]',
    ]);
  });

  test('problems are told in the language asked for', async () => {
    const terminal = new Terminal({ 'bad.trf': '' });
    expect(await terminal.run('standings', 'bad.trf', '--lang=fr')).toBe(3);
    expect(terminal.stderr).toContain('bad.trf: erreur : le fichier est vide.');
  });

  test('an .xlsx that is none ends in 3', async () => {
    const terminal = new Terminal({ 'e.xlsx': EVENT });
    expect(await terminal.run('standings', 'e.xlsx')).toBe(3);
    expect(terminal.stderr).toContain('not-a-workbook');
  });
});

test('a throw is our fault: exit code 2, said so, with a short stack', async () => {
  const terminal = new Terminal({ 'e.trf': EVENT });
  terminal.read = () => {
    throw new Error('unforeseen');
  };
  expect(await terminal.run('standings', 'e.trf')).toBe(2);
  expect(terminal.stderr).toContain('This is a fault of Pairsheet');
  expect(terminal.stderr).toContain('unforeseen');
  expect(terminal.stderr.trim().split('\n').length).toBeLessThanOrEqual(7);
});
