import type { Tournament } from '../../model/types';
import { seatedTeams, type Tabled } from '../tables/table';
import { tableSystemOf } from '../tables/system';
import { molterTable } from './tables';

const ARTICLE = 'Molter';
const FEWEST_TEAMS = 3;
const USUAL_BOARDS = 4;

function tableFor(tournament: Tournament): Tabled {
  const teams = seatedTeams(tournament);
  if (!teams || teams.length < FEWEST_TEAMS)
    return {
      ok: false,
      reason: { key: 'fixedTable.no-teams', args: { teams: teams?.length ?? 0 } },
      cure: { key: 'fixedTable.cure-teams' },
    };
  const boards = teams[0].players.length;
  const unequal = teams.find(({ players }) => players.length !== boards);
  if (unequal)
    return {
      ok: false,
      reason: {
        key: 'fixedTable.unequal',
        args: {
          first: boards,
          second: unequal.players.length,
          team: teams[0].name,
          other: unequal.name,
        },
      },
      cure: { key: 'fixedTable.cure-unequal' },
    };
  if (boards === 0 || (boards % 2 === 1 && teams.length % 2 === 1))
    return {
      ok: false,
      reason: { key: 'fixedTable.odd', args: { teams: teams.length, boards } },
      cure: { key: 'fixedTable.cure-odd' },
    };
  const most = teams.length - 1;
  const { totalRounds, roundsDeclared } = tournament;
  const rounds = roundsDeclared === false ? most : Math.min(Math.max(1, totalRounds), most);
  return {
    ok: true,
    teams,
    table: molterTable(teams.length, boards, rounds),
    notes: [
      { key: 'fixedTable.molter', article: ARTICLE, args: { teams: teams.length, boards, rounds } },
      ...(teams.length % 2 === 1 ? [{ key: 'fixedTable.neighbours' as const }] : []),
    ],
  };
}

/** Players of several teams, each against another team in every round, nobody idle (Molter). */
export const molter = tableSystemOf({
  id: 'molter',
  name: 'system.molter.name',
  summary: 'system.molter.summary',
  calledBy: ['molter'],
  trfCodes: [],
  article: ARTICLE,
  fieldFor: (players) => {
    const teams = Math.max(FEWEST_TEAMS, Math.round(players / USUAL_BOARDS));
    return { players: teams * USUAL_BOARDS, boards: USUAL_BOARDS, rounds: Math.min(7, teams - 1) };
  },
  tableFor,
});
