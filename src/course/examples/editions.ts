import { SYSTEMS, systemInForce } from '../../systems';
import type { PairingSystem } from '../../systems/system';
import { editionInForce, EDITIONS, findTieBreak } from '../../tiebreaks/editions';
import { type TieBreakEdition, type TieBreakEntry } from '../../tiebreaks/types';
import type { ExerciseRequest } from '../exercises/exercise';
import { isPairingKind, LEVELS, singleKind, type ExerciseKind } from '../exercises/kinds';
import { teamTieBreakEditions } from '../exercises/teamTieBreakLevels';
import { teamSystems } from './teamEvents';
import { TIE_BREAK_LEVELS, type TieBreakKind } from '../exercises/tieBreakLevels';

/** Systems whose account of a round tells how hard it is; the one in force first. */
const systems = (): PairingSystem[] =>
  inForceFirst(
    SYSTEMS.filter(({ hasExercises }) => hasExercises),
    systemInForce(),
  );

/** Editions that have everything that the levels of a kind ask for. */
function tieBreakEditions(kind: ExerciseKind): TieBreakEdition[] {
  const codes = LEVELS.flatMap((level) => {
    const single = singleKind(kind, level) as TieBreakKind;
    const levels = single === kind ? LEVELS : [level];
    return levels.flatMap((each) => TIE_BREAK_LEVELS[single][each - 1].codes);
  });
  return inForceFirst(
    EDITIONS.filter((edition) => codes.every((code) => isAsked(findTieBreak(edition, code)))),
    editionInForce(null),
  );
}

/** Who is tied is asked for places: where the text gives points instead, the levels do not fit. */
const isAsked = (entry: TieBreakEntry | undefined): boolean =>
  entry !== undefined && (!entry.withinTie || entry.isPlace === true);

const inForceFirst = <T>(all: readonly T[], first: T): T[] => [
  first,
  ...all.filter((each) => each !== first),
];

/** By which editions an exercise of a kind can be asked for; the first is the one in force. */
export const editionsFor = (
  kind: ExerciseKind,
): readonly Pick<PairingSystem | TieBreakEdition, 'id' | 'name'>[] =>
  OF_TEAMS[kind]?.() ?? (isPairingKind(kind) ? systems() : tieBreakEditions(kind));

const OF_TEAMS: Readonly<
  Partial<Record<ExerciseKind, () => readonly (PairingSystem | TieBreakEdition)[]>>
> = { 'team-pairing': teamSystems, 'team-tie-break': teamTieBreakEditions };

export const systemFor = ({ edition }: ExerciseRequest): PairingSystem =>
  chosen(systems(), edition);

export const tieBreakEditionFor = ({ kind, edition }: ExerciseRequest): TieBreakEdition =>
  chosen(tieBreakEditions(kind), edition);

function chosen<T extends { readonly id: string }>(all: readonly T[], id: string | undefined): T {
  const found = id === undefined ? all[0] : all.find((each) => each.id === id);
  if (!found) throw new Error(`No exercises by ${id}`);
  return found;
}
