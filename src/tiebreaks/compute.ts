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
  const ask = () => tieBreak({ field, no, tied, options });
  if (entry.withinTie) return ask();
  return field.rememberValue(`${edition.id} ${code} ${options.unplayed}`, no, ask);
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
