import { isPlayed } from '../../../model/outcomes';
import type { Player, PlayerNo, Tournament } from '../../../model/types';
import type { Part, PartReason } from '../../../tiebreaks/types';
import { formula, type CellValue } from '../../plan/plan';

/** Where the numbers of an event stand in the sheet, and what they are. */
export interface EventCells {
  readonly tournament: Tournament;
  readonly player: (no: PlayerNo) => Player;
  /** Score in points, as a number. */
  readonly score: (no: PlayerNo) => number;
  readonly made: (player: Player, round: number) => number;
  readonly madeCell: (no: PlayerNo, round: number) => string;
  readonly pointsCell: (no: PlayerNo) => string;
  readonly lookUp: (column: 'points' | 'rating', numberCell: string) => string;
}

/** Terms whose used number is the score of the opponent, as it is or as the text has it seen. */
const OF_SCORES: ReadonlySet<PartReason> = new Set<PartReason>([
  'played',
  'adjourned',
  'forfeit',
  'forfeit-as-game',
  'seen-adjusted',
  'face-value',
]);

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const rounds = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/**
 * What a term uses, as the formula that its rule is: a rating or a score from the table, a score as the
 * text has it seen, a dummy with its cap, a virtual opponent. What none of these gives stays a number;
 * no formula is bent until it fits.
 */
export function usedCell(
  cells: EventCells,
  no: PlayerNo,
  part: Part,
  numberCell: string,
): CellValue {
  const { opponent, used, why } = part;
  if (used === null) return null;
  const ways = [
    why === 'virtual' && part.round !== null ? virtualOpponent(cells, no, part.round) : null,
    why.startsWith('category') ? dummy(cells, no, part, numberCell) : null,
    opponent !== null && cells.player(opponent).rating === used
      ? { value: used, text: cells.lookUp('rating', numberCell) }
      : null,
    opponent !== null && OF_SCORES.has(why) ? seenScore(cells, opponent, used, numberCell) : null,
  ];
  const fitting = ways.find((way) => way !== null && isNear(way.value, used));
  return fitting ? formula(fitting.text) : used;
}

interface Way {
  readonly value: number;
  readonly text: string;
}

/** Score before the round, what was not got in it, half a point for every later round. */
function virtualOpponent(cells: EventCells, no: PlayerNo, round: number): Way {
  const player = cells.player(no);
  const last = cells.tournament.pairedRounds;
  const before = rounds(round - 1);
  const win = cells.tournament.points.win / 2;
  const draw = cells.tournament.points.draw / 2;
  return {
    value:
      before.reduce((sum, each) => sum + cells.made(player, each), 0) +
      (win - cells.made(player, round)) +
      draw * (last - round),
    text: [
      ...before.map((each) => cells.madeCell(no, each)),
      `(${win}-${cells.madeCell(no, round)})`,
      `${draw}*(${last}-${round})`,
    ].join('+'),
  };
}

/** The own score; with a cap the smaller of the two: a draw a round, or the opponent's score. */
function dummy(cells: EventCells, no: PlayerNo, part: Part, numberCell: string): Way | null {
  const own = cells.score(no);
  const points = cells.pointsCell(no);
  if (!part.why.endsWith('-capped')) return { value: own, text: points };
  const limit = Number(part.args!.cap);
  const { tournament } = cells;
  const draw = tournament.points.draw / 2;
  const ofRounds: Way = {
    value: draw * tournament.pairedRounds,
    text: `${draw}*${tournament.pairedRounds}`,
  };
  const ofOpponent =
    part.opponent === null ? null : seenScore(cells, part.opponent, limit, numberCell);
  const found = [part.opponent === null ? ofRounds : null, ofOpponent, ofRounds].find(
    (way) => way !== null && isNear(way.value, limit),
  );
  if (!found) return null;
  return { value: Math.min(own, limit), text: `MIN(${points},${found.text})` };
}

/** A score as it is, or with unplayed rounds at its end, or all of them, seen as draws. */
function seenScore(
  cells: EventCells,
  opponent: PlayerNo,
  wanted: number,
  numberCell: string,
): Way | null {
  const player = cells.player(opponent);
  const draw = cells.tournament.points.draw / 2;
  const unplayed = rounds(cells.tournament.pairedRounds).filter((round) => {
    const entry = player.entries[round - 1];
    return !entry || entry.opponent === null || !isPlayed(entry.outcome);
  });
  const byes = unplayed.filter((round) => {
    const outcome = player.entries[round - 1]?.outcome;
    return outcome === undefined || outcome === 'halfBye' || outcome === 'zeroBye';
  });
  const score = cells.score(opponent);
  const text = cells.lookUp('points', numberCell);
  const asDraws = (list: readonly number[]): Way => ({
    value: score + list.reduce((sum, round) => sum + draw - cells.made(player, round), 0),
    text: [
      text,
      ...list
        .filter((round) => !isNear(cells.made(player, round), draw))
        .map((round) => `(${draw}-${cells.madeCell(opponent, round)})`),
    ].join('+'),
  });
  const ends = byes.map((_, index) => byes.slice(index));
  return (
    [{ value: score, text }, ...[...ends].reverse().map(asDraws), asDraws(unplayed)].find(
      ({ value }) => isNear(value, wanted),
    ) ?? null
  );
}
