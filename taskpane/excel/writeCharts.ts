import type { ChartPlan, SheetPlan } from '../../src/sheets/plan';
import { cellAddress } from '../../src/sheets/cells';
import { rangeAt } from './writeCells';

/** Draws the charts of a sheet; those of the last time give way. */
export function writeCharts(sheet: Excel.Worksheet, plan: SheetPlan, isRewritten: boolean): void {
  for (const chart of plan.charts ?? []) {
    if (isRewritten) sheet.charts.getItemOrNullObject(chart.name).delete();
    addChart(sheet, chart);
  }
}

function addChart(sheet: Excel.Worksheet, plan: ChartPlan): void {
  const chart = sheet.charts.add('LineMarkers', rangeAt(sheet, plan.data), 'Rows');
  chart.name = plan.name;
  chart.title.text = plan.title;
  chart.legend.position = 'Right';
  const { row, column, rows, columns } = plan.at;
  chart.setPosition(cellAddress(row, column), cellAddress(row + rows - 1, column + columns - 1));
}
