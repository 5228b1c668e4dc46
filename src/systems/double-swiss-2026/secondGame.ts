import { byeOf } from '../../model/tournament';
import type { Pair, RoundToPair, Tournament } from '../../model/types';
import type { TraceStep } from '../../explain/reason';
import type { PairingResult, PairingSystem, PlayedRound } from '../system';

/** Two rounds of an event are the games of one match: 1 and 2, 3 and 4. */
const isSecond = (round: number): boolean => round % 2 === 0;

/** The task of a second game is one of games, that of a match one of matches. */
const isOfSecondGame = ({ tournament, round }: RoundToPair): boolean =>
  tournament.matchPlay === undefined && isSecond(round);

/** The pairs of the first game with colours reversed, at the same tables; the same player has the bye. */
function secondGames({ tournament, round }: RoundToPair): PairingResult & { readonly ok: true } {
  const first = round - 1;
  const pairs = tournament.players.flatMap(({ no, entries }): (Pair & { table?: number })[] => {
    const { opponent, colour, table } = entries[first - 1]!;
    const isWhite = colour === 'white' || (colour === null && no < (opponent ?? 0));
    if (opponent === null || !isWhite) return [];
    return [{ white: opponent, black: no, ...(table === undefined ? {} : { table }) }];
  });
  return {
    ok: true,
    pairs: pairs.sort((a, b) => (a.table ?? 0) - (b.table ?? 0)),
    bye: byeOf(tournament, first),
    trace: {
      system: 'double-swiss-2026',
      round,
      steps: [
        {
          key: 'doubleSwiss.secondGame',
          article: 'C.04.5',
          args: { match: round / 2, first },
        },
      ],
      data: null,
    },
  };
}

/** What is wrong with second games that are not those of the first with colours reversed. */
function judgeSecondGames(task: RoundToPair, played: PlayedRound): readonly TraceStep[] {
  const { pairs, bye, trace } = secondGames(task);
  const listed = (each: readonly Pair[]) =>
    each.map(({ white, black }) => `${white}-${black}`).sort();
  const isSame = bye === played.bye && listed(pairs).join() === listed(played.pairs).join();
  return isSame ? [] : trace.steps;
}

/** The system over an event that is kept game by game: every other round has the second games of a match. */
export const withSecondGames = (system: PairingSystem): PairingSystem => ({
  ...system,
  roundOfPairing: (round) => Math.ceil(round / 2),
  followsFrom: ({ matchPlay }: Tournament, round) => matchPlay === undefined && isSecond(round),
  pair: (task, progress) =>
    isOfSecondGame(task) ? secondGames(task) : system.pair(task, progress),
  explain: (task, progress) =>
    isOfSecondGame(task) ? secondGames(task) : system.explain!(task, progress),
  judge: (task, played) =>
    isOfSecondGame(task) ? judgeSecondGames(task, played) : system.judge(task, played),
  whyNot: (task, a, b) =>
    isOfSecondGame(task) ? secondGames(task).trace.steps : system.whyNot(task, a, b),
  brackets: (task) => (isOfSecondGame(task) ? [] : system.brackets(task)),
  legality: (task, played) => (isOfSecondGame(task) ? [] : system.legality(task, played)),
});
