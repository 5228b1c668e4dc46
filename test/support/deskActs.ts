/**
 * An arbiter at the pane who does anything in any order: `npm run fuzz -- desk` makes as many evenings as
 * one likes. After every action the event reads back, nobody is lost, doubled or exchanged, no result
 * changes that the action does not speak of, everything that shows the round agrees, and a refusal says
 * what to do. In the end Check and `verify` accuse nobody, and after a forgery `verify` does.
 */
import type { FuzzKind } from '../../scripts/fuzz/kind';
import { withoutPieces } from '../../scripts/fuzz/kind';
import { outputsThatDiffer } from '../../scripts/fuzz/roundOutputs';
import { problemsSaidWell, reasonsSaidWell } from '../../scripts/fuzz/saidWell';
import { gamesOf } from '../../src/event/results/results';
import { isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { streamOf, type Random } from '../../src/generate/random';
import { DEFAULT_PRIZE_RULES } from '../../src/sheets/prizeRules';
import type { Finding } from '../../src/sheets/write/working/checkSheet';
import {
  confirmChange,
  proposeRating,
  proposeSwap,
  proposeTables,
  proposeTurn,
} from '../../taskpane/actions/changes';
import { checkEvent } from '../../taskpane/actions/check';
import { confirmCorrection, typeResult } from '../../taskpane/actions/correction';
import { loadHistory, putBack } from '../../taskpane/actions/historyActions';
import { makePrizeTable, writePrizeList } from '../../taskpane/actions/prizes';
import { confirmRound, pairRound } from '../../taskpane/actions/round';
import { enterPlayer, note, saveAttendance } from '../../taskpane/actions/attendance';
import type { Desk } from '../../taskpane/store/desk';
import type { Notice } from '../../taskpane/store/types';
import { openBook, saveBook } from '../../workbench/files/workbookFile';
import { MemoryBook } from '../../workbench/host/memory/memoryBook';
import { sortTable, tableNamed } from './arbiter';
import { list, openDesk, SEVEN } from './deskBook';
import { startOffice, type Office } from './officeHost';
import { fresh, verified } from './proving';

type RandomBelow = (below: number) => number;

export const eventOf = (desk: Desk): CheckedEvent | null => {
  const { event } = desk.getState();
  return isChecked(event) ? event : null;
};

const RESULTS = ['1-0', '½-½', '0-1', '1-0F'];
const LISTS = [
  ...(['standings', 'crosstable', 'byName', 'byTable', 'cards', 'slips'] as const),
  ...(['tableCards', 'progress', 'checkIn', 'ratingChange', 'byRating'] as const),
];
const PRESENCES = ['zeroBye', 'halfBye', 'withdrawn', 'present'] as const;

const pairedRounds = (desk: Desk): number => eventOf(desk)?.tournament.pairedRounds ?? 0;
const lastGames = (desk: Desk) => gamesOf(desk.getState().event, pairedRounds(desk));

async function fillRound(desk: Desk, random: RandomBelow): Promise<void> {
  const round = pairedRounds(desk);
  for (const game of lastGames(desk))
    if (game.result === '') await typeResult(desk, round, game, RESULTS[random(4)]);
}

async function pairAndWrite(desk: Desk, again: boolean): Promise<void> {
  await pairRound(desk, again);
  if (desk.getState().preview) await confirmRound(desk, false);
}

/** What an arbiter may do; each is refused where it cannot be, and that is fine. */
const ACTS = {
  async next(desk: Desk, random: RandomBelow) {
    await fillRound(desk, random);
    await pairAndWrite(desk, false);
  },
  again: (desk: Desk) => pairAndWrite(desk, true),
  fill: fillRound,
  async correct(desk: Desk, random: RandomBelow) {
    const paired = pairedRounds(desk);
    if (paired === 0) return;
    const round = 1 + random(paired);
    const games = gamesOf(desk.getState().event, round);
    if (games.length === 0) return;
    const game = games[random(games.length)];
    if (game.result === '') return;
    await typeResult(desk, round, game, RESULTS[random(3)]);
    if (desk.getState().correction) await confirmCorrection(desk, 'wrong slip');
  },
  async rating(desk: Desk, random: RandomBelow) {
    proposeRating(desk, 1 + random(10), 1700 + 10 * random(60));
    if (desk.getState().proposal) await confirmChange(desk, 'typing error');
  },
  async swap(desk: Desk, random: RandomBelow) {
    const [round, games] = [pairedRounds(desk), lastGames(desk)];
    if (games.length < 2) return;
    const [one, other] = [games[random(games.length)], games[random(games.length)]];
    const which = random(3);
    if (which === 0) proposeTurn(desk, round, one.white);
    else if (which === 1) proposeTables(desk, round, one.white, other.black);
    else proposeSwap(desk, round, one.white, other.white);
    if (desk.getState().proposal) await confirmChange(desk, 'asked for');
  },
  enter: (desk: Desk, random: RandomBelow) =>
    enterPlayer(
      desk,
      { ...SEVEN.players[0], name: `Rowan ${random(1000)}`, rating: 1700 + 10 * random(60) },
      { missed: 'zeroBye', evenLater: true },
    ),
  async roll(desk: Desk, random: RandomBelow) {
    const players = eventOf(desk)?.tournament.players ?? [];
    if (players.length === 0) return;
    note(desk, players[random(players.length)].no, PRESENCES[random(4)]);
    if (random(2) === 0) await saveAttendance(desk);
  },
  list: (desk: Desk, random: RandomBelow) =>
    list(
      desk,
      LISTS[random(LISTS.length)],
      random(4) === 0,
      eventOf(desk)?.settings.tieBreaks as string[],
    ),
  async prizes(desk: Desk, random: RandomBelow) {
    if (random(2) === 0) await makePrizeTable(desk);
    else await writePrizeList(desk, DEFAULT_PRIZE_RULES);
  },
  check: checkEvent,
  async undo(desk: Desk, random: RandomBelow) {
    await loadHistory(desk);
    const { history } = desk.getState();
    if (history.length > 0) await putBack(desk, history[random(Math.min(3, history.length))].id);
  },
};

/** What is done in the workbook without the pane. */
const BY_HAND = {
  'typed-result': (office: Office, desk: Desk, random: RandomBelow) => {
    // Another result where one stands is a change that the log has to tell of.
    const empty = lastGames(desk).find(({ result }) => result === '');
    if (empty) typeResultOf(office, pairedRounds(desk), empty.white, RESULTS[random(4)]);
  },
  'typed-withdrawal': (office: Office, desk: Desk, random: RandomBelow) => {
    const count = eventOf(desk)?.tournament.players.length ?? 0;
    if (count > 4) typeIn(office, 'Players', 'Status', random(count), 'withdrawn');
  },
  'typed-bye': (office: Office, desk: Desk, random: RandomBelow) => {
    const count = eventOf(desk)?.tournament.players.length ?? 0;
    const round = pairedRounds(desk) + 1;
    if (count > 0 && round <= 5) typeIn(office, 'Players', 'Byes', random(count), String(round));
  },
  'sort-players': (office: Office, desk: Desk, random: RandomBelow) => {
    if (eventOf(desk)) sortTable(office, 'Players', random(4));
  },
  'sort-round': (office: Office, desk: Desk) => {
    const round = pairedRounds(desk);
    if (round > 0) sortTable(office, `Round_${round}`, 2);
  },
  'rename-sheet': ({ book }: Office, _desk: Desk, random: RandomBelow) => {
    const sheets = book.sheets().filter(({ name }) => /^(Players|Round \d)/.test(name));
    if (sheets.length > 0) sheets[random(sheets.length)].name = `Own ${random(1000)}`;
  },
};

/** Into the row of a game, wherever that stands now. */
function typeResultOf(office: Office, round: number, white: number, text: string): void {
  const { sheet, area } = tableNamed(office, `Round_${round}`);
  for (let row = 0; row < area.rows - 1; row++)
    if (Number(sheet.content(area.row + 1 + row, area.column + 1).value) === white)
      return typeIn(office, `Round_${round}`, 'Result', row, text);
}

/** As typed into a row of a table, below a header. */
function typeIn(office: Office, name: string, header: string, row: number, text: string): void {
  const { sheet, area } = tableNamed(office, name);
  const heads = Array.from({ length: area.columns }, (_, at) =>
    String(sheet.content(area.row, area.column + at).value),
  );
  const column = area.column + heads.indexOf(header);
  const at = area.row + 1 + Math.min(row, area.rows - 2);
  office.type(sheet.name, `${String.fromCharCode(65 + column)}${at + 1}`, text);
}

const SYSTEMS = [
  ...['dutch-2026', 'dutch-2026', 'dutch-2016', 'dutch-2012', 'dutch-2011', 'dubov-2026'],
  ...['dubov-1997', 'french-1994', 'burstein-2026', 'round-robin', 'keizer'],
];

type ActName = keyof typeof ACTS | keyof typeof BY_HAND | 'reopen' | 'back-and-forth';
const NAMES = [
  ...Object.keys(ACTS),
  ...Object.keys(BY_HAND),
  'reopen',
  'back-and-forth',
] as readonly ActName[];

interface DeskAct {
  readonly what: ActName;
  readonly pane: 0 | 1;
  /** The first pane is closed and opened before. */
  readonly restarts: boolean;
  /** From which all its choices come, so that others may be left out before it. */
  readonly by: number;
}

export interface DeskDay {
  readonly system: string;
  readonly players: number;
  readonly acts: readonly DeskAct[];
}

const actOf = (random: Random): DeskAct => ({
  // Without rounds there is nothing that could go wrong with them.
  what: random.happens(0.15) ? 'next' : NAMES[random.integer(0, NAMES.length - 1)],
  pane: random.happens(1 / 3) ? 1 : 0,
  restarts: random.happens(1 / 6),
  by: random.integer(0, 1e6),
});

export const deskKind: FuzzKind<DeskDay> = {
  name: 'desk',
  make: (random) => ({
    system: SYSTEMS[random.integer(0, SYSTEMS.length - 1)],
    players: random.integer(4, 10),
    acts: Array.from({ length: random.integer(8, 18) }, () => actOf(random)),
  }),
  judge: async (day) => {
    const evening = await Evening.begin(day);
    for (const act of day.acts) {
      const wrong = await evening.take(act);
      if (wrong) return `${act.what}: ${wrong}`;
    }
    return evening.end();
  },
  *shrink(day) {
    for (const acts of withoutPieces(day.acts)) yield { ...day, acts };
    for (const [at, act] of day.acts.entries())
      if (act.pane === 1 || act.restarts)
        yield { ...day, acts: day.acts.with(at, { ...act, pane: 0, restarts: false }) };
    if (day.players > 4) yield { ...day, players: day.players - 1 };
  },
  show: (day) => JSON.stringify(day),
};

/** Actions after which other results may stand in the rounds. */
const OF_RESULTS: readonly ActName[] = [
  ...(['next', 'again', 'fill', 'undo', 'typed-result', 'swap', 'back-and-forth'] as const),
];

class Evening {
  private constructor(
    private office: Office,
    private panes: [Desk, Desk],
  ) {}

  static async begin({ system, players }: DeskDay): Promise<Evening> {
    const { office, desk } = await fresh(system, players);
    await ACTS.next(desk, () => 0);
    return new Evening(office, [desk, await openDesk()]);
  }

  /** What is wrong after an action; null: nothing. */
  async take({ what, pane, restarts, by }: DeskAct): Promise<string | null> {
    const numbers = streamOf(by, what);
    const random: RandomBelow = (below) => numbers.integer(0, below - 1);
    if (restarts) this.panes = [await openDesk(), this.panes[1]];
    const desk = () => this.panes[pane];
    // Excel tells a pane of what another one or a hand has written.
    await desk().refresh();
    const before = eventOf(desk());
    const noticed = desk().getState().notice;
    let wrong: string | null = null;
    if (what === 'reopen') await this.reopen();
    else if (what === 'back-and-forth') wrong = await this.backAndForth(desk(), random);
    else if (what in BY_HAND) BY_HAND[what as keyof typeof BY_HAND](this.office, desk(), random);
    else await ACTS[what as keyof typeof ACTS](desk(), random);
    const { notice } = desk().getState();
    if (notice?.tone === 'error' && notice !== noticed) wrong ??= saidWell(notice);
    await desk().refresh();
    const after = eventOf(desk());
    return wrong ?? unreadable(desk()) ?? changed(what, before, after) ?? this.differing(after);
  }

  private async reopen(): Promise<void> {
    const fill = await openBook(await saveBook(this.office.book));
    const book = new MemoryBook();
    fill(book);
    this.office = await startOffice({ book });
    this.panes = [await openDesk(), await openDesk()];
  }

  /** What is done and taken back at once leaves the tables cell by cell as they were. */
  private async backAndForth(desk: Desk, random: RandomBelow): Promise<string | null> {
    const names = ['enter', 'rating', 'swap', 'list', 'again', 'correct'] as const;
    await loadHistory(desk);
    const [steps, was] = [desk.getState().history.length, this.tables()];
    const name = names[random(names.length)];
    await ACTS[name](desk, random);
    await loadHistory(desk);
    const { history } = desk.getState();
    if (history.length !== steps + 1) return null;
    await putBack(desk, history[0].id);
    if (desk.getState().notice?.tone === 'error') return null;
    const now = this.tables();
    const other = [...was].filter(([table, cells]) => now.get(table) !== cells);
    if (other.length === 0 && now.size === was.size) return null;
    return `${name} taken back: ${other.map(([table]) => table).join()} of ${was.size}, now ${now.size}`;
  }

  /** The tables of the event with their cells. */
  private tables(): Map<string, string> {
    const ours = this.office.book
      .tables()
      .filter(({ name }) => /^(event|players|round_)/i.test(name));
    return new Map(
      ours.map(({ name, sheet, area }) => [
        name,
        JSON.stringify(
          Array.from({ length: area.rows }, (_, row) =>
            Array.from({ length: area.columns }, (_unused, column) =>
              String(sheet.content(area.row + row, area.column + column).value),
            ),
          ),
        ),
      ]),
    );
  }

  private differing(event: CheckedEvent | null): string | null {
    if (!event || event.tournament.pairedRounds === 0) return null;
    const isThere = this.office.sheetNames().includes('By name') && !event.phase;
    const cells = isThere ? this.office.sheet('By name').values('A4:E24') : undefined;
    const wrong = outputsThatDiffer(
      event,
      cells?.filter(([name]) => name !== ''),
    );
    return wrong.length > 0 ? wrong.slice(0, 3).join(' | ') : null;
  }

  /** Nobody is accused; after a forgery somebody is. */
  async end(): Promise<string | null> {
    const { office } = this;
    // Undone to before the first round there is nothing to verify.
    if (!office.book.tables().some(({ name }) => name === 'Round_1')) return null;
    const found = await verified(office);
    if (found.breaks.length > 0) return `verify: ${found.breaks.join(' | ')}`;
    const [desk] = this.panes;
    await desk.refresh();
    await checkEvent(desk);
    const accused = accusations(desk.getState().check?.findings ?? []);
    if (accused.length > 0) return `check: ${accused.join(' | ')}`;
    return this.forged(desk);
  }

  /** The result of a round that is over is changed behind the log. */
  private async forged(desk: Desk): Promise<string | null> {
    const event = eventOf(desk);
    if (!event || event.tournament.pairedRounds < 2) return null;
    const { sheet, area } = tableNamed(this.office, 'Round_1');
    const heads = Array.from({ length: area.columns }, (_, at) =>
      String(sheet.content(area.row, area.column + at).value),
    );
    const column = area.column + heads.indexOf('Result');
    const rows = Array.from({ length: area.rows - 1 }, (_, at) => area.row + 1 + at);
    const row = rows.find((at) => ['1-0', '0-1'].includes(String(sheet.content(at, column).value)));
    if (row === undefined) return null;
    const was = String(sheet.content(row, column).value);
    const text = was === '1-0' ? '0-1' : '1-0';
    this.office.type(sheet.name, `${String.fromCharCode(65 + column)}${row + 1}`, text);
    const { ok } = await verified(this.office);
    return ok ? `a forged result of round 1 (${was} to ${text}) is not found` : null;
  }
}

/** A refusal says what is wrong and what to do. */
const saidWell = ({ lines, problems = [] }: Notice): string | null =>
  problems.length === 0 && lines.length > 0 ? reasonsSaidWell(lines) : problemsSaidWell(problems);

/** Problems of a workbook that nobody can have typed: everything typed here is right. */
function unreadable(desk: Desk): string | null {
  const { event } = desk.getState();
  if (!event || isChecked(event)) return null;
  const errors = event.problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? null : `unreadable: ${errors.map(({ code }) => code).join()}`;
}

const resultsOf = (event: CheckedEvent): Map<string, string> => {
  const name = new Map(event.tournament.players.map((player) => [player.no, player.name]));
  const rounds = Array.from({ length: event.tournament.pairedRounds }, (_, at) => at + 1);
  return new Map(
    rounds.flatMap((round) =>
      gamesOf(event, round).map(({ white, black, result }) => [
        `${round} ${name.get(white)}-${name.get(black)}`,
        result,
      ]),
    ),
  );
};

/** Who is lost or doubled, and which results are others though the action does not speak of any. */
function changed(
  what: ActName,
  before: CheckedEvent | null,
  after: CheckedEvent | null,
): string | null {
  if (!before || !after) return null;
  const names = (event: CheckedEvent) => event.tournament.players.map(({ name }) => name);
  const now = names(after);
  if (new Set(now).size !== now.length && new Set(names(before)).size === names(before).length)
    if (what !== 'enter') return `doubled: ${now.join()}`;
  const lost = names(before).filter((name) => !now.includes(name));
  if (lost.length > 0 && what !== 'undo') return `lost: ${lost.join()}`;
  if (OF_RESULTS.includes(what)) return null;
  const results = resultsOf(after);
  const other = [...resultsOf(before)].filter(([game, result]) => results.get(game) !== result);
  if (other.length <= (what === 'correct' ? 1 : 0)) return null;
  return `other results: ${other.map(([game]) => `${game} ${results.get(game)}`).join()}`;
}

/** What the log explains is no accusation, and an old list is one of before. */
const EXPLAINED =
  /^the file logs that|numbers and ratings of its day|^explained by a correction|the event has changed since: write it again/;

function accusations(findings: readonly Finding[]): string[] {
  let isExplained = false;
  return findings.flatMap(({ round, finding }) => {
    // What is said further of a round names none.
    if (round !== null || EXPLAINED.test(finding)) isExplained = EXPLAINED.test(finding);
    return isExplained ? [] : [finding];
  });
}
