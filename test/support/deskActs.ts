/** An arbiter at the pane who does anything in any order, the same for a seed every time. */
import { gamesOf } from '../../src/event/results/results';
import { isChecked, type CheckedEvent } from '../../src/event/open/openEvent';
import { streamOf } from '../../src/generate/random';
import { DEFAULT_PRIZE_RULES } from '../../src/sheets/prizeRules';
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
import { list, openDesk, SEVEN, type DeskBook } from './deskBook';
import { fresh } from './proving';

export type RandomBelow = (below: number) => number;

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
const ACTS: Readonly<Record<string, (desk: Desk, random: RandomBelow) => Promise<unknown>>> = {
  async next(desk, random) {
    await fillRound(desk, random);
    await pairAndWrite(desk, false);
  },
  again: (desk) => pairAndWrite(desk, true),
  fill: fillRound,
  async correct(desk, random) {
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
  async rating(desk, random) {
    proposeRating(desk, 1 + random(10), 1700 + 10 * random(60));
    if (desk.getState().proposal) await confirmChange(desk, 'typing error');
  },
  async swap(desk, random) {
    const [round, games] = [pairedRounds(desk), lastGames(desk)];
    if (games.length < 2) return;
    const [one, other] = [games[random(games.length)], games[random(games.length)]];
    const which = random(3);
    if (which === 0) proposeTurn(desk, round, one.white);
    else if (which === 1) proposeTables(desk, round, one.white, other.black);
    else proposeSwap(desk, round, one.white, other.white);
    if (desk.getState().proposal) await confirmChange(desk, 'asked for');
  },
  enter: (desk, random) =>
    enterPlayer(
      desk,
      { ...SEVEN.players[0], name: `Rowan ${random(1000)}`, rating: 1700 + 10 * random(60) },
      { missed: 'zeroBye', evenLater: true },
    ),
  async roll(desk, random) {
    const players = eventOf(desk)?.tournament.players ?? [];
    if (players.length === 0) return;
    note(desk, players[random(players.length)].no, PRESENCES[random(4)]);
    if (random(2) === 0) await saveAttendance(desk);
  },
  list: (desk, random) =>
    list(
      desk,
      LISTS[random(LISTS.length)],
      random(4) === 0,
      eventOf(desk)?.settings.tieBreaks as string[],
    ),
  async prizes(desk, random) {
    if (random(2) === 0) await makePrizeTable(desk);
    else await writePrizeList(desk, DEFAULT_PRIZE_RULES);
  },
  check: checkEvent,
  async undo(desk, random) {
    await loadHistory(desk);
    const { history } = desk.getState();
    if (history.length > 0) await putBack(desk, history[random(Math.min(3, history.length))].id);
  },
};

const SYSTEMS = [
  ...['dutch-2026', 'dutch-2026', 'dutch-2016', 'dutch-2012', 'dutch-2011', 'dubov-2026'],
  ...['dubov-1997', 'french-1994', 'burstein-2026', 'round-robin', 'keizer'],
];

/** `seen` looks at the workbook after every step, with what was done so far. */
export async function actAnyhow(
  seed: number,
  steps: number,
  seen: (book: DeskBook, done: readonly string[]) => void,
): Promise<DeskBook & { readonly done: readonly string[] }> {
  const numbers = streamOf(seed, 'desk');
  const random: RandomBelow = (below) => numbers.integer(0, below - 1);
  const system = SYSTEMS[random(SYSTEMS.length)];
  const { office, desk } = await fresh(system, 4 + random(7));
  let panes = [desk, await openDesk()];
  const done: string[] = [system];
  await ACTS.next(desk, random);
  for (let step = 0; step < steps; step++) {
    const names = Object.keys(ACTS);
    const name = names[random(names.length)];
    const which = random(3) === 0 ? 1 : 0;
    if (random(6) === 0) panes = [await openDesk(), panes[1]];
    done.push(`${name}${which}`);
    // An event without players is where going on ends.
    if (eventOf(panes[which]) === null) await panes[which].refresh();
    await ACTS[name](panes[which], random);
    // Excel tells a pane of what another one has written.
    await panes[which].refresh();
    seen({ office, desk: panes[which] }, done);
  }
  return { office, desk: panes[0], done };
}
