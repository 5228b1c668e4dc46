import type { HalfPoints } from '../../model/types';
import { CompletePairing } from '../shared/completePairing';
import type { Progress } from '../system';
import { mayMeet } from './absolute';
import { chooseBye } from './articles/article31Bye';
import { chooseUpfloaters } from './articles/article322Upfloaters';
import {
  recompose,
  subgroupsOf,
  type Recomposed,
  type Subgroups,
} from './articles/article324Shifts';
import { firstTransposition } from './articles/article326Transposition';
import { bracketValue, lostIn, type BracketValue } from './criteria';
import type { Facts, Field } from './field';

/** A bracket with every step that led to its pairs. */
export interface PairedBracket {
  readonly score: HalfPoints;
  readonly residents: readonly Facts[];
  /** Everybody below when the bracket was made, in the order of 4.2. */
  readonly pool: readonly Facts[];
  readonly upfloaters: readonly Facts[];
  /** 3.2.3 */
  readonly subgroups: Subgroups;
  /** 3.2.4; `g1` is S1, `g2` in the order of TPN. */
  readonly recomposed: Recomposed;
  /** S1 against T2 (3.2.6), row by row. */
  readonly pairs: readonly (readonly [Facts, Facts])[];
  readonly value: BracketValue;
}

export interface PairedRound {
  readonly bye: Facts | null;
  readonly brackets: readonly PairedBracket[];
}

export const completionOf = (field: Field): CompletePairing =>
  new CompletePairing(field.players.length, (a, b) =>
    mayMeet(field.players[a], field.players[b], field),
  );

/** 1.9.2: the bye, then the scoregroups from the top; null: the round cannot be completed. */
export function pairRound(field: Field, progress: Progress = () => {}): PairedRound | null {
  const pairing = completionOf(field);
  const isOdd = field.players.length % 2 === 1;
  const bye = isOdd ? chooseBye(field, pairing) : null;
  if (isOdd && !bye) return null;
  let rest = field.players.filter((player) => player !== bye);
  if (!pairing.allows(rest.map(({ rank }) => rank))) return null;
  const brackets: PairedBracket[] = [];
  while (rest.length > 0) {
    progress(1 - rest.length / field.players.length);
    const bracket = pairBracket(rest, field, pairing);
    const inside = new Set([...bracket.residents, ...bracket.upfloaters]);
    rest = rest.filter((player) => !inside.has(player));
    brackets.push(bracket);
  }
  return { bye, brackets };
}

/** 3.2 for the highest score that is left. */
function pairBracket(
  rest: readonly Facts[],
  field: Field,
  pairing: CompletePairing,
): PairedBracket {
  const { score } = rest[0];
  const residents = rest.filter((player) => player.score === score);
  const pool = rest.slice(residents.length);
  const upfloaters = chooseUpfloaters(residents, pool, field, pairing);
  const subgroups = subgroupsOf([...residents, ...upfloaters]);
  const recomposed = recompose(subgroups, field);
  const opponents = firstTransposition(recomposed.g1, recomposed.g2, field);
  const pairs = recomposed.g1.map((player, row) => [player, opponents[row]] as const);
  const value = bracketValue(upfloaters, lostIn(pairs), field);
  return { score, residents, pool, upfloaters, subgroups, recomposed, pairs, value };
}
