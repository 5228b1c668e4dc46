import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { score } from '../../../src/model/tournament';
import { systemById } from '../../../src/systems';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { event } from '../../support/event';
import { trf, type Line } from '../../support/files/trfText';

/** Peculiarities of files from before TRF16, and of web sites: small copies of what was met. */
const codesOf = (...lines: (Line | string)[]) => {
  const checked = check(parseTrf(trf(...lines)));
  return (checked.ok ? checked.warnings : checked.problems).map(({ code }) => code);
};

describe('forfeits without a colour (TRF06)', () => {
  const lines: Line[] = [
    { no: 1, points: '1.0', rounds: ['3 - +'] },
    { no: 2, points: '0.0', rounds: ['4 b 0'] },
    { no: 3, points: '0.0', rounds: ['1 - -'] },
    { no: 4, points: '1.0', rounds: ['2 w 1'] },
  ];

  test('are read, and told', () => {
    expect(codesOf(...lines)).toEqual(['forfeit-without-colour']);
    const { players } = event(...lines);
    expect(players[0].entries[0]).toEqual({ outcome: 'forfeitWin', opponent: 3, colour: null });
  });

  test('are right whichever colour the rules give', () => {
    const system = systemById('dutch-2016');
    if (!system) throw new Error('no such system');
    for (const colour of ['white1', 'black1']) {
      const checked = recheckRound(event(...lines, `XXC ${colour}`), system, 1);
      if ('problems' in checked) throw new Error('not paired');
      const wrong = checked.onlyPlayed.pairs.filter(({ white }) => white === 1);
      expect(wrong).toEqual([]);
    }
  });

  test('a colour on one side is that of both', () => {
    const { players } = event({ no: 1, rounds: ['2 w +'] }, { no: 2, rounds: ['1 - -'] });
    expect(players[1].entries[0].colour).toBe('black');
  });

  test('a game that was played needs its colours', () => {
    expect(codesOf({ no: 1, rounds: ['2 - 1'] }, { no: 2, rounds: ['1 - 0'] })).toContain(
      'colour-missing',
    );
  });
});

describe('a bare dash may have been worth half a point', () => {
  const others: Line[] = [
    { no: 2, points: '2.0', rounds: ['3 w 1', '3 b 1'] },
    { no: 3, points: '0.0', rounds: ['2 b 0', '2 w 0'] },
  ];

  test('the points of the player say so', () => {
    const lines = [{ no: 1, points: '0.5', rounds: ['0000 - ', '0000 - '] }, ...others];
    const { players } = event(...lines);
    expect(players[0].entries.map(({ outcome }) => outcome)).toEqual(['halfBye', 'zeroBye']);
    expect(codesOf(...lines)).toContain('bye-by-points');
  });

  test('points that no bye explains are told as before', () => {
    const lines = [{ no: 1, points: '4.0', rounds: ['0000 - ', '0000 - '] }, ...others];
    expect(codesOf(...lines)).toContain('score-differs');
  });

  test('a file that names its byes means a dash as it stands', () => {
    const lines = [{ no: 1, points: '0.5', rounds: ['0000 - -', '0000 - Z'] }, ...others];
    const tournament = event(...lines);
    expect(score(tournament, tournament.players[0])).toBe(0);
    expect(codesOf(...lines)).toContain('score-differs');
  });
});

test('an unfinished game is written ?', () => {
  const { players } = event({ no: 1, rounds: ['2 w ?'] }, { no: 2, rounds: ['1 b ?'] });
  expect(players.map(({ entries }) => entries[0].outcome)).toEqual(['adjourned', 'adjourned']);
});
