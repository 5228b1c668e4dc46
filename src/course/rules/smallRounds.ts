import { drawDraft, type Feature } from '../../generate/draft';
import { share } from '../../generate/amount';
import { DEFAULT_REQUEST, generateTournament, type GenerateRequest } from '../../generate/generate';
import { playMatches } from '../../generate/matchEvent';
import { makeTask } from '../../model/taskFor';
import { standingBefore } from '../../model/tournament';
import type { RoundToPair, Tournament } from '../../model/types';
import { competitionOf } from '../../systems/competition';
import type { PairingSystem } from '../../systems/system';
import { smallTeamEvent } from '../examples/teamEvents';
import { plantName } from '../samples/events';

/** Of which events a round is looked for. */
export interface RoundWish {
  /** Players, from few to many in turn. */
  readonly players?: readonly [low: number, high: number];
  readonly rounds?: number;
  readonly features?: Partial<GenerateRequest>;
  /** The first round that is looked at. */
  readonly fromRound?: number;
  /** The first event that is tried, for the example that is told and for that of the class. */
  readonly from?: readonly [told: number, asked: number];
}

/** After so many events the search is given up, and says so. */
const MOST_EVENTS = 6000;

/** The first round of small random events that has what is looked for; the same every time. */
export function findRound<T>(
  system: PairingSystem,
  wish: RoundWish,
  variant: 0 | 1,
  attempt: (task: RoundToPair) => T | null,
): T {
  const [low, high] = wish.players ?? [6, 9];
  const rounds = wish.rounds ?? 5;
  const start = wish.from?.[variant] ?? 1 + variant * 1000;
  for (let seed = start; seed < start + MOST_EVENTS; seed++) {
    const players = low + (seed % (high - low + 1));
    const event = eventOf(system, players, Math.min(rounds, players - 1), seed, wish.features);
    for (let round = wish.fromRound ?? 2; event && round <= event.rounds; round++) {
      const found = attempt(event.task(round));
      if (found !== null) return found;
    }
  }
  throw new Error(`No round of ${system.id} was found for an example`);
}

interface SmallEvent {
  readonly rounds: number;
  readonly task: (round: number) => RoundToPair;
}

function eventOf(
  system: PairingSystem,
  players: number,
  rounds: number,
  seed: number,
  features: RoundWish['features'],
): SmallEvent | null {
  if (system.competitors) {
    const event = matchEvent(system, players, rounds, seed, features);
    return event && { rounds, task: (round) => makeTask(standingBefore(event, round), round) };
  }
  const made = generateTournament(
    { ...DEFAULT_REQUEST, players, rounds, seed, ...features },
    system,
  );
  const event = {
    ...made.tournament,
    totalRounds: rounds,
    info: { ...made.tournament.info, name: '' },
    players: made.tournament.players.map((each, index) => ({ ...each, name: plantName(index) })),
  };
  // An event that ends where no round is legal has that round to show.
  const last = made.ok ? rounds : made.round;
  return { rounds: last, task: (round) => makeTask(standingBefore(event, round), round) };
}

/** Teams, or players over two games, as those who are paired. */
function matchEvent(
  system: PairingSystem,
  players: number,
  rounds: number,
  seed: number,
  features: RoundWish['features'],
): Tournament | null {
  const event =
    system.pairsTeams && !features
      ? smallTeamEvent({ teams: players, rounds, seed }, system)
      : playedMatches(system, players, rounds, seed, features);
  const competition = event && competitionOf(system, event);
  if (!competition?.ok) return null;
  const { value } = competition;
  return {
    ...value,
    players: value.players.map((each, index) => ({
      ...each,
      name: plantName(index).split(',')[0],
    })),
  };
}

const AMOUNTS: readonly (readonly [keyof GenerateRequest, Feature])[] = [
  ['forfeits', 'forfeitWins'],
  ['byes', 'halfByes'],
  ['withdrawals', 'withdrawals'],
  ['lateEntries', 'late'],
];

function playedMatches(
  system: PairingSystem,
  players: number,
  rounds: number,
  seed: number,
  wanted: RoundWish['features'] = {},
): Tournament | null {
  const features = Object.fromEntries(
    AMOUNTS.flatMap(([name, feature]) => {
      const part = wanted[name];
      return typeof part === 'number' ? [[feature, share(part)]] : [];
    }),
  );
  const draft = drawDraft(
    {
      players: [players, players],
      rounds: [rounds, rounds],
      features,
      unset: 'off',
      tieBreakPool: [],
      mayAccelerate: false,
    },
    seed,
  );
  const made = playMatches(draft, system);
  return made.ok
    ? {
        ...made.tournament,
        info: { ...made.tournament.info, name: '' },
        systemCode: system.trfCodes[0]!,
      }
    : null;
}
