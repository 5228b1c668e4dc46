import type { GameLine } from '../../../src/event/results/results';
import { turnedText } from '../../../src/sheets/write/teamRoundSheet';

/** Who stands left and right in the list of a round, and the result as it reads there. */
export interface SeenGame {
  readonly left: number;
  readonly right: number;
  readonly result: string;
  readonly table: string;
}

/** White is on the left; at the board of a match the player of the first team, as in the sheet. */
export function asSeen({ white, black, result, table, board }: GameLine): SeenGame {
  const label = board?.label ?? String(table ?? '');
  return board?.turned
    ? { left: black, right: white, result: turnedText(result), table: label }
    : { left: white, right: black, result, table: label };
}

/** A result typed as it is seen, as White and Black have it. */
export const asPlayed = ({ board }: GameLine, text: string): string =>
  board?.turned ? turnedText(text) : text;
