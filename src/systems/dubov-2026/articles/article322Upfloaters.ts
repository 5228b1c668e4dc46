import { LOWER, UPPER } from '../../matching/weightedMatching';
import type { CompletePairing } from '../../shared/completePairing';
import { bracketValue, firstDifference } from '../criteria';
import type { Facts, Field } from '../field';
import { UpfloaterGraph, type UpfloaterQuestion } from '../upfloaterGraph';

/**
 * 3.2.1, 3.2.2: the fewest upfloaters with whom the residents can be paired and the others still be
 * completed; of these the best set by C6–C10, the first in the order of 4.2 among equals.
 *
 * The question is first asked without C4. If the others can be paired without the set found, it is
 * the answer: asking for more could only take sets away that come before it.
 */
export function chooseUpfloaters(
  residents: readonly Facts[],
  lower: readonly Facts[],
  field: Field,
  pairing: CompletePairing,
): readonly Facts[] {
  const without = (upfloaters: readonly Facts[]) =>
    lower.filter((player) => !upfloaters.includes(player)).map(({ rank }) => rank);
  const ranks = residents.map(({ rank }) => rank);
  const alone = pairing.leftOver(ranks);
  if (alone === 0 && pairing.allows(without([]))) return [];
  if (alone > 0) {
    const open = firstOpenSet(residents, lower, field, alone);
    if (open && pairing.allows(without(open))) return open;
  }
  return firstCompletableSet(residents, lower, field);
}

/** The scoregroups below, from the highest: the first one, the first two, and so on. */
function* poolsOf(lower: readonly Facts[]): Generator<{
  readonly pool: readonly Facts[];
  readonly below: readonly Facts[];
}> {
  for (let end = 1; end <= lower.length; end++)
    if (end === lower.length || lower[end].score !== lower[end - 1].score)
      yield { pool: lower.slice(0, end), below: lower.slice(end) };
}

/** Without C4: `alone` residents at least need an upfloater. Null: the residents cannot all be paired. */
function firstOpenSet(
  residents: readonly Facts[],
  lower: readonly Facts[],
  field: Field,
  alone: number,
): readonly Facts[] | null {
  for (const { pool } of poolsOf(lower)) {
    const graph = new UpfloaterGraph({
      field,
      residents,
      pool,
      below: [],
      completes: false,
      bound: new Set(),
    });
    const { answer } = graph;
    // As few as can be, from scoregroups as high as can be; the last pool is everybody.
    if (!answer || (answer.upfloaters.length > alone && pool.length < lower.length)) continue;
    const { length } = answer.upfloaters;
    const chosen: Facts[] = [];
    for (let v = 0; chosen.length < length; v++) {
      if (graph.matching.tryRoles([v], UPPER)) chosen.push(pool[v]);
      else graph.matching.tryRoles([v], LOWER);
    }
    return chosen;
  }
  return null;
}

/** With C4: everybody below is part of the matching. */
function firstCompletableSet(
  residents: readonly Facts[],
  lower: readonly Facts[],
  field: Field,
): readonly Facts[] {
  const ask = (question: Pick<UpfloaterQuestion, 'pool' | 'below' | 'bound'>) =>
    new UpfloaterGraph({ field, residents, completes: true, ...question }).answer;
  const all = ask({ pool: lower, below: [], bound: new Set() });
  if (!all) throw new Error('A round that can be completed has no bracket');
  for (const part of poolsOf(lower)) {
    const best = ask({ ...part, bound: new Set() });
    if (!best || best.upfloaters.length > all.upfloaters.length) continue;
    const value = bracketValue(best.upfloaters, best.lost, field);
    const chosen = new Set<Facts>();
    let { upfloaters } = best;
    for (const player of part.pool) {
      if (chosen.size === value.C5) break;
      if (upfloaters.includes(player)) {
        chosen.add(player);
        continue;
      }
      const other = ask({ ...part, bound: new Set([...chosen, player]) });
      if (!other || firstDifference(bracketValue(other.upfloaters, other.lost, field), value))
        continue;
      chosen.add(player);
      ({ upfloaters } = other);
    }
    return [...chosen];
  }
  throw new Error('The fewest upfloaters were not found again');
}
