import type { ForbiddenGroup } from '../../model/types';
import { tidy } from '../../formats/tidy';

/**
 * Players kept apart, as the table Event has them: groups separated by `;`, numbers by `-`, and in
 * brackets the rounds if it is not for all: `3-7; 4-9-12 (1, 2)`.
 */
export function parseForbidden(text: string): {
  groups: readonly ForbiddenGroup[];
  unread: readonly string[];
} {
  const groups: ForbiddenGroup[] = [];
  const unread: string[] = [];
  for (const part of tidy(text).split(/\s*;\s*/)) {
    if (part === '') continue;
    const match = /^(\d+(?:\s*-\s*\d+)+)(?:\s*\((\d+(?:[\s,]+\d+)*)\))?$/.exec(part);
    if (!match) {
      unread.push(part);
      continue;
    }
    groups.push({
      players: match[1].split('-').map(Number),
      rounds: match[2] ? match[2].split(/[\s,]+/).map(Number) : null,
    });
  }
  return { groups, unread };
}

/** Those whom a column keeps apart stand in the setting that names the column. */
export const makeForbidden = (groups: readonly ForbiddenGroup[]): string =>
  groups
    .filter(({ because }) => !because)
    .map(({ players, rounds }) => players.join('-') + (rounds ? ` (${rounds.join(', ')})` : ''))
    .join('; ');
