import { accelerate } from '../model/rules/acceleration';
import { blankEvent, blankPlayer, NO_INFO } from '../model/blank';
import { pointSystem } from '../model/outcomes';
import { withRound } from '../model/rounds/round';
import type { Entry, ForbiddenGroup, Outcome, Player, PlayerNo, Tournament } from '../model/types';
import type { PairingSystem } from '../systems/system';
import { Dealer, dealOnce } from './amount';
import type { EventDraft, Feature } from './draft';
import { AWAY, pairOrRecall, withLotsDrawn, type Byes, type Generated } from './generate';
import { chances, drawGame } from './models';
import { streamOf, type Random } from './random';

const BYES = { fullByes: 'fullBye', halfByes: 'halfBye', zeroByes: 'zeroBye' } as const;

/** One-sided and unusual results, as sanctions leave them. */
const UNUSUAL: readonly (readonly [Outcome, Outcome])[] = [
  ['draw', 'loss'],
  ['loss', 'draw'],
  ['loss', 'loss'],
];

/** Plays a draft: every round paired by the system, everything else dealt out by its amounts. */
export function playDraft(draft: EventDraft, system: PairingSystem): Generated {
  const { seed, rounds } = draft;
  const dealer = (feature: Feature, first = 1, last = rounds) =>
    new Dealer(draft.features[feature], streamOf(seed, feature), first, last);
  const strengths = drawStrengths(draft);
  let tournament = withField(startList(draft, strengths), system);
  const numbers = tournament.players.map(({ no }) => no);
  const once = (feature: Feature, span: readonly [number, number]) =>
    rounds < 2
      ? new Map<PlayerNo, number>()
      : dealOnce(draft.features[feature], streamOf(seed, feature), numbers, span);
  const arrivals = once('late', [2, Math.min(4, rounds)]);
  const exits = once('withdrawals', [1, rounds - 1]);
  const byes = Object.keys(BYES).map((feature) => ({
    outcome: BYES[feature as keyof typeof BYES],
    // Nobody gets half a point for leaving before the last round.
    dealer: dealer(feature as keyof typeof BYES, 1, Math.max(1, rounds - 1)),
  }));
  const incidents = {
    forfeits: { dealer: dealer('forfeitWins'), random: streamOf(seed, 'who forfeits') },
    double: dealer('doubleForfeits'),
    unusual: { dealer: dealer('unusual'), random: streamOf(seed, 'which unusual') },
  };
  const games = streamOf(seed, 'results');
  for (let round = 1; round <= rounds; round++) {
    const here = numbers.filter(
      (no) => (arrivals.get(no) ?? 1) <= round && round <= (exits.get(no) ?? rounds),
    );
    const asked: Byes = new Map();
    for (const { outcome, dealer: dealing } of byes) {
      const free = here.filter((no) => !asked.has(no));
      for (const no of dealing.pick(round, free)) asked.set(no, outcome);
    }
    if (draft.baku && round === 1)
      tournament = withGroups(
        tournament,
        here.filter((no) => !asked.has(no)),
      );
    const result = pairOrRecall(system, tournament, round, here, asked);
    if (!result.ok) return { ok: false, round, refusal: result.refusal, tournament };
    const entries = new Map<PlayerNo, Entry>();
    const { pairs } = result;
    const forfeited = new Set(incidents.forfeits.dealer.pick(round, pairs));
    const double = new Set(incidents.double.pick(round, pairs));
    const unusual = new Set(incidents.unusual.dealer.pick(round, pairs));
    for (const pair of pairs) {
      const { white, black } = pair;
      const played = chances(draft.model, strengths[white - 1], strengths[black - 1], draft.draws);
      // Always drawn, so that an incident at one board does not move the results of the others.
      let outcomes = drawGame(games, played);
      if (unusual.has(pair)) outcomes = UNUSUAL[incidents.unusual.random.integer(0, 2)];
      if (forfeited.has(pair)) outcomes = oneForfeit(incidents.forfeits.random);
      if (double.has(pair)) outcomes = ['forfeitLoss', 'forfeitLoss'];
      entries.set(white, { outcome: outcomes[0], opponent: black, colour: 'white' });
      entries.set(black, { outcome: outcomes[1], opponent: white, colour: 'black' });
    }
    for (const no of result.bye === null ? (result.free ?? []) : [result.bye])
      entries.set(no, {
        outcome: system.freeRoundIs ?? 'pairingBye',
        opponent: null,
        colour: null,
      });
    for (const [no, outcome] of asked) entries.set(no, { outcome, opponent: null, colour: null });
    tournament = withLotsDrawn(system, withRound(tournament, entries, AWAY), draft.seed);
  }
  return { ok: true, tournament };
}

export const oneForfeit = (random: Random): readonly [Outcome, Outcome] =>
  random.happens(0.5) ? ['forfeitWin', 'forfeitLoss'] : ['forfeitLoss', 'forfeitWin'];

/** What everybody is worth at the board, by number. */
export function drawStrengths({ ratings, players, seed }: EventDraft): number[] {
  const random = streamOf(seed, 'strengths');
  const list = Array.from({ length: players }, (_, index) => {
    if (ratings.kind === 'list') return ratings.ratings[index % ratings.ratings.length];
    if (ratings.kind === 'steps') return ratings.top - index * ratings.step;
    const { low, high } = ratings;
    const rating = (low + high) / 2 + (random.bell() * (high - low)) / 5;
    return Math.round(Math.min(high, Math.max(low, rating)));
  });
  return list.map((rating) => Math.max(0, rating)).sort((a, b) => b - a);
}

export function startList(
  draft: EventDraft,
  strengths: readonly number[] = drawStrengths(draft),
): Tournament {
  const { seed, ratings, points, bye, rounds } = draft;
  const random = streamOf(seed, 'published ratings');
  const sigma = ratings.kind === 'steps' ? ratings.sigma : 0;
  const width = Math.max(3, String(strengths.length).length);
  const players = strengths.map((strength, index): Player => ({
    ...blankPlayer(index + 1, Math.max(0, Math.round(strength + sigma * random.bell()))),
    name: `Sample${String(index + 1).padStart(width, '0')}, Player`,
  }));
  const start: Tournament = {
    ...blankEvent(players, rounds),
    info: { ...NO_INFO, name: `Random tournament, seed ${seed}` },
    roundsDeclared: true,
    initialColour: draft.initialColour,
    points: pointSystem(points[0], points[1], points[2], { pairingBye: bye }),
    ...(draft.tieBreaks.length > 0 ? { tieBreakCodes: draft.tieBreaks } : {}),
  };
  return { ...start, forbidden: forbiddenOf(draft, players) };
}

/** Teams, where the system plays with any; their first boards are the first of the list, and so on. */
export function withField(tournament: Tournament, { fieldFor }: PairingSystem): Tournament {
  const field = fieldFor?.(tournament.players.length);
  if (!field) return tournament;
  const teams = field.players / field.boards;
  return {
    ...tournament,
    teams: Array.from({ length: teams }, (_, index) => ({
      name: `Team ${String(index + 1).padStart(2, '0')}`,
      number: index + 1,
      players: Array.from({ length: field.boards }, (__, board) => board * teams + index + 1),
    })),
  };
}

/** Couples who are kept apart in all rounds. */
function forbiddenOf({ features, seed }: EventDraft, players: readonly Player[]): ForbiddenGroup[] {
  const random = streamOf(seed, 'forbidden');
  const { kind, value } = features.forbidden;
  const wanted = kind === 'count' ? value : Math.round((value * players.length) / 2);
  return Array.from({ length: players.length > 2 ? wanted : 0 }, () => {
    const first = random.integer(1, players.length);
    const second = 1 + ((first - 1 + random.integer(1, players.length - 1)) % players.length);
    return { players: [first, second].sort((a, b) => a - b), rounds: null };
  });
}

/** C.04.7 1.2: the groups follow from who is paired in round 1. */
function withGroups(tournament: Tournament, present: readonly PlayerNo[]): Tournament {
  const away = new Set(
    tournament.players.map(({ no }) => no).filter((no) => !present.includes(no)),
  );
  const players = tournament.players.map((player) =>
    away.has(player.no) ? { ...player, requestedByes: new Map([[1, 'zeroBye' as const]]) } : player,
  );
  const accelerated = accelerate({ ...tournament, players }, { method: 'baku' });
  return {
    ...accelerated,
    players: accelerated.players.map((player) => ({ ...player, requestedByes: new Map() })),
  };
}
