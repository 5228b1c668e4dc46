import { decodeTrf } from '../../src/formats/trf/decode';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import type { Problem } from '../../src/model/problems';
import { trf, type Line } from '../support/files/trfText';

/** The defects that the checks must tell apart; each test is named for one. */
function problemsOf(text: string): readonly Problem[] {
  const checked = check(parseTrf(text));
  return checked.ok ? checked.warnings : checked.problems;
}
const codes = (text: string): string[] => problemsOf(text).map(({ code }) => code);

const drawn = (...rounds: string[]): Line => ({ no: 2, name: 'Second', rounds });

describe('numbers', () => {
  test('duplicate pairing number', () => {
    const [problem, ...others] = problemsOf(trf({ no: 1 }, { no: 1, name: 'Again' }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'duplicate-number',
      severity: 'error',
      value: '1',
      place: { line: 2, column: 5 },
    });
  });

  test('missing pairing number', () => {
    expect(codes(trf({ no: '' }, { no: 2 }))).toEqual(['number-missing']);
  });

  test('pairing number 0', () => {
    expect(codes(trf({ no: 0 }, { no: 1 }))).toEqual(['number-zero']);
  });

  test('pairing number that is no number', () => {
    expect(codes(trf({ no: '1a' }, { no: 2 }))).toEqual(['bad-number']);
  });

  test('a number left out is a warning that names it', () => {
    expect(problemsOf(trf({ no: 1 }, { no: 3 }))).toEqual([
      expect.objectContaining({ code: 'number-gap', severity: 'warning', value: '2' }),
    ]);
  });
});

describe('opponents', () => {
  test('opponent unknown', () => {
    const [problem] = problemsOf(trf({ rounds: ['9 w 1'] }, drawn('')));
    expect(problem).toMatchObject({
      code: 'unknown-opponent',
      place: { line: 1, column: 92 },
      args: { round: 1, opponent: 9 },
    });
  });

  test('a player against himself', () => {
    expect(codes(trf({ rounds: ['1 w 1'] }))).toEqual(['plays-himself']);
  });

  test('twice in a round', () => {
    const text = trf(
      { no: 1, rounds: ['3 w 1'] },
      { no: 2, rounds: ['3 w 1'] },
      { no: 3, rounds: ['1 b 0'] },
    );
    expect(codes(text)).toContain('twice-in-round');
  });

  test("opponents' entries that contradict each other", () => {
    const text = trf({ no: 1, rounds: ['2 w 1'] }, { no: 2, rounds: ['3 b 0'] }, { no: 3 });
    expect(codes(text)).toContain('opponents-disagree');
  });

  test('opponent that is no number', () => {
    expect(codes(trf({ rounds: ['2x w 1'] }, drawn('')))).toContain('opponent-not-a-number');
  });
});

describe('colours', () => {
  test('colours that contradict', () => {
    expect(codes(trf({ rounds: ['2 w 1'] }, drawn('1 w 0')))).toEqual(['colours-disagree']);
  });

  test('a game without colour', () => {
    expect(codes(trf({ rounds: ['2 - 1'] }, drawn('1 b 0')))).toContain('colour-missing');
  });

  test('a colour without opponent', () => {
    expect(codes(trf({ rounds: ['0000 w U'] }, drawn('')))).toEqual(['colour-without-opponent']);
  });

  test('unknown colour code', () => {
    expect(codes(trf({ rounds: ['2 x 1'] }, drawn('1 b 0')))).toContain('unknown-colour-code');
  });
});

describe('results', () => {
  test('results that contradict each other', () => {
    expect(codes(trf({ rounds: ['2 w 1'] }, drawn('1 b 1')))).toEqual(['results-disagree']);
    expect(codes(trf({ rounds: ['2 w 1'] }, drawn('1 b ='))).at(0)).toBe('results-disagree');
    expect(codes(trf({ rounds: ['2 w +'] }, drawn('1 b 0')))).toEqual(['results-disagree']);
  });

  test('a double forfeit is no contradiction', () => {
    expect(codes(trf({ rounds: ['2 w -'] }, drawn('1 b -')))).toEqual([]);
  });

  test('0-0 over the board is a warning: only a penalty gives it', () => {
    expect(problemsOf(trf({ rounds: ['2 w 0'] }, drawn('1 b 0')))).toEqual([
      expect.objectContaining({ code: 'result-by-penalty', severity: 'warning' }),
    ]);
  });

  test('result impossible for the opponent: the code of a bye in a game', () => {
    expect(codes(trf({ rounds: ['2 w U'] }, drawn('1 b 0')))).toContain('bye-with-opponent');
  });

  test('result impossible without opponent', () => {
    expect(codes(trf({ rounds: ['0000 - 1'] }, drawn('')))).toEqual(['result-without-opponent']);
  });

  test('unknown result code', () => {
    const [problem] = problemsOf(trf({ rounds: ['2 w %'] }, drawn('1 b 0')));
    expect(problem).toMatchObject({ code: 'unknown-result-code', value: '   2 w %' });
  });

  test('two players who have met already is a warning (C.04.1.b)', () => {
    const text = trf({ rounds: ['2 w 1', '2 b 1'] }, drawn('1 b 0', '1 w 0'));
    expect(problemsOf(text)).toEqual([
      expect.objectContaining({ code: 'met-twice', severity: 'warning' }),
    ]);
  });
});

describe('scores', () => {
  test('score that differs from the results is a warning with both values', () => {
    const text = trf({ rounds: ['2 w 1'], points: '0.5' }, drawn('1 b 0'));
    expect(problemsOf(text)).toEqual([
      expect.objectContaining({
        code: 'score-differs',
        severity: 'warning',
        value: '½',
        args: { player: 1, score: '1' },
      }),
    ]);
  });

  test('points of a bye already granted for the next round may be counted in, which is told', () => {
    const rounds = ['2 w 1', '0000 - H'];
    expect(codes(trf({ rounds, points: '1.0' }, drawn('1 b 0')))).toEqual([]);
    expect(codes(trf({ rounds, points: '1.5' }, drawn('1 b 0')))).toEqual([
      'score-with-coming-byes',
    ]);
    expect(codes(trf({ rounds, points: '2.0' }, drawn('1 b 0')))).toEqual(['score-differs']);
  });

  test('score that is no number', () => {
    expect(codes(trf({ points: '1.x' }))).toEqual(['score-not-a-number']);
    expect(codes(trf({ points: '0.3' }))).toEqual(['score-not-a-number']);
  });
});

describe('rounds', () => {
  test('more rounds than declared', () => {
    const text = trf('XXR 1', { rounds: ['2 w 1', '0000 - H'] }, drawn('1 b 0'));
    expect(problemsOf(text)).toEqual([
      expect.objectContaining({ code: 'too-many-rounds', args: { declared: 1, round: 2 } }),
    ]);
  });

  test('no result, yet a later round is paired: postponed, told once', () => {
    const text = trf(
      { no: 1, rounds: ['2 w', '3 b 1'] },
      { no: 2, rounds: ['1 b', '4 w 1'] },
      { no: 3, rounds: ['4 w 1', '1 w 0'] },
      { no: 4, rounds: ['3 b 0', '2 b 0'] },
    );
    expect(codes(text)).toEqual(['games-postponed']);
  });

  test('games without result in the last round are no defect', () => {
    expect(codes(trf({ rounds: ['2 w'] }, drawn('1 b')))).toEqual([]);
  });

  test('somebody forgotten in the last round is a warning', () => {
    const text = trf(
      { no: 1, rounds: ['2 w 1', '3 b 1'] },
      { no: 2, rounds: ['1 b 0'] },
      { no: 3, rounds: ['0000 - U', '1 w 0'] },
    );
    expect(problemsOf(text)).toEqual([
      expect.objectContaining({ code: 'no-entry-in-round', severity: 'warning', value: '2' }),
    ]);
  });

  test('number of rounds that is no number', () => {
    expect(codes(trf('XXR nine', {}))).toEqual(['bad-round-count']);
    expect(codes(trf('XXR 0', {}))).toEqual(['bad-round-count']);
  });
});

describe('players', () => {
  test('unknown title is a warning', () => {
    expect(problemsOf(trf({ title: 'XM' }))).toEqual([
      expect.objectContaining({ code: 'unknown-title', severity: 'warning', value: 'XM' }),
    ]);
  });

  test('the short titles of older files are understood', () => {
    const checked = check(parseTrf(trf({ no: 1, title: 'g' }, { no: 2, title: 'wm' })));
    expect(checked.ok && checked.value.players.map(({ title }) => title)).toEqual(['GM', 'WIM']);
  });

  test('rating not a number', () => {
    expect(problemsOf(trf({ rating: 'abcd' }))).toEqual([
      expect.objectContaining({ code: 'rating-not-a-number', value: 'abcd' }),
    ]);
  });

  test('non-breaking and zero-width spaces in names and numbers are cleaned with a warning', () => {
    const checked = check(parseTrf(trf({ no: '\u00A0\u00A01', name: 'Tal\u00A0\u200BExample' })));
    if (!checked.ok) throw new Error('should read');
    expect(checked.value.players[0]).toMatchObject({ no: 1, name: 'Tal Example' });
    expect(checked.warnings.map(({ code, value }) => [code, value])).toEqual([
      ['hidden-characters', '1'],
      ['hidden-characters', 'Tal Example'],
    ]);
  });

  test('no name is a warning', () => {
    expect(codes(trf({ name: '' }))).toEqual(['name-missing']);
  });
});

describe('extensions', () => {
  test.each([
    ['forbidden pair with an unknown player', 'XXP 1 9', 'forbidden-unknown-player'],
    ['forbidden pair that is no list of numbers', 'XXP 1 x', 'bad-number-list'],
    ['virtual points for an unknown player', 'XXA    9  1.0', 'virtual-unknown-player'],
    ['virtual points that are no points', 'XXA    1  one', 'bad-virtual-points'],
    ['absent player unknown', 'XXZ 9', 'absent-unknown-player'],
    ['unknown configuration', 'XXC red1', 'unknown-configuration'],
    ['unknown point code', 'XXS QQ=1', 'unknown-point-code'],
    ['points that are no halves', 'XXS W=1.3', 'bad-points'],
    ['points of a bye line that are no number', 'BBU  x', 'bad-points'],
    ['points that depend on the colour', 'XXS WW=2', 'points-by-colour'],
    ['unknown line code', '999 what', 'unknown-line-code'],
    ['team with an unknown player', `013 ${'Team'.padEnd(32)}    9`, 'team-unknown-player'],
  ])('%s', (_, line, code) => {
    expect(codes(trf({ no: 1 }, { no: 2 }, line))).toEqual([code]);
  });
});

describe('files', () => {
  test('an empty file', () => {
    expect(codes('')).toEqual(['empty-file']);
    expect(codes('\n \r\n')).toEqual(['empty-file']);
  });

  test('a file without players', () => {
    expect(codes('012 Some event\n')).toEqual(['no-players']);
  });

  test('a binary file', () => {
    const decoded = decodeTrf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]));
    expect(decoded).toMatchObject({
      ok: false,
      problems: [{ code: 'binary-file', value: '50 4b 03 04' }],
    });
  });

  test('a truncated line', () => {
    const whole = trf({ rounds: ['2 w 1'] }, drawn('1 b 0')).trimEnd();
    expect(codes(whole.slice(0, whole.length - 4))).toContain('truncated-line');
    expect(codes(trf({}) + '001    2')).toContain('truncated-line');
    const cut = trf({ no: 3, name: 'Cut off' }).slice(0, 60);
    expect(codes(`${whole}\n${cut}\n`)).toEqual(['truncated-line']);
    expect(codes(`${trf({ no: 1 }, { no: 2 })}${cut}\n`)).toEqual([]); // a list of entries
  });

  test('text out of its column', () => {
    const shifted = trf({ rounds: ['2 w 1', '2 w 1'] }, drawn('1 b 0', '1 b 0')).replace(
      '2 w 1  ',
      '  2 w 1',
    );
    expect(problemsOf(shifted).some(({ severity }) => severity === 'error')).toBe(true);
  });
});

test('all problems are listed at once', () => {
  const text = trf(
    'XXR x',
    { no: 1, rating: 'weak', rounds: ['1 w 1', '8 b 0'] },
    { no: 1, title: 'ZZ', rounds: ['', '0000 - 7'] },
  );
  expect(new Set(codes(text))).toEqual(
    new Set([
      'bad-round-count',
      'rating-not-a-number',
      'unknown-result-code',
      'duplicate-number',
      'unknown-title',
      'plays-himself',
      'unknown-opponent',
    ]),
  );
});

/** How fast is measured by bench/trf.bench.ts; a busy machine must not fail a test. */
test('5,000 players are read and checked without a problem', () => {
  const lines = Array.from({ length: 5000 }, (_, index): Line => {
    const no = index + 1;
    const isWhite = no % 2 === 1;
    return {
      no,
      rounds: [isWhite ? `${no + 1} w 1` : `${no - 1} b 0`],
      points: isWhite ? '1.0' : '0.0',
    };
  });
  const text = trf('XXR 9', ...lines);
  const checked = check(parseTrf(text));
  expect(checked.ok && checked.value.players.length).toBe(5000);
  expect(checked.ok && checked.warnings).toEqual([]);
});
