import { withRound } from '../model/rounds/round';
import { roundToPair } from '../model/tournament';
import type { Entry, Outcome, PlayerNo, Tournament } from '../model/types';
import type { PairingSystem } from '../systems/system';
import { competitionOf } from '../systems/competition';
import { Dealer, dealOnce, NO_AMOUNT } from './amount';
import type { EventDraft, Feature } from './draft';
import { AWAY, type Byes, type Generated } from './generate';
import { chances, drawGame } from './models';
import { drawStrengths, oneForfeit, startList } from './randomEvent';
import { streamOf } from './random';

/** Boards of a team where nobody asked for a number. */
const BOARDS = 4;

const BYES = { fullByes: 'fullBye', halfByes: 'halfBye', zeroByes: 'zeroBye' } as const;
const NOT_THERE: Entry = { outcome: 'zeroBye', opponent: null, colour: null };

/**
 * Plays a draft whose system pairs teams, or players over two games: the number of players is that of
 * those it pairs. Every game of a match has a result of its own.
 */
export function playMatches(draft: EventDraft, system: PairingSystem): Generated {
  const isOfTeams = ofTeams(draft, system);
  let tournament = isOfTeams ? teamList(draft) : twoGameList(draft);
  const { seed, rounds, features } = draft;
  const numbers = Array.from({ length: draft.players }, (_, index) => index + 1);
  const dealer = (feature: Feature) =>
    new Dealer(features[feature], streamOf(seed, feature), 1, rounds);
  const once = (feature: Feature, span: readonly [number, number]) =>
    rounds < 2
      ? new Map<PlayerNo, number>()
      : dealOnce(features[feature], streamOf(seed, feature), numbers, span);
  const arrivals = once('late', [2, Math.min(4, rounds)]);
  const exits = once('withdrawals', [1, Math.max(1, rounds - 1)]);
  const byes = (Object.keys(BYES) as (keyof typeof BYES)[]).map((feature) => ({
    outcome: BYES[feature],
    dealer: dealer(feature),
  }));
  const games = new Games(
    draft,
    drawStrengths(isOfTeams ? { ...draft, players: draft.players * BOARDS } : draft),
  );
  for (let round = 1; round <= rounds; round++) {
    const here = numbers.filter(
      (no) => (arrivals.get(no) ?? 1) <= round && round <= (exits.get(no) ?? rounds),
    );
    const asked: Byes = new Map();
    for (const { outcome, dealer: dealing } of byes)
      for (const no of dealing.pick(
        round,
        here.filter((each) => !asked.has(each)),
      ))
        asked.set(no, outcome);
    const competition = competitionOf(system, tournament);
    if (!competition.ok)
      throw new Error(`A random event cannot be paired: ${competition.problems[0].code}`);
    const pairFor = (present: readonly PlayerNo[]) =>
      system.pair(roundToPair(competition.value, round, present));
    let result = pairFor(here.filter((no) => !asked.has(no)));
    if (!result.ok && asked.size > 0) {
      asked.clear();
      result = pairFor(here);
    }
    if (!result.ok) return { ok: false, round, refusal: result.refusal, tournament };
    const { pairs, bye } = result;
    const free = system.freeRoundIs ?? 'pairingBye';
    tournament = isOfTeams
      ? games.boards(tournament, round, pairs, asked, free === 'pairingBye' ? bye : null)
      : games.twice(tournament, round, pairs, asked, bye);
  }
  return { ok: true, tournament };
}

function ofTeams(draft: EventDraft, system: PairingSystem): boolean {
  const asked = competitionOf(system, teamList(draft));
  return asked.ok && asked.value.matchPlay?.of === 'teams';
}

/** Teams of equal strength on average: their first boards are the first of the list, and so on. */
function teamList(draft: EventDraft): Tournament {
  const { players: teams } = draft;
  const size = teams * BOARDS;
  const start = startList({
    ...draft,
    players: size,
    features: { ...draft.features, forbidden: NO_AMOUNT },
  });
  const width = Math.max(2, String(teams).length);
  return {
    ...start,
    teams: Array.from({ length: teams }, (_, index) => ({
      name: `Team ${String(index + 1).padStart(width, '0')}`,
      number: index + 1,
      players: Array.from({ length: BOARDS }, (__, board) => board * teams + index + 1),
    })),
    teamPlay: {
      boardColours: 'WB'.repeat(BOARDS / 2),
      requestedByes: [],
      virtualPoints: [],
      forbidden: [],
      abnormalPoints: [],
      forfeits: [],
      lineUps: [],
    },
  };
}

/** Rounds of the file are games: two of them are a match. */
const twoGameList = (draft: EventDraft): Tournament => ({
  ...startList(draft),
  totalRounds: 2 * draft.rounds,
});

type Pairs = readonly { readonly white: PlayerNo; readonly black: PlayerNo }[];

class Games {
  private readonly results;
  private readonly who;
  private readonly forfeits: Dealer;
  private readonly double: Dealer;

  constructor(
    private readonly draft: EventDraft,
    private readonly strengths: readonly number[],
  ) {
    const { seed, features, rounds } = draft;
    this.results = streamOf(seed, 'results');
    this.who = streamOf(seed, 'who forfeits');
    this.forfeits = new Dealer(features.forfeitWins, streamOf(seed, 'forfeitWins'), 1, rounds);
    this.double = new Dealer(features.doubleForfeits, streamOf(seed, 'doubleForfeits'), 1, rounds);
  }

  /** A round of teams: board by board, colours in turn. */
  boards(tournament: Tournament, round: number, pairs: Pairs, asked: Byes, bye: PlayerNo | null) {
    const playersOf = (no: PlayerNo) => tournament.teams![no - 1].players;
    const games = pairs.flatMap(({ white, black }) =>
      playersOf(white).map((player, board) => {
        const other = playersOf(black)[board];
        return board % 2 === 0 ? { white: player, black: other } : { white: other, black: player };
      }),
    );
    const entries = this.played(round, games);
    for (const [no, outcome] of asked)
      for (const player of playersOf(no))
        entries.set(player, { outcome, opponent: null, colour: null });
    const next = withRound(tournament, entries, AWAY);
    const teams = [...(next.teamPlay!.pairingByes?.teams ?? [])];
    while (teams.length < round - 1) teams.push(0);
    const { draw } = next.points;
    const pairingByes = { matchPoints: 2, gamePoints: BOARDS * draw, teams: [...teams, bye ?? 0] };
    return bye === null && teams.every((no) => no === 0)
      ? next
      : { ...next, teamPlay: { ...next.teamPlay!, pairingByes } };
  }

  /** A round of two games with colours reversed; a bye is worth a win and a draw (C.04.5 1.4). */
  twice(tournament: Tournament, round: number, pairs: Pairs, asked: Byes, bye: PlayerNo | null) {
    const back = pairs.map(({ white, black }) => ({ white: black, black: white }));
    return [pairs, back].reduce((event, games, index) => {
      const entries = this.played(round, games);
      for (const [no, outcome] of asked) entries.set(no, { ...NOT_THERE, outcome });
      if (bye !== null)
        entries.set(bye, { ...NOT_THERE, outcome: index === 0 ? 'pairingBye' : 'halfBye' });
      return withRound(event, entries, AWAY);
    }, tournament);
  }

  private played(round: number, games: Pairs): Map<PlayerNo, Entry> {
    const forfeited = new Set(this.forfeits.pick(round, games));
    const double = new Set(this.double.pick(round, games));
    const entries = new Map<PlayerNo, Entry>();
    const strength = (no: PlayerNo) => this.strengths[no - 1];
    for (const game of games) {
      const { white, black } = game;
      const { model, draws } = this.draft;
      let outcomes: readonly [Outcome, Outcome] = drawGame(
        this.results,
        chances(model, strength(white), strength(black), draws),
      );
      if (forfeited.has(game)) outcomes = oneForfeit(this.who);
      if (double.has(game)) outcomes = ['forfeitLoss', 'forfeitLoss'];
      entries.set(white, { outcome: outcomes[0], opponent: black, colour: 'white' });
      entries.set(black, { outcome: outcomes[1], opponent: white, colour: 'black' });
    }
    return entries;
  }
}
