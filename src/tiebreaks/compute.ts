import type { PlayerNo } from '../model/types';
import { entryOf, tieBreakOf } from './editions';
import type { Field } from './field';
import { undefinedFor } from './result';
import {
  DEFAULT_OPTIONS,
  type TieBreak,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakEntry,
  type TieBreakOptions,
  type TieBreakOutcome,
  type TieBreakValue,
} from './types';

/**
 * One tie-break of one player, with its parts. `tied` is whom he is tied with, himself among them;
 * by default everybody with as many points.
 */
export function computeTieBreak(
  edition: TieBreakEdition,
  field: Field,
  code: TieBreakCode,
  no: PlayerNo,
  tied: readonly PlayerNo[] = field.groups.get(field.score(no))!,
  options: TieBreakOptions = DEFAULT_OPTIONS,
): TieBreakValue {
  const { entry, tieBreak } = lookUp(edition, code);
  if (!tieBreak) return undefinedFor('needs-boards', entry.article);
  if (field.rounds === 0) return undefinedFor('no-rounds', entry.article);
  return tieBreak({ field, no, tied, options });
}

/** The outcome alone, remembered with the field unless it depends on who is tied. */
export function tieBreakOutcome(
  edition: TieBreakEdition,
  field: Field,
  code: TieBreakCode,
  no: PlayerNo,
  tied?: readonly PlayerNo[],
  options: TieBreakOptions = DEFAULT_OPTIONS,
): TieBreakOutcome {
  const compute = () => computeTieBreak(edition, field, code, no, tied, options);
  if (lookUp(edition, code).entry.withinTie) return compute();
  return field.rememberOutcome(`${edition.id} ${code} ${options.unplayed}`, no, compute);
}

interface Found {
  readonly entry: TieBreakEntry;
  readonly tieBreak: TieBreak | undefined;
}

/** Asked for every player and code, so found once. */
const found = new Map<string, Found>();

function lookUp(edition: TieBreakEdition, code: TieBreakCode): Found {
  const key = `${edition.id} ${code}`;
  let known = found.get(key);
  if (!known) {
    known = { entry: entryOf(edition, code), tieBreak: tieBreakOf(edition, code) };
    found.set(key, known);
  }
  return known;
}
