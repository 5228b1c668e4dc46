import type { Reason } from '../../explain/reason';
import { makeTask } from '../../model/taskFor';
import { byeOf } from '../../model/tournament';
import type { Pair, PlayerNo, RoundToPair, Tournament } from '../../model/types';
import { pairedEntries } from '../../model/rounds/round';
import type { PlayedRound } from '../../systems/system';
import { withEntries } from '../byHand/changeRound';
import type { CheckedEvent, OpenEvent } from '../open/openEvent';
import { judgeChange, type Proposal } from '../byHand/proposal';
import { gamesOf, type GameLine } from './results';

/** Which tables of the last round are to be paired anew, among their own players. */
export interface Repair {
  readonly tables: readonly number[];
  /** The player with the bye takes part. */
  readonly withBye: boolean;
  /** Whoever sits together now does not meet. */
  readonly apart: boolean;
}

/** The games at these tables; `missing`: tables that the round does not have. */
export function gamesAt(
  event: OpenEvent | null,
  round: number,
  tables: readonly number[],
): { games: GameLine[]; missing: number[] } {
  const byTable = new Map(gamesOf(event, round).map((game) => [game.table, game]));
  return {
    games: tables.flatMap((table) => byTable.get(table) ?? []),
    missing: tables.filter((table) => !byTable.has(table)),
  };
}

/**
 * The task of pairing the players of some tables anew, as if nobody else were there; all other
 * tables stay.
 */
export function repairTask(event: CheckedEvent, round: number, repair: Repair): RoundToPair {
  const { tournament } = event;
  const { games } = gamesAt(event, round, repair.tables);
  const bye = repair.withBye ? byeOf(tournament, round) : null;
  const asked = repair.apart ? withPairsApart(tournament, round, games) : tournament;
  const players = games.flatMap(({ white, black }) => [white, black]);
  return makeTask(asked, round, bye === null ? players : [...players, bye]);
}

/** What came out of it, judged like every change by hand; null: the same tables as before. */
export function proposeRepair(
  { tournament: was, settings }: CheckedEvent,
  round: number,
  { tables }: Repair,
  result: PlayedRound,
): Proposal | null {
  const after = withPairs(was, round, result);
  if (isSameRound(was, after, round)) return null;
  const what: Reason = { key: 'pane.repair', args: { tables: tables.join(', ') } };
  return judgeChange(settings.system, { round, what, was, after });
}

const withPairsApart = (
  tournament: Tournament,
  round: number,
  pairs: readonly Pair[],
): Tournament => ({
  ...tournament,
  forbidden: [
    ...tournament.forbidden,
    ...pairs.map(({ white, black }) => ({ players: [white, black], rounds: [round] })),
  ],
});

/** The round with these pairs; a game that comes out as it was keeps its result. */
function withPairs(tournament: Tournament, round: number, { pairs, bye }: PlayedRound): Tournament {
  const byes = bye === null ? [] : [{ no: bye, outcome: 'pairingBye' as const }];
  const now = pairedEntries(pairs, byes);
  return withEntries(tournament, round, (no: PlayerNo, was) => {
    const is = now.get(no) ?? was;
    if (is.opponent === was.opponent && is.colour === was.colour) return was;
    return was.shown === undefined ? is : { ...is, shown: was.shown };
  });
}

const isSameRound = (a: Tournament, b: Tournament, round: number): boolean =>
  a.players.every(
    ({ entries }, index) => entries[round - 1] === b.players[index]?.entries[round - 1],
  );
