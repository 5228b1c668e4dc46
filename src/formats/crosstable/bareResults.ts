import { error, warning, type Problem } from '../../model/problems';
import type { RawPlayer } from '../../model/raw';
import type { Outcome } from '../../model/types';
import type { BareResult, Reading } from './reading';

/** What a result is worth to whom nobody met. */
const BYES: readonly (readonly [RegExp, Outcome])[] = [
  [/^(?:½|1\/2|0?[.,]5)$/, 'halfBye'],
  [/^1(?:[.,]0)?$/, 'pairingBye'],
];

/** So many games that name their opponent stand beside each result that names none. */
const GAMES_BESIDE = 4;

/**
 * Some sites print a bye as its points alone. In a table whose other cells name their opponents, `½` of
 * somebody whom nobody names in that round can be nothing else: it is read so and told. A table of bare
 * results stays refused, and so does a result that an opponent knows of.
 */
export function readBareResults(
  { bare = [], numbers }: Reading,
  players: readonly RawPlayer[],
  problems: readonly Problem[],
): { readonly players: RawPlayer[]; readonly problems: Problem[] } {
  const games = players
    .flatMap(({ entries }) => entries)
    .filter((entry) => (entry?.opponent ?? null) !== null).length;
  const [first] = bare;
  if (!first || games < GAMES_BESIDE * bare.length)
    return {
      players: [...players],
      problems: games === 0 ? inOneLine(problems, bare) : [...problems],
    };
  const isNamed = ({ index, round }: BareResult) =>
    players.some(({ entries }) => entries[round]?.opponent === numbers[index]);
  const outcomeOf = ({ problem }: BareResult) =>
    BYES.find(([pattern]) => pattern.test(problem.value))?.[1];
  const byes = bare.flatMap((each) => {
    const outcome = outcomeOf(each);
    return outcome === undefined || isNamed(each) ? [] : [{ ...each, outcome }];
  });
  const settled = new Map(byes.map((bye) => [bye.problem, bye]));
  return {
    players: players.map((player, at) => {
      const own = byes.filter(({ index }) => index === at);
      if (own.length === 0) return player;
      const entries = [...player.entries];
      for (const { round, outcome, problem } of own)
        entries[round] = {
          ...{ place: problem.place, text: problem.value },
          ...{ outcome, opponent: null, colour: null },
        };
      return { ...player, entries };
    }),
    problems: problems.map((problem) => {
      const bye = settled.get(problem);
      if (!bye) return problem;
      return warning('bare-result-as-bye', problem.place, problem.value, { round: bye.round + 1 });
    }),
  };
}

/** Nobody's opponent is named: that is said once. */
function inOneLine(problems: readonly Problem[], bare: readonly BareResult[]): Problem[] {
  const [first] = bare;
  if (!first || bare.length < FEW) return [...problems];
  const { place, value } = first.problem;
  const others = problems.filter((problem) => !bare.some((each) => each.problem === problem));
  return [error('results-without-opponents', place, value), ...others];
}

/** Fewer are told one by one. */
const FEW = 4;
