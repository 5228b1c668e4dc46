import { playerByNo } from '../../model/tournament';
import type { Player, PlayerNo, RoundToPair } from '../../model/types';
import { CompletePairing } from '../shared/completePairing';
import { coloursOf, type Colours } from './colours';
import { ladderAfter, type KeizerLadder } from './ladder';
import { limitsOf, Meetings, type Limit } from './meetings';
import { readRules, type KeizerRules } from './parameters';

/** Why a nearer player was passed over. */
export type PassedOver = 'apart' | 'rematch' | 'meetings' | 'rest';

/** The highest player who had no opponent yet, and the one they got. */
export interface LadderPair {
  readonly higher: PlayerNo;
  readonly lower: PlayerNo;
  readonly colours: Colours;
  readonly passedOver: readonly { readonly no: PlayerNo; readonly because: PassedOver }[];
}

/** Who has the bye, and the lower players who have not. */
export interface LadderBye {
  readonly no: PlayerNo;
  readonly passedOver: readonly { readonly no: PlayerNo; readonly because: 'byes' | 'rest' }[];
}

/** A round to be paired by the ladder. */
export interface LadderField {
  readonly task: RoundToPair;
  readonly rules: KeizerRules;
  readonly ladder: KeizerLadder;
  /** Who is here, from the top of the ladder. */
  readonly order: readonly PlayerNo[];
  readonly players: ReadonlyMap<PlayerNo, Player>;
  readonly meetings: Meetings;
}

export interface LadderRound {
  readonly limit: Limit;
  /** How far the announced limit was lowered, in steps. */
  readonly lowered: number;
  readonly bye: LadderBye | null;
  readonly pairs: readonly LadderPair[];
}

export function fieldOf(task: RoundToPair): LadderField {
  const { tournament, present } = task;
  const { rules } = readRules(tournament.systemParameters);
  const ladder = ladderAfter(tournament, rules);
  const here = new Set(present);
  return {
    task,
    rules,
    ladder,
    order: ladder.map(({ no }) => no).filter((no) => here.has(no)),
    players: playerByNo(tournament),
    meetings: new Meetings(task),
  };
}

/** The round that the ladder gives; null: the arbiter keeps too many apart. */
export function roundOf(field: LadderField): LadderRound | null {
  const limits = limitsOf(field.rules, field.task.round);
  for (const [lowered, limit] of limits.entries()) {
    const bye = byeUnder(field, limit);
    if (bye === undefined) continue;
    const pairs = pairsUnder(field, limit, bye?.no ?? null);
    return { limit, lowered, bye, pairs };
  }
  return null;
}

const completion = ({ order, meetings }: LadderField, limit: Limit): CompletePairing =>
  new CompletePairing(order.length, (a, b) => meetings.bar(order[a], order[b], limit) === null);

/** The bye under a limit (K5); null: the number is even; undefined: there is no round under it. */
function byeUnder(field: LadderField, limit: Limit): LadderBye | null | undefined {
  const { order, rules, players } = field;
  const complete = completion(field, limit);
  const all = order.map((_, rank) => rank);
  if (order.length % 2 === 0) return complete.allows(all) ? null : undefined;
  const canLeave = complete.canLeaveOut(all);
  const byesOf = (no: PlayerNo): number =>
    players.get(no)!.entries.filter(({ outcome }) => outcome === 'pairingBye').length;
  const byes = order.map((no) => (rules['bye-to'] === 'even' ? byesOf(no) : 0));
  const candidates = [...all].sort((a, b) => byes[a] - byes[b] || b - a);
  const found = candidates.find((rank) => canLeave(rank));
  if (found === undefined) return undefined;
  const passedOver = [...all]
    .filter((rank) => rank > found)
    .reverse()
    .map((rank) => ({
      no: order[rank],
      because: byes[rank] > byes[found] ? ('byes' as const) : ('rest' as const),
    }));
  return { no: order[found], passedOver };
}

/** From the top, each the nearest below whom nothing bars and without whom the rest has a round (K7). */
function pairsUnder(field: LadderField, limit: Limit, bye: PlayerNo | null): LadderPair[] {
  const { order, meetings, players, rules } = field;
  const complete = completion(field, limit);
  let left = order.map((_, rank) => rank).filter((rank) => order[rank] !== bye);
  complete.allows(left);
  const pairs: LadderPair[] = [];
  while (left.length > 0) {
    const [first, ...others] = left;
    const passedOver: { no: PlayerNo; because: PassedOver }[] = [];
    for (const rank of others) {
      const because = meetings.bar(order[first], order[rank], limit);
      const rest = others.filter((other) => other !== rank);
      if (because !== null || !complete.allows(rest)) {
        passedOver.push({ no: order[rank], because: because ?? 'rest' });
        continue;
      }
      const [higher, lower] = [order[first], order[rank]];
      const colours = coloursOf(players.get(higher)!, players.get(lower)!, rules);
      pairs.push({ higher, lower, colours, passedOver });
      left = rest;
      break;
    }
  }
  return pairs;
}
