import { drawOrder } from '../handling';
import { blankEvent, blankPlayer, NO_INFO } from '../model/blank';
import { withRound } from '../model/rounds/round';
import { roundToPair } from '../model/tournament';
import type { Colour, Entry, Player, PlayerNo, RequestedBye, Tournament } from '../model/types';
import type { PairingResult, PairingSystem, Refusal } from '../systems/system';
import { Random } from './random';
import { drawForfeit, drawResult } from './result';

/** What a random tournament should be like. Shares are between 0 and 1. */
export interface GenerateRequest {
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
  /** Ratings are spread over this range like a bell, most of them in the middle. */
  readonly ratings: readonly [low: number, high: number];
  /** Share of draws between players of equal rating. */
  readonly drawRate: number;
  /** Share of games that one side, or both, do not play. */
  readonly forfeits: number;
  /** Share of rounds asked off by a player who could play. */
  readonly byes: number;
  /** Share of players who withdraw some time after round 1. */
  readonly withdrawals: number;
  /** Share of players who enter only in round 2 or 3 (C.04.2.C.2). */
  readonly lateEntries: number;
}

export const DEFAULT_REQUEST: Omit<GenerateRequest, 'players' | 'rounds' | 'seed'> = {
  ratings: [1400, 2400],
  drawRate: 0.3,
  forfeits: 0,
  byes: 0,
  withdrawals: 0,
  lateEntries: 0,
};

export type Generated =
  | { readonly ok: true; readonly tournament: Tournament }
  | {
      readonly ok: false;
      readonly round: number;
      readonly refusal: Refusal;
      /** The event as it stood before that round. */
      readonly tournament: Tournament;
    };

/** Rounds in which a player can be there at all: from `first` to `last`. */
interface Stay {
  readonly first: number;
  readonly last: number;
}

/** A tournament with random results, every round of it paired by the system. */
export function generateTournament(request: GenerateRequest, system: PairingSystem): Generated {
  const random = new Random(request.seed);
  let tournament = startList(request, random);
  const stays = new Map(tournament.players.map(({ no }) => [no, drawStay(request, random)]));
  for (let round = 1; round <= request.rounds; round++) {
    const here = tournament.players.map(({ no }) => no).filter((no) => isHere(stays, no, round));
    const byes = drawByes(request, random, here);
    const result = pairOrRecall(system, tournament, round, here, byes);
    if (!result.ok) return { ok: false, round, refusal: result.refusal, tournament };
    const played = withRound(
      tournament,
      playRound(request, random, tournament, result, { system, byes, here: new Set(here) }),
      AWAY,
    );
    tournament = withLotsDrawn(system, played, request.seed);
  }
  return { ok: true, tournament };
}

function startList(request: GenerateRequest, random: Random): Tournament {
  const [low, high] = request.ratings;
  const middle = (low + high) / 2;
  const ratings = Array.from({ length: request.players }, () =>
    Math.round(Math.min(high, Math.max(low, middle + (random.bell() * (high - low)) / 5))),
  ).sort((a, b) => b - a);
  const width = Math.max(3, String(request.players).length);
  const players = ratings.map((rating, index): Player => ({
    ...blankPlayer(index + 1, rating),
    name: `Sample${String(index + 1).padStart(width, '0')}, Player`,
  }));
  return {
    ...blankEvent(players, request.rounds),
    info: { ...NO_INFO, name: `Random tournament, seed ${request.seed}` },
    roundsDeclared: true,
    initialColour: random.happens(0.5) ? 'white' : 'black',
  };
}

function drawStay({ rounds, lateEntries, withdrawals }: GenerateRequest, random: Random): Stay {
  const isLate = random.happens(lateEntries) && rounds > 1;
  const leaves = random.happens(withdrawals);
  const entry = random.integer(2, Math.min(3, Math.max(2, rounds)));
  const exit = random.integer(1, Math.max(1, rounds - 1));
  const first = isLate ? entry : 1;
  return { first, last: leaves ? Math.max(first, exit) : rounds };
}

function isHere(stays: ReadonlyMap<PlayerNo, Stay>, no: PlayerNo, round: number): boolean {
  const stay = stays.get(no);
  return stay !== undefined && stay.first <= round && round <= stay.last;
}

export type Byes = Map<PlayerNo, RequestedBye>;

/** Two requested byes of three are worth half a point. */
function drawByes({ byes }: GenerateRequest, random: Random, here: readonly PlayerNo[]): Byes {
  const asked: Byes = new Map();
  for (const no of here) {
    const asks = random.happens(byes);
    const isHalf = random.happens(2 / 3);
    if (asks) asked.set(no, isHalf ? 'halfBye' : 'zeroBye');
  }
  return asked;
}

/** If there is no legal pairing without those who asked off, they are asked to play after all. */
export function pairOrRecall(
  system: PairingSystem,
  tournament: Tournament,
  round: number,
  here: readonly PlayerNo[],
  byes: Byes,
): PairingResult {
  const present = here.filter((no) => !byes.has(no));
  const entered = system.entered?.(tournament) ?? tournament;
  const result = present.length > 1 ? system.pair(roundToPair(entered, round, present)) : null;
  if (result?.ok || byes.size === 0)
    return result ?? system.pair(roundToPair(entered, round, present));
  byes.clear();
  return system.pair(roundToPair(entered, round, here));
}

/** Lots for everybody of whom the games do not say who plays on. */
export function withLotsDrawn(
  { undecided }: PairingSystem,
  tournament: Tournament,
  seed: number,
): Tournament {
  const couples = undecided?.(tournament) ?? [];
  if (couples.length === 0) return tournament;
  const drawn = couples.map((couple) => drawOrder(couple, `${seed}/${tournament.pairedRounds}`));
  const lots = [...(tournament.tieOrders?.lots ?? []), ...drawn];
  return { ...tournament, tieOrders: { ...tournament.tieOrders, lots } };
}

function playRound(
  { forfeits, drawRate }: GenerateRequest,
  random: Random,
  { players }: Tournament,
  result: Extract<PairingResult, { ok: true }>,
  { system, byes, here }: { system: PairingSystem; byes: Byes; here: ReadonlySet<PlayerNo> },
): Map<PlayerNo, Entry> {
  const ratingOf = new Map(players.map(({ no, rating }) => [no, rating]));
  const entries = new Map<PlayerNo, Entry>();
  const isAway = (no: PlayerNo) => !here.has(no) || byes.has(no);
  for (const { white, black } of result.pairs) {
    if (isAway(white) || isAway(black)) {
      entries.set(white, absence(isAway(white), black, 'white'));
      entries.set(black, absence(isAway(black), white, 'black'));
      continue;
    }
    const isForfeited = random.happens(forfeits);
    const [whiteOutcome, blackOutcome] = isForfeited
      ? drawForfeit(random)
      : drawResult(random, ratingOf.get(white) ?? 0, ratingOf.get(black) ?? 0, drawRate);
    entries.set(white, { outcome: whiteOutcome, opponent: black, colour: 'white' });
    entries.set(black, { outcome: blackOutcome, opponent: white, colour: 'black' });
  }
  for (const no of result.bye === null ? (result.free ?? []) : [result.bye])
    entries.set(no, {
      outcome: system.freeRoundIs ?? 'pairingBye',
      opponent: null,
      colour: null,
    });
  for (const [no, outcome] of byes)
    if (!entries.has(no)) entries.set(no, { outcome, opponent: null, colour: null });
  return entries;
}

/** What whoever is not there has for a round. */
export const AWAY = 'zeroBye';

/** A round robin lists the game of somebody who is away: it is lost by forfeit. */
const absence = (isAway: boolean, opponent: PlayerNo, colour: Colour): Entry => ({
  outcome: isAway ? 'forfeitLoss' : 'forfeitWin',
  opponent,
  colour,
});
