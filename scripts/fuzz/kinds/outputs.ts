import {
  proposeRating,
  proposeSwap,
  proposeTables,
  proposeTurn,
} from '../../../src/event/byHand/changes';
import { effectsOf, keptSheets, typedSince } from '../../../src/event/byHand/handTyped';
import { planEntry } from '../../../src/event/byHand/lateEntry';
import { isChecked, openCells, type CheckedEvent } from '../../../src/event/open/openEvent';
import { endOfManualEdit, planEnd } from '../../../src/event/byHand/manualEdit';
import { planChange, type Proposal } from '../../../src/event/byHand/proposal';
import { gamesOf, planResults } from '../../../src/event/results/results';
import { proposeRound } from '../../../src/event/round/writeRound';
import type { Presence } from '../../../src/event/round/attendance';
import type { Random } from '../../../src/generate/random';
import { NOBODY } from '../../../src/model/blank';
import { CLASSIC_POINTS } from '../../../src/model/outcomes';
import { taskFor } from '../../../src/model/taskFor';
import type { Player, Tournament } from '../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { planCells } from '../../../src/sheets/plan/planCells';
import { type BookCells, type CellContent } from '../../../src/sheets/plan/cells';
import { type Plan } from '../../../src/sheets/plan/plan';
import { applyToCells } from '../../../src/sheets/plan/applyToCells';
import type { CellEffect } from '../../../src/sheets/stored/snapshot';
import { roundColumns } from '../../../src/sheets/read/readRound';
import { SYSTEM_IDS, systemById } from '../../../src/systems';
import type { PairingSystem } from '../../../src/systems/system';
import { compareRound } from '../../../src/systems/audit/recheck';
import { withoutPieces, type FuzzKind } from '../kind';
import { outputsThatDiffer } from '../roundOutputs';

const ACTIONS = [
  'pair',
  'again',
  'results',
  'correct',
  'swap',
  'turn',
  'tables',
  'typed-tables',
  'typed-players',
  'late',
  'rating',
  'typed-results',
  'undo',
] as const;

/** What is done, and three numbers that say to whom; they are taken modulo what there is. */
interface Act {
  readonly what: (typeof ACTIONS)[number];
  readonly by: readonly [number, number, number];
}

interface Evening {
  readonly system: string;
  readonly players: number;
  readonly firstTable: number;
  readonly acts: readonly Act[];
}

const ROUNDS = 7;

/**
 * An event and what an arbiter does in it in any order: after every action all outputs of the round say
 * what its sheet says (who sits where, with which colour, the points beside the names).
 */
export const outputs: FuzzKind<Evening> = {
  name: 'outputs',
  make: (random) => ({
    system: SYSTEM_IDS[random.integer(0, SYSTEM_IDS.length - 1)],
    players: random.integer(4, 13),
    firstTable: random.happens(0.3) ? 101 : 1,
    acts: Array.from({ length: random.integer(6, 18) }, () => actOf(random)),
  }),
  judge: (evening) => {
    const book = new Book(evening);
    for (const act of evening.acts) {
      book.take(act);
      const wrong = book.differing();
      if (wrong.length > 0) return `after ${act.what}: ${wrong.slice(0, 3).join(' | ')}`;
    }
    return null;
  },
  *shrink(evening) {
    for (const acts of withoutPieces(evening.acts)) yield { ...evening, acts };
    if (evening.players > 4) yield { ...evening, players: evening.players - 1 };
  },
  show: (evening) => JSON.stringify(evening),
};

function actOf(random: Random): Act {
  // Rounds and results come most often, else nothing happens to be changed.
  const share = random.share();
  const index = random.integer(0, ACTIONS.length - 1);
  const what = share < 0.25 ? 'pair' : share < 0.5 ? 'results' : ACTIONS[index];
  const by = () => random.integer(0, 1000);
  return { what, by: [by(), by(), by()] };
}

const RESULTS = ['1-0', '0-1', '½-½', '1-0F', '0-1F', 'adj'];
const ABSENCES: readonly Presence[] = ['zeroBye', 'halfBye', 'withdrawn'];

interface Kept {
  readonly cells: BookCells;
  readonly byName: CellContent[][] | undefined;
}

/** A step that can be taken back: the workbook before it, and what it wrote. */
interface Step extends Kept {
  readonly effects: readonly CellEffect[];
}

/** A workbook in memory: its tables, and the list by name as it was written last. */
class Book {
  private cells: BookCells;
  private event!: CheckedEvent;
  private byName: CellContent[][] | undefined;
  private steps: Step[] = [];

  constructor({ system, players, firstTable }: Evening) {
    const settings = { ...DEFAULT_SETTINGS, system, firstTable };
    this.cells = planCells(eventPlan(entered(players, systemById(system)!), settings));
    this.open();
  }

  private get round(): number {
    return this.event.tournament.pairedRounds;
  }

  private open(): void {
    const event = openCells(this.cells);
    if (!isChecked(event)) throw new Error(`unreadable: ${JSON.stringify(event?.problems)}`);
    this.event = event;
  }

  private write(plan: Plan | null | undefined): void {
    if (!plan) return;
    const { cells, byName } = this;
    this.cells = applyToCells(cells, plan.sheets);
    this.steps.push({ cells, byName, effects: effectsOf(cells.tables, this.cells.tables) });
    const list = plan.sheets.find(({ key }) => key === 'by-name');
    if (list) this.byName = list.blocks[list.blocks.length - 1].cells as CellContent[][];
    this.open();
  }

  differing(): string[] {
    if (this.round === 0) return [];
    // While changes typed into the sheet are not ended the list by name is of before, and the pane says so.
    return outputsThatDiffer(this.event, this.event.manualEdit ? undefined : this.byName);
  }

  take({ what, by: [a, b, c] }: Act): void {
    const { event, round } = this;
    const { players } = event.tournament;
    const player = (index: number) => players[index % players.length].no;
    const games = gamesOf(event, round);
    const game = (index: number) => games[index % games.length];
    if (what === 'pair') return this.pair(false, a, b);
    if (what === 'late') return event.tournament.teams ? undefined : this.enter(a);
    if (what === 'undo') return this.undo(a);
    if (what === 'rating') return this.change(proposeRating(event, player(a), 1000 + b));
    if (round === 0) return;
    if (what === 'again') return this.pair(true, a, b);
    if (what === 'results') return this.results(round, a);
    if (what === 'typed-results') return this.type(round, a, b);
    if (what === 'correct' && round > 1) return this.correct((a % (round - 1)) + 1, b, c);
    // Tables and players of a match are changed as those of teams.
    if (games.length < 2 || event.tournament.teams) return;
    if (what === 'swap') this.change(proposeSwap(event, round, player(a), player(b)));
    if (what === 'turn') this.change(proposeTurn(event, round, game(a).white));
    if (what === 'tables') this.change(proposeTables(event, round, game(a).white, game(b).black));
    if (what === 'typed-tables') this.exchange(['table'], a, b);
    if (what === 'typed-players') this.exchange(['no', 'white'], a, b);
  }

  private pair(again: boolean, a: number, b: number): void {
    const system = systemById(this.event.settings.system)!;
    if (again && gamesOf(this.event, this.round).some(({ result }) => result !== '')) return;
    if (this.event.manualEdit && !again) this.end();
    const { players } = this.event.tournament;
    const away = new Map([[players[a % players.length].no, ABSENCES[b % ABSENCES.length]]]);
    const attendance = b % 3 === 0 ? away : new Map<number, Presence>();
    const request = { again, attendance, seed: 'SEED' };
    const proposed = proposeRound(this.event, system, request, { liveLists: [] });
    if (proposed.ok) this.write(proposed.plan);
  }

  private enter(a: number): void {
    const newcomer = { ...NOBODY, name: nameOf(200 + (a % 700)), rating: 1000 + a };
    if (this.event.tournament.players.some(({ name }) => name === newcomer.name)) return;
    const planned = planEntry(this.event, newcomer, { missed: 'zeroBye', evenLater: true });
    if (planned.ok) this.write(planned.plan);
  }

  private results(round: number, a: number): void {
    const typed = gamesOf(this.event, round).map((game, index) => ({
      round,
      game,
      text: RESULTS[(a * (index + 3) + index) % RESULTS.length],
    }));
    if (typed.length > 0) this.write(planResults(this.event, typed).plan);
  }

  private correct(round: number, b: number, c: number): void {
    const games = gamesOf(this.event, round);
    if (games.length === 0) return;
    const text = RESULTS[c % 3];
    this.write(planResults(this.event, [{ round, game: games[b % games.length], text }]).plan);
  }

  private change(proposal: Proposal | { readonly ok: false } | null): void {
    if (proposal && !('ok' in proposal)) this.write(planChange(this.event, proposal, 'why'));
  }

  /** A result typed into the sheet, of which no plan knows. */
  private type(round: number, a: number, b: number): void {
    const rows = this.rowsOf(round);
    const { header } = this.event.read.tables.rounds.get(round)!;
    const black = roundColumns(header).get('no2')!;
    // Of teams the rows of matches are left alone (their result is that of their boards), and so are the
    // boards of a forfeited one: a result there is refused at its cell.
    const result = roundColumns(header).get('result')!;
    const forfeited = rows.filter((row) => /F$/.test(String(row[result]))).map(([table]) => table);
    const isBoard = (row: CellContent[]) =>
      /^\d+\./.test(String(row[0])) &&
      !forfeited.map(String).includes(String(row[0]).split('.')[0]);
    const games = rows.filter(
      (row) => row[black] && (!this.event.tournament.teams || isBoard(row)),
    );
    if (games.length === 0) return;
    games[a % games.length][roundColumns(header).get('result')!] = RESULTS[b % RESULTS.length];
    this.typed(round, rows);
  }

  /** Up to three steps are taken back; what was typed since stays where its row does, as in the pane. */
  private undo(a: number): void {
    const from = this.steps.length - 1 - (a % 3);
    if (from < 0) return;
    const gone = this.steps.slice(from);
    const [{ cells, byName }] = gone;
    const names = new Set(cells.tables.map(({ name }) => name));
    const lost = this.cells.tables.filter(({ name }) => !names.has(name)).map(({ name }) => name);
    const effects = gone.flatMap((step) => step.effects);
    const { kept } = typedSince(this.cells.tables, cells.tables, lost, effects);
    this.steps = this.steps.slice(0, from);
    this.cells = applyToCells(cells, keptSheets(cells.tables, kept));
    this.byName = byName;
    this.open();
  }

  private rowsOf(round: number): CellContent[][] {
    return this.event.read.tables.rounds.get(round)!.rows.map((row) => [...row]);
  }

  private typed(round: number, rows: CellContent[][]): void {
    const { name } = this.event.read.tables.rounds.get(round)!;
    const tables = this.cells.tables.map((each) => (each.name === name ? { ...each, rows } : each));
    this.cells = { ...this.cells, tables };
    this.open();
  }

  /** Cells of two rows exchanged by typing, and the changes ended. */
  private exchange(columns: readonly string[], a: number, b: number): void {
    const table = this.event.read.tables.rounds.get(this.round)!;
    const games = gamesOf(this.event, this.round).length;
    const [first, second] = [a % games, b % games];
    const places = columns.map((column) => roundColumns(table.header).get(column)!);
    const rows = this.rowsOf(this.round);
    for (const place of places)
      [rows[first][place], rows[second][place]] = [rows[second][place], rows[first][place]];
    this.typed(this.round, rows);
    this.end();
  }

  private end(): void {
    const { event, round } = this;
    const system = systemById(event.settings.system)!;
    const task = taskFor(event.tournament, round);
    if (!event.manualEdit || !task.ok) return;
    const checked = compareRound(event.tournament, system, task.value, system.pair(task.value));
    this.write(planEnd(event, endOfManualEdit(event, checked), 'why'));
  }
}

const nameOf = (index: number): string => `Player${String(index).padStart(4, '0')}`;

/** As many players, teams and rounds as the system wants. */
function entered(wanted: number, system: PairingSystem): Tournament {
  if (system.id.startsWith('team-')) return inTeams(Math.ceil(wanted / 2));
  const field = system.fieldFor?.(wanted);
  const event = listed(field?.players ?? wanted);
  const players = event.players.map((player, index) =>
    field ? { ...player, club: `Club ${Math.floor(index / field.boards) + 1}` } : player,
  );
  const totalRounds = field?.rounds ?? system.roundsFor?.(wanted) ?? event.totalRounds;
  // Two games are a round that is paired.
  const pairings = system.roundOfPairing ? totalRounds + (totalRounds % 2) : totalRounds;
  return { ...event, players, totalRounds: pairings };
}

/** Teams of three, two of whom play; of every third team only two have come. */
function inTeams(count: number): Tournament {
  const event = listed(3 * count);
  const teams = Array.from({ length: count }, (_, index) => ({
    name: `Club${String(index + 1).padStart(2, '0')}`,
    number: index + 1,
    players: [1, 2, 3].slice(0, index % 3 === 2 ? 2 : 3).map((board) => 3 * index + board),
  }));
  const seated = new Set(teams.flatMap(({ players }) => players));
  const no = new Map([...seated].map((old, index) => [old, index + 1]));
  return {
    ...event,
    players: event.players
      .filter((player) => seated.has(player.no))
      .map((player) => ({ ...player, no: no.get(player.no)! })),
    teams: teams.map((team) => ({ ...team, players: team.players.map((old) => no.get(old)!) })),
    teamPlay: {
      boardColours: 'WB',
      ...{ requestedByes: [], virtualPoints: [], forbidden: [] },
      ...{ abnormalPoints: [], forfeits: [], lineUps: [] },
    },
  };
}

const listed = (count: number): Tournament => ({
  info: {
    ...{ name: 'Evening', place: '', federation: '', start: '', end: '', arbiter: '' },
    ...{ deputies: [], timeControl: '', kind: '', roundDates: [] },
  },
  players: Array.from({ length: count }, (_, index): Player => ({
    ...NOBODY,
    no: index + 1,
    name: nameOf(index + 1),
    rating: 2300 - 60 * index,
    entries: [],
    requestedByes: new Map(),
    virtualPoints: [],
  })),
  totalRounds: ROUNDS,
  pairedRounds: 0,
  initialColour: 'white',
  points: CLASSIC_POINTS,
  forbidden: [],
});
