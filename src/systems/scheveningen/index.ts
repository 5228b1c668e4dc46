import type { Tournament } from '../../model/types';
import { seatedTeams, type SeatedTeam, type Tabled } from '../tables/table';
import type { UnsettledTerm } from '../system';
import { tableSystemOf } from '../tables/system';
import { allowsOddBoards, parameterForm, unreadIn } from './rules';
import { FEWEST_BOARDS, MOST_BOARDS, scheveningenTable } from './tables';

const ARTICLE = 'Scheveningen tables';

/** Two teams of the file, two clubs, else the first half of the list against the second. */
function twoTeams(tournament: Tournament): {
  readonly teams: readonly SeatedTeam[];
  readonly isByHalves: boolean;
} {
  const found = seatedTeams(tournament);
  if (found && (found.length === 2 || tournament.teams?.length))
    return { teams: found, isByHalves: false };
  const numbers = tournament.players.map(({ no }) => no);
  const half = Math.ceil(numbers.length / 2);
  return {
    teams: [
      { name: 'A', players: numbers.slice(0, half) },
      { name: 'B', players: numbers.slice(half) },
    ],
    isByHalves: true,
  };
}

function tableFor(tournament: Tournament): Tabled {
  const { teams, isByHalves } = twoTeams(tournament);
  if (teams.length !== 2)
    return {
      ok: false,
      reason: { key: 'fixedTable.two-teams', args: { teams: teams.length } },
      cure: { key: 'fixedTable.cure-two-teams' },
    };
  const [boards, others] = teams.map(({ players }) => players.length);
  if (boards !== others)
    return {
      ok: false,
      reason: {
        key: 'fixedTable.unequal',
        args: { first: boards, second: others, team: teams[0].name, other: teams[1].name },
      },
      cure: { key: 'fixedTable.cure-unequal' },
    };
  if (boards < FEWEST_BOARDS || boards > MOST_BOARDS)
    return {
      ok: false,
      reason: {
        key: 'fixedTable.boards',
        args: { boards, fewest: FEWEST_BOARDS, most: MOST_BOARDS },
      },
      cure: { key: 'fixedTable.cure-boards' },
    };
  return {
    ok: true,
    teams,
    table: scheveningenTable(boards),
    notes: [
      {
        key: isByHalves ? 'fixedTable.halves' : 'fixedTable.match',
        article: ARTICLE,
        args: { team: teams[0].name, other: teams[1].name, boards },
      },
      ...(boards % 2 === 1 ? [{ key: 'fixedTable.odd-boards' as const, args: { boards } }] : []),
    ],
  };
}

const isDouble = (tournament: Tournament): boolean => {
  const tabled = tableFor(tournament);
  return tabled.ok && tournament.totalRounds === 2 * tabled.table.length;
};

/**
 * In one cycle on an odd number of boards nobody has both colours equally often, and every round one team has
 * one White more: asked about before round 1, so that nobody finds it on the wall.
 */
function oddBoards(tournament: Tournament): readonly UnsettledTerm[] {
  const tabled = tableFor(tournament);
  if (!tabled.ok || tournament.pairedRounds > 0) return [];
  const boards = tabled.table.length;
  const isSettled = boards % 2 === 0 || isDouble(tournament);
  if (isSettled || allowsOddBoards(tournament.systemParameters)) return [];
  const args = { boards, double: 2 * boards };
  return [{ code: 'scheveningen-odd-boards', row: 'rounds', value: String(boards), args }];
}

/** Every player of one team meets every player of the other, once or twice. */
export const scheveningen = tableSystemOf({
  id: 'scheveningen',
  name: 'system.scheveningen.name',
  summary: 'system.scheveningen.summary',
  calledBy: ['scheveningen', 'scheveninger'],
  trfCodes: [
    'FIDE_SCHEVENINGEN',
    'FIDE_DOUBLESCHEVENINGEN',
    'FIDE_SCHEVENINGEN_G1',
    'FIDE_SCHEVENINGEN_G2',
    'CUSTOM_SCHEVENINGEN',
  ],
  trfCodeFor: (tournament) =>
    isDouble(tournament) ? 'FIDE_DOUBLESCHEVENINGEN' : 'FIDE_SCHEVENINGEN',
  article: ARTICLE,
  fieldFor: (players) => {
    const boards = Math.max(FEWEST_BOARDS, Math.min(MOST_BOARDS, Math.round(players / 2)));
    return { players: 2 * boards, boards, rounds: boards };
  },
  tableFor,
  unsettled: oddBoards,
  unreadParameters: unreadIn,
  parameterForm,
});
