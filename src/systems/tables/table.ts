import type { Reason } from '../../explain/reason';
import type { Pair, PlayerNo, Tournament } from '../../model/types';

/** A seat of a table: the place of the team among the teams, and the board, both from 1. */
export interface TeamSeat {
  readonly team: number;
  readonly board: number;
}

/** A game of a table, White first. */
export type SeatedGame = readonly [white: TeamSeat, black: TeamSeat];

/** Rounds of games between seats, made before the event begins. */
export type GameTable = readonly (readonly SeatedGame[])[];

/** Teams at the table, each with its players from board 1 on. */
export interface SeatedTeam {
  readonly name: string;
  readonly players: readonly PlayerNo[];
}

/** A round of an event as its table has it. */
export interface TableRound {
  readonly pairs: readonly Pair[];
  /** The round of the table; a second cycle plays it again with colours reversed. */
  readonly tableRound: number;
  readonly cycle: number;
}

/** What an event has to do with its table: whole, or the reasons why there is none. */
export type Tabled =
  | {
      readonly ok: true;
      readonly teams: readonly SeatedTeam[];
      readonly table: GameTable;
      /** How teams and table were found, for the account. */
      readonly notes: readonly Reason[];
    }
  | { readonly ok: false; readonly reason: Reason; readonly cure: Reason };

export function tableRound(
  { teams, table }: Extract<Tabled, { ok: true }>,
  round: number,
): TableRound {
  const cycle = Math.ceil(round / table.length);
  const turn = round - (cycle - 1) * table.length;
  const at = ({ team, board }: TeamSeat): PlayerNo => teams[team - 1].players[board - 1];
  const pairs = table[turn - 1].map(([white, black]) =>
    cycle % 2 === 1
      ? { white: at(white), black: at(black) }
      : { white: at(black), black: at(white) },
  );
  return { pairs, tableRound: turn, cycle };
}

/**
 * The teams of an event with their players by board: as the file says, else the clubs of a list in
 * which everybody has one and all are of one size. Null: neither.
 */
export function seatedTeams({ teams, players }: Tournament): readonly SeatedTeam[] | null {
  if (teams && teams.length > 0)
    return teams
      .map((team, index) => ({ team, number: team.number ?? index + 1 }))
      .sort((a, b) => a.number - b.number)
      .map(({ team }) => ({ name: team.name, players: team.players }));
  const clubs = new Map<string, PlayerNo[]>();
  for (const { club, no } of players)
    clubs.set(club.trim(), [...(clubs.get(club.trim()) ?? []), no]);
  const sizes = new Set([...clubs.values()].map(({ length }) => length));
  if (clubs.size < 2 || clubs.has('') || sizes.size !== 1) return null;
  return [...clubs].map(([name, numbers]) => ({ name, players: numbers }));
}
