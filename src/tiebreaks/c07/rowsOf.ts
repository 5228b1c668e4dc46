import { C07_IDS, INDIVIDUAL_ROWS, type C07Id, type C07Row } from './catalogue';
import type { ModifierName } from './codes';
import { TEAM_ROWS } from './teamCatalogue';

/** What an edition has of the catalogue: rows that were there by then and had not gone, with the modifiers of the day. */
export function rowsOf(id: C07Id): readonly C07Row[] {
  const isThere = (since: C07Id, until: C07Id = C07_IDS[C07_IDS.length - 1]): boolean =>
    C07_IDS.indexOf(since) <= C07_IDS.indexOf(id) && C07_IDS.indexOf(id) <= C07_IDS.indexOf(until);
  const takes = (row: C07Row, name: ModifierName): boolean =>
    isThere(row.modifiersSince?.[name] ?? row.since);
  return [...INDIVIDUAL_ROWS, ...TEAM_ROWS]
    .filter(({ since, until }) => isThere(since, until))
    .map((row) => ({ ...row, modifiers: row.modifiers.filter((name) => takes(row, name)) }));
}
