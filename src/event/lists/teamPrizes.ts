import type { Checked } from '../../model/problems';
import { playerByNo } from '../../model/tournament';
import { LANGUAGES, type Tournament } from '../../model/types';
import { distribute } from '../../prizes/distribute';
import { firstUnmet } from '../../prizes/eligible';
import { joinPlayers } from '../../prizes/joinPlayers';
import { readContenders } from '../../prizes/readContenders';
import { readPrizes, type PrizeTable } from '../../prizes/readPrizes';
import type { Condition, Contender, Distribution, Ladder } from '../../prizes/types';
import { plainHeader, STANDINGS_COLUMNS } from '../../sheets/names/headers';
import { say } from '../../sheets/plan/say';
import type { PrizeRules } from '../../sheets/prizeRules';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import { boardScores } from '../../sheets/write/lists/teamLists';
import type { TeamStandings } from '../../tiebreaks/teams/standings';

type Cells = readonly (readonly unknown[])[];

export interface TeamPrizeSource extends Pick<PrizeTable, 'cells' | 'placeAt' | 'year'> {
  readonly edition: string;
  /** The list of players with its header and the arbiter's own columns. */
  readonly players: Cells;
}

const HEAD = (['rank', 'no', 'name', 'points'] as const).map((column) =>
  STANDINGS_COLUMNS.written(column, 'en'),
);
/** Columns of ours that a prize may name, in every language. */
const named = (key: 'head.board' | 'head.team' | 'head.club'): string[] => [
  ...new Set(LANGUAGES.map((language) => say(language, key))),
];
const BOARD_HEADERS = new Set(named('head.board').map(plainHeader));

/**
 * Prizes of an event of teams: those without a condition go to the teams by their ranking, those that
 * name a board, an age, a rating or the like to players, the best of each board first.
 */
export function giveTeamPrizes(
  tournament: Tournament,
  list: TeamStandings,
  rules: PrizeRules,
  source: TeamPrizeSource,
): Checked<Distribution> {
  const teams = readContenders(teamCells(tournament, list), () => ({ kind: 'file' }));
  if (!teams.ok) return teams;
  const cells = joinPlayers(playerCells(tournament, source.edition), source.players);
  const players = readContenders(cells, () => ({ kind: 'file' }));
  if (!players.ok) return players;
  const ladders = readPrizes({
    cells: source.cells,
    placeAt: source.placeAt,
    year: source.year,
    share: rules.share,
    standings: new Set([...teams.value.headers, ...players.value.headers]),
  });
  if (!ladders.ok) return ladders;
  const isForTeams = ({ conditions }: Ladder): boolean =>
    conditions.every((each) => each.kind === 'column' && teams.value.headers.has(each.header));
  const [ofTeams, ofPlayers] = [
    distribute(ladders.value.filter(isForTeams), teams.value.contenders, rules),
    distribute(
      ladders.value.filter((ladder) => !isForTeams(ladder)),
      byBoard(players.value.contenders),
      rules,
    ),
  ];
  // Whoever sits at another board is not near the prize of this one.
  const nearMisses = ofPlayers.nearMisses.filter(
    ({ contender, ladder }) => !isBoard(firstUnmet(contender, ladder.conditions)),
  );
  return {
    ok: true,
    value: {
      awards: [...ofTeams.awards, ...ofPlayers.awards],
      nearMisses: [...ofTeams.nearMisses, ...nearMisses],
      kept: [...ofTeams.kept, ...ofPlayers.kept],
      total: ofTeams.total + ofPlayers.total,
    },
    warnings: [],
  };
}

/** Places are those at the board. */
function byBoard(players: readonly Contender[]): Contender[] {
  const [header] = BOARD_HEADERS;
  const places = new Map<string, number>();
  return players.map((player) => {
    const board = player.columns.get(header!) ?? '';
    const position = (places.get(board) ?? 0) + 1;
    places.set(board, position);
    return { ...player, position };
  });
}

const isBoard = (condition: Condition | undefined): boolean =>
  condition?.kind === 'column' && BOARD_HEADERS.has(condition.header);

function teamCells({ teams = [] }: Tournament, { rows }: TeamStandings): unknown[][] {
  const clubs = new Map(teams.map((team, index) => [numberOfTeam(team, index), team.club ?? '']));
  const own = named('head.club');
  return [
    [...HEAD, ...own],
    ...rows.map(({ rank, no, name, matchPoints }) => [
      ...[rank, no, name, matchPoints],
      ...own.map(() => clubs.get(no) ?? ''),
    ]),
  ];
}

/** In the order of the boards and of the players at each. */
function playerCells(tournament: Tournament, edition: string): unknown[][] {
  const players = playerByNo(tournament);
  const teamOf = new Map(
    (tournament.teams ?? []).flatMap(({ name, players: of }) => of.map((no) => [no, name])),
  );
  const [boards, teams] = [named('head.board'), named('head.team')];
  return [
    [...HEAD, ...boards, ...teams],
    ...boardScores(tournament, edition)
      .filter(({ games }) => games > 0)
      .map(({ no, board, points }, index) => [
        ...[index + 1, no, players.get(no)?.name ?? String(no), points],
        ...boards.map(() => board),
        ...teams.map(() => teamOf.get(no) ?? ''),
      ]),
  ];
}
