import type { Area } from '../cells/address';
import { refuse } from '../apiError';
import { bag, nullObject, plain, type ApiObject } from '../apiObject';
import type { BookSheet, PageSetup } from '../book';
import type { Api } from './api';
import { areaOf } from './lookup';

const headerFooterKeys = [
  'leftHeader',
  'centerHeader',
  'rightHeader',
  'leftFooter',
  'centerFooter',
  'rightFooter',
];
const unitInPoints: Record<string, number> = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 };

/** `worksheet.pageLayout`: kept and written to the file; the browser prints by its own rules. */
export function pageLayout(api: Api, sheet: BookSheet): ApiObject {
  const { page } = sheet;
  const stored = plain(page, [
    'orientation',
    'paperSize',
    'centerHorizontally',
    'centerVertically',
    'printGridlines',
    'printHeadings',
    'blackAndWhite',
    'zoom',
  ]);
  const margins = marginProperties(page);
  const orNull = (area?: Area) => (area ? api.range(sheet, area) : nullObject);
  return {
    kind: 'PageLayout',
    get: { ...stored.get, ...margins.get },
    set: { ...stored.set, ...margins.set },
    nav: { HeadersFooters: () => headersFooters(page) },
    call: {
      SetPrintArea: (area: string | ApiObject) => void (page.printArea = areaOf(area)),
      SetPrintTitleRows: (area: string | ApiObject) => void (page.titleRows = areaOf(area)),
      SetPrintTitleColumns: (area: string | ApiObject) => void (page.titleColumns = areaOf(area)),
      GetPrintAreaOrNullObject: () => orNull(page.printArea),
      GetPrintTitleRowsOrNullObject: () => orNull(page.titleRows),
      GetPrintTitleColumnsOrNullObject: () => orNull(page.titleColumns),
      SetPrintMargins: (unit: string, margin: Partial<PageSetup['margins']>) => {
        for (const [side, size] of Object.entries(margin)) {
          if (typeof size === 'number') {
            page.margins[side as keyof PageSetup['margins']] = size * (unitInPoints[unit] ?? 1);
          }
        }
      },
    },
  };
}

/** `worksheet.horizontalPageBreaks`. */
export function horizontalPageBreaks(api: Api, sheet: BookSheet): ApiObject {
  const { page } = sheet;
  const one = (row: number): ApiObject => ({
    kind: 'PageBreak',
    id: row,
    get: { rowIndex: () => row, columnIndex: () => 0 },
    call: {
      Delete: () => void (page.breaks = page.breaks.filter((other) => other !== row)),
      GetCellAfterBreak: () => api.range(sheet, { row, column: 0, rows: 1, columns: 1 }),
    },
  });
  return {
    kind: 'PageBreakCollection',
    items: () => page.breaks.map(one),
    index: (row) => one(Number(row)),
    call: {
      Add: (area: string | ApiObject) => {
        const { row } = areaOf(area);
        // Nothing stands above the first row.
        if (row === 0) refuse('InvalidArgument');
        page.breaks = [...new Set([...page.breaks, row])].sort((a, b) => a - b);
        return one(row);
      },
      GetCount: () => page.breaks.length,
      RemovePageBreaks: () => void (page.breaks = []),
    },
  };
}

function marginProperties(page: PageSetup) {
  const get: Record<string, () => unknown> = {};
  const set: Record<string, (value: number) => void> = {};
  for (const side of ['top', 'bottom', 'left', 'right', 'header', 'footer'] as const) {
    get[`${side}Margin`] = () => page.margins[side];
    set[`${side[0].toUpperCase()}${side.slice(1)}Margin`] = (value) => {
      page.margins[side] = value;
    };
  }
  return { get, set: set as Record<string, (value: never) => void> };
}

/** Excel's limit for a header or a footer (support.microsoft.com, "Excel specifications and limits"). */
const headerLimit = 255;

function headersFooters(page: PageSetup): ApiObject {
  for (const key of headerFooterKeys) page.headersFooters[key] ??= '';
  const stored = bag('HeaderFooter', page.headersFooters);
  const set = Object.fromEntries(
    Object.entries(stored.set ?? {}).map(([key, write]) => [
      key,
      (text: string) => {
        if (text.length > headerLimit)
          refuse('InvalidArgument', `A header holds at most ${headerLimit} characters.`);
        write(text as never);
      },
    ]),
  );
  return {
    kind: 'HeaderFooterGroup',
    get: { state: () => 'Default' },
    nav: { DefaultForAllPages: () => ({ ...stored, set }) },
  };
}
