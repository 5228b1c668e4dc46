import { headerText, isSame } from '../sheets/apply/looks';
import type { PrintPlan } from '../sheets/plan';
import { childOf } from './worksheet';
import { element, type XmlElement } from './xml';

const A4 = '9';
const CENTIMETRE = 1 / 2.54;
const inches = (centimetres: number): string => (centimetres * CENTIMETRE).toFixed(6);

/** Paper, head and foot of a page; only what differs from what we set last (`from`). */
export function setPage(root: XmlElement, plan: PrintPlan, from?: PrintPlan): void {
  if (!from) paper(root);
  if (plan.orientation !== from?.orientation)
    childOf(root, 'pageSetup').set('orientation', plan.orientation);
  if (plan.header !== undefined && !isSame(plan.header, from?.header))
    setMiddle(root, 'oddHeader', headerText(plan.header));
  if (plan.footer !== undefined && !isSame(plan.footer, from?.footer))
    setMiddle(root, 'oddFooter', plan.footer);
}

function paper(root: XmlElement): void {
  childOf(root, 'printOptions').set('horizontalCentered', 1);
  const margins = childOf(root, 'pageMargins');
  for (const side of ['left', 'right']) margins.set(side, inches(1.2));
  for (const side of ['top', 'bottom']) margins.set(side, inches(1.9));
  for (const side of ['header', 'footer'])
    if (margins.get(side) === undefined) margins.set(side, '0.3');
  childOf(root, 'pageSetup').set('paperSize', A4).set('fitToWidth', 1).set('fitToHeight', 0);
  const properties = childOf(root, 'sheetPr');
  const setup = properties.child('pageSetUpPr') ?? element('pageSetUpPr');
  setup.set('fitToPage', 1);
  properties.children = [...properties.elements.filter((each) => each !== setup), setup];
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
