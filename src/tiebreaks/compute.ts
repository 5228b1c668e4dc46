import type { PlayerNo } from '../model/types';
import { tieBreakOf } from './editions';
import type { Field } from './field';
import { undefinedFor } from './result';
import {
  DEFAULT_OPTIONS,
  type Part,
  type TieBreak,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakEntry,
  type TieBreakOptions,
  type TieBreakOutcome,
  type UnplayedReading,
  type TieBreakValue,
} from './types';

/**
 * One tie-break of one player, with its parts. `tied` is whom they are tied with, themselves among them;
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
  if (!tieBreak) return undefinedFor('tiebreaks.undefined.needs-boards', entry.article);
  if (entry.byRounds && !field.showsRounds)
    return undefinedFor('tiebreaks.undefined.rounds-unknown', entry.article);
  if (field.rounds === 0) return undefinedFor('tiebreaks.undefined.no-rounds', entry.article);
  const { parts, ...outcome } = tieBreak({ field, no, tied, options });
  return { ...outcome, parts: withOpenGames(parts, field, no, entry.article) };
}

/** Where a tie-break looks at rounds, games without result are told among them: they count nowhere. */
function withOpenGames(
  parts: readonly Part[],
  field: Field,
  no: PlayerNo,
  article: string,
): readonly Part[] {
  if (parts.some(({ round }) => round === null)) return parts;
  const told = new Set(parts.map(({ round }) => round));
  const open = field.openRoundsOf(no).filter(({ round }) => !told.has(round));
  if (open.length === 0) return parts;
  const rows = open.map(({ round, entry }): Part => ({
    round,
    opponent: entry.opponent,
    used: null,
    points: null,
    value: 0,
    why: 'played',
    cut: 'no-result',
    article,
  }));
  return [...parts, ...rows].sort((a, b) => a.round! - b.round!);
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
  const { entry, key } = lookUp(edition, code);
  const compute = () => computeTieBreak(edition, field, code, no, tied, options);
  if (entry.withinTie) return compute();
  const unrated = options.unrated ? ` ${options.unrated}` : '';
  return field.rememberOutcome(key[options.unplayed] + unrated, no, compute);
}

interface Found {
  readonly entry: TieBreakEntry;
  readonly tieBreak: TieBreak | undefined;
  /** Under which the field remembers the outcomes. */
  readonly key: Readonly<Record<UnplayedReading, string>>;
}

/** Asked for every player and code, so found once. */
const found = new Map<TieBreakEdition, Map<TieBreakCode, Found>>();

function lookUp(edition: TieBreakEdition, code: TieBreakCode): Found {
  let ofEdition = found.get(edition);
  if (!ofEdition) found.set(edition, (ofEdition = new Map()));
  let known = ofEdition.get(code);
  if (!known) {
    const key = (reading: UnplayedReading) => `${edition.id} ${code} ${reading}`;
    known = {
      ...tieBreakOf(edition, code),
      key: { default: key('default'), literal: key('literal'), 'played-only': key('played-only') },
    };
    ofEdition.set(code, known);
  }
  return known;
}
