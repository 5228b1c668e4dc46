import { byeOf } from '../../../src/model/tournament';
import { makeTask } from '../../../src/model/taskFor';
import type { PlayerNo, Tournament } from '../../../src/model/types';
import { knockOut } from '../../../src/systems/knock-out';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { seeded } from '../dutch-2016/events';
import {
  BLACK,
  couples,
  cup,
  DRAW,
  favourite,
  paired,
  pairedOr,
  played,
  WHITE,
  type Result,
} from './events';
import { witness } from './witness';

const refusalOf = (event: Tournament) => {
  const result = pairedOr(event);
  return result.ok ? null : result.refusal.reasons.map(({ key }) => key);
};
const noted = (event: Tournament, ...playOff: (readonly PlayerNo[])[]): Tournament => ({
  ...event,
  tieOrders: { playOff: [...(event.tieOrders?.playOff ?? []), ...playOff] },
});

/** KO4, KO5: the bracket of sixteen that sports print since tennis did. */
test('sixteen by seeds: the printed bracket, and its places until the final', () => {
  let event = cup(16, 4);
  expect(couples(paired(event))).toEqual([
    '1-16',
    '8-9',
    '4-13',
    '5-12',
    '2-15',
    '7-10',
    '3-14',
    '6-11',
  ]);
  event = played(event, favourite);
  expect(couples(paired(event))).toEqual(['1-8', '4-5', '2-7', '3-6']);
  event = played(event, favourite);
  expect(couples(paired(event))).toEqual(['1-4', '2-3']);
  event = played(event, favourite);
  expect(couples(paired(event))).toEqual(['1-2']);
});

/** KO3: eleven players in a bracket of sixteen, the first five begin in the second stage. */
test('byes by seeds: the first of the list begin later, and count for nothing', () => {
  const event = cup(11, 4);
  const first = paired(event);
  expect(first.free).toEqual([1, 4, 5, 2, 3]);
  expect(couples(first)).toEqual(['8-9', '7-10', '6-11']);
  const second = played(event, favourite);
  expect(couples(paired(second))).toEqual(['1-8', '4-5', '2-7', '3-6']);
  expect(byeOf(second, 1)).toBeNull();
});

/** The lot is drawn from a text: the same text, the same draw; without one nothing is drawn. */
test('a draw by lot, of the pairs, of the byes, and anew before every stage', () => {
  expect(refusalOf(cup(8, 3, 'draw lot'))).toEqual(['knockOut.refusal.lots']);
  const [one, same, other] = ['a', 'a', 'b'].map((lots) =>
    couples(paired(cup(32, 5, `draw lot; lots ${lots}`))),
  );
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  const byes = paired(cup(20, 5, 'byes lot; lots 7')).free!;
  expect(byes).toHaveLength(12);
  expect([...byes].sort((a, b) => a - b)).not.toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  // Drawn anew: who meets in stage 2 does not follow from the places of stage 1.
  const draws = Array.from({ length: 20 }, (_, lot) => {
    const event = cup(8, 3, `draw each-stage; lots ${lot}`);
    const places = paired(event).pairs.map(({ white, black }) => Math.min(white, black));
    const next = couples(paired(played(event, favourite)));
    return next.includes([places[0], places[1]].sort((a, b) => a - b).join('-'));
  });
  expect(new Set(draws)).toEqual(new Set([true, false]));
});

test('in the order of the list: neighbours meet', () => {
  expect(couples(paired(cup(8, 3, 'draw list')))).toEqual(['1-2', '3-4', '5-6', '7-8']);
  expect(paired(cup(6, 3, 'draw list')).free).toEqual([1, 2]);
});

test('two games a meeting with colours reversed; who goes on by the points of both', () => {
  let event = cup(4, 4, 'games 2; third yes');
  const first = paired(event).pairs;
  event = played(event, () => WHITE);
  const second = paired(event).pairs;
  expect(second).toEqual(first.map(({ white, black }) => ({ white: black, black: white })));
  event = played(event, (white) => (white === 1 || white === 4 ? DRAW : BLACK));
  // 1 won with White and drew; 3, who began with White in the second meeting, won both.
  expect(couples(paired(event))).toEqual(['1-3', '2-4']);
});

test('a level meeting waits for a play-off, lots or a decision, which are kept with the event', () => {
  const level = played(cup(4, 2), () => DRAW);
  expect(refusalOf(level)).toEqual(['knockOut.refusal.level', 'knockOut.refusal.level']);
  expect(knockOut.undecided!(level)).toEqual([
    [1, 4],
    [2, 3],
  ]);
  const decided = { ...noted(level, [4, 1]), tieOrders: { playOff: [[4, 1]], lots: [[2, 3]] } };
  expect(knockOut.undecided!(decided)).toEqual([]);
  expect(couples(paired(decided))).toEqual(['2-4']);
  // A decision goes before the points: whoever won may be out.
  const overruled = noted(played(cup(4, 2), favourite), [4, 1]);
  expect(couples(paired(overruled))).toEqual(['2-4']);
});

test('postponed games are waited for, and so are blank ones', () => {
  const event = played(cup(4, 2), () => ['adjourned', 'adjourned']);
  expect(refusalOf(event)).toEqual(['knockOut.refusal.open']);
  expect(refusalOf(played(cup(4, 2), () => ['pending', 'pending']))).toEqual([
    'knockOut.refusal.open',
  ]);
});

test('where neither came nobody goes on, and the neighbour goes on without a game', () => {
  const event = played(cup(8, 3), (white, black) =>
    white === 8 || black === 8 || white === 1 || black === 1
      ? ['forfeitLoss', 'forfeitLoss']
      : favourite(white, black),
  );
  const next = paired(event);
  expect(next.free).toEqual([4]);
  expect(couples(next)).toEqual(['2-3']);
});

test('as many rounds as the players need', () => {
  expect(refusalOf(cup(9, 3))).toBeNull(); // The four who are left go on to something else.
  expect(refusalOf(cup(8, 4))).toEqual(['knockOut.refusal.rounds']);
  expect(refusalOf(cup(8, 5, 'games 2'))).toEqual(['knockOut.refusal.rounds']);
  expect(refusalOf(cup(8, 3, 'games 3'))).toEqual(['knockOut.refusal.parameter']);
  expect(refusalOf(cup(1, 1))).toEqual(['knockOut.refusal.few']);
  expect(knockOut.roundsFor!(9, 'games 2')).toBe(8);
});

test('whoever was not there when it was drawn is not in it, whoever leaves later loses by forfeit', () => {
  const start = cup(5, 2);
  const gone = {
    ...start,
    players: start.players.map((each) => ({ ...each, withdrawn: each.no === 2 })),
  };
  expect(couples(paired(gone))).toEqual(['1-5', '3-4']);
  const after = played(gone, favourite);
  const late = {
    ...after,
    players: after.players.map((each) => ({ ...each, withdrawn: each.no === 3 })),
  };
  expect(couples(paired(late))).toEqual(['1-3']);
  expect(recheckRound(late, knockOut, 1)).toMatchObject({ differs: false });
});

test('a round that was paired by hand: the winners of its games play on', () => {
  const event = played(cup(4, 2), favourite);
  const opponents = [3, 4, 1, 2];
  const swapped = {
    ...event,
    players: event.players.map((player, at) => ({
      ...player,
      entries: [
        {
          ...player.entries[0]!,
          opponent: opponents[at]!,
          outcome: at % 2 ? ('win' as const) : ('loss' as const),
          colour: at < 2 ? ('white' as const) : ('black' as const),
        },
      ],
    })),
  };
  const won = {
    ...swapped,
    players: swapped.players.map((each) => ({
      ...each,
      entries: [
        { ...each.entries[0]!, outcome: each.no < 3 ? ('win' as const) : ('loss' as const) },
      ],
    })),
  };
  expect(couples(paired(won))).toEqual(['1-2']);
  expect(recheckRound(won, knockOut, 1)).toMatchObject({ differs: true });
});

test('why not, and what differs', () => {
  const event = played(cup(8, 3), favourite);
  const task = makeTask(knockOut.entered!(event), 2);
  const keys = (a: number, b: number) => knockOut.whyNot(task, a, b).map(({ key }) => key);
  expect(keys(1, 4)).toEqual(['knockOut.why.paired']);
  expect(keys(1, 8)).toEqual(['knockOut.lost.points']);
  expect(keys(1, 2)).toEqual(['knockOut.meeting', 'knockOut.meeting', 'knockOut.why.later']);
  const judged = (...pairs: [number, number][]) =>
    knockOut
      .judge(task, { pairs: pairs.map(([white, black]) => ({ white, black })), bye: null })
      .map(({ key }) => key);
  const ours = paired(event).pairs.map(({ white, black }): [number, number] => [white, black]);
  expect(judged(...ours)).toEqual([]);
  expect(judged([ours[0]![1], ours[0]![0]], ours[1]!)).toEqual(['knockOut.judge.colours']);
  expect(judged([1, 2], [3, 4])).toEqual(['knockOut.judge.other']);
  expect(judged([1, 8], [2, 3])).toEqual(['knockOut.lost.points']);
});

test('the ranking goes by the stage reached; the loser of a final is second', () => {
  let event = cup(6, 3, 'third yes');
  for (let round = 1; round <= 3; round++) event = played(event, favourite);
  const rows = knockOut.ownRanking!(event).rows.map(({ no, place, value }) => [no, place, value]);
  expect(rows).toEqual([
    [1, 1, 3],
    [2, 2, 2],
    [3, 3, 1],
    [4, 4, 1],
    [5, 5, 0],
    [6, 5, 0],
  ]);
  const half = knockOut.ownRanking!(event, 1).rows.map(({ no, place }) => [no, place]);
  expect(half).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 5],
    [6, 5],
  ]);
});

const RESULTS: readonly Result[] = [
  ...[WHITE, BLACK, WHITE, BLACK, DRAW],
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitLoss'],
];

/** Random cups by the text taken at its word: who meets, who is free, nobody twice, one is left. */
test('random knock-outs agree with the text at its word', () => {
  const random = seeded(4711);
  const count = Number(process.env['CUPS'] ?? 150);
  for (let run = 0; run < count; run++) {
    const players = 2 + Math.floor(random() * 40);
    const games = 1 + Math.floor(random() * 2);
    const third = random() < 0.5;
    const stages = Math.ceil(Math.log2(players));
    let event = cup(players, stages * games, `games ${games}; third ${third ? 'yes' : 'no'}`);
    for (let round = 1; round <= stages * games; round++) {
      const stage = Math.ceil(round / games);
      const said = witness(event, stage, games, third);
      if (said.meetings.length === 0) break;
      const result = paired(event);
      expect([...couples(result)].sort()).toEqual(
        said.meetings.map((both) => both.join('-')).sort(),
      );
      expect([...result.free!].sort((a, b) => a - b)).toEqual([...said.free].sort((a, b) => a - b));
      const all = [...result.pairs.flatMap(({ white, black }) => [white, black]), ...result.free!];
      expect(new Set(all).size).toBe(all.length);
      event = played(event, () => RESULTS[Math.floor(random() * RESULTS.length)]!);
      for (const [a, b] of knockOut.undecided!(event))
        event = noted(event, random() < 0.5 ? [a!, b!] : [b!, a!]);
      const seen = knockOut.entered!(event);
      expect(knockOut.judge(makeTask(seen, round), { pairs: result.pairs, bye: null })).toEqual([]);
      expect(recheckRound(event, knockOut, round)).toMatchObject({ differs: false });
    }
    const { rows } = knockOut.ownRanking!(event);
    expect(rows.map(({ place }) => place)).toEqual(
      [...rows.map(({ place }) => place)].sort((a, b) => a! - b!),
    );
    expect(
      rows.every(({ value, parts }) => value === parts.reduce((sum, part) => sum + part.value, 0)),
    ).toBe(true);
  }
});
