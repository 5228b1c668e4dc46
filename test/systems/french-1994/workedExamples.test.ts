import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { playerByNo, roundToPair } from '../../../src/model/tournament';
import type { Entry, Tournament } from '../../../src/model/types';
import { FRENCH_1994_SAMPLES } from '../../../src/course/samples/french-1994';
import { floatInRound, floatsOf } from '../../../src/systems/french-1994/articles/a4Floaters';
import { makeField } from '../../../src/systems/french-1994/field';
import { runEngine, type EngineResult } from '../../../src/systems/french-1994/engine';

/**
 * The worked examples of BAF 77 and BAF 78, embedded in whole events (the samples for courses): the
 * histories of the level are those printed in the text, the other players are made up around them.
 */
function sample(id: string): Tournament {
  const found = FRENCH_1994_SAMPLES.find((one) => one.id === `french-1994-${id}`);
  const checked = check(parseTrf(found?.trf ?? ''));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

/** The event with one entry of one player changed. */
function change(event: Tournament, no: number, round: number, to: Partial<Entry>): Tournament {
  return {
    ...event,
    players: event.players.map((player) =>
      player.no !== no
        ? player
        : {
            ...player,
            entries: player.entries.map((entry, i) =>
              i === round - 1 ? { ...entry, ...to } : entry,
            ),
          },
    ),
  };
}

/** "white-black" of the level that these players form, and who leaves it. */
function levelOf(result: EngineResult | null, first: number): { pairs: string[]; down: number[] } {
  if (!result) throw new Error('no pairing');
  const { cards } = result.field;
  const paired = result.levels.find(({ level }) => cards[level.residents[0]].no === first);
  if (!paired) throw new Error(`no level begins with ${first}`);
  const here = new Set(paired.level.residents.map((player) => cards[player].no));
  return {
    pairs: result.pairs
      .filter(({ white, black }) => here.has(white) && here.has(black))
      .map(({ white, black }) => `${white}-${black}`),
    down: paired.solution.leavers.map((player) => cards[player].no),
  };
}

const OFF = { weakestPreferenceFirst: false };

describe('BAF 77, example 1', () => {
  const task = roundToPair(sample('baf77-1'));

  test('the histories are those of the text', () => {
    const field = makeField(task);
    const card = (no: number) => field.cards.find((one) => one.no === no)!;
    const shown = (no: number) => {
      const { colours, preference, floatBefore } = card(no);
      const letters = colours.map((colour) => (colour === 'white' ? 'B' : 'N')).join('');
      return `${letters} ${preference?.colour} ${preference?.strength} ${floatBefore ?? '-'}`;
    };
    expect([1, 4, 5, 11, 14].map(shown)).toEqual([
      'BNB black strong -',
      'NBN white strong up',
      'BNB black strong down',
      'NB black weak -',
      'BBN black strong -',
    ]);
  });

  test('x = 1 with n = 4, b = 1, q = 3; right: 4-1, 11-5, 14 down', () => {
    expect(levelOf(runEngine(task).result, 1)).toEqual({ pairs: ['4-1', '11-5'], down: [14] });
  });

  test('the wrong pairing without BAF 77: 1 with 5, 4 with 11, 14 down', () => {
    expect(levelOf(runEngine(task, OFF).result, 1)).toEqual({ pairs: ['5-1', '4-11'], down: [14] });
  });
});

describe('BAF 77, example 2', () => {
  const event = sample('baf77-2');
  const task = roundToPair(event);

  test('right: 1-13, 5-8, 12-7, 9 down', () => {
    expect(levelOf(runEngine(task).result, 1)).toEqual({
      pairs: ['1-13', '5-8', '12-7'],
      down: [9],
    });
  });

  test('without BAF 77: 1-8, 5-12, 9-7, 13 down', () => {
    expect(levelOf(runEngine(task, OFF).result, 1)).toEqual({
      pairs: ['1-8', '5-12', '9-7'],
      down: [13],
    });
  });

  test('9 blocked as downfloater: exchange of 7 and 9 gives 1-8, 5-7, 9-12, 13 down', () => {
    const blocked = roundToPair(change(event, 9, 3, { float: 'down' }));
    const { result } = runEngine(blocked);
    const { pairs, down } = levelOf(result, 1);
    expect(
      pairs.map((pair) =>
        pair
          .split('-')
          .map(Number)
          .sort((a, b) => a - b)
          .join('-'),
      ),
    ).toEqual(['1-8', '5-7', '9-12']);
    expect(down).toEqual([13]);
    const level = result?.levels.find(({ solution }) => solution.exchange)?.solution;
    const no = (player: number) => result?.field.cards[player].no;
    expect([level?.exchange?.out.map(no), level?.exchange?.in.map(no)]).toEqual([[7], [9]]);
  });
});

describe('BAF 78, forfeit', () => {
  const event = sample('baf78-forfeit');
  const task = roundToPair(event);
  const { result } = runEngine(task);

  test('round 4 pairs 3 (2½) with 10 (3): 3 up, 10 down when paired', () => {
    expect(result?.pairs.some(({ white, black }) => white === 3 && black === 10)).toBe(true);
    const floats = floatsOf(task, { pairs: result?.pairs ?? [], bye: result?.bye ?? null });
    expect([floats.get(3), floats.get(10)]).toEqual(['up', 'down']);
  });

  test('10 does not come: 3 has D, 10 no float; colour and opponent are struck for both', () => {
    const floats = floatsOf(task, { pairs: result?.pairs ?? [], bye: null });
    let after: Tournament = {
      ...event,
      pairedRounds: 4,
      players: event.players.map((player) => {
        const pair = result?.pairs.find(({ white, black }) => [white, black].includes(player.no));
        if (!pair) throw new Error('not paired');
        const isWhite = pair.white === player.no;
        const entry: Entry = {
          outcome: 'draw',
          opponent: isWhite ? pair.black : pair.white,
          colour: isWhite ? 'white' : 'black',
          float: floats.get(player.no),
        };
        return { ...player, entries: [...player.entries, entry] };
      }),
    };
    after = change(change(after, 3, 4, { outcome: 'forfeitWin' }), 10, 4, {
      outcome: 'forfeitLoss',
    });
    const field = makeField(roundToPair(after));
    const at = (no: number) => field.cards.findIndex((card) => card.no === no);
    expect(field.cards[at(3)]).toMatchObject({
      lastFloat: 'down',
      exemptBefore: true,
      colours: ['white', 'black', 'white'],
    });
    expect(field.cards[at(10)]).toMatchObject({ lastFloat: null, exemptBefore: false });
    expect(field.haveMet(at(3), at(10))).toBe(false);
  });
});

describe('BAF 78, adjournment', () => {
  const pending = sample('baf78-adjourned');
  const adjourned = change(change(pending, 2, 4, { outcome: 'adjourned' }), 1, 4, {
    outcome: 'adjourned',
  });
  const task = roundToPair(adjourned);
  const { result, field } = runEngine(task);

  test('2 with 2½ and an adjourned game counts as 3 and meets 11 (3): no floats', () => {
    const score = (no: number) => field.cards.find((card) => card.no === no)?.score;
    expect([score(2), score(11)]).toEqual([6, 6]);
    expect(result?.pairs[0]).toMatchObject({ white: 11, black: 2 });
    const floats = floatsOf(task, { pairs: result?.pairs ?? [], bye: result?.bye ?? null });
    expect([floats.get(2), floats.get(11)]).toEqual(['none', 'none']);
  });

  test('after 2 wins: 3½ points, but still no floats, because they are stored with the round', () => {
    const play = (float: Entry['float']): Tournament => {
      const settled = change(change(adjourned, 2, 4, { outcome: 'win' }), 1, 4, {
        outcome: 'loss',
      });
      return {
        ...settled,
        pairedRounds: 5,
        players: settled.players.map((player): Tournament['players'][number] => {
          const isPair = player.no === 2 || player.no === 11;
          const entry: Entry = isPair
            ? {
                outcome: 'draw',
                opponent: player.no === 2 ? 11 : 2,
                colour: player.no === 2 ? 'black' : 'white',
                ...(float ? { float } : {}),
              }
            : { outcome: 'absent', opponent: null, colour: null };
          return { ...player, entries: [...player.entries, entry] };
        }),
      };
    };
    const floatOf = (event: Tournament, no: number) => {
      const players = playerByNo(event);
      return floatInRound(event, players, players.get(no)!, 5);
    };
    expect([floatOf(play('none'), 2), floatOf(play('none'), 11)]).toEqual([null, null]);
    // Recomputing from the final scores would get it wrong: this is why they are stored.
    expect([floatOf(play(undefined), 2), floatOf(play(undefined), 11)]).toEqual(['down', 'up']);
    const next = makeField(roundToPair(play('none')));
    expect(next.cards.find((card) => card.no === 2)?.score).toBe(8);
  });
});
