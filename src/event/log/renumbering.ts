import type { ActionCode } from '../../sheets/stored/log/actions';
import type { LogRow } from '../../sheets/stored/log/logRows';
import type { LineProof } from '../../sheets/stored/log/proof';

/** After these, rounds that were paired before would be paired by other numbers or ratings. */
const RENUMBERING: readonly (ActionCode | null)[] = [
  'RATING_CHANGED',
  'RATINGS_TAKEN',
  'PLAYERS_RENUMBERED',
  'NUMBERS_EXCHANGED',
  'PLAYER_ENTERED',
  'ENTERED_AGAINST_BYE',
  'PLAYERS_MOVED_IN',
  'PLAYERS_MOVED_OUT',
];

interface ProvedLine {
  readonly row: LogRow;
  readonly proof: LineProof;
}

/** How many rounds were paired when a line was written. */
export const roundsAt = ({ proof, row }: ProvedLine): number =>
  proof.parts.size === 0
    ? Number(row.round) || 0
    : [...proof.parts.keys()].filter((part) => part.startsWith('R')).length;

/** Whether a line gave players other numbers or ratings when this round was paired already. */
export const isRenumberedSince = (line: ProvedLine, round: number): boolean =>
  RENUMBERING.includes(line.proof.action) && roundsAt(line) >= round;
