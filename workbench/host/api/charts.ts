import { bounding, type Area } from '../cells/address';
import { found, nullObject, plain, type ApiObject } from '../apiObject';
import type { BookSheet, Chart } from '../book';
import { areaOf } from './lookup';

/** `worksheet.charts`: charts over a range, with title, legend and place. */
export function charts(sheet: BookSheet): ApiObject {
  const find = (name: unknown) => sheet.charts.find((chart) => chart.name === name);
  const one = (chart: Chart) => chartObject(sheet, chart);
  return {
    kind: 'ChartCollection',
    get: { count: () => sheet.charts.length },
    items: () => sheet.charts.map(one),
    call: {
      Add: (type: string, source: ApiObject, seriesBy: string | null) => {
        const name = `Chart ${sheet.charts.length + 1}`;
        const at: Area = { row: 1, column: 1, rows: 15, columns: 8 };
        const data = areaOf(source);
        const chart = {
          name,
          type,
          data,
          seriesBy: seriesBy ?? 'Auto',
          title: '',
          legend: 'Bottom',
          at,
        };
        sheet.charts.push(chart);
        return one(chart);
      },
      GetCount: () => sheet.charts.length,
      GetItem: (name: string) => one(found(find(name), name)),
      GetItemAt: (index: number) => one(found(sheet.charts[index], index)),
      GetItemOrNullObject: (name: string) => {
        const chart = find(name);
        return chart ? one(chart) : nullObject;
      },
    },
  };
}

function chartObject(sheet: BookSheet, chart: Chart): ApiObject {
  const stored = plain(chart, ['name']);
  return {
    kind: 'Chart',
    id: chart.name,
    get: { ...stored.get, chartType: () => chart.type },
    set: stored.set,
    nav: {
      Title: () => ({
        kind: 'ChartTitle',
        get: { text: () => chart.title },
        set: { Text: (text: string) => void (chart.title = text) },
      }),
      Legend: () => ({
        kind: 'ChartLegend',
        get: { position: () => chart.legend },
        set: { Position: (position: string) => void (chart.legend = position) },
      }),
    },
    call: {
      SetData: (source: ApiObject, seriesBy: string | null) => {
        chart.data = areaOf(source);
        chart.seriesBy = seriesBy ?? chart.seriesBy;
      },
      SetPosition: (from: unknown, to: unknown) => {
        chart.at = bounding(areaOf(from), areaOf(to ?? from));
      },
      Delete: () => {
        sheet.charts.splice(sheet.charts.indexOf(chart), 1);
      },
    },
  };
}
