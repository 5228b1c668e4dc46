import { error, type Problem } from '../../../model/problems';
import type { RawEntry, RawPlayer } from '../../../model/raw';
import type { Outcome } from '../../../model/types';

/** What a code without an opponent means at a board of a match. */
const LONE_BOARDS: Readonly<Record<string, Outcome>> = {
  '+': 'forfeitWin', // nobody came to the other side
  '-': 'forfeitLoss', // nobody sat here
  '*': 'pending', // paired, and no result yet
};

const codeOf = ({ opponent, text }: RawEntry): string =>
  opponent === null ? (text[7] ?? ' ').trim() : '';

const isLone = (entry: RawEntry | undefined): boolean =>
  entry !== undefined && codeOf(entry) in LONE_BOARDS;

/**
 * In an event of teams `0000 - +` is a board won because the other team left it empty, `0000 - -` the
 * empty board, `0000 - *` one whose match is paired and has no result. Among single players the first
 * two are the byes of programs older than TRF16, and the third is nothing.
 */
export function settleLoneBoards(
  players: readonly RawPlayer[],
  ofTeams: boolean,
  problems: Problem[],
): readonly RawPlayer[] {
  const settle = (entry: RawEntry | undefined): RawEntry | undefined => {
    if (!entry || !isLone(entry)) return entry;
    const code = codeOf(entry);
    if (ofTeams) return { ...entry, outcome: LONE_BOARDS[code], isLoneBoard: true };
    if (code !== '*') return entry;
    problems.push(error('unknown-result-code', entry.place, entry.text));
    return undefined;
  };
  return players.map((player) =>
    player.entries.some(isLone) ? { ...player, entries: player.entries.map(settle) } : player,
  );
}
