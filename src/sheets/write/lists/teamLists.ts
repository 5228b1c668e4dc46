import {
  boardLabel,
  boardTable,
  matchesOf,
  sidesOfBoard,
  type RoundOfTeams,
} from '../../../model/matches/roundMatches';
import { isPlayed } from '../../../model/outcomes';
import { playerByNo } from '../../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../../model/types';
import { standings } from '../../../tiebreaks/standings/standings';
import type { TeamStandings } from '../../../tiebreaks/teams/standings';
import { compareNames } from '../../names/compareNames';
import { ROUND_COLUMNS } from '../../names/headers';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import { type CellValue, type SheetPlan } from '../../plan/plan';
import { systemById } from '../../../systems';
import { say } from '../../plan/say';
import { COLOUR_SIGNS } from '../../read/teams/readTeamRound';
import type { EventSettings } from '../../settings';
import { numberOfTeam } from '../../teams/teamBook';
import { teamPointsShown } from '../../../model/matches/teamRound';
import type { Round } from '../../../model/rounds/round';
import { byeWord, whenAndWhere } from '../roundParts';
import { listSheet } from './listSheet';
import { alignedDecimals, unfinishedNote } from './standingsSheet';

/** What a list of an event of teams is made of. */
export interface TeamListOf {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
  readonly language: Language;
}

export type RoundWithMatches = Round & { readonly teams: RoundOfTeams };

const COLOUR_NAMES = { white: 'word.white', black: 'word.black' } as const;
const CENTRED = { align: 'center' } as const;
const POINTS = { align: 'center', numberFormat: POINTS_FORMAT } as const;

/** What the teams are called, by their numbers. */
export const namesOfTeams = ({ teams = [] }: Tournament): ReadonlyMap<PlayerNo, string> =>
  new Map(teams.map((team, index) => [numberOfTeam(team, index), team.name]));

const teamOfPlayers = ({ teams = [] }: Tournament): ReadonlyMap<PlayerNo, PlayerNo> =>
  new Map(
    teams.flatMap((team, index) => team.players.map((no) => [no, numberOfTeam(team, index)])),
  );

const wide = (texts: readonly string[]): number => widthFor(texts, 18, WIDEST_NAME);

/** The ranking of the teams, with both scores and every tie-break. */
export function teamStandingsSheet(of: TeamListOf, list: TeamStandings): SheetPlan {
  const { tournament, settings, language } = of;
  const open = unfinishedNote(tournament, list.rounds, language);
  const isFinal = list.rounds === tournament.totalRounds && open === '';
  return listSheet({
    key: 'standings',
    name: say(language, 'sheet.standings'),
    title: say(language, isFinal ? 'sheet.standings-final' : 'sheet.standings-after', {
      round: list.rounds,
    }),
    subtitle: [
      tournament.info.name,
      say(language, 'sheet.tie-breaks-by', {
        codes: list.given.map(({ text }) => text).join(', ') || '–',
        edition: settings.tieBreakEdition,
      }),
      open,
    ]
      .filter(Boolean)
      .join(' · '),
    header: [
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.team'),
      'MP',
      'GP',
      ...list.given.map(({ text }) => text),
    ],
    rows: list.rows.map((row) => [
      row.rank,
      row.no,
      row.name,
      row.matchPoints,
      row.gamePoints,
      ...list.given.map(({ code }) => row.tieBreaks[code] ?? '–'),
    ]),
    widths: [6, 6, wide(list.rows.map(({ name }) => name)), 7, 7, ...list.given.map(() => 10)],
    texts: [2],
    columns: [
      { ...CENTRED, bold: true },
      CENTRED,
      null,
      { ...POINTS, bold: true },
      POINTS,
      ...list.given.map(({ code }) => ({
        ...CENTRED,
        ...alignedDecimals(list.rows.map(({ tieBreaks }) => tieBreaks[code])),
      })),
    ],
    eventName: tournament.info.name,
    language,
  });
}

/** Each team by rank with whom it met, its colour at the first board and its game points: `12○2½`. */
export function teamCrosstableSheet(of: TeamListOf, list: TeamStandings): SheetPlan {
  const { tournament, language } = of;
  const found = new Map((matchesOf(tournament)?.teams ?? []).map((each) => [each.no, each]));
  const rounds = Array.from({ length: list.rounds }, (_, index) => index + 1);
  return listSheet({
    key: 'crosstable',
    name: say(language, 'sheet.crosstable'),
    title: say(language, 'sheet.crosstable-after', { round: list.rounds }),
    subtitle: tournament.info.name,
    header: [
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.team'),
      ...rounds.map((round) => `${say(language, 'head.round')} ${round}`),
      'MP',
      'GP',
    ],
    rows: list.rows.map((row) => [
      row.rank,
      row.no,
      row.name,
      ...rounds.map((round): CellValue => {
        const match = found.get(row.no)?.matches[round - 1];
        if (!match) return '';
        const points = halves(match.gamePoints);
        if (match.opponent === null) return match.outcome === 'absent' ? '–' : `– ${points}`;
        const colour = match.colour === null ? ' ' : COLOUR_SIGNS[match.colour];
        return match.outcome === 'pending'
          ? `${match.opponent}${colour}`
          : `${match.opponent}${colour}${points}`;
      }),
      row.matchPoints,
      row.gamePoints,
    ]),
    widths: [6, 6, wide(list.rows.map(({ name }) => name)), ...rounds.map(() => 9), 7, 7],
    texts: [2],
    columns: [
      { ...CENTRED, bold: true },
      CENTRED,
      null,
      ...rounds.map(() => CENTRED),
      { ...POINTS, bold: true },
      POINTS,
    ],
    eventName: tournament.info.name,
    language,
  });
}

const halves = (points: number): string =>
  points % 2 === 0 ? String(points / 2) : `${points === 1 ? '' : (points - 1) / 2}½`;

/** One player at a board, for the prizes of the boards. */
export interface BoardScore {
  readonly board: number;
  readonly no: PlayerNo;
  readonly points: number;
  readonly games: number;
  readonly performance: number | null;
}

/** What everybody scored over the board, under the board at which they sat most (the higher of two). */
export function boardScores(tournament: Tournament, edition: string): BoardScore[] {
  const seats = new Map<PlayerNo, Map<number, number>>();
  for (const { matches } of matchesOf(tournament)?.teams ?? [])
    for (const { seats: of } of matches)
      of.forEach((no, index) => {
        if (no === 0) return;
        const boards = seats.get(no) ?? new Map<number, number>();
        seats.set(no, boards.set(index + 1, (boards.get(index + 1) ?? 0) + 1));
      });
  const list = standings(tournament, { tieBreaks: ['TPR'], edition });
  const performance = new Map(
    list.ok ? list.value.rows.map((row) => [row.no, row.tieBreaks['TPR'] ?? null]) : [],
  );
  return tournament.players
    .flatMap(({ no, entries }): BoardScore[] => {
      const boards = seats.get(no);
      if (!boards) return [];
      const [board] = [...boards].sort(([a, x], [b, y]) => y - x || a - b)[0];
      const played = entries.filter(({ outcome }) => isPlayed(outcome) && outcome !== 'adjourned');
      const points = played.reduce((sum, { outcome }) => sum + tournament.points[outcome], 0);
      const score = { board, no, points: points / 2, games: played.length };
      return [{ ...score, performance: performance.get(no) ?? null }];
    })
    .sort((a, b) => a.board - b.board || bestFirst(a, b));
}

/** By the share of the points, then the performance, then the games, then the number. */
function bestFirst(a: BoardScore, b: BoardScore): number {
  const share = ({ points, games }: BoardScore) => (games === 0 ? -1 : points / games);
  return (
    share(b) - share(a) ||
    (b.performance ?? 0) - (a.performance ?? 0) ||
    b.games - a.games ||
    a.no - b.no
  );
}

/** The players of each board, the best first: for the prizes, and everybody's performance. */
export function boardsSheet({ tournament, settings, language }: TeamListOf): SheetPlan {
  const players = playerByNo(tournament);
  const teams = namesOfTeams(tournament);
  const teamOf = teamOfPlayers(tournament);
  const team = (no: PlayerNo) => teams.get(teamOf.get(no) ?? 0) ?? '';
  let rank = 0;
  let board = 0;
  const rows = boardScores(tournament, settings.tieBreakEdition).map((row): CellValue[] => {
    rank = row.board === board ? rank + 1 : 1;
    board = row.board;
    const player = players.get(row.no)!;
    return [
      row.board,
      rank,
      row.no,
      player.name,
      team(row.no),
      player.rating || null,
      row.points,
      row.games,
      row.games === 0 ? '–' : `${Math.round((100 * row.points) / row.games)} %`,
      row.performance ?? '–',
    ];
  });
  return listSheet({
    key: 'boards',
    name: say(language, 'sheet.boards'),
    title: say(language, 'sheet.boards-title', { round: tournament.pairedRounds }),
    subtitle: tournament.info.name,
    header: [
      say(language, 'head.board'),
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.team'),
      say(language, 'head.rating'),
      say(language, 'head.points'),
      say(language, 'head.games'),
      '%',
      say(language, 'head.performance'),
    ],
    rows,
    widths: [
      7,
      6,
      6,
      wide(rows.map((row) => String(row[3]))),
      wide(rows.map((row) => String(row[4]))),
      7,
      7,
      7,
      7,
      9,
    ],
    texts: [3, 4],
    columns: [CENTRED, CENTRED, CENTRED, null, null, CENTRED, POINTS, CENTRED, CENTRED, CENTRED],
    eventName: tournament.info.name,
    language,
  });
}

/** The matches of a round for the wall. */
export function matchesSheet(of: TeamListOf, content: RoundWithMatches): SheetPlan {
  const { tournament, language } = of;
  const names = namesOfTeams(tournament);
  const scores = teamPointsShown(tournament, content.round);
  const side = (no: PlayerNo): [string, number] => [
    `${no} ${names.get(no) ?? ''}`,
    (scores.get(no) ?? 0) / 2,
  ];
  const rows: CellValue[][] = [
    ...content.teams.matches.map(({ table = 0, first, second }) => {
      const [[left, own], [right, theirs]] = [side(first), side(second)];
      return [table, left, own, theirs, right];
    }),
    ...content.teams.byes.map(({ team, outcome }) => [
      '',
      ...side(team),
      '',
      say(language, byeWord(outcome, systemById(of.settings.system))),
    ]),
  ];
  return listSheet({
    key: 'by-table',
    name: say(language, 'sheet.by-table'),
    ...headOfRound(of, content),
    header: [
      say(language, 'head.table'),
      ROUND_COLUMNS.written('home', language),
      say(language, 'head.points'),
      say(language, 'head.points'),
      ROUND_COLUMNS.written('away', language),
    ],
    rows,
    widths: [
      7,
      wide(rows.map((row) => String(row[1]))),
      7,
      7,
      wide(rows.map((row) => String(row[4]))),
    ],
    texts: [1, 4],
    columns: [{ ...CENTRED, bold: true }, null, POINTS, POINTS, null],
    eventName: tournament.info.name,
    language,
  });
}

const headOfRound = ({ tournament, language }: TeamListOf, { round }: RoundWithMatches) => ({
  title: say(language, 'sheet.round-title', { round }),
  subtitle: [tournament.info.name, ...whenAndWhere(tournament, round)].filter(Boolean).join(' · '),
});

/** Every player by name with board, colour and opponent; whoever does not sit stands at no board. */
export function seatsByNameSheet(of: TeamListOf, content: RoundWithMatches): SheetPlan {
  const { tournament, language } = of;
  const players = playerByNo(tournament);
  const names = namesOfTeams(tournament);
  const teamOf = teamOfPlayers(tournament);
  const seats = new Map<PlayerNo, readonly [label: string, colour: string, opponent: string]>();
  for (const { table = 0, boards } of content.teams.matches)
    boards.forEach((board, index) => {
      const { white, black } = sidesOfBoard(board);
      const label = boardLabel(boardTable(table, index + 1));
      const add = (no: PlayerNo | null, other: PlayerNo | null, colour: 'white' | 'black') => {
        if (no === null) return;
        const name = other === null ? '–' : (players.get(other)?.name ?? '');
        seats.set(no, [label, say(language, COLOUR_NAMES[colour]), name]);
      };
      add(white, black, 'white');
      add(black, white, 'black');
    });
  const rows = [...tournament.players]
    .filter(({ no, withdrawn }) => seats.has(no) || !withdrawn)
    .sort((a, b) => compareNames(a.name, b.name) || a.no - b.no)
    .map(({ no, name }): CellValue[] => [
      name,
      names.get(teamOf.get(no) ?? 0) ?? '',
      ...(seats.get(no) ?? ['–', '', '']),
    ]);
  return listSheet({
    key: 'by-name',
    name: say(language, 'sheet.by-name'),
    ...headOfRound(of, content),
    title: say(language, 'sheet.by-name-title', { round: content.round }),
    header: [
      say(language, 'head.name'),
      say(language, 'head.team'),
      say(language, 'head.table'),
      say(language, 'head.colour'),
      say(language, 'head.opponent'),
    ],
    rows,
    widths: [
      wide(rows.map((row) => String(row[0]))),
      wide(rows.map((row) => String(row[1]))),
      7,
      9,
      wide(rows.map((row) => String(row[4]))),
    ],
    texts: [0, 1, 4],
    columns: [null, null, { ...CENTRED, bold: true }, CENTRED, null],
    eventName: tournament.info.name,
    language,
  });
}
