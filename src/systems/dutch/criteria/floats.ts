import type { Float, HalfPoints } from '../../../model/types';
import type { Counting, RoundsAgo } from '../bracket/counting';
import { asking, type BracketTraits, type Definition } from './criterion';
import { ONE_POINT, floaterDifference } from './downfloaters';

/** What players are asked about the float of that round. */
const QUESTION = { 0: 'lastFloat', 1: 'floatBefore' } as const;

const mayFloat = (shape: BracketTraits): boolean => shape.mayFloat;
const mayMeetLower = (shape: BracketTraits): boolean => shape.mayMeetLower;

function aboutFloats(float: Float, ago: RoundsAgo) {
  const question = QUESTION[ago];
  return {
    asks: ['score', question] as const,
    again: (player: { readonly [Q in typeof question]?: Float | null }): boolean =>
      player[question] === float,
  };
}

/** Players who receive the same downfloat again (2016). */
export function repeatedDownfloats(ago: RoundsAgo): Definition {
  const { asks, again } = aboutFloats('down', ago);
  return asking(asks, {
    measure: 'count',
    matters: mayFloat,
    concerns: again,
    ofPair: (higher, lower) => (higher.score > lower.score && again(higher) ? 1 : 0),
    ofFloater: (player) => (again(player) ? 1 : 0),
    atLeast: (counting) => counting.movedDownAgain(ago).length + counting.forcedAgain(ago),
  });
}

/** Resident downfloaters who receive the same downfloat again (2026). */
export function repeatedResidentDownfloats(ago: RoundsAgo): Definition {
  const { asks, again } = aboutFloats('down', ago);
  return asking(asks, {
    measure: 'count',
    matters: mayFloat,
    concerns: again,
    ofFloater: (player, { lowestScore }) => (player.score === lowestScore && again(player) ? 1 : 0),
    atLeast: (counting) => counting.forcedAgain(ago),
  });
}

/** Players who receive the same upfloat again: opponents of moved-down players. */
export function repeatedUpfloats(ago: RoundsAgo): Definition {
  const { asks, again } = aboutFloats('up', ago);
  return asking(asks, {
    measure: 'count',
    matters: mayMeetLower,
    concerns: again,
    ofPair: (higher, lower) => (higher.score > lower.score && again(lower) ? 1 : 0),
    atLeast: (counting) => counting.upfloatsAgain(ago),
  });
}

/** Score differences of those who receive the same downfloat again (2016). */
export function downfloatDifferences(ago: RoundsAgo): Definition {
  const { asks, again } = aboutFloats('down', ago);
  return asking(asks, {
    measure: 'list',
    matters: mayFloat,
    concerns: again,
    ofPair: (higher, lower) =>
      higher.score > lower.score && again(higher) ? higher.score - lower.score : null,
    ofFloater: (player, bracket) => (again(player) ? floaterDifference(player, bracket) : null),
    atLeast: (counting) => [
      ...pairedDifferences(counting, ago),
      ...Array<HalfPoints>(counting.forcedAgain(ago)).fill(ONE_POINT),
    ],
  });
}

/** Score differences of moved-down players who receive the same downfloat again (2026). */
export function movedDownDifferences(ago: RoundsAgo): Definition {
  const { asks, again } = aboutFloats('down', ago);
  return asking(asks, {
    measure: 'list',
    matters: mayFloat,
    concerns: again,
    ofPair: (higher, lower) =>
      higher.score > lower.score && again(higher) ? higher.score - lower.score : null,
    ofFloater: (player, bracket) =>
      player.score > bracket.lowestScore && again(player)
        ? floaterDifference(player, bracket)
        : null,
    atLeast: (counting) => pairedDifferences(counting, ago),
  });
}

/** Score differences of those who receive the same upfloat again. */
export function upfloatDifferences(ago: RoundsAgo): Definition {
  const { asks, again } = aboutFloats('up', ago);
  return asking(asks, {
    measure: 'list',
    matters: mayMeetLower,
    concerns: again,
    ofPair: (higher, lower) =>
      higher.score > lower.score && again(lower) ? higher.score - lower.score : null,
  });
}

const pairedDifferences = (counting: Counting, ago: RoundsAgo): HalfPoints[] =>
  counting.movedDownAgain(ago).map(({ score }) => score - counting.residents[0].score);
