import { TEAM_SCORES, type TeamScore } from '../../src/tiebreaks/teams/teamEvent';
import { error } from '../../src/model/problems';
import {
  DEFAULT_OPTIONS,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakOptions,
} from '../../src/tiebreaks/types';
import { EDITION_IDS, editionById, findTieBreak } from '../../src/tiebreaks/editions';
import { unknownTieBreak } from '../../src/tiebreaks/standings/standings';
import { badArgument, refusal } from './errors';
import { editionsByDefault } from './eventEdition';

/** Omitted optionals arrive as null, references to blank cells as 0 or "". */
export const isOmitted = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 0;

export function editionArgument(value: unknown): TieBreakEdition {
  if (isOmitted(value)) return editionsByDefault()[0];
  const edition = editionById(String(value));
  if (edition) return edition;
  const known = EDITION_IDS.join(', ');
  const place = { kind: 'argument', name: 'edition' } as const;
  throw refusal([error('unknown-edition', place, String(value), { known })]);
}

/** The edition where an argument holds one: a text that is the id of an edition is that edition, wherever it stands. */
const editionIn = (value: unknown): string | undefined => {
  const [text, ...more] = [value].flat(2);
  return typeof text === 'string' && more.length === 0 && editionById(text) ? text : undefined;
};

/**
 * The arguments after the table by their names. The edition may stand in the place of any of them, which then counts as
 * left out; one in its own place goes first.
 */
export function namedArguments<Name extends string>(
  names: readonly Name[],
  given: readonly unknown[],
): (name: Name | 'edition') => unknown {
  const own = given[(names as readonly string[]).indexOf('edition')];
  const at = isOmitted(own) ? given.findIndex((value) => editionIn(value) !== undefined) : -1;
  return (name) => {
    if (name === 'edition') return at < 0 ? own : editionIn(given[at]);
    const index = (names as readonly string[]).indexOf(name);
    return index === at ? undefined : given[index];
  };
}

/** The rating announced for players who have none (C.07 art. 10). */
export function unratedArgument(value: unknown): number | undefined {
  if (isOmitted(value)) return undefined;
  const rating = numberArgument('unrated', value, '1000, 1400 …');
  if (!Number.isInteger(rating) || rating < 1 || rating > 3999)
    throw badArgument('unrated', value, '1000, 1400 …');
  return rating;
}

/** What was asked for by code or name, and by which edition. */
export interface AskedTieBreaks {
  readonly edition: TieBreakEdition;
  readonly codes: readonly TieBreakCode[];
  /** As they were asked for. */
  readonly texts: readonly string[];
}

/**
 * Tie-breaks by code, name or old word. Without an edition it is the event's own, or else the newest
 * that has them all: Kashdan is of 1998 alone.
 */
export function tieBreaksArgument(
  name: string,
  texts: readonly string[],
  edition: unknown,
): AskedTieBreaks {
  const rules = isOmitted(edition) ? editionFor(texts, findTieBreak) : editionArgument(edition);
  const found = texts.map((text) => findTieBreak(rules, text)?.code);
  const place = { kind: 'argument', name } as const;
  const problems = texts.flatMap((text, index) =>
    found[index] === undefined ? [unknownTieBreak(rules, text, place)] : [],
  );
  if (problems.length > 0) throw refusal(problems);
  return { edition: rules, codes: found as TieBreakCode[], texts };
}

/** The first of those by default that has them all; if none has, the first, which then says so. */
export function editionFor(
  texts: readonly string[],
  find: (edition: TieBreakEdition, text: string) => unknown,
): TieBreakEdition {
  const editions = editionsByDefault();
  return editions.find((each) => texts.every((text) => find(each, text))) ?? editions[0];
}

/** How own unplayed rounds count, where the edition leaves a choice (ruling A1 of 1998). */
export function unplayedArgument(value: unknown, edition: TieBreakEdition): TieBreakOptions {
  if (isOmitted(value)) return DEFAULT_OPTIONS;
  const known = edition.unplayedReadings;
  const reading = known.find((each) => each === String(value).trim().toLowerCase());
  if (!reading) throw badArgument('unplayed', value, known.join(', '));
  return reading === DEFAULT_OPTIONS.unplayed ? DEFAULT_OPTIONS : { unplayed: reading };
}

/** A whole number from `least` on. */
export function countArgument(name: string, value: unknown, byDefault: number, least = 1): number {
  if (value === null || value === undefined || value === '') return byDefault;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number < 100) return number;
  throw badArgument(name, value, `${least}, ${least + 1}, ${least + 2} …`);
}

/** Beyond it nothing can be computed exactly. */
const GREATEST = Number.MAX_SAFE_INTEGER;

export function numberArgument(name: string, value: unknown, expected: string): number {
  const text =
    typeof value === 'string' ? value.trim().replace(',', '.').replace('½', '.5') : value;
  const number = text === '' || text === null ? NaN : Number(text);
  if (!(Math.abs(number) <= GREATEST)) throw badArgument(name, value, expected);
  return number;
}

/** Texts of a list or of a range: `DE,BH-C1,BH`. */
export const textsOf = (cells: unknown): string[] =>
  [cells]
    .flat(2)
    .filter((cell) => !isOmitted(cell))
    .flatMap((cell) => String(cell).split(/[,;]/))
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Which score of a team comes first: match points, if nobody says. */
export function primaryArgument(value: unknown): TeamScore {
  if (isOmitted(value)) return 'MP';
  const found = TEAM_SCORES.find((score) => score === String(value).trim().toUpperCase());
  if (!found) throw badArgument('primary', value, TEAM_SCORES.join(', '));
  return found;
}
