import { headerText, isSame } from '../../sheets/apply/looks';
import type { PrintPlan } from '../../sheets/plan/plan';
import { childOf } from './worksheet';
import { element, type XmlElement } from '../package/xml';

/** ECMA-376, 18.3.1.63. */
const PAPER_SIZES = { A4: 9, Letter: 1 } as const;
const CENTIMETRE = 1 / 2.54;
const inches = (centimetres: number): string => (centimetres * CENTIMETRE).toFixed(6);

/** Paper, head and foot of a page; only what differs from what we set last (`from`). */
export function setPage(root: XmlElement, plan: PrintPlan, from?: PrintPlan): void {
  if (!from) margins(root);
  if (!from || plan.paper !== from.paper)
    childOf(root, 'pageSetup').set('paperSize', PAPER_SIZES[plan.paper ?? 'A4']);
  if (!from || plan.scale !== from.scale || plan.onePage !== from.onePage)
    setScale(root, plan.scale, plan.onePage);
  if (!isSame(plan.breaks ?? [], from?.breaks ?? [])) breakPages(root, plan.breaks ?? []);
  if (plan.orientation !== from?.orientation)
    childOf(root, 'pageSetup').set('orientation', plan.orientation);
  if (plan.header !== undefined && !isSame(plan.header, from?.header))
    setMiddle(root, 'oddHeader', headerText(plan.header));
  if (plan.footer !== undefined && !isSame(plan.footer, from?.footer))
    setMiddle(root, 'oddFooter', plan.footer);
}

function margins(root: XmlElement): void {
  childOf(root, 'printOptions').set('horizontalCentered', 1);
  const margins = childOf(root, 'pageMargins');
  for (const side of ['left', 'right']) margins.set(side, inches(1.2));
  for (const side of ['top', 'bottom']) margins.set(side, inches(1.9));
  for (const side of ['header', 'footer'])
    if (margins.get(side) === undefined) margins.set(side, '0.3');
}

/** So many percent, or fitted to the width of the page, or to the whole page. */
function setScale(root: XmlElement, scale: number | undefined, onePage = false): void {
  childOf(root, 'pageSetup')
    .set('scale', scale)
    .set('fitToWidth', scale ? undefined : 1)
    .set('fitToHeight', scale ? undefined : onePage ? 1 : 0);
  const properties = childOf(root, 'sheetPr');
  const setup = properties.child('pageSetUpPr') ?? element('pageSetUpPr');
  setup.set('fitToPage', scale ? undefined : 1);
  properties.children = [...properties.elements.filter((each) => each !== setup), setup];
}

/** Rows with which a page begins; files name the row before (18.3.1.3, counted from 1). */
function breakPages(root: XmlElement, rows: readonly number[]): void {
  const found = root.child('rowBreaks');
  if (found) root.remove(found);
  if (rows.length === 0) return;
  const list = childOf(root, 'rowBreaks');
  list.set('count', rows.length).set('manualBreakCount', rows.length);
  list.children = rows.map((row) => element('brk', { id: row, max: 16_383, man: 1 }));
}

const CODES = ['L', 'C', 'R'] as const;

/** What stands left and right is the arbiter's own. */
function setMiddle(root: XmlElement, name: 'oddHeader' | 'oddFooter', text: string): void {
  const both = childOf(root, 'headerFooter');
  const found = both.child(name);
  const parts = { ...sections(found?.text ?? ''), C: text };
  const joined = CODES.map((code) => (parts[code] ? `&${code}${parts[code]}` : '')).join('');
  const made = found ?? element(name);
  made.children = [joined];
  if (found) return;
  if (name === 'oddHeader') both.children.unshift(made);
  else {
    const head = both.child('oddHeader');
    both.children.splice(head ? both.children.indexOf(head) + 1 : 0, 0, made);
  }
}

function sections(text: string): Partial<Record<(typeof CODES)[number], string>> {
  const parts: Partial<Record<(typeof CODES)[number], string>> = {};
  let side: (typeof CODES)[number] = 'C';
  for (const piece of text.match(/&&|&[LCR]|&|[^&]+/g) ?? []) {
    const code = CODES.find((each) => piece === `&${each}`);
    if (code) side = code;
    else parts[side] = (parts[side] ?? '') + piece;
  }
  return parts;
}
