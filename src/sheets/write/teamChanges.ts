import type { PlayerNo, Team, Tournament } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import type { TableCells } from '../plan/cells';
import { cellText } from '../plan/numbers';
import type { Block, CellValue, SheetPlan } from '../plan/plan';
import { numberOfTeam } from '../teams/teamBook';
import type { Change } from './changePlan';
import { memberCells } from './playersSheet';
import { teamCells } from './teamsSheet';

/** What differs in the table of teams; new teams below. */
export function teamChanges(change: Change): SheetPlan[] {
  const { read, after } = change;
  if (!read.teams || !read.tables.teams || !isTeamBook(after)) return [];
  return [cellsOfTeams(change, read.tables.teams)];
}

const byNumber = ({ teams = [] }: Tournament): ReadonlyMap<PlayerNo, Team> =>
  new Map(teams.map((team, index) => [numberOfTeam(team, index), team]));

const block = (table: TableCells, row: number, column: number, value: CellValue): Block => ({
  row: table.row + 1 + row,
  column: table.column + column,
  cells: [[value ?? '']],
});

function cellsOfTeams({ read, before, after, language }: Change, table: TableCells): SheetPlan {
  const { rows, columns } = read.teams!;
  const [old, now] = [byNumber(before), byNumber(after)];
  const blocks: Block[] = [];
  const known = new Set<PlayerNo>();
  for (const { no, row } of rows) {
    const [was, is] = [old.get(no), now.get(no)];
    known.add(no);
    if (!was || !is) continue;
    const [then, cells] = [
      teamCells(before, was, no, language),
      teamCells(after, is, no, language),
    ];
    for (const [column, index] of columns) {
      const isMissing = column === 'no' && cellText(table.rows[row][index] ?? null) === '';
      if (cells[column] !== then[column] || isMissing)
        blocks.push(block(table, row, index, cells[column]));
    }
  }
  const added = [...now]
    .filter(([no]) => !known.has(no))
    .map(([no, team]) => {
      const line = table.header.map((): CellValue => null);
      const cells = teamCells(after, team, no, language);
      for (const [column, index] of columns) line[index] = cells[column];
      return line;
    });
  return {
    key: 'teams',
    name: table.sheet,
    mode: 'update',
    blocks,
    ...(added.length > 0 ? { rows: [{ table: table.name, cells: added }] } : {}),
  };
}

/** Teams and boards of players who were there before; those who are new bring theirs with their row. */
export function memberBlocks({ read, before, after, numbers }: Change): Block[] {
  const table = read.tables.players;
  if (!read.teams || !isTeamBook(after)) return [];
  const [then, cells] = [memberCells(before), memberCells(after)];
  const [team, place] = ['team', 'place'].map((key) => read.teams!.members.get(key as 'team'));
  const blocks: Block[] = [];
  for (const { no, row } of read.players?.rows ?? []) {
    const was = then.get(no.value);
    const is = cells.get(numbers?.get(no.value) ?? no.value);
    if (!table || !is) continue;
    if (team !== undefined && is[0] !== was?.[0]) blocks.push(block(table, row, team, is[0]));
    if (place !== undefined && is[1] !== was?.[1]) blocks.push(block(table, row, place, is[1]));
  }
  return blocks;
}

/** The cells of a new player's row that say the team and the board. */
export function memberRow(
  { read, after }: Change,
  no: PlayerNo,
): readonly (readonly [number, CellValue])[] {
  const cells = read.teams && isTeamBook(after) ? memberCells(after).get(no) : undefined;
  const [team, place] = ['team', 'place'].map((key) => read.teams?.members.get(key as 'team'));
  return [
    ...(cells && team !== undefined ? [[team, cells[0]] as const] : []),
    ...(cells && place !== undefined ? [[place, cells[1]] as const] : []),
  ];
}
