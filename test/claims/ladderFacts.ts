import { isPlayed } from '../../src/model/outcomes';
import { playerByNo } from '../../src/model/tournament';
import type { Outcome, Player, PlayerNo } from '../../src/model/types';
import type { Claim } from './claim';
import { roundFacts } from './roundFacts';

/**
 * The ladder of the usual club rules (K2–K8), worked out from the entries: sums in sixths of a point, every
 * list valued anew until its order stays.
 */
const SIXTHS: Readonly<Partial<Record<Outcome, number>>> = {
  win: 6,
  forfeitWin: 6,
  draw: 3,
  adjourned: 3,
  pairingBye: 4,
  fullBye: 4,
  halfBye: 3,
  zeroBye: 2,
};
const REMATCH = 5;
const AGAIN = 20;

export interface LadderPlace {
  readonly no: PlayerNo;
  readonly value: number;
  readonly worth: number;
}

export function ladderOf({ task }: Claim): LadderPlace[] {
  const { players, pairedRounds } = task.tournament;
  const top = Math.floor((3 * (players.length - 1)) / 2);
  const worthAt = (place: number) => Math.max(0, top - place);
  const sums = (order: readonly Player[], rounds: number) => {
    const worth = new Map(order.map(({ no }, place) => [no, worthAt(place)]));
    return new Map(
      players.map(({ no, entries }) => {
        const own = 6 * worth.get(no)!;
        const earned = entries.slice(0, rounds).reduce((sum, { outcome, opponent }) => {
          const base = opponent !== null ? worth.get(opponent)! : worth.get(no)!;
          return sum + (SIXTHS[outcome] ?? 0) * base;
        }, 0);
        return [no, own + earned];
      }),
    );
  };
  let order: readonly Player[] = players;
  let value = sums(order, 0);
  for (let round = 1; round <= pairedRounds; round++)
    for (let time = 0; time <= AGAIN; time++) {
      value = sums(order, round);
      const next = [...players].sort((a, b) => value.get(b.no)! - value.get(a.no)! || a.no - b.no);
      const stays = next.every((player, index) => player === order[index]);
      order = next;
      if (stays) break;
    }
  return order.map(({ no }, place) => ({ no, value: value.get(no)! / 6, worth: worthAt(place) }));
}

const known = new WeakMap<object, LadderFacts>();
export function ladderFacts(claim: Claim): LadderFacts {
  const found = known.get(claim.task) ?? new LadderFacts(claim);
  known.set(claim.task, found);
  return found;
}

export class LadderFacts {
  readonly ladder: readonly LadderPlace[];
  readonly limit: number;
  readonly bye: PlayerNo | null;
  private readonly facts;
  private readonly task;

  constructor(claim: Claim) {
    this.task = claim.task;
    this.facts = roundFacts(claim);
    this.ladder = ladderOf(claim);
    const most = Math.min(REMATCH, claim.task.round - 1);
    const limits = Array.from({ length: most + 1 }, (_, index) => most - index);
    this.limit = limits.find((limit) => this.hasRound(limit)) ?? -1;
    this.bye = claim.ours.bye;
  }

  readonly announced = REMATCH;
  place = (no: PlayerNo): number => this.ladder.findIndex((row) => row.no === no) + 1;

  games = (a: PlayerNo, b: PlayerNo): number[] =>
    playerByNo(this.task.tournament)
      .get(a)!
      .entries.flatMap((entry, i) =>
        entry.opponent === b && isPlayed(entry.outcome) ? [i + 1] : [],
      );

  mayMeet =
    (limit = this.limit) =>
    (a: PlayerNo, b: PlayerNo): boolean => {
      const last = this.games(a, b).at(-1);
      return !this.facts.keptApart(a, b) && (last === undefined || this.task.round - last > limit);
    };

  complete = (players: readonly PlayerNo[], limit = this.limit): boolean =>
    this.facts.alone(players, null, this.mayMeet(limit)) === 0;

  without = (...gone: readonly PlayerNo[]): PlayerNo[] =>
    this.task.present.filter((no) => !gone.includes(no));

  private hasRound(limit: number): boolean {
    const { present } = this.task;
    return present.length % 2 === 0
      ? this.complete(present, limit)
      : present.some((no) => this.complete(this.without(no), limit));
  }

  byes = (no: PlayerNo): number =>
    playerByNo(this.task.tournament)
      .get(no)!
      .entries.filter(({ outcome }) => outcome === 'pairingBye').length;

  whites = (no: PlayerNo, other?: PlayerNo): number =>
    playerByNo(this.task.tournament)
      .get(no)!
      .entries.filter(
        ({ outcome, opponent }) => isPlayed(outcome) && (other === undefined || opponent === other),
      )
      .reduce((sum, { colour }) => sum + (colour === 'white' ? 1 : -1), 0);
}
