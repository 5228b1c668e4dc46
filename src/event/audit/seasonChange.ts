import { cellPoints } from '../../sheets/plan/numbers';
import { accelerate, allowsBaku } from '../../model/rules/acceleration';
import { plainWord } from '../../formats/tidy';
import type { Reason } from '../../explain/reason';
import type { ForbiddenGroup, Player, Tournament } from '../../model/types';
import { SYSTEM_IDS, systemById } from '../../systems';
import type { PairingSystem } from '../../systems/system';
import { EDITION_IDS, editionById } from '../../tiebreaks/editions';

/** Another rule for a season: what is not said stays as each event has it. */
export interface SeasonChange {
  readonly system?: PairingSystem;
  /** Points of a half-point bye, in half-points. */
  readonly halfBye?: number;
  readonly acceleration?: 'baku' | 'none';
  readonly apart?: ApartColumn | 'none';
  readonly tieBreaks?: readonly string[];
  readonly edition?: string;
}

export const APART_COLUMNS = ['club', 'federation'] as const;
export type ApartColumn = (typeof APART_COLUMNS)[number];

/** What may be changed, and the values that it may have, as they are typed. */
export const CHANGES: Readonly<Record<string, string>> = {
  system: SYSTEM_IDS.join(', '),
  'half-point-bye': '0, 0.5, 1',
  acceleration: 'baku, none',
  apart: [...APART_COLUMNS, 'none'].join(', '),
  'tie-breaks': 'BH/C1,SB',
  edition: EDITION_IDS.join(', '),
};

/** `system=ID; half-point-bye=0`; what is not understood is given back with what there is. */
export function parseChange(
  text: string,
):
  | { readonly ok: true; readonly change: SeasonChange }
  | { readonly ok: false; readonly value: string; readonly known: string } {
  let change: SeasonChange = {};
  for (const part of text.split(';')) {
    const [name = '', value] = part.split('=').map((word) => word.trim());
    const known = CHANGES[name];
    const next = value === undefined ? undefined : READERS[name]?.(value);
    if (!next) {
      const names = Object.keys(CHANGES).join('=…, ');
      return { ok: false, value: part.trim(), known: known ? `${name}=${known}` : `${names}=…` };
    }
    change = { ...change, ...next };
  }
  return { ok: true, change };
}

const READERS: Readonly<Record<string, (value: string) => SeasonChange | undefined>> = {
  system: (value) => {
    const system = systemById(value);
    return system && { system };
  },
  'half-point-bye': (value) => {
    const halfBye = cellPoints(value.replace(/^1\/2$/, '½'));
    return halfBye !== null && [0, 1, 2].includes(halfBye) ? { halfBye } : undefined;
  },
  acceleration: (value) =>
    value === 'baku' || value === 'none' ? { acceleration: value } : undefined,
  apart: (value) => {
    const apart = [...APART_COLUMNS, 'none' as const].find((each) => each === value);
    return apart && { apart };
  },
  'tie-breaks': (value) => ({
    tieBreaks: value
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  }),
  edition: (value) => {
    const edition = editionById(value);
    return edition && { edition: edition.id };
  },
};

/** The event as it would have been; or why the change cannot be made in it. */
export function changedEvent(
  tournament: Tournament,
  { halfBye, acceleration, apart }: SeasonChange,
): Tournament | { readonly refused: Reason } {
  let changed = tournament;
  if (halfBye !== undefined) changed = { ...changed, points: { ...changed.points, halfBye } };
  if (acceleration === 'none') changed = withoutAcceleration(changed);
  if (acceleration === 'baku') {
    if (!allowsBaku(changed.points)) return { refused: { key: 'simulate.no-baku' } };
    changed = accelerate(changed, { method: 'baku' });
  }
  if (apart !== undefined) changed = { ...changed, forbidden: keptApart(changed, apart) };
  return changed;
}

function withoutAcceleration(tournament: Tournament): Tournament {
  const players = tournament.players.map((player) => ({ ...player, virtualPoints: [] }));
  return { ...tournament, players, acceleration: undefined };
}

/** Whom the arbiter named stay apart; groups by a column are those of the change alone. */
function keptApart(
  { players, forbidden }: Tournament,
  column: ApartColumn | 'none',
): readonly ForbiddenGroup[] {
  const named = forbidden.filter(({ because }) => !because);
  if (column === 'none') return named;
  const sharing = new Map<string, Player[]>();
  for (const player of players) {
    const word = plainWord(player[column]);
    if (word !== '') sharing.set(word, [...(sharing.get(word) ?? []), player]);
  }
  const groups = [...sharing.values()].filter((group) => group.length > 1);
  return [
    ...named,
    ...groups.map((group) => ({
      players: group.map(({ no }) => no),
      rounds: null,
      because: { column, value: group[0]![column] },
    })),
  ];
}
