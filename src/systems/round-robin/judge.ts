import type { Reason, TraceStep } from '../../explain/reason';
import type { Pair, PlayerNo, RoundToPair } from '../../model/types';
import type { PlayedRound } from '../system';
import { ANNEX } from './account';
import { roundsOfCycle } from './berger';
import { meetingsOf, schedule, type RoundsExchange } from './schedule';

/** Where a round leaves the table: pairs that belong elsewhere, colours the wrong way round. */
export function judge(
  exchange: RoundsExchange,
  task: RoundToPair,
  played: PlayedRound,
): TraceStep[] {
  const here = new Set(task.present);
  // The game of somebody who is away need not be written down; where it is, it is of this round.
  const ours = schedule(task, task.round, exchange).pairs;
  const due = ours.filter(({ white, black }) => here.has(white) && here.has(black));
  const wanted = new Map(ours.flatMap(bothWays));
  const steps: TraceStep[] = [];
  for (const { white, black } of played.pairs) {
    const pair = { players: { players: [white, black] } };
    if (wanted.get(white) !== black)
      steps.push({
        key: 'roundRobin.judge-elsewhere',
        article: ANNEX,
        args: { ...pair, rounds: roundsOf(exchange, task, white, black).join(', ') },
      });
    else if (ours.some((each) => each.white === black))
      steps.push({ key: 'roundRobin.judge-colours', article: ANNEX, args: pair });
  }
  const met = new Map(played.pairs.flatMap(bothWays));
  for (const { white, black } of due)
    if (met.get(white) !== black)
      steps.push({
        key: 'roundRobin.judge-missing',
        article: ANNEX,
        args: { players: { players: [white, black] } },
      });
  return steps;
}

const bothWays = ({ white, black }: Pair): [PlayerNo, PlayerNo][] => [
  [white, black],
  [black, white],
];

/** The rounds in which the table lets two players meet. */
export function roundsOf(
  exchange: RoundsExchange,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): number[] {
  const { totalRounds, players } = task.tournament;
  const length = roundsOfCycle(players.length);
  const last = Math.max(task.round, Math.min(totalRounds, 2 * length), length);
  return Array.from({ length: last }, (_, index) => index + 1).filter((round) =>
    schedule(task, round, exchange).pairs.some(
      ({ white, black }) => (white === a && black === b) || (white === b && black === a),
    ),
  );
}

/** The table decides alone: when the two meet, with which colours. */
export function whyNot(
  exchange: RoundsExchange,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): TraceStep[] {
  const known = new Set(task.tournament.players.map(({ no }) => no));
  const unknown = [a, b].filter((no) => !known.has(no));
  if (unknown.length > 0)
    return [{ key: 'roundRobin.why-unknown', args: { players: { numbers: unknown } } }];
  if (a === b) return [{ key: 'roundRobin.why-self', args: { players: { players: [a] } } }];
  const rounds = roundsOf(exchange, task, a, b);
  const args = { players: { players: [a, b] } };
  if (rounds.includes(task.round))
    return [{ key: 'roundRobin.why-paired', article: ANNEX, args: { ...args, round: task.round } }];
  return rounds.map((round): TraceStep => {
    const pair = schedule(task, round, exchange).pairs.find(
      ({ white, black }) => [white, black].includes(a) && [white, black].includes(b),
    )!;
    return {
      key: round < task.round ? 'roundRobin.why-before' : 'roundRobin.why-later',
      article: ANNEX,
      args: { ...args, round, white: { players: [pair.white] } },
    };
  });
}

/**
 * Whether the first round was played by another table: other numbers, or a player more or less.
 * One pair that the arbiter changed does not count, so all of them must be strange to the table.
 */
export function beganOtherwise(exchange: RoundsExchange, task: RoundToPair): Reason[] {
  const { players } = task.tournament;
  if (task.round === 1 || players.length < 5) return [];
  const wanted = new Map(schedule(task, 1, exchange).pairs.flatMap(bothWays));
  const paired = players.filter(({ entries }) => entries[0].opponent !== null);
  const isStrange = paired.every(({ no, entries }) => wanted.get(no) !== entries[0].opponent);
  if (paired.length === 0 || !isStrange) return [];
  return [{ key: 'roundRobin.other-table', article: ANNEX, args: { players: players.length } }];
}

/** Pairs that have met as often as the cycle allows; null: the round may be played. */
export function metTooOften(task: RoundToPair, pairs: readonly Pair[], cycle: number): Reason[] {
  return pairs.flatMap(({ white, black }): Reason[] => {
    const rounds = meetingsOf(task.tournament, white, black);
    if (rounds.length < cycle) return [];
    return [
      {
        key: 'roundRobin.met',
        article: ANNEX,
        args: { players: { players: [white, black] }, rounds: rounds.join(', ') },
      },
    ];
  });
}
