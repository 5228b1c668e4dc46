import type { Reason } from '../../src/explain/reason';
import type { Problem } from '../../src/model/problems';
import type { Plan } from '../../src/sheets/plan/plan';

/** The list on the wall, which goes along with a round, an exchange or a late entry. */
const LIST = 'by-name';
const OWN_CELLS: readonly Problem['code'][] = ['cell-in-the-way', 'own-rows-in-list'];

/**
 * A note right below the list by name must not keep anybody from playing: the plan without that list, and
 * what to say of it. Null: the list is all there is to write, or something else stands in the way.
 */
export function withoutListInTheWay(
  plan: Plan,
  problems: readonly Problem[],
): { readonly plan: Plan; readonly said: Reason } | null {
  const sheets = plan.sheets.filter(({ key }) => key !== LIST);
  const [{ place, value } = { place: null, value: '' }] = problems;
  const isOnlyCells = problems.every(({ code }) => OWN_CELLS.includes(code));
  const isAll = sheets.length === 0 || sheets.length === plan.sheets.length;
  if (isAll || !isOnlyCells || place?.kind !== 'cell') return null;
  const { activate, ...rest } = plan;
  const shown = activate === undefined || activate === LIST ? {} : { activate };
  const args = { cell: `${place.sheet}!${place.address}`, text: String(value ?? '') };
  return { plan: { ...rest, ...shown, sheets }, said: { key: 'pane.list-in-the-way', args } };
}
