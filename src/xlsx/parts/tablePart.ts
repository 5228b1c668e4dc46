import { areaAddress } from '../../sheets/plan/cells';
import type { Area, TablePlan } from '../../sheets/plan/plan';
import { element, type XmlElement } from '../package/xml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The part of a new table. */
export function tablePart(id: number, plan: TablePlan, header: readonly string[]): XmlElement {
  const ref = areaAddress(plan.area);
  return element(
    'table',
    { xmlns: MAIN, id, name: plan.name, displayName: plan.name, ref, totalsRowShown: 0 },
    [
      ...(plan.filter ? [element('autoFilter', { ref })] : []),
      element(
        'tableColumns',
        { count: header.length },
        header.map((name, index) => element('tableColumn', { id: index + 1, name })),
      ),
      element('tableStyleInfo', {
        name: plan.style ?? 'TableStyleLight1',
        showFirstColumn: 0,
        showLastColumn: 0,
        showRowStripes: 1,
        showColumnStripes: 0,
      }),
    ],
  );
}

/** New columns get the names that stand in the header. */
export function resizeTablePart(root: XmlElement, area: Area, header: readonly string[]): void {
  const ref = areaAddress(area);
  root.set('ref', ref);
  root.child('autoFilter')?.set('ref', ref);
  const columns = root.child('tableColumns');
  if (!columns || columns.elements.length >= area.columns) return;
  const ids = columns.elements.map((each) => Number(each.get('id') ?? 0));
  let id = Math.max(0, ...ids);
  for (let index = columns.elements.length; index < area.columns; index++)
    columns.children.push(element('tableColumn', { id: ++id, name: header[index] ?? '' }));
  columns.set('count', columns.elements.length);
}
