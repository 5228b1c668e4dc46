import { roundToPair } from '../../../src/model/tournament';
import { LANGUAGES, type RoundToPair, type Tournament } from '../../../src/model/types';
import type { Reason, TraceStep } from '../../../src/explain/reason';
import { reasonAsText, stepsAsText } from '../../../src/explain/text';
import { dubov1997 } from '../../../src/systems/dubov-1997';
import type { PlayedRound } from '../../../src/systems/system';
import { corpusFiles, readCase } from '../../support/cases';
import { newEvent, play, seeded } from './simulate';

/**
 * Eight fictional players; round 1 by art. 5 (1-5, 6-2, 3-7, 8-4), all won by the upper half except
 * 4 against 8, a draw. Round 2: 1, 2, 3 on 1; 4, 8 on ½; 5, 6, 7 on 0.
 */
function afterRoundOne(): Tournament {
  const event = { ...newEvent(8, 5, seeded(4)), initialColour: 'white' as const };
  const pairs = [
    { white: 1, black: 5 },
    { white: 6, black: 2 },
    { white: 3, black: 7 },
    { white: 8, black: 4 },
  ];
  const played = play(event, pairs, null, () => 0.1, 0);
  const outcome = { 1: 'win', 2: 'win', 3: 'win', 4: 'draw', 8: 'draw' } as const;
  return {
    ...played,
    players: played.players.map((p) => ({
      ...p,
      rating: 2100 - 50 * p.no,
      entries: [{ ...p.entries[0], outcome: outcome[p.no as 1] ?? 'loss' }],
    })),
  };
}

const task: RoundToPair = roundToPair(afterRoundOne());
const keys = (steps: readonly TraceStep[]): string[] => steps.map((step) => step.key);

/**
 * By hand. Group 1: 1 and 3 (had white) want black, 2 wants white: odd, black dominates. From ½: 4
 * (wants white, had black) and 8 (wants black): 4 comes. Columns: whites 2 (CMA 1800: met 6) and 4
 * (CMA 1700: met 8): 4, 2; blacks 1 (2050), 3 (1950): 4-1, 2-3. Then 8 is alone on ½: an island;
 * wants black; on 0: 5 and 7 want white, 6 black: 5 (1850) comes: 5-8. Left: 7-6.
 */
const OURS: PlayedRound = {
  pairs: [
    { white: 2, black: 3 },
    { white: 4, black: 1 },
    { white: 5, black: 8 },
    { white: 7, black: 6 },
  ],
  bye: null,
};

test('the round worked by hand', () => {
  const result = dubov1997.pair(task);
  if (!result.ok) throw new Error('refused');
  expect({ pairs: result.pairs, bye: result.bye }).toEqual(OURS);
  const text = stepsAsText(result.trace.steps, { language: 'fr' });
  expect(text).toContain(
    '  7.2 : le nombre de joueurs est impair, la couleur dominante est noir : 4 est transféré du groupe de score ½',
  );
  // The columns as in the example of 6.2: whites with CMA, blacks with C.
  expect(text.map((line) => line.trim().replace(/ +/g, ' '))).toEqual(
    expect.arrayContaining(['Ligne Blancs CMA Noirs C', '1 4 1700,0 1 2050', '2 2 1800,0 3 1950']),
  );
});

describe('judge', () => {
  test('the same round: nothing to say', () => expect(dubov1997.judge(task, OURS)).toEqual([]));

  test('a pair that has met: 2.1', () => {
    const pairs = [
      { white: 1, black: 5 },
      { white: 2, black: 3 },
      { white: 4, black: 8 },
      { white: 7, black: 6 },
    ];
    const steps = dubov1997.judge(task, { pairs, bye: null });
    expect(steps.map(({ article }) => article)).toEqual(['2.1', '2.1']);
  });

  test('form: twice, missing, absent', () => {
    const pairs = [
      { white: 1, black: 2 },
      { white: 1, black: 3 },
      { white: 9, black: 4 },
    ];
    expect(keys(dubov1997.judge(task, { pairs, bye: null }))).toEqual([
      'dubov1997.judge.twice',
      'dubov1997.judge.absent',
      'dubov1997.judge.missing',
    ]);
  });

  test('reversed colours: the rule of art. 3', () => {
    const pairs = [{ white: 3, black: 2 }, ...OURS.pairs.slice(1)];
    expect(dubov1997.judge(task, { pairs, bye: null })).toMatchObject([
      { key: 'dubov1997.judge.colours', article: '3' },
    ]);
  });

  test('another opponent: the decision from which the round departs', () => {
    const pairs = [{ white: 2, black: 1 }, { white: 4, black: 3 }, ...OURS.pairs.slice(2)];
    expect(dubov1997.judge(task, { pairs, bye: null })).toMatchObject([
      { key: 'dubov1997.judge.first', article: '6.2', args: { white: { players: [4] } } },
    ]);
  });

  test('another bye', () => {
    const nine = readCase(corpusFiles('dubov-1997', 'd97-17-n25-r02.json')[0]);
    const own = dubov1997.pair(nine.task);
    if (!own.ok || own.bye === null) throw new Error('the case has a bye');
    const [last] = own.pairs.slice(-1);
    const swapped = {
      pairs: [...own.pairs.slice(0, -1), { white: own.bye, black: last.black }],
      bye: last.white,
    };
    expect(keys(dubov1997.judge(nine.task, swapped))).toContain('dubov1997.judge.bye');
  });
});

describe('whyNot', () => {
  const why = (a: number, b: number) => dubov1997.whyNot(task, a, b);
  test('they have met', () => expect(why(1, 5)).toMatchObject([{ article: '2.1' }]));
  test('they do meet', () =>
    expect(why(1, 4)).toMatchObject([{ key: 'dubov1997.whyNot.paired', article: '6.2' }]));
  test('same column', () =>
    expect(keys(why(1, 3))).toEqual(['dubov1997.whyNot.sameColumn', 'dubov1997.whyNot.earlier']));
  test('another row', () =>
    expect(why(2, 1)[0]).toMatchObject({
      key: 'dubov1997.whyNot.rows',
      args: { whiteRow: 2, blackRow: 1 },
    }));
  test('different groups: who was taken before', () =>
    expect(keys(why(8, 1))).toEqual(['dubov1997.whyNot.scores', 'dubov1997.whyNot.earlier']));
  test('absent, and himself', () => {
    expect(keys(why(1, 99))).toEqual(['dubov1997.judge.absent']);
    expect(keys(why(1, 1))).toEqual(['dubov1997.whyNot.self']);
  });
});

describe('no legal round (R28)', () => {
  const expectSaid = (reasons: readonly Reason[]) => {
    for (const language of LANGUAGES)
      for (const reason of reasons) expect(reasonAsText(reason, { language })).not.toBe('');
  };

  test('the arbiter keeps 1 from everybody: he is named, lifting it is a cure', () => {
    const tournament = {
      ...afterRoundOne(),
      forbidden: [2, 3, 4, 6, 7, 8].map((no) => ({ players: [1, no], rounds: null })),
    };
    const result = dubov1997.pair(roundToPair(tournament));
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        code: 'no-legal-pairing',
        players: [1],
        reasons: [
          {
            key: 'dubov1997.refusal.noOpponent',
            args: { met: { players: [5] }, forbidden: { players: [2, 3, 4, 6, 7, 8] } },
          },
        ],
        cures: [
          { key: 'dubov1997.cure.forbidden' },
          { key: 'dubov1997.cure.byHand', ruling: 'R28' },
          { key: 'dubov1997.cure.fewerRounds' },
        ],
      },
    });
    if (!result.ok) expectSaid([...result.refusal.reasons, ...result.refusal.cures]);
  });

  test('three who may only meet the same one: too few of him', () => {
    // 5, 6, 7 may only meet 8.
    const kept = [5, 6, 7].flatMap((no) => [1, 2, 3, 4].map((other) => [no, other]));
    const tournament = {
      ...afterRoundOne(),
      forbidden: [...kept, [5, 6], [5, 7], [6, 7]].map((players) => ({ players, rounds: null })),
    };
    const result = dubov1997.pair(roundToPair(tournament));
    expect(result).toMatchObject({
      refusal: {
        reasons: [
          {
            key: 'dubov1997.refusal.scarce',
            args: { missable: { players: [5, 6, 7] }, scarce: { players: [8] } },
          },
        ],
      },
    });
    if (!result.ok) expectSaid(result.refusal.reasons);
  });

  test('an odd field in which everybody has had a point without playing', () => {
    const event = afterRoundOne();
    const players = event.players.map((p) => ({
      ...p,
      entries: [{ outcome: 'fullBye' as const, opponent: null, colour: null }],
    }));
    const result = dubov1997.pair(roundToPair({ ...event, players }, 2, [1, 2, 3]));
    expect(result).toMatchObject({
      refusal: { reasons: [{ key: 'dubov1997.refusal.byeNobody', article: '2.2' }] },
    });
    if (!result.ok) expectSaid(result.refusal.reasons);
  });

  test('judge and whyNot speak of it, too', () => {
    const tournament = {
      ...afterRoundOne(),
      forbidden: [2, 3, 4, 6, 7, 8].map((no) => ({ players: [1, no], rounds: null })),
    };
    const blocked = roundToPair(tournament);
    expect(keys(dubov1997.judge(blocked, OURS))).toContain('dubov1997.judge.noRound');
    expect(keys(dubov1997.whyNot(blocked, 2, 3))).toEqual(['dubov1997.refusal.noOpponent']);
  });
});
