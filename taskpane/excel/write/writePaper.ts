import { headerText, isSame } from '../../../src/sheets/apply/looks';
import type { PrintPlan, SheetPlan } from '../../../src/sheets/plan/plan';
import { rangeAt } from './writeCells';

/** Panes, colour of the tab and gridlines: they belong to a window, and to none while another has the focus. */
export function writePanes(sheet: Excel.Worksheet, plan: SheetPlan, from: SheetPlan | null): void {
  if (!isSame(plan.freeze, from?.freeze)) freeze(sheet, plan.freeze);
  if (plan.tabColour && plan.tabColour !== from?.tabColour) sheet.tabColor = plan.tabColour;
  if (plan.gridlines !== undefined && plan.gridlines !== from?.gridlines)
    sheet.showGridlines = plan.gridlines;
}

function freeze(sheet: Excel.Worksheet, panes: SheetPlan['freeze']): void {
  if (!panes) return;
  const { rows, columns } = panes;
  if (columns) sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, rows, columns));
  else sheet.freezePanes.freezeRows(rows);
}

const CENTIMETRE = 72 / 2.54;

export function writePrint(sheet: Excel.Worksheet, plan: PrintPlan, from?: PrintPlan): void {
  const layout = sheet.pageLayout;
  if (plan.orientation !== from?.orientation)
    layout.orientation = plan.orientation === 'portrait' ? 'Portrait' : 'Landscape';
  if (!from) margins(layout);
  if (!from || plan.paper !== from.paper) layout.paperSize = plan.paper ?? 'A4';
  if (!from || plan.scale !== from.scale || plan.onePage !== from.onePage)
    layout.zoom = plan.scale
      ? { scale: plan.scale }
      : { horizontalFitToPages: 1, verticalFitToPages: plan.onePage ? 1 : 0 };
  if (!isSame(plan.breaks ?? [], from?.breaks ?? [])) breakPages(sheet, plan.breaks ?? []);
  if (plan.area && !isSame(plan.area, from?.area)) layout.setPrintArea(rangeAt(sheet, plan.area));
  if (plan.titleRows && !isSame(plan.titleRows, from?.titleRows)) {
    const [first, last] = plan.titleRows;
    layout.setPrintTitleRows(`$${first + 1}:$${last + 1}`);
  }
  const pages = layout.headersFooters.defaultForAllPages;
  if (plan.header !== undefined && plan.header !== from?.header)
    pages.centerHeader = headerText(plan.header);
  if (plan.footer !== undefined && plan.footer !== from?.footer) pages.centerFooter = plan.footer;
}

function breakPages(sheet: Excel.Worksheet, rows: readonly number[]): void {
  sheet.horizontalPageBreaks.removePageBreaks();
  for (const row of rows) sheet.horizontalPageBreaks.add(`A${row + 1}`);
}

function margins(layout: Excel.PageLayout): void {
  layout.centerHorizontally = true;
  layout.topMargin = 1.9 * CENTIMETRE;
  layout.bottomMargin = 1.9 * CENTIMETRE;
  layout.leftMargin = 1.2 * CENTIMETRE;
  layout.rightMargin = 1.2 * CENTIMETRE;
}
