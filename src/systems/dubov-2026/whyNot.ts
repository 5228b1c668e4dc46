import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { insistOnPair } from '../shared/insist';
import { giveColours } from './article5Colours';
import { fieldOf, type Facts } from './facts';
import { judge } from './judge';
import { pairRound, type PairedRound } from './pairRound';
import { missingData } from './refusals';
import { forbidden, players } from './words';

/**
 * Why the round does not pair two players: the rule that forbids it, or the best round that pairs them
 * and the first rule by which it comes after the one chosen.
 */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task);
  const missing = missingData(task, field);
  if (missing) return [...missing.reasons];
  const find = (no: PlayerNo) => field.players.find((player) => player.no === no);
  const [first, second] = [find(a), find(b)];
  if (!first || !second || first === second) {
    const absent = [a, b].filter((no) => !find(no));
    return [
      {
        key: 'dutch.why.notPaired',
        args: { players: { players: absent.length > 0 ? absent : [a] } },
      },
    ];
  }
  const refusal = forbidden(first, second, field);
  if (refusal) return [refusal];
  const round = pairRound(field);
  if (!round) return [{ key: 'dutch.judge.noRound', article: '1.9.3' }];
  const both = players(first, second);
  if (isPairedIn(round, first, second))
    return [{ key: 'dutch.why.arePaired', args: { players: both } }];
  const insisted = fieldOf(insistOnPair(task, a, b));
  const other = pairRound(insisted);
  if (!other) return [{ key: 'dutch.why.incomplete', article: 'C4', args: { players: both } }];
  const [worse] = judge(task, {
    pairs: other.brackets.flatMap(({ pairs }) =>
      pairs.map(([x, y]) => {
        const { white, black } = giveColours(x, y, field.initialColour);
        return { white: white.no, black: black.no };
      }),
    ),
    bye: other.bye?.no ?? null,
  });
  if (!worse) throw new Error('A round with the pair is not the round without it');
  return [
    {
      key: 'dubov2026.why',
      article: worse.article,
      args: { players: both, because: { reason: worse } },
    },
  ];
}

const isPairedIn = ({ brackets }: PairedRound, a: Facts, b: Facts): boolean =>
  brackets.some(({ pairs }) =>
    pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a)),
  );
