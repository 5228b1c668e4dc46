import type { ChartPlan, SheetPlan } from '../../../src/sheets/plan/plan';
import { cellAddress } from '../../../src/sheets/plan/cells';
import { rangeAt } from './writeCells';

/** Draws the charts of a sheet; those of the last time give way. */
export function writeCharts(
  sheet: Excel.Worksheet,
  plan: SheetPlan,
  before: readonly ChartPlan[],
): void {
  for (const name of new Set(before.map((chart) => chart.name)))
    sheet.charts.getItemOrNullObject(name).delete();
  for (const chart of plan.charts ?? []) addChart(sheet, chart);
}

function addChart(sheet: Excel.Worksheet, plan: ChartPlan): void {
  const chart = sheet.charts.add('LineMarkers', rangeAt(sheet, plan.data), 'Rows');
  chart.name = plan.name;
  chart.title.text = plan.title;
  chart.legend.position = 'Right';
  const { row, column, rows, columns } = plan.at;
  chart.setPosition(cellAddress(row, column), cellAddress(row + rows - 1, column + columns - 1));
}
