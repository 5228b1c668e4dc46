import { plainWord, tidy } from '../formats/tidy';
import { error, type Place, type Problem } from '../model/problems';
import type { AvoidedGroup, ForbiddenGroup, Language, Price } from '../model/types';
import { cellText } from './plan/numbers';
import type { TableCells } from './plan/cells';
import { PRICE_WORDS } from './names/eventWords';
import { columnOf, PLAYER_COLUMNS } from './names/headers';
import type { PlayersRead } from './read/readPlayers';

/** Players with the same entry in a column are kept apart: a club, a federation, a family. */
export interface KeepApart {
  /** Its header, as the arbiter wrote it. */
  readonly column: string;
  /** In the first rounds only; null: in all. */
  readonly rounds: number | null;
}

/** `Club`, `Club (3)` for the first three rounds, several with semicolons; null: not understood. */
export function parseKeepApart(text: string): readonly KeepApart[] | null {
  const parts = tidy(text)
    .split(/\s*;\s*/)
    .filter(Boolean);
  const read = parts.map((part): KeepApart | null => {
    const match = /^([^()]+?)\s*(?:\((\d{1,2})\))?$/.exec(part);
    if (!match || match[2] === '0') return null;
    return { column: match[1], rounds: match[2] ? Number(match[2]) : null };
  });
  return read.every((each) => each !== null) ? (read as KeepApart[]) : null;
}

export const makeKeepApart = (rules: readonly KeepApart[] = []): string =>
  rules
    .map(({ column, rounds }) => (rounds === null ? column : `${column} (${rounds})`))
    .join('; ');

/** The same where it costs no more than the price; else they may meet. */
export interface AvoidRule extends KeepApart {
  readonly price: Price;
}

/** `Club (3): colours; Family`: without a price the cheapest; null: not understood. */
export function parseAvoid(text: string): readonly AvoidRule[] | null {
  const parts = tidy(text)
    .split(/\s*;\s*/)
    .filter(Boolean);
  const read = parts.map((part): AvoidRule | null => {
    const match = /^(.+?)\s*:\s*([^:]+)$/.exec(part);
    const price = match ? PRICE_WORDS.meaning(match[2]) : 'order';
    const [rule] = parseKeepApart(match ? match[1] : part) ?? [];
    return rule && price ? { ...rule, price } : null;
  });
  return read.every((each) => each !== null) ? (read as AvoidRule[]) : null;
}

export const makeAvoid = (rules: readonly AvoidRule[], language: Language): string =>
  rules
    .map((rule) => `${makeKeepApart([rule])}: ${PRICE_WORDS.written(rule.price, language)}`)
    .join('; ');

/** Who is to be kept apart if possible by these rules. */
export function groupsAvoided(
  rules: readonly AvoidRule[],
  players: PlayersRead | null,
  table: TableCells | undefined,
  place: Place,
): { readonly groups: readonly AvoidedGroup[]; readonly problems: readonly Problem[] } {
  const made = rules.map((rule) => ({ rule, ...groupsApart([rule], players, table, place) }));
  return {
    groups: made.flatMap(({ rule, groups }) =>
      groups.map((group) => ({ ...group, because: group.because!, price: rule.price })),
    ),
    problems: made.flatMap(({ problems }) => problems),
  };
}

/** Columns of the players by which they can be kept apart: club, federation, and the arbiter's own. */
export const apartColumns = ({ header }: Pick<TableCells, 'header'>): readonly string[] =>
  header.filter((text) => {
    const known = columnOf(PLAYER_COLUMNS, text);
    return tidy(text) !== '' && (known === null || known === 'club' || known === 'federation');
  });

/** Who is kept apart by these rules: a group for each entry that two players share. */
export function groupsApart(
  rules: readonly KeepApart[],
  players: PlayersRead | null,
  table: TableCells | undefined,
  place: Place,
): { readonly groups: readonly ForbiddenGroup[]; readonly problems: readonly Problem[] } {
  const groups: ForbiddenGroup[] = [];
  const problems: Problem[] = [];
  if (!players || !table) return { groups, problems };
  for (const { column, rounds } of rules) {
    const index = indexOf(column, table.header);
    if (index < 0) {
      const known = apartColumns(table).join(', ');
      problems.push(error('unknown-apart-column', place, column, { known }));
      continue;
    }
    const sharing = new Map<string, { value: string; players: number[] }>();
    for (const { no, row } of players.rows) {
      const value = cellText(table.rows[row]?.[index]);
      const word = plainWord(value);
      if (word === '') continue;
      const group = sharing.get(word) ?? { value, players: [] };
      group.players.push(no.value);
      sharing.set(word, group);
    }
    for (const { value, players: numbers } of sharing.values())
      if (numbers.length > 1)
        groups.push({
          players: numbers,
          rounds: rounds === null ? null : Array.from({ length: rounds }, (_, round) => round + 1),
          because: { column, value },
        });
  }
  return { groups, problems };
}

/** By its header, or by what else people call a column that we know. */
function indexOf(column: string, header: readonly string[]): number {
  const word = plainWord(column);
  const same = header.findIndex((text) => plainWord(text) === word);
  if (same >= 0) return same;
  const known = columnOf(PLAYER_COLUMNS, column);
  return known === 'club' || known === 'federation'
    ? header.findIndex((text) => columnOf(PLAYER_COLUMNS, text) === known)
    : -1;
}
