import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { computeTieBreak, tieBreakOutcome } from '../compute';
import { EDITIONS, findTieBreak } from '../editions';
import type { Field } from '../field';
import type { MatchedColumn } from './published';
import { isKept, type Part, type PartReason } from '../types';

/**
 * What whoever printed a figure probably did, where it is not ours: another edition gives it, or one round without a
 * game was counted with another opponent's score. Never more than fits: otherwise that nothing simple explains it.
 */
export function causeOfDifference(
  field: Field,
  { edition, code, column }: MatchedColumn,
  no: PlayerNo,
): Reason {
  const shown = column.values.get(no)!;
  const working = computeTieBreak(edition, field, code, no);
  const args = {
    player: { players: [no] },
    shown,
    ours: working.value ?? '–',
    edition: edition.id,
  };
  const other = EDITIONS.find((each) => {
    const found = each === edition ? undefined : findTieBreak(each, code);
    const value = found ? tieBreakOutcome(each, field, found.code, no).value : null;
    return value !== null && Math.abs(value - shown) < EXACT;
  });
  if (other) return { key: 'functions.compare.cause-edition', args: { ...args, other: other.id } };
  const term = otherStandIn(field, working.parts, shown - (working.value ?? 0));
  if (!term) return { key: 'functions.compare.cause-unknown', args };
  const { part, used } = term;
  return {
    key: 'functions.compare.cause-term',
    args: {
      ...args,
      round: part.round ?? '–',
      theirs: used,
      wanted: part.used ?? '–',
      article: part.article,
    },
  };
}

const EXACT = 1e-6;

/** Rounds without a game over the board: where programs differ. */
const WITHOUT_GAME: readonly PartReason[] = [
  ...(['category1', 'category2', 'category3', 'category4', 'category5'] as const),
  ...(['category1-capped', 'category2-capped', 'category3-capped'] as const),
  ...(['category4-capped', 'category5-capped', 'virtual', 'forfeit-as-game'] as const),
  ...(['forfeit', 'exempt', 'absence'] as const),
];

const isHalves = (score: number): boolean => Math.abs(score * 2 - Math.round(score * 2)) < EXACT;

/** The one unplayed round that explains the difference with a score that somebody can have. */
function otherStandIn(
  field: Field,
  parts: readonly Part[],
  difference: number,
): { part: Part; used: number } | null {
  const unplayed = parts.filter((part) => isKept(part) && WITHOUT_GAME.includes(part.why));
  const [part] = unplayed;
  if (unplayed.length !== 1 || part.used === null || part.points === 0) return null;
  const used = part.used + difference / (part.points ?? 1);
  const highest = (field.rounds * field.tournament.points.win) / 2;
  const isScore = used >= 0 && used <= highest && isHalves(used);
  return isScore ? { part, used: Math.round(used * 2) / 2 } : null;
}
