import { isSame } from '../../../src/sheets/apply/looks';
import type { MarkPlan, SheetPlan } from '../../../src/sheets/plan/plan';
import { batch } from '../batch';
import { writeCharts } from './writeCharts';
import { loadMarks, replaceMarks, type MarkState, type RememberedMark } from './writeMarks';
import { writePanes, writePrint } from './writePaper';
import { pictureChange, syncThenPictures } from './writePictures';

/**
 * What stands around the cells comes after them, in batches of its own: a host that does not take it
 * (a printer driver, another workbook that has the focus) must not cost a round, nor one look the others.
 */
export const LOOKS = ['panes', 'print', 'marks', 'charts', 'pictures'] as const;
export type Look = (typeof LOOKS)[number];

/** The looks that a sheet is to have, and those of ours that it had. */
export interface SheetLooks {
  readonly sheet: string;
  readonly plan: SheetPlan;
  readonly from: SheetPlan | null;
  /** Where they are not the plan's. */
  readonly marks?: readonly (MarkPlan | RememberedMark)[];
  /** Nothing of ours can be around its cells. */
  readonly isNew?: boolean;
}

const marksOf = ({ marks, plan }: SheetLooks): readonly (MarkPlan | RememberedMark)[] =>
  marks ?? plan.marks ?? [];

const IS_DUE: Readonly<Record<Look, (looks: SheetLooks) => boolean>> = {
  panes: ({ plan, from }) =>
    (['freeze', 'tabColour', 'gridlines'] as const).some(
      (what) => plan[what] !== undefined && !isSame(plan[what], from?.[what]),
    ),
  print: ({ plan, from }) => plan.print !== undefined && !isSame(plan.print, from?.print),
  marks: (looks) =>
    looks.isNew
      ? marksOf(looks).length > 0
      : looks.marks !== undefined || looks.plan.marks !== undefined,
  charts: ({ plan, from }) => !isSame(plan.charts ?? [], from?.charts ?? []),
  pictures: ({ plan, from }) => !isSame(plan.pictures ?? [], from?.pictures ?? []),
};

/** What the host has refused twice is not asked of it again while it is open. */
const refused = new Set<Look>();

export const isRefused = (look: Look): boolean => refused.has(look);
/** For a host that was started anew. */
export const forgetRefusals = (): void => refused.clear();

/** A plan as it will be written: looks that the host refuses are not said to be there. */
export function withoutRefused<P extends SheetPlan>(plan: P): P {
  if (refused.size === 0) return plan;
  return {
    ...plan,
    ...(refused.has('panes') ? { freeze: undefined, tabColour: undefined } : {}),
    ...(refused.has('panes') ? { gridlines: undefined } : {}),
    ...(refused.has('print') ? { print: undefined } : {}),
    ...(refused.has('marks') && plan.marks ? { marks: [] } : {}),
    ...(refused.has('charts') && plan.charts ? { charts: [] } : {}),
    ...(refused.has('pictures') ? { pictures: undefined } : {}),
  };
}

/** Gives sheets their looks; never fails. Returns which of them the host refused now. */
export async function addLooks(sheets: readonly SheetLooks[]): Promise<Look[]> {
  const due = LOOKS.filter((look) => !refused.has(look) && sheets.some(IS_DUE[look]));
  if (due.length === 0) return [];
  // All together in the hope that nothing is refused; what is shows when each is asked for alone.
  if (await succeeds(() => addTogether(due, sheets, false))) return [];
  const gone: Look[] = [];
  for (const look of due) {
    const isDone = await succeeds(() => addTogether([look], sheets, true));
    if (!isDone) gone.push(look);
  }
  for (const look of gone) refused.add(look);
  if (gone.includes('marks')) await succeeds(() => clearMarks(sheets.filter(IS_DUE.marks)));
  return gone;
}

/** What was begun of a mark that is refused is a format without a formula. */
const clearMarks = (sheets: readonly SheetLooks[]): Promise<void> =>
  batch(async (context) => {
    const present = await loadMarks(
      context,
      sheets.map(({ sheet }) => sheet),
    );
    for (const [sheet, marks] of present)
      replaceMarks(context.workbook.worksheets.getItem(sheet), [], marks);
    await context.sync();
  });

const succeeds = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  );

function addTogether(
  due: readonly Look[],
  sheets: readonly SheetLooks[],
  /** After an attempt that failed somewhere. */
  isAgain: boolean,
): Promise<void> {
  let attempts = 0;
  return batch(async (context) => {
    // A batch that a cell in edit mode has stopped half-way is done once more.
    const mayBeThere = isAgain || attempts++ > 0;
    const wanted = (look: Look) => (due.includes(look) ? sheets.filter(IS_DUE[look]) : []);
    const marked = wanted('marks');
    const known = marked.filter(({ isNew }) => mayBeThere || !isNew).map(({ sheet }) => sheet);
    const present: ReadonlyMap<string, readonly MarkState[]> =
      known.length > 0 ? await loadMarks(context, known) : new Map();
    const sheetOf = ({ sheet }: SheetLooks) => context.workbook.worksheets.getItem(sheet);
    for (const looks of wanted('panes')) writePanes(sheetOf(looks), looks.plan, looks.from);
    for (const looks of wanted('print'))
      writePrint(sheetOf(looks), looks.plan.print!, looks.from?.print);
    for (const looks of marked)
      replaceMarks(sheetOf(looks), marksOf(looks), present.get(looks.sheet) ?? []).add();
    for (const looks of wanted('charts')) {
      const drawn = [
        ...(looks.from?.charts ?? []),
        ...(mayBeThere ? (looks.plan.charts ?? []) : []),
      ];
      writeCharts(sheetOf(looks), looks.plan, drawn);
    }
    const pictures = wanted('pictures').map(({ sheet, plan, from }) =>
      pictureChange(sheet, plan, from),
    );
    await syncThenPictures(context, pictures);
    if (pictures.length > 0) await context.sync();
  });
}
