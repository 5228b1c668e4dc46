import { plainWord } from '../../../formats/tidy';
import { error, type Place, type Problem } from '../../../model/problems';
import { playerByNo } from '../../../model/tournament';
import type { PlayerNo, Team, Tournament } from '../../../model/types';
import { columnOf, LINE_UP_COLUMNS } from '../../names/headers';
import { cellPlace, type TableCells } from '../../plan/cells';
import { cellInteger, cellText } from '../../plan/numbers';
import { numberOfTeam } from '../../teams/teamBook';

/** A line-up as it was typed, with the cell of each board. */
export interface TypedLineUp {
  readonly team: PlayerNo;
  /** From the first board; 0: nobody. */
  readonly seats: readonly PlayerNo[];
  readonly places: readonly Place[];
  readonly place: Place;
}

export interface LineUpsRead {
  readonly lineUps: readonly TypedLineUp[];
  readonly problems: readonly Problem[];
}

/** The table of line-ups of a round: a row a team, a column a board. */
export function readLineUps(table: TableCells, tournament: Tournament): LineUpsRead {
  const problems: Problem[] = [];
  const teams = new Map((tournament.teams ?? []).map((team, at) => [numberOfTeam(team, at), team]));
  const byName = new Map([...teams].map(([no, { name }]) => [plainWord(name), no]));
  const columns = table.header.map((text) => columnOf(LINE_UP_COLUMNS, text));
  const [noAt, teamAt] = [columns.indexOf('no'), columns.indexOf('team')];
  const boards = columns.flatMap((column, index) => (column === 'board' ? [index] : []));
  const lineUps = table.rows.flatMap((cells, row): TypedLineUp[] => {
    const name = cellText(cells[teamAt] ?? null);
    const no = cellInteger(cells[noAt] ?? null) ?? byName.get(plainWord(name)) ?? null;
    const typed = boards.map((index) => cellText(cells[index] ?? null));
    if (no === null && typed.every((text) => text === '')) return [];
    const place = cellPlace(table, row, Math.max(teamAt, 0));
    const team = no === null ? undefined : teams.get(no);
    if (no === null || !team) {
      problems.push(error('team-of-player-unknown', place, name || String(no)));
      return [];
    }
    const places = boards.map((index) => cellPlace(table, row, index));
    const seats = typed.map((text, board) => {
      if (text === '') return 0;
      const found = playerOf(tournament, team, text);
      if (found === undefined)
        problems.push(error('line-up-not-of-team', places[board], text, { team: team.name }));
      return found ?? 0;
    });
    return [{ team: no, seats, places, place }];
  });
  return { lineUps, problems };
}

/** By name, or by the place in the announced order. */
function playerOf(tournament: Tournament, team: Team, text: string): PlayerNo | undefined {
  if (/^\d{1,2}$/.test(text)) return team.players[Number(text) - 1];
  const players = playerByNo(tournament);
  const wanted = plainWord(text);
  const found = team.players.filter((no) => plainWord(players.get(no)?.name ?? '') === wanted);
  return found.length === 1 ? found[0] : undefined;
}
