/** Results come as fast as somebody types; a workbook is written more slowly. */
import { gamesOf, resultCount } from '../../src/event/results/results';
import { typeResult } from '../../taskpane/actions/round/correction';
import { shownGames } from '../../taskpane/actions/round/results';
import { confirmRound, pairRound } from '../../taskpane/actions/round/round';
import { deskOver } from '../support/files/memoryBook';
import { after } from '../support/playedEvent';

/** An event of bbpPairings after two rounds, the third just paired; writing takes a while. */
async function paired() {
  const all = await deskOver(after(2));
  await pairRound(all.desk);
  await confirmRound(all.desk, false);
  const { apply } = all.book;
  all.book.apply = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return apply(...args);
  };
  return { ...all, games: gamesOf(all.desk.getState().event, 3) };
}

it('every result that was typed is written, and shown at once', async () => {
  const { desk, book, games } = await paired();
  const plans = book.plans.length;
  const key = (index: number) => ['1-0', '½-½', '0-1'][index % 3];
  const first = typeResult(desk, 3, games[0], key(0));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const rest = games.slice(1).map((game, index) => typeResult(desk, 3, game, key(index + 1)));
  expect(shownGames(desk.getState(), 3).every(({ result }) => result !== '')).toBe(true);
  await Promise.all([first, ...rest]);
  const { event, typing } = desk.getState();
  expect(typing).toEqual([]);
  expect(resultCount(event, 3)).toEqual({ done: games.length, all: games.length });
  expect(gamesOf(event, 3).map(({ result }) => result)).toEqual(
    games.map((_, index) => key(index)),
  );
  // The first alone, the rest together; each with a line of its own in the log.
  expect(book.plans.length - plans).toBe(2);
  expect(book.plans.slice(plans).flatMap(({ log }) => log)).toHaveLength(games.length);
});

it('the last word on a game counts, and work under way is waited for', async () => {
  const { desk, games } = await paired();
  let end = () => undefined as void;
  const other = desk.run({ key: 'pane.reading' }, () => new Promise<void>((done) => (end = done)));
  const work = ['1-0', '0-1', '½-½'].map((text) => typeResult(desk, 3, games[0], text));
  end();
  await Promise.all([other, ...work]);
  await desk.idle();
  expect(gamesOf(desk.getState().event, 3)[0].result).toBe('½-½');
});

it('what could not be written is not shown as if it were', async () => {
  const { desk, book, games } = await paired();
  book.failure = Object.assign(new Error('closed'), { isUndone: true });
  await typeResult(desk, 3, games[0], '1-0');
  expect(desk.getState()).toMatchObject({ typing: [], notice: { tone: 'error' } });
  expect(shownGames(desk.getState(), 3)[0].result).toBe('');
});
