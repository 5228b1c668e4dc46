import { shiftReferences } from '../plan/cells';
import { areaName, type Area, type SheetPlan } from '../plan/plan';
import { bounding, findOurs, tableOfKey, type BookLayout } from './bookState';

/** How far a sheet's title and its table (or list) stand from where the plan has them. */
export interface Offset {
  readonly title: Step;
  readonly body: Step;
  /** First row of the body in the plan. */
  readonly bodyRow: number;
}

interface Step {
  readonly rows: number;
  readonly columns: number;
}

const NOWHERE: Step = { rows: 0, columns: 0 };

/**
 * Rows above and columns left of our cells are the arbiter's to insert: the table tells where the
 * body stands now, the name over our area where the title does.
 */
export function offsetOf(plan: SheetPlan, state: BookLayout): Offset {
  const named = state.areas.get(areaName(plan.key));
  const isHere = named?.sheet === findOurs(state, plan.key)?.sheet;
  const table = tableOfKey(state, plan.key)?.area;
  return offsetFrom(plan, table ?? null, isHere ? (named?.area ?? null) : null);
}

/** The same for a table and a name that stand, or stood, at these places. */
export function offsetFrom(plan: SheetPlan, table: Area | null, named: Area | null): Offset {
  const planned = plan.tables?.[0]?.area;
  const top: Step | null = named && { rows: named.row, columns: named.column };
  const body: Step =
    table && planned
      ? { rows: table.row - planned.row, columns: table.column - planned.column }
      : (top ?? NOWHERE);
  return { title: top ?? body, body, bodyRow: planned?.row ?? 0 };
}

const moveArea = (area: Area, { title, body, bodyRow }: Offset): Area => {
  const by = area.row < bodyRow ? title : body;
  return { ...area, row: area.row + by.rows, column: area.column + by.columns };
};

/** A plan of which it is known what it has filled. */
interface Filled extends SheetPlan {
  readonly written?: readonly Area[];
}

/** The plan in the coordinates of the sheet as it is now. */
export function placePlan<P extends Filled>(plan: P, offset: Offset): P {
  const { title, body } = offset;
  if (title.rows || title.columns || body.rows || body.columns) return moved(plan, offset);
  return plan;
}

function moved<P extends Filled>(plan: P, offset: Offset): P {
  const { title, body } = offset;
  const move = <T extends { readonly area: Area }>(item: T): T => ({
    ...item,
    area: moveArea(item.area, offset),
  });
  return {
    ...plan,
    blocks: plan.blocks.map((block) => {
      const { row, column } = moveArea({ ...block, rows: 1, columns: 1 }, offset);
      return { ...block, row, column };
    }),
    spills: plan.spills?.map((spill) => ({ ...spill, ...moveArea(spill, offset) })),
    written: plan.written?.map((area) => moveArea(area, offset)),
    tables: plan.tables?.map(move),
    formats: plan.formats?.map(move),
    validations: plan.validations?.map(move),
    marks: plan.marks?.map((mark) => ({
      ...move(mark),
      formula: shiftReferences(mark.formula, body.rows, body.columns),
    })),
    widths: Object.fromEntries(
      Object.entries(plan.widths ?? {}).map(([at, width]) => [Number(at) + body.columns, width]),
    ),
    freeze: plan.freeze && {
      rows: plan.freeze.rows + body.rows,
      ...(plan.freeze.columns ? { columns: plan.freeze.columns + body.columns } : {}),
    },
    heights: plan.heights?.map((height) => ({
      ...height,
      row: height.row + (height.row < offset.bodyRow ? title : body).rows,
    })),
    print: plan.print && {
      ...plan.print,
      breaks: plan.print.breaks?.map((row) => row + body.rows),
      area: plan.print.area && {
        ...moveArea(plan.print.area, offset),
        rows: plan.print.area.rows + body.rows - (offset.bodyRow > 0 ? title.rows : body.rows),
      },
      titleRows: plan.print.titleRows && [
        plan.print.titleRows[0] + body.rows,
        plan.print.titleRows[1] + body.rows,
      ],
    },
    charts: plan.charts?.map((chart) => ({
      ...chart,
      data: moveArea(chart.data, offset),
      at: moveArea(chart.at, offset),
    })),
    pictures: plan.pictures?.map((picture) => {
      const { row, column } = moveArea({ ...picture, rows: 1, columns: 1 }, offset);
      return { ...picture, row, column };
    }),
  };
}

/** The rectangles that a plan fills: its blocks and what its formulas spill. */
export const writtenAreas = ({ blocks, spills = [] }: SheetPlan): Area[] => [
  ...blocks
    .filter(({ cells }) => cells.length > 0 && cells[0].length > 0)
    .map(({ row, column, cells }) => ({
      row,
      column,
      rows: cells.length,
      columns: cells[0].length,
    })),
  ...spills.map(({ row, column, rows, columns }) => ({ row, column, rows, columns })),
];

/**
 * Where each cell of a list holds something of its own, so that Excel would show the first of merged cells only,
 * and no list that spills. Titles have one column: people merge them over the list, and that stays.
 */
export const areasOfCells = (plan: SheetPlan): Area[] =>
  writtenAreas(plan).filter(({ columns }) => columns > 1);

/** The smallest rectangle around everything that a plan fills. */
export const coveredArea = (plan: SheetPlan): Area => {
  const [first, ...others] = writtenAreas(plan);
  return others.reduce(bounding, first ?? { row: 0, column: 0, rows: 1, columns: 1 });
};

export const contains = (outer: Area, row: number, column: number): boolean =>
  row >= outer.row &&
  row < outer.row + outer.rows &&
  column >= outer.column &&
  column < outer.column + outer.columns;

/** A sheet that is written anew is written where it stands now. */
export const placedPlan = (plan: SheetPlan, state: BookLayout): SheetPlan =>
  plan.mode === 'replace' && findOurs(state, plan.key)
    ? placePlan(plan, offsetOf(plan, state))
    : plan;
