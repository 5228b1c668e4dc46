import { withInitialColour } from './rules/initialColour';
import { error, warning, type Checked, type Problem } from './problems';
import { roundToPair } from './tournament';
import type { PlayerNo, RoundToPair, Tournament } from './types';

/** Stands for "more rounds to come" where nobody has said how many there are. */
const MANY_ROUNDS = 99;

const ROUND = { kind: 'argument', name: 'round' } as const;

/**
 * The round to be paired: the next one, or an earlier one as it was then. Everything that has to be
 * known first is checked: results of the round before, the number of rounds, somebody to pair.
 */
export function taskFor(tournament: Tournament, round?: number): Checked<RoundToPair> {
  const wanted = round ?? tournament.pairedRounds + 1;
  const problems = [
    ...badRound(tournament, wanted),
    ...missingResults(tournament, wanted),
    ...untoldPairing(tournament, wanted),
  ];
  if (isOpenEnded(tournament, wanted))
    problems.push(warning('rounds-not-declared', { kind: 'file' }, ''));
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };

  const task = makeTask(tournament, wanted);
  if (task.present.length === 0)
    return { ok: false, problems: [...problems, error('nobody-to-pair', ROUND, String(wanted))] };
  return { ok: true, value: task, warnings: problems };
}

/**
 * The one way to a task: the initial colour settled, and a round whose event never said how many
 * there are is not taken for the last one. `present`: who takes part, where that is not everybody
 * who is there. `taskFor` asks first whether the round can be paired.
 */
export function makeTask(
  tournament: Tournament,
  round: number,
  present?: readonly PlayerNo[],
): RoundToPair {
  const settled = withInitialColour(tournament);
  const totalRounds = isOpenEnded(tournament, round) ? MANY_ROUNDS : settled.totalRounds;
  return roundToPair({ ...settled, totalRounds }, round, present);
}

/** The number of rounds was never said, and this one is not taken for the last. */
export const isOpenEndedTask = ({ tournament }: RoundToPair): boolean =>
  tournament.roundsDeclared === false && tournament.totalRounds === MANY_ROUNDS;

const isOpenEnded = ({ roundsDeclared, pairedRounds }: Tournament, round: number): boolean =>
  roundsDeclared === false && round > pairedRounds;

function badRound(tournament: Tournament, wanted: number): Problem[] {
  const { pairedRounds, totalRounds, roundsDeclared } = tournament;
  if (!Number.isInteger(wanted) || wanted < 1)
    return [error('no-such-round', ROUND, String(wanted))];
  if (roundsDeclared !== false && wanted > totalRounds)
    return [error('beyond-last-round', ROUND, String(wanted), { declared: totalRounds })];
  if (wanted > pairedRounds + 1)
    return [error('round-too-early', ROUND, String(wanted), { next: pairedRounds + 1 })];
  return [];
}

/** Games without result in the rounds before the wanted one: those of a round are told together. */
function missingResults({ players }: Tournament, wanted: number): Problem[] {
  const missing = new Map<number, string[]>();
  for (const { no, entries } of players)
    for (const [index, { outcome, opponent }] of entries.entries()) {
      const round = index + 1;
      if (round >= wanted) break;
      if (outcome !== 'pending' || (opponent !== null && no > opponent)) continue;
      missing.set(round, [...(missing.get(round) ?? []), `${no}–${opponent ?? '?'}`]);
    }
  return [...missing]
    .sort(([a], [b]) => a - b)
    .map(([round, pairs]) => {
      const games = pairs.join(', ');
      return error('result-missing', { kind: 'file' }, games, {
        round,
        games,
        count: pairs.length,
      });
    });
}

/** A round of matches of which the source says that they are paired, but not who meets whom. */
function untoldPairing({ players }: Tournament, wanted: number): Problem[] {
  const waiting = players.filter(({ entries }) => {
    const entry = entries[wanted - 1];
    return entry?.outcome === 'pending' && entry.opponent === null;
  });
  if (waiting.length === 0) return [];
  const value = waiting.map(({ no }) => no).join(' ');
  return [error('pairing-not-told', { kind: 'file' }, value, { round: wanted })];
}
