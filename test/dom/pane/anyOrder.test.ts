/**
 * Whatever the pane does in whatever order, two panes and restarts included, verifies without an
 * accusation. A few kept seeds here; `DESK=200 npx jest --selectProjects dom -- test/dom/pane/anyOrder` for more.
 */
import { gamesOf } from '../../../src/event/results/results';
import { isChecked } from '../../../src/event/open/openEvent';
import { streamOf } from '../../../src/generate/random';
import {
  confirmChange,
  proposeRating,
  proposeSwap,
  proposeTurn,
} from '../../../taskpane/actions/changes';
import { confirmCorrection, typeResult } from '../../../taskpane/actions/correction';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import { pairRound, confirmRound } from '../../../taskpane/actions/round';
import { enterPlayer } from '../../../taskpane/actions/roll';
import type { Desk } from '../../../taskpane/store/desk';
import { list, openDesk, SEVEN, type DeskBook } from '../../support/deskBook';
import { fresh, verified } from '../../support/proving';

const KEPT_SEEDS = [1000, 1001, 1004];
const COUNT = Number(process.env.DESK ?? 0);
const SEEDS = COUNT > 0 ? Array.from({ length: COUNT }, (_, index) => 1000 + index) : KEPT_SEEDS;
const STEPS = 14;
const RESULTS = ['1-0', '½-½', '0-1', '1-0F'];

type Random = (below: number) => number;

const tournamentOf = (desk: Desk) => {
  const { event } = desk.getState();
  return isChecked(event) ? event.tournament : null;
};

async function fillRound(desk: Desk, random: Random): Promise<void> {
  const round = tournamentOf(desk)?.pairedRounds ?? 0;
  for (const game of gamesOf(desk.getState().event, round))
    if (game.result === '') await typeResult(desk, round, game, RESULTS[random(4)]);
}

/** What an arbiter may do; each is refused where it cannot be, and that is fine. */
const ACTIONS: Readonly<Record<string, (desk: Desk, random: Random) => Promise<unknown>>> = {
  async next(desk, random) {
    await fillRound(desk, random);
    await pairRound(desk);
    if (desk.getState().preview) await confirmRound(desk, false);
  },
  async again(desk) {
    await pairRound(desk, true);
    if (desk.getState().preview) await confirmRound(desk, false);
  },
  fill: fillRound,
  async correct(desk, random) {
    const paired = tournamentOf(desk)?.pairedRounds ?? 0;
    if (paired === 0) return;
    const round = 1 + random(paired);
    const games = gamesOf(desk.getState().event, round);
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
    const round = tournamentOf(desk)?.pairedRounds ?? 0;
    const games = gamesOf(desk.getState().event, round);
    if (games.length < 2) return;
    if (random(2) === 0) proposeTurn(desk, round, games[0].white);
    else proposeSwap(desk, round, games[0].white, games[1].white);
    if (desk.getState().proposal) await confirmChange(desk, 'asked for');
  },
  enter: (desk, random) =>
    enterPlayer(
      desk,
      { ...SEVEN.players[0], name: `Rowan ${random(1000)}`, rating: 1700 + 10 * random(60) },
      { missed: 'zeroBye', evenLater: true },
    ),
  list: (desk, random) =>
    list(desk, (['standings', 'crosstable', 'byName', 'cards'] as const)[random(4)]),
  async undo(desk, random) {
    await loadHistory(desk);
    const { history } = desk.getState();
    if (history.length > 0) await putBack(desk, history[random(Math.min(3, history.length))].id);
  },
};

async function run(seed: number): Promise<DeskBook & { readonly done: readonly string[] }> {
  const numbers = streamOf(seed, 'desk');
  const random: Random = (below) => numbers.integer(0, below - 1);
  const { office, desk } = await fresh();
  let panes = [desk, await openDesk()];
  const done: string[] = [];
  await ACTIONS.next(desk, random);
  for (let step = 0; step < STEPS; step++) {
    const names = Object.keys(ACTIONS);
    const name = names[random(names.length)];
    const which = random(3) === 0 ? 1 : 0;
    if (random(6) === 0) panes = [await openDesk(), panes[1]];
    done.push(`${name}${which}`);
    // An event without players is where going on ends.
    if (tournamentOf(panes[which]) === null) await panes[which].refresh();
    await ACTIONS[name](panes[which], random);
  }
  return { office, desk: panes[0], done };
}

test.each(SEEDS)('seed %i', async (seed) => {
  const { office, done } = await run(seed);
  // Undone to before the first round there is nothing to verify.
  if (!office.sheetNames().includes('Round 1')) return;
  const { breaks } = await verified(office);
  expect({ done, breaks }).toEqual({ done, breaks: [] });
});
