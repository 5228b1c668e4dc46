import { largest } from '../../model/largest';
import { NO_PLAY } from '../../model/blank';
import { check } from '../../model/check';
import { boardColour, boardTable } from '../../model/matches/roundMatches';
import { error, warning, type Checked, type Problem } from '../../model/problems';
import type { Located, RawEntry, RawPlayer, RawTournament } from '../../model/raw';
import type { Colour, Outcome, PlayerNo, Team, TeamPlay, Tournament } from '../../model/types';
import type { PlaceOf, Range } from '../crosstable/range';
import { parseResult, type GameResult } from '../results';
import { plainWord } from '../tidy';
import { listRows, type PlayerAtBoard, type TeamOfMatch, type ListRow } from './rows';

/** An event of teams that was put together from the lists of its matches. */
export interface MatchList {
  readonly tournament: Tournament;
  readonly boards: number;
}

/** Opponents, boards and results are in such a list; the rest is assumed, and told. */
const SWISS = 'FIDE_TEAM_TYPEA_MP_GP';
const ROUND_ROBIN = 'FIDE_TEAM_ROUNDROBIN';
const DOUBLE_ROUND_ROBIN = 'FIDE_TEAM_DOUBLEROUNDROBIN';

/**
 * The board pairings of every round, one below the other: an event with its teams, line-ups and games.
 * Whoever stands left has White at the odd boards. null: the table is something else.
 */
export function readMatchList(range: Range, placeOf: PlaceOf): Checked<MatchList> | null {
  const rows = listRows(range);
  return rows && new Reader(rows, placeOf).read();
}

interface TeamSeen {
  readonly name: string;
  readonly row: number;
  readonly numbers: Set<number>;
  readonly players: Map<string, Seen>;
}

interface Seen extends PlayerAtBoard {
  readonly row: number;
  /** Boards at which they sat. */
  readonly boards: number[];
}

interface Board {
  readonly row: number;
  readonly board: number;
  readonly left: Seen | null;
  readonly right: Seen | null;
  readonly result: GameResult;
}

interface MatchSeen {
  readonly row: number;
  readonly round: number;
  readonly table: number;
  readonly first: TeamSeen;
  readonly second: TeamSeen | null;
  readonly score: Extract<ListRow, { kind: 'match' }>['score'];
  readonly boards: Board[];
}

const OPEN: GameResult = { white: 'pending', black: 'pending' };

class Reader {
  private readonly teams = new Map<string, TeamSeen>();
  private readonly matches: MatchSeen[] = [];
  /** The rounds seen so far: the last table, and who plays. */
  private readonly rounds = new Map<number, { tables: number; readonly playing: Set<TeamSeen> }>();
  private readonly problems: Problem[] = [];
  private round: number | null = null;

  constructor(
    private readonly rows: readonly ListRow[],
    private readonly placeOf: PlaceOf,
  ) {}

  read(): Checked<MatchList> {
    for (const row of this.rows)
      if (row.kind === 'round') this.round = row.round;
      else if (row.kind === 'match') this.match(row);
      else this.board(row);
    const rounds = largest([...this.rounds.keys()]);
    const missing = Array.from({ length: rounds }, (_, index) => index + 1).find(
      (round) => !this.rounds.has(round),
    );
    if (missing !== undefined)
      this.refuse('match-list-lacks-round', this.matches[0]!.row, 0, String(missing), {
        round: missing,
      });
    for (const { name, row, players } of this.teams.values())
      if (players.size === 0) this.refuse('match-list-team-empty', row, 0, name);
    this.tellScores();
    if (this.problems.some(({ severity }) => severity === 'error'))
      return { ok: false, problems: this.problems };
    const raw = this.raw(rounds);
    const checked = check(raw);
    if (!checked.ok) return checked;
    const boards = raw.teamPlay!.boardColours!.length;
    return { ...checked, value: { tournament: checked.value, boards } };
  }

  private refuse(
    code: Problem['code'],
    row: number,
    column: number,
    value: string,
    args: Problem['args'] = {},
  ): void {
    this.problems.push(error(code, this.placeOf(row, column), value, args));
  }

  private match({ row, round = this.round ?? 1, first, second, score }: Row<'match'>): void {
    const others = this.rounds.get(round) ?? { tables: 0, playing: new Set() };
    this.rounds.set(round, others);
    const table = others.tables + 1;
    if (second) others.tables++;
    const sides = [this.team(first, row), second && this.team(second, row)] as const;
    for (const side of sides)
      if (side && others.playing.has(side))
        this.refuse('team-twice-in-round', row, 0, side.name, { round });
    for (const side of sides) if (side) others.playing.add(side);
    this.matches.push({ row, round, table, first: sides[0], second: sides[1], score, boards: [] });
  }

  private team({ name, no }: TeamOfMatch, row: number): TeamSeen {
    const key = plainWord(name);
    const team = this.teams.get(key) ?? { name, row, numbers: new Set(), players: new Map() };
    if (no !== null) team.numbers.add(no);
    this.teams.set(key, team);
    return team;
  }

  private board({ row, board, left, right, result: text, resultColumn }: Row<'board'>): void {
    const match = this.matches.at(-1);
    if (!match?.second) return this.refuse('match-list-board-alone', row, 0, String(board));
    const { round } = match;
    if (match.boards.some((each) => each.board === board))
      return this.refuse('board-twice-in-match', row, 0, String(board), { round });
    const parsed = /^[:-]?$/.test(text) ? null : parseResult(text.replace(/\s*([:-])\s*/, '$1'));
    if (parsed && !parsed.ok) this.refuse(parsed.code, row, resultColumn, text);
    const result = parsed?.ok && parsed.result.black !== null ? parsed.result : OPEN;
    const seat = (player: PlayerAtBoard | null, team: TeamSeen): Seen | null => {
      if (!player) return null;
      const key = plainWord(player.name);
      const seen = team.players.get(key) ?? { ...player, row, boards: [] };
      const isTwice = match.boards.some((each) => each.left === seen || each.right === seen);
      if (isTwice) this.refuse('player-twice-in-round', row, 0, player.name, { no: 0, round });
      seen.boards.push(board);
      team.players.set(key, seen);
      return seen;
    };
    const seats = { left: seat(left, match.first), right: seat(right, match.second) };
    match.boards.push({ row, board, ...seats, result });
  }

  /** The boards count; a score that they do not bear out is told. */
  private tellScores(): void {
    for (const { row, round, score, boards, second } of this.matches) {
      if (!score || !second || boards.length === 0) continue;
      if (boards.some(({ result }) => result.white === 'pending')) continue;
      const sums = [0, 1].map((side) =>
        boards.reduce((sum, each) => sum + pointsOf(each)[side]!, 0),
      );
      if (sums[0] === score.points[0] && sums[1] === score.points[1]) continue;
      const value = score.points.join(' : ');
      const args = { round, boards: sums.join(' : ') };
      this.problems.push(warning('match-list-score', this.placeOf(row, 0), value, args));
    }
  }

  private raw(rounds: number): RawTournament {
    const boards = largest(
      this.matches.flatMap((each) => each.boards.map((b) => b.board)),
      1,
    );
    const boardColours = Array.from({ length: boards }, (_, board) =>
      boardColour(undefined, board) === 'white' ? 'W' : 'B',
    ).join('');
    const teams = this.numbered();
    const numbers = new Map<Seen, PlayerNo>();
    for (const [, team] of teams)
      for (const player of inOrder(team)) numbers.set(player, numbers.size + 1);
    const entries = this.entries(numbers, rounds, boards);
    const players = [...numbers].map(([player, no]): RawPlayer => {
      const place = this.placeOf(player.row, 0);
      return {
        place,
        no: { value: no, place },
        name: player.name,
        title: { value: player.title, place },
        rating: { value: player.rating, place },
        entries: Array.from({ length: rounds }, (_, index) => entries.get(no)?.[index]),
      };
    });
    const numberOf = new Map(teams.map(([no, team]) => [team, no]));
    const system = systemOf(this.matches, teams.length, rounds);
    const assumed = warning('match-list-assumed', this.placeOf(this.matches[0]!.row, 0), '', {
      teams: teams.length,
      boards,
      rounds,
    });
    return {
      info: {},
      players,
      totalRounds: { value: rounds, place: this.placeOf(0, 0) },
      forbidden: [],
      virtualPoints: [],
      teams: teams.map(([number, team]): Located<Team> => ({
        place: this.placeOf(team.row, 0),
        value: {
          name: team.name,
          number,
          players: inOrder(team).map((each) => numbers.get(each)!),
        },
      })),
      systemCode: system,
      teamPlay: { ...this.play(numbers, numberOf), boardColours },
      problems: [...this.problems, assumed],
    };
  }

  /** Numbers that the list gives, where they are one a team; else in the order in which teams come. */
  private numbered(): (readonly [number, TeamSeen])[] {
    const teams = [...this.teams.values()];
    const given = teams.map(({ numbers }) => (numbers.size === 1 ? [...numbers][0]! : 0));
    const areUsable = given.every((no) => no > 0) && new Set(given).size === teams.length;
    return teams
      .map((team, index) => [areUsable ? given[index]! : index + 1, team] as const)
      .sort(([a], [b]) => a - b);
  }

  /** Who would sit at the boards has what the team has, where it has a bye. */
  private entries(numbers: ReadonlyMap<Seen, PlayerNo>, rounds: number, count: number) {
    const entries = new Map<PlayerNo, (RawEntry | undefined)[]>();
    const enter = (player: Seen, round: number, entry: RawEntry): void => {
      const no = numbers.get(player)!;
      const own = entries.get(no) ?? Array<RawEntry | undefined>(rounds).fill(undefined);
      own[round - 1] = entry;
      entries.set(no, own);
    };
    for (const { round, table, boards, second, first, row } of this.matches) {
      for (const { row: at, board, left, right, result } of boards) {
        const place = this.placeOf(at, 0);
        const colour = boardColour(undefined, board - 1);
        const other: Colour = colour === 'white' ? 'black' : 'white';
        const of = { place, table: boardTable(table, board), text: '' };
        if (left && right) {
          const [a, b] = [numbers.get(left)!, numbers.get(right)!];
          enter(left, round, { ...of, outcome: result.white, opponent: b, colour });
          enter(right, round, { ...of, outcome: result.black!, opponent: a, colour: other });
        } else if (left ?? right) {
          const outcome = aloneAs(left ? result.white : result.black!);
          const lone = {
            place,
            text: '',
            opponent: null,
            colour: null,
            isLoneBoard: true,
          } as const;
          enter((left ?? right)!, round, { ...lone, outcome });
        }
      }
      if (second) continue;
      const place = this.placeOf(row, 0);
      const bye = { place, text: '', outcome: 'pairingBye', opponent: null, colour: null } as const;
      for (const player of inOrder(first).slice(0, count)) enter(player, round, bye);
    }
    return entries;
  }

  private play(
    numbers: ReadonlyMap<Seen, PlayerNo>,
    numberOf: ReadonlyMap<TeamSeen, number>,
  ): TeamPlay {
    const lineUps: TeamPlay['lineUps'][number][] = [];
    const forfeits: TeamPlay['forfeits'][number][] = [];
    const byes: number[] = [];
    for (const { round, first, second, boards, score } of this.matches) {
      const white = numberOf.get(first)!;
      if (!second) {
        byes[round - 1] = white;
        continue;
      }
      const black = numberOf.get(second)!;
      if (boards.length === 0) {
        const [own, theirs] = score?.points ?? [0, 0];
        const kind = own > theirs ? '+-' : own < theirs ? '-+' : '--';
        forfeits.push({ kind, round, white, black });
        continue;
      }
      const count = largest(boards.map(({ board }) => board));
      for (const [team, opponent, side] of [
        [white, black, 'left'],
        [black, white, 'right'],
      ] as const)
        lineUps.push({
          ...{ round, team, opponent },
          players: Array.from({ length: count }, (_, index) => {
            const player = boards.find(({ board }) => board === index + 1)?.[side];
            return player ? numbers.get(player)! : 0;
          }),
        });
    }
    const pairingByes = byes.some(Boolean)
      ? {
          pairingByes: {
            matchPoints: null,
            gamePoints: null,
            teams: Array.from(byes, (no) => no ?? 0),
          },
        }
      : {};
    return { ...NO_PLAY, ...pairingByes, forfeits, lineUps };
  }
}

type Row<Kind extends ListRow['kind']> = Extract<ListRow, { kind: Kind }>;

/** The order of the boards that agrees best with where everybody sat. */
const inOrder = ({ players }: TeamSeen): Seen[] => {
  const mean = ({ boards }: Seen) => boards.reduce((sum, each) => sum + each, 0) / boards.length;
  return [...players.values()].sort((a, b) => mean(a) - mean(b) || a.row - b.row);
};

const WORTH: Readonly<Partial<Record<Outcome, number>>> = { win: 1, forfeitWin: 1, draw: 0.5 };
const pointsOf = ({ result }: Board): readonly [number, number] => [
  WORTH[result.white] ?? 0,
  WORTH[result.black!] ?? 0,
];

const aloneAs = (outcome: Outcome): Outcome =>
  outcome === 'win' || outcome === 'forfeitWin'
    ? 'forfeitWin'
    : outcome === 'pending'
      ? 'pending'
      : 'forfeitLoss';

/** Everybody against everybody, once or twice, is a round robin; anything else is taken for a Swiss. */
function systemOf(matches: readonly MatchSeen[], teams: number, rounds: number): string {
  const cycle = teams % 2 === 0 ? teams - 1 : teams;
  const met = new Map<string, number>();
  for (const { first, second } of matches) {
    const key = [first.name, second?.name ?? ''].sort().join('\n');
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  const isEach = (times: number) =>
    rounds === times * cycle && [...met.values()].every((n) => n === times);
  return isEach(1) ? ROUND_ROBIN : isEach(2) ? DOUBLE_ROUND_ROBIN : SWISS;
}
