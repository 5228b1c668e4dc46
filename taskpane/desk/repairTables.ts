import { withInitialColour } from '../../src/model/initialColour';
import { byeOf, roundToPair } from '../../src/model/tournament';
import type { Entry, Pair, PlayerNo, Tournament } from '../../src/model/types';
import { propound, withEntries } from './changes';
import type { Desk } from './desk';
import { refusalNotice } from './refusal';
import { gamesOf } from './results';
import type { GameLine, OpenEvent } from './types';

/** Which tables of the last round are to be paired anew, among their own players. */
export interface Repair {
  readonly tables: readonly number[];
  /** The player with the bye takes part. */
  readonly withBye: boolean;
  /** Whoever sits together now does not meet. */
  readonly apart: boolean;
}

/** `3, 5-7` or `3 5 6 7`; null: something in it is no number. */
export function parseTables(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const tables = parts.flatMap((part) => {
    const match = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part);
    if (!match) return [NaN];
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    return from > to ? [NaN] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return tables.some(Number.isNaN) ? null : [...new Set(tables)];
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
 * The system pairs the players of some tables anew, as if nobody else were there; all other tables
 * stay. The result is a proposal: judged like every change by hand before it is written.
 */
export function proposeRepair(desk: Desk, round: number, repair: Repair): Promise<void> {
  return desk.run(
    { key: 'pane.pairing', args: { round } },
    async () => {
      const { event } = desk.getState();
      if (!event?.tournament) return;
      const { tournament, settings } = event;
      const { games } = gamesAt(event, round, repair.tables);
      const bye = repair.withBye ? byeOf(tournament, round) : null;
      const asked = repair.apart ? withPairsApart(tournament, round, games) : tournament;
      const players = games.flatMap(({ white, black }) => [white, black]);
      const task = roundToPair(
        withInitialColour(asked),
        round,
        bye === null ? players : [...players, bye],
      );
      const result = await desk.ports.pairing.pair(settings.system, task, (done) =>
        desk.progress(done),
      );
      if (!result.ok) return desk.set({ notice: refusalNotice(event, asked, result.refusal) });
      const after = withPairs(tournament, round, result.pairs, result.bye);
      if (isSameRound(tournament, after, round))
        return desk.tell('info', { key: 'pane.repair-same' });
      const what = { key: 'pane.repair', args: { tables: repair.tables.join(', ') } };
      propound(desk, { round, what, was: tournament, after });
    },
    true,
  );
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
function withPairs(
  tournament: Tournament,
  round: number,
  pairs: readonly Pair[],
  bye: PlayerNo | null,
): Tournament {
  const now = new Map<PlayerNo, Entry>();
  for (const { white, black } of pairs) {
    now.set(white, { outcome: 'pending', opponent: black, colour: 'white' });
    now.set(black, { outcome: 'pending', opponent: white, colour: 'black' });
  }
  if (bye !== null) now.set(bye, { outcome: 'pairingBye', opponent: null, colour: null });
  return withEntries(tournament, round, (no, was) => {
    const is = now.get(no) ?? was;
    return is.opponent === was.opponent && is.colour === was.colour ? was : is;
  });
}

const isSameRound = (a: Tournament, b: Tournament, round: number): boolean =>
  a.players.every(
    ({ entries }, index) => entries[round - 1] === b.players[index].entries[round - 1],
  );
