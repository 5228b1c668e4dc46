import type { BookCells } from '../../src/sheets/plan/cells';
import { plainKey, type Plan, type SheetPlan } from '../../src/sheets/plan/plan';
import { sectionsOf } from '../../src/sheets/names/section';
import { logPlans } from '../../src/sheets/write/logSheet';
import { findOurs, hasSheet } from '../../src/sheets/apply/bookState';
import { cellsInTheWay, conflicts } from '../../src/sheets/apply/conflicts';
import { LIVE_LISTS } from '../../src/sheets/liveLists';
import { joinPieces } from '../../src/sheets/stored/pieces';
import { placedPlan } from '../../src/sheets/apply/placePlan';
import { withPlans } from '../../src/sheets/stored/registry';
import { UNDO_SHEET } from '../../src/sheets/stored/undoStore';
import { Moved } from '../store/errors';
import type { WriteOptions, Written } from '../store/types';
import { batch, mergesUndo } from './batch';
import { loadBookState, type BookState } from './read/bookState';
import {
  addSnapshot,
  headedBy,
  headedSections,
  joinEffects,
  pruneSnapshots,
  shortEffects,
  type SnapshotHeading,
} from './undo/history';
import type { LiveAnchor } from './lists/liveAnchors';
import { checkLines, isLogPlan } from './stored/logLines';
import { withHeads, writeHeads } from './stored/logHeads';
import { withoutRefused, type SheetLooks } from './write/looks';
import { remember, type SheetMemory } from './undo/memory';
import { queueReadBack } from './read/readBack';
import { seeAgain, seenWith } from './read/readBook';
import { writeRegistry } from './stored/registry';
import { finishRollBack, rollBack } from './undo/rollBack';
import {
  finishWritten,
  isUndone,
  movedMemories,
  removeSheet,
  showRows,
  takeMemories,
  touchedIn,
  unlessMoved,
  type CellsWritten,
  type Opened,
  type Taken,
} from './write/writing';
import { withMarks } from './write/writeMarks';
import { writeSheet } from './write/writeSheet';

/** Cells written between two syncs; below what Excel on the web takes in one message (5 MB). */
const CELLS_A_BATCH = 20_000;
/** Characters of the undo store that may go with them. */
const TEXT_A_BATCH = 2_000_000;

/**
 * Applies a plan: looks first and refuses what cannot go well, then writes in few batches, and puts
 * everything back if one of them fails (`WriteFailed` then says so) or meets other cells than those that it
 * was made for (`Moved`). Looks around the cells and the sheet to look at come after it and cannot fail.
 */
export async function applyPlan(whole: Plan, options: WriteOptions): Promise<Written> {
  await finishRollBack();
  const seen = seenWith(options.cells);
  const state = seen?.state ?? (await batch(loadBookState));
  const plan = { ...whole, sheets: whole.sheets.map(withoutRefused) };
  const logs = logPlans(plan.log ?? [], options.time, options.language, state.tables);
  const original = [...plan.sheets, ...logs.map(withoutRefused)];
  const sheets = original.map((sheet) => placedPlan(sheet, state));
  const problems = conflicts(sheets, plan.remove ?? [], state);
  if (problems.length > 0) return { ok: false, problems };
  const work = { plan, original, sheets, options, state, live: seen?.live };
  const isOneStep = mergesUndo() && isCellsOnly(sheets, plan, state);
  const write = (headsApart: boolean) =>
    batch(
      (context) => writeCells(context, { ...work, headsApart }),
      isOneStep ? { mergeUndoGroup: true } : {},
    );
  const written = await withHeads(write, plan.log ?? [], state.heads).catch(unlessMoved);
  const applied = await finishWritten(written, isOneStep);
  return state.isCalculatedByHand && applied.ok
    ? { ...applied, isCalculatedByHand: true }
    : applied;
}

interface Work {
  readonly plan: Plan;
  /** The sheets and lines of the log, as planned. */
  readonly original: readonly SheetPlan[];
  /** The same as placed in their sheets. */
  readonly sheets: readonly SheetPlan[];
  readonly options: WriteOptions;
  readonly state: BookState;
  /** The ends of the logs are written by themselves afterwards. */
  readonly headsApart: boolean;
  readonly live?: readonly LiveAnchor[];
}

/** The cells and all that belongs to them, or nothing. */
async function writeCells(context: Excel.RequestContext, work: Work): Promise<CellsWritten> {
  const { plan, original, sheets, options } = work;
  const remove = plan.remove ?? [];
  const replaced = sheets.filter(({ mode, marks }) => mode === 'replace' && marks);
  const marked = [...replaced.map(({ key }) => key), ...remove];
  const state = await withMarks(context, work.state, marked);
  const touched = touchedIn(sheets, remove, state);
  const taken = await takeMemories(context, touched, state, options.cells);
  const { registry, store, hidden } = taken;
  let { memories } = taken;
  const inTheWay = cellsInTheWay(sheets, memories, state);
  if (inTheWay.length > 0) return { ok: false, problems: inTheWay };
  const newest = store.ids.at(-1) ?? 0;
  const sections = sectionsOf(plan);
  const undoable = memories.filter(({ key }) => isUndone(key, remove));
  const joined = joinsNewest(taken, sections, undoable, options.undoGroup);
  const isOwnStep = !joined && !options.isOnlyLine;
  const snapshot = isOwnStep ? newest + 1 : newest;
  const looks: SheetLooks[] = [];
  const opened: Opened = { unfiltered: [], unhidden: [] };
  try {
    if (joined) joinEffects(context, store, joined, options.effects, options.language);
    else if (isOwnStep) {
      const { time, undoGroup: joins, stateAfterUndo: leaves } = options;
      const names = undoable.map(({ sheet }) => sheet);
      const wrote = shortEffects(options.effects);
      const heading = { id: snapshot, time, title: plan.title, sheets: names, joins, leaves };
      const headed = { ...heading, ...wrote, ...headedBy(sections) };
      const size = addSnapshot(context, store, headed, undoable, options.language);
      if (size > TEXT_A_BATCH) await context.sync();
    }
    const wasOf = new Map(memories.map(({ key, was }) => [key, was]));
    // A plan may only take sheets out.
    const groups = sheets.length > 0 ? inBatches(sheets) : [[]];
    const active = () => context.workbook.worksheets.getActiveWorksheet().load('name');
    const before = active();
    let after = before;
    let readBack = null as (() => BookCells) | null;
    let lines: (() => Promise<boolean>)[] = [];
    const write = async (group: readonly SheetPlan[], isLast: boolean): Promise<void> => {
      const keys = new Set([...group.map(({ key }) => key), ...(isLast ? remove : [])]);
      const again = remember(
        context,
        touched.filter(({ key }) => keys.has(key)),
        state,
      );
      for (const sheet of group) {
        showRows(context, sheet, state, hidden.get(sheet.key), opened);
        const look = writeSheet(context, sheet, state, wasOf.get(sheet.key) ?? null);
        if (look) looks.push(look);
      }
      if (isLast) queueLast();
      await context.sync();
      const moved = movedMemories(memories, again.read(registry));
      const isHidden = [...again.hidden().keys()].some((key) => !hidden.has(key));
      if (!moved && !isHidden) return;
      memories = moved ?? memories;
      throw new Moved();
    };
    const queueLast = () => {
      if (sheets.some(({ mode }) => mode === 'replace') || remove.length > 0)
        writeRegistry(context, registry, withPlans(registry, original, remove));
      for (const key of remove) removeSheet(context, key, state);
      if (isOwnStep) pruneSnapshots(context, store, snapshot, state.tables);
      lines = sheets
        .filter(isLogPlan)
        .map((sheet) => checkLines(context, sheet, state, wasOf.get(sheet.key) ?? null));
      if (options.cells && remove.length === 0)
        readBack = queueReadBack(context, options.cells, sheets, state, plan.log);
      after = active();
      // Last of all: a batch that fails half-way has not come so far.
      if (!work.headsApart) writeHeads(context, plan.log ?? [], state.heads);
    };
    for (const [index, group] of groups.entries()) await write(group, index === groups.length - 1);
    let isMended = false;
    for (const check of lines) isMended = (await check()) || isMended;
    const cells = readBack && !isMended ? readBack() : undefined;
    const isList = sheets.some(({ key }) => LIVE_LISTS.some((list) => list === plainKey(key)));
    if (cells && work.live && !isList) seeAgain(cells, { live: work.live });
    const shown = sheets.find(({ key }) => key === plan.activate);
    const wanted = shown ? (findOurs(state, shown.key)?.sheet ?? shown.name) : before.name;
    const isGone = remove.some((key) => findOurs(state, key)?.sheet === wanted);
    const show = isGone || wanted === after.name ? null : wanted;
    return { ok: true, snapshot, looks, opened, show, cells };
  } catch (reason) {
    const own = isOwnStep ? snapshot : null;
    throw await rollBack(reason, memories, sheets, own, registry, { ...state, log: plan.log });
  }
}

/** Results and the like, which Excel's own undo can take back whole: no sheet comes, goes or is hidden. */
const isCellsOnly = (sheets: readonly SheetPlan[], { remove = [] }: Plan, state: BookState) =>
  remove.length === 0 &&
  hasSheet(state, UNDO_SHEET) &&
  sheets.every(({ key, mode }) => mode === 'update' && findOurs(state, key) !== undefined);

/**
 * The newest snapshot, if it was taken for the same kind of work and holds every sheet that is written now,
 * so that this belongs to it; null: this is a step of its own.
 */
function joinsNewest(
  { store, headings }: Taken,
  sections: readonly string[],
  undoable: readonly SheetMemory[],
  joins: string | undefined,
): SnapshotHeading | null {
  const text = headings.get(store.ids.at(-1) ?? 0);
  if (joins === undefined || text === undefined) return null;
  const heading = JSON.parse(joinPieces([text])) as SnapshotHeading;
  const isSame = heading.joins === joins && headedSections(heading).join() === sections.join();
  const isHeld = undoable.every(({ sheet }) => heading.sheets.includes(sheet));
  return isSame && isHeld ? heading : null;
}

function inBatches(sheets: readonly SheetPlan[]): SheetPlan[][] {
  const batches: SheetPlan[][] = [];
  let cells = Infinity;
  for (const sheet of sheets) {
    const size = sheet.blocks.reduce(
      (sum, block) => sum + block.cells.length * (block.cells[0]?.length ?? 0),
      0,
    );
    if (cells + size > CELLS_A_BATCH) {
      batches.push([]);
      cells = 0;
    }
    batches[batches.length - 1].push(sheet);
    cells += size;
  }
  return batches;
}
