import type { TraceStep } from '../../explain/reason';
import type { RoundToPair } from '../../model/types';
import { namedIn, partnersIn, type PlayedPair } from '../shared/judging';
import type { PlayedRound } from '../system';
import { OBSTACLES, obstacleBetween } from './articles/b1b2';
import type { CardPair } from './search/bracket';
import type { Card } from './cards';
import { describePairing } from './describe';
import type { ColouredPair } from './articles/e1to5colours';
import type { Edition } from './edition';
import type { Level } from './search/level';
import { pairRound, type PairedRound } from './pairRound';
import { byeCardOf, colouredPairs } from './search/result';
import { COLOUR_RULE_WORDS } from './colourWords';
import { pairsArg, players } from './trace';
import { compareStep, JUDGE_WORDS } from './whyNot';

/**
 * A played round beside the system's own: absolute criteria it breaks, or else the first bracket in
 * which it differs and by what; then colours. `[]` if both are the same.
 */
export function judge(
  edition: Edition,
  task: RoundToPair,
  played: PlayedRound,
): readonly TraceStep[] {
  const round = pairRound(edition, task);
  const byNo = new Map(round.cards.map((card) => [card.no, card]));
  const { unknown, missing } = namedIn(played, [...byNo.keys()]);
  if (unknown.length > 0)
    return [{ key: 'dutch2011.judge.absent', args: { players: { players: unknown } } }];
  const pairs = played.pairs.map(({ white, black }) => ({
    white: byNo.get(white) as Card,
    black: byNo.get(black) as Card,
  }));
  const bye = played.bye === null ? null : (byNo.get(played.bye) as Card);
  if (missing.length > 0)
    return [
      { key: 'dutch2011.judge.left-out', article: 'A.5', args: { players: { players: missing } } },
    ];
  const broken = brokenRules(task, pairs, bye);
  if (broken.length > 0) return broken;
  if (round.levels === null) return [{ key: 'dutch2011.judge.no-pairing', article: 'C.13' }];
  const difference = firstDifference(round, round.levels, pairs, bye);
  if (difference !== null) return [difference];
  return colourDifferences(edition, task, round, pairs);
}

/** B.1 and B.2. */
function brokenRules(
  task: RoundToPair,
  pairs: readonly PlayedPair<Card>[],
  bye: Card | null,
): TraceStep[] {
  const steps = pairs.flatMap(({ white, black }): TraceStep[] => {
    const obstacle = obstacleBetween(task, white, black);
    if (obstacle === null) return [];
    return [
      {
        ...OBSTACLES[obstacle],
        args: { a: players([white]), b: players([black]) },
      },
    ];
  });
  if (bye !== null && !bye.mayHaveBye)
    steps.push({
      key: 'dutch2011.judge.bye',
      article: 'B.1.b',
      args: { player: players([bye]) },
    });
  return steps;
}

function firstDifference(
  round: PairedRound,
  levels: readonly Level[],
  pairs: readonly PlayedPair<Card>[],
  bye: Card | null,
): TraceStep | null {
  const opponents = partnersIn(pairs);
  for (const level of levels) {
    const same = level.found.pairs.every(([a, b]) => opponents.get(a) === b);
    if (!same) return bracketDifference(round, level, opponents);
  }
  const ours = byeCardOf(round);
  if (ours === bye) return null;
  return {
    key: 'dutch2011.judge.other-bye',
    article: 'C.13',
    args: { player: players(bye ? [bye] : []), ours: players(ours ? [ours] : []) },
  };
}

function bracketDifference(
  { context }: PairedRound,
  level: Level,
  opponents: ReadonlyMap<Card, Card>,
): TraceStep {
  const { bracket, found } = level;
  const inside = bracket.players.flatMap((card): CardPair[] => {
    const opponent = opponents.get(card);
    return opponent && card.rank < opponent.rank && bracket.players.includes(opponent)
      ? [[card, opponent]]
      : [];
  });
  const args = {
    points: { points: bracket.lowestScore },
    ours: pairsArg(found.pairs),
    pairs: pairsArg(inside),
  };
  if (inside.length < bracket.pairs)
    return {
      key: 'dutch2011.judge.fewer',
      article: 'C.14',
      args: { ...args, count: inside.length, p1: bracket.pairs },
    };
  const described = describePairing(context, bracket, inside);
  if (described.movedDownPairs.length < bracket.m1)
    return {
      key: 'dutch2011.judge.fewer-moved-down',
      article: 'C.6',
      args: { ...args, count: described.movedDownPairs.length, m1: bracket.m1 },
    };
  return compareStep(JUDGE_WORDS, described, found, {
    points: args.points,
    ours_pairs: args.ours,
  });
}

function colourDifferences(
  edition: Edition,
  task: RoundToPair,
  round: PairedRound,
  pairs: readonly PlayedPair<Card>[],
): TraceStep[] {
  const whites = new Set(pairs.map(({ white }) => white));
  const open = ({ rule }: ColouredPair) =>
    edition.leavesFirstColoursOpen && rule === 'E.5' && task.round > 1;
  return colouredPairs(task, round)
    .filter((pair) => !whites.has(pair.white) && !open(pair))
    .map(({ white, black, rule }) => ({
      key: 'dutch2011.judge.colour',
      article: rule,
      args: {
        white: players([white]),
        black: players([black]),
        reason: {
          reason: {
            key: COLOUR_RULE_WORDS[rule],
            args: { white: players([white]), black: players([black]) },
          },
        },
      },
    }));
}
