import { areaAddress, parseAddress } from '../../sheets/plan/cells';
import { MESSAGE_LIMIT, overlap } from '../../sheets/apply/looks';
import type { Area, MarkPlan, SheetPlan, ValidationPlan } from '../../sheets/plan/plan';
import { isOurMark } from '../../sheets/resultMark';
import type { Styles } from './styles';
import { childOf, insertInOrder } from './worksheet';
import { element, type XmlElement } from '../package/xml';

/** Looks of a sheet that are not those of its cells: widths, panes, dropdowns, marks. */

/** ECMA-376, 18.3.1.13: so many digits of the standard font, seven pixels each, and five more. */
const fileWidth = (characters: number): number =>
  Math.trunc(((characters * 7 + 5) / 7) * 256) / 256;

/** Width of a column in pixels. */
export const columnPixels = (root: XmlElement, column: number): number =>
  Number(
    columnAt(root, column)?.get('width') ??
      root.child('sheetFormatPr')?.get('defaultColWidth') ??
      STANDARD_WIDTH,
  ) * 7;

/** Whether a column is as wide as so many characters (undefined: as any other); pixels are rounded. */
export const isAsWideAs = (
  root: XmlElement,
  column: number,
  characters: number | undefined,
): boolean => {
  const wanted =
    characters === undefined ? columnPixels(root, LAST_COLUMN) : fileWidth(characters) * 7;
  return Math.abs(columnPixels(root, column) - wanted) < 1.5;
};

/** Excel's own, 64 pixels. */
const STANDARD_WIDTH = 64 / 7;
/** Nobody gives it a width of its own. */
const LAST_COLUMN = 16_383;

const columnAt = (root: XmlElement, column: number): XmlElement | undefined =>
  root
    .child('cols')
    ?.elements.find(
      (each) => Number(each.get('min')) <= column + 1 && Number(each.get('max')) >= column + 1,
    );

export function setColumnWidth(root: XmlElement, column: number, width: number | undefined): void {
  const found = columnAt(root, column);
  if (!found && width === undefined) return;
  const columns = childOf(root, 'cols');
  const own = found?.copy() ?? element('col');
  own.set('min', column + 1).set('max', column + 1);
  own.set('width', width === undefined ? undefined : fileWidth(width));
  own.set('customWidth', width === undefined ? undefined : 1);
  const others = columns.elements.filter((each) => each !== found);
  if (found) {
    const [min, max] = [Number(found.get('min')), Number(found.get('max'))];
    if (min <= column) others.push(found.copy().set('min', min).set('max', column));
    if (max > column + 1)
      others.push(
        found
          .copy()
          .set('min', column + 2)
          .set('max', max),
      );
  }
  const isPlain = !['style', 'hidden', 'outlineLevel', 'width'].some((name) => own.get(name));
  columns.children = [...others, ...(isPlain ? [] : [own])].sort(
    (a, b) => Number(a.get('min')) - Number(b.get('min')),
  );
  if (columns.children.length === 0) root.remove(columns);
}

function viewOf(root: XmlElement): XmlElement {
  const views = childOf(root, 'sheetViews');
  const found = views.child('sheetView');
  if (found) return found;
  const made = element('sheetView', { workbookViewId: 0 });
  views.children.push(made);
  return made;
}

export function setGridlines(root: XmlElement, areShown: boolean): void {
  viewOf(root).set('showGridLines', areShown ? undefined : 0);
}

export function freezePanes(root: XmlElement, freeze: NonNullable<SheetPlan['freeze']>): void {
  const view = viewOf(root);
  const { rows, columns = 0 } = freeze;
  view.children = view.elements.filter(({ name }) => name !== 'pane' && name !== 'selection');
  if (rows + columns === 0) return;
  const pane = columns > 0 ? (rows > 0 ? 'bottomRight' : 'topRight') : 'bottomLeft';
  const corner = areaAddress({ row: rows, column: columns, rows: 1, columns: 1 });
  view.children.unshift(
    element('pane', {
      xSplit: columns || undefined,
      ySplit: rows || undefined,
      topLeftCell: corner,
      activePane: pane,
      state: 'frozen',
    }),
    element('selection', { pane, activeCell: corner, sqref: corner }),
  );
}

export function setTabColour(root: XmlElement, colour: string): void {
  const properties = childOf(root, 'sheetPr');
  properties.children = properties.elements.filter(({ name }) => name !== 'tabColor');
  properties.children.unshift(element('tabColor', { rgb: `FF${colour.replace('#', '')}` }));
}

const areasIn = (list: string | undefined): Area[] =>
  (list ?? '').split(/\s+/).flatMap((each) => parseAddress(each) ?? []);

/** What is left of an area around a hole in it. */
function around(area: Area, hole: Area): Area[] {
  if (!overlap(area, hole)) return [area];
  const [bottom, right] = [area.row + area.rows, area.column + area.columns];
  const top = Math.max(area.row, hole.row);
  const below = Math.min(bottom, hole.row + hole.rows);
  const rest: Area[] = [
    { ...area, rows: top - area.row },
    { ...area, row: below, rows: bottom - below },
    { ...area, row: top, rows: below - top, columns: hole.column - area.column },
    {
      row: top,
      rows: below - top,
      column: hole.column + hole.columns,
      columns: right - hole.column - hole.columns,
    },
  ];
  return rest.filter(({ rows, columns }) => rows > 0 && columns > 0);
}

export function clearValidation(root: XmlElement, hole: Area): void {
  const list = root.child('dataValidations');
  if (!list) return;
  for (const each of list.elements) {
    const left = areasIn(each.get('sqref')).flatMap((area) => around(area, hole));
    if (left.length === 0) list.remove(each);
    else each.set('sqref', left.map(areaAddress).join(' '));
  }
  list.children = list.elements;
  list.set('count', list.children.length);
  if (list.children.length === 0) root.remove(list);
}

export function addValidation(root: XmlElement, plan: ValidationPlan): void {
  clearValidation(root, plan.area);
  const list = childOf(root, 'dataValidations');
  const { title, message, strict } = plan;
  list.children.push(
    element(
      'dataValidation',
      {
        type: 'list',
        allowBlank: 1,
        showInputMessage: 1,
        // Other spellings are understood when the sheet is read: they are let through in silence.
        showErrorMessage: strict ? 1 : undefined,
        errorTitle: title,
        error: message.slice(0, MESSAGE_LIMIT.error),
        promptTitle: title,
        prompt: message.slice(0, MESSAGE_LIMIT.prompt),
        sqref: areaAddress(plan.area),
      },
      [element('formula1', {}, [`"${plan.list.join(',').replace(/"/g, '""')}"`])],
    ),
  );
  list.set('count', list.elements.length);
}

/** Our conditional formats give way to those of the plan; all others stay, in their order. */
export function replaceMarks(root: XmlElement, marks: readonly MarkPlan[], styles: Styles): void {
  const ours: { rule: XmlElement; mark: string }[] = [];
  for (const format of root.all('conditionalFormatting'))
    for (const rule of format.all('cfRule')) {
      const formula = rule.child('formula')?.text ?? '';
      if (rule.get('type') === 'expression' && isOurMark(formula))
        ours.push({ rule, mark: `${format.get('sqref')} ${formula}` });
    }
  const wanted = marks.map(({ area, formula }) => `${areaAddress(area)} ${formula}`);
  const isSame = ours.length === marks.length && ours.every(({ mark }) => wanted.includes(mark));
  if (isSame) return;
  const stood = Math.min(...ours.map(({ rule }) => Number(rule.get('priority') ?? 1)), Infinity);
  for (const format of root.all('conditionalFormatting')) {
    for (const { rule } of ours) format.remove(rule);
    if (format.all('cfRule').length === 0) root.remove(format);
  }
  const first = stood === Infinity ? 1 : stood;
  for (const rule of root.all('conditionalFormatting').flatMap((each) => each.all('cfRule'))) {
    const priority = Number(rule.get('priority') ?? 1);
    if (priority >= first) rule.set('priority', priority + marks.length);
  }
  marks.forEach(({ area, formula, fill, colour }, index) => {
    const attributes = {
      type: 'expression',
      dxfId: styles.conditional(fill, colour),
      priority: first + index,
    };
    const rule = element('cfRule', attributes, [element('formula', {}, [formula])]);
    insertInOrder(root, element('conditionalFormatting', { sqref: areaAddress(area) }, [rule]));
  });
}

/** Takes merged cells apart that reach into one of the areas. */
export function unmerge(root: XmlElement, areas: readonly Area[]): void {
  const merges = root.child('mergeCells');
  if (!merges) return;
  for (const each of merges.elements) {
    const merged = parseAddress(each.get('ref') ?? '');
    if (merged && areas.some((area) => overlap(area, merged))) merges.remove(each);
  }
  merges.set('count', merges.elements.length);
  if (merges.elements.length === 0) root.remove(merges);
}
