import { isPlayed } from '../../model/outcomes';
import type { Pair, PlayerNo, RoundToPair, Tournament } from '../../model/types';
import { bergerRound, placesFor, roundsOfCycle } from './berger';

/** Whether the last two rounds of the first cycle change places. */
export type RoundsExchange = 'recommended' | 'never';

/** A round of the event as the table has it. */
export interface Scheduled {
  readonly places: number;
  /** 1: everybody meets everybody for the first time; in even cycles colours are reversed. */
  readonly cycle: number;
  /** The round of the Berger table that is played. */
  readonly tableRound: number;
  readonly isExchanged: boolean;
  readonly pairs: readonly Pair[];
  /** Who has nobody to play, with an odd number of players. */
  readonly free: PlayerNo | null;
}

/** Everybody has a place of the table by their number, whether they are there or not. */
export function schedule(
  { tournament }: Pick<RoundToPair, 'tournament'>,
  round: number,
  exchange: RoundsExchange,
): Scheduled {
  const numbers = tournament.players.map(({ no }) => no);
  const places = placesFor(numbers.length);
  const length = roundsOfCycle(numbers.length);
  const cycle = Math.ceil(round / length);
  const turn = round - (cycle - 1) * length;
  const isLastTwo = cycle === 1 && length > 2 && turn > length - 2;
  const isExchanged = isLastTwo && exchangesRounds(tournament, length, exchange);
  const tableRound = isExchanged ? 2 * length - 1 - turn : turn;
  const pairs: Pair[] = [];
  let free: PlayerNo | null = null;
  for (const [first, second] of bergerRound(places, tableRound)) {
    const [a, b] = [numbers[first - 1], numbers[second - 1]];
    if (a === undefined || b === undefined) free = a ?? b;
    else pairs.push(cycle % 2 === 1 ? { white: a, black: b } : { white: b, black: a });
  }
  return { places, cycle, tableRound, isExchanged, pairs, free };
}

/**
 * C.05, Annex 1: for a double round robin it is recommended to exchange the last two rounds of the
 * first cycle, so that nobody has one colour three times running. A file that names its system
 * decides; then what was played in the first of the two rounds; then the recommendation.
 */
function exchangesRounds(
  tournament: Tournament,
  length: number,
  exchange: RoundsExchange,
): boolean {
  const said = exchangeByCode(tournament.systemCode);
  if (said !== null) return said;
  const played = exchangeByPlay(tournament, length);
  if (played !== null) return played;
  return exchange === 'recommended' && tournament.totalRounds === 2 * length;
}

/** TRF record 192: `FIDE_DOUBLEROUNDROBIN` exchanges, the tables of Berger as they stand do not. */
function exchangeByCode(given = ''): boolean | null {
  const code = given.replace(/_TEAM_/i, '_');
  if (/^FIDE_DOUBLEROUNDROBIN$/i.test(code)) return true;
  return /^(BERGER_(DOUBLE)?ROUNDROBIN(_G\d+)?|FIDE_ROUNDROBIN)$/i.test(code) ? false : null;
}

/** Null: the last round but one of the first cycle is not played, or looks like neither. */
function exchangeByPlay(tournament: Tournament, length: number): boolean | null {
  const { players } = tournament;
  const places = placesFor(players.length);
  const agrees = (tableRound: number): boolean =>
    bergerRound(places, tableRound).every(([first, second]) => {
      const [a, b] = [players[first - 1], players[second - 1]];
      const entry = (a ?? b).entries[length - 2];
      if (entry === undefined || entry.opponent === null) return true;
      return entry.opponent === (a ? b : a)?.no;
    });
  const isPaired = players.some(({ entries }) => (entries[length - 2]?.opponent ?? null) !== null);
  if (!isPaired) return null;
  const [straight, exchanged] = [agrees(length - 1), agrees(length)];
  return straight === exchanged ? null : exchanged;
}

/** Rounds before the one to be paired in which two players have really met. */
export function meetingsOf({ players }: Tournament, a: PlayerNo, b: PlayerNo): number[] {
  const player = players.find(({ no }) => no === a);
  return (player?.entries ?? []).flatMap(({ opponent, outcome }, index) =>
    opponent === b && isPlayed(outcome) ? [index + 1] : [],
  );
}
