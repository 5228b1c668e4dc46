/** Byes that contradict each other or the printed points, and titles and lines that readers meet; fictional files. */
import { openTrf } from '../../src/event/open/openTrf';
import { withRepeats } from '../../src/model/repeats';
import { compareInitialOrder } from '../../src/handling';
import { trf } from '../support/files/trfText';

const opened = (text: string) => {
  const read = openTrf(text);
  if (!read.ok) throw new Error(read.problems.map(({ code }) => code).join());
  return { ...read.value.tournament, codes: read.warnings.map(({ code }) => code) };
};

describe('two pairing-allocated byes in one round', () => {
  test('of the first round: the highest number keeps it, the other has a full-point bye', () => {
    const event = opened(
      trf(
        { no: 1, points: '1.0', rounds: ['4 w 1'] },
        { no: 2, points: '1.0', rounds: ['0000 - U'] },
        { no: 3, points: '1.0', rounds: ['0000 - U'] },
        { no: 4, points: '0.0', rounds: ['1 b 0'] },
      ),
    );
    expect(event.players.map(({ entries }) => entries[0].outcome)).toEqual([
      'win',
      'fullBye',
      'pairingBye',
      'loss',
    ]);
    expect(event.codes).toContain('two-pairing-byes');
  });

  test('who had one before cannot have another, then the lower score has it', () => {
    const event = opened(
      trf(
        { no: 1, rounds: ['4 w 1', '0000 - U'] },
        { no: 2, rounds: ['5 b 0', '0000 - U'] },
        { no: 3, rounds: ['0000 - U', '0000 - U'] },
        { no: 4, rounds: ['1 b 0', '5 w 1'] },
        { no: 5, rounds: ['2 w 1', '4 b 0'] },
      ),
    );
    expect(event.players.map(({ entries }) => entries[1].outcome).slice(0, 3)).toEqual([
      'fullBye',
      'pairingBye',
      'fullBye',
    ]);
  });

  test('where a bye is worth half a point it stays worth half a point', () => {
    const event = opened(
      trf(
        'BBU 0.5',
        { no: 1, points: '0.5', rounds: ['0000 - U'] },
        { no: 2, points: '0.5', rounds: ['0000 - U'] },
        { no: 3, points: '1.0', rounds: ['4 w 1'] },
        { no: 4, points: '0.0', rounds: ['3 b 0'] },
      ),
    );
    expect(event.players[0].entries[0].outcome).toBe('halfBye');
    expect(event.codes).not.toContain('score-differs');
  });
});

test('a half-point bye of the round to come inside the printed points is told', () => {
  const event = opened(
    trf(
      { no: 1, points: '1.0', rounds: ['2 w 1', '0000 - Z'] },
      { no: 2, points: '0.5', rounds: ['1 b 0', '0000 - H'] },
    ),
  );
  expect(event.codes).toEqual(['score-with-coming-byes']);
});

test('001 lines out of their columns are refused, not read with names cut', () => {
  const loose = '001  1  Alder,Ada  XYZ 111\n  1  2 b 1\n001  2  Birch,Bo  XYZ 222\n  1  1 w 0\n';
  const read = openTrf(loose);
  expect(read.ok).toBe(false);
  const errors = read.ok ? [] : read.problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => code)).toEqual(['line-out-of-columns', 'line-out-of-columns']);
});

test('arena titles are titles, but order nobody', () => {
  const event = opened(trf({ no: 1, title: 'AGM' }, { no: 2, title: 'ACM' }));
  expect(event.players.map(({ title }) => title)).toEqual(['AGM', 'ACM']);
  expect(event.codes).toEqual([]);
  const ranked = (title: 'AGM' | '' | 'WCM', name: string) => ({ rating: 1500, title, name });
  expect(compareInitialOrder(ranked('AGM', 'b'), ranked('', 'a'))).toBeGreaterThan(0);
  expect(compareInitialOrder(ranked('WCM', 'b'), ranked('AGM', 'a'))).toBeLessThan(0);
});

test('warnings of one kind are one with the others, errors stand alone', () => {
  const read = openTrf(trf(...[1, 2, 3].map((no) => ({ no, title: 'ZZ' }))));
  const warnings = read.ok ? read.warnings : [];
  const [told, ...more] = withRepeats(warnings);
  expect([told.problem.code, told.others.length, more]).toEqual(['unknown-title', 2, []]);
});
