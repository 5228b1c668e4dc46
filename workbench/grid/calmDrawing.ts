/**
 * Draws once where the grid would draw a dozen times: each mutation, each step of a calculation and
 * each answer of a function asks for a frame, and a frame of a full sheet costs more than all of them.
 * While the add-in writes and formulas are worked out, frames wait for the end, but not for long;
 * whoever moves the pointer or types in the grid sees every frame.
 */
import type { ICommandInfo, Workbook } from '@univerjs/core';
import {
  IRenderManagerService,
  SetArrayFormulaDataMutation,
  SheetRenderController,
  type ISetArrayFormulaDataMutationParams,
} from '@univerjs/preset-sheets-core';
import { drawFrame } from './cellsOfFrame';
import type { Grid } from './univer';

/** Milliseconds without a change after which things have come to rest. */
const REST = 250;
/** The longest time for which a change may stay unseen. */
const LONGEST = 700;
/** After a touch of the grid everything is drawn as it comes. */
const HANDS_ON = 600;

const INPUT = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'paste'] as const;

export class CalmDrawing {
  /** Called after each frame. */
  onDrawn: () => void = () => undefined;
  private firstUnseen = 0;
  private lastChange = -Infinity;
  private lastInput = -Infinity;
  private isCalculating = false;
  private readonly calmed = new WeakSet<object>();

  /** `isAsking`: a function has been called and has not answered yet. */
  constructor(
    container: HTMLElement,
    { api }: Pick<Grid, 'api'>,
    private readonly isAsking: () => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    const touched = () => (this.lastInput = this.now());
    for (const type of INPUT) container.addEventListener(type, touched, { capture: true });
    const formulas = api.getFormula();
    formulas.calculationStart(() => {
      this.isCalculating = true;
      this.changed();
    });
    formulas.calculationEnd(() => {
      this.isCalculating = false;
      this.changed();
    });
  }

  /** Each workbook of the grid has a scene of its own. */
  follow({ injector, workbook }: Grid): void {
    const unit = injector.get(IRenderManagerService).getRenderUnitById(workbook.getUnitId());
    const scene = unit?.scene;
    if (!scene || this.calmed.has(scene)) return;
    this.calmed.add(scene);
    leaveOtherSheets(unit.with(SheetRenderController), workbook);
    const render = scene.render.bind(scene);
    scene.render = (context) => {
      if (this.mayWait()) return;
      this.firstUnseen = 0;
      drawFrame(workbook.getActiveSheet(true), () => render(context));
      this.onDrawn();
    };
  }

  /** The add-in has written something, or formulas have other values. */
  changed(): void {
    this.lastChange = this.now();
    this.firstUnseen ||= this.lastChange;
  }

  /** Another sheet is shown: nobody looks at the one before while its tab is not. */
  turned(): void {
    this.firstUnseen = 0;
    this.lastInput = this.now();
  }

  private mayWait(): boolean {
    const now = this.now();
    if (this.firstUnseen === 0 || now - this.lastInput < HANDS_ON) return false;
    if (now - this.firstUnseen > LONGEST) return false;
    return this.isCalculating || this.isAsking() || now - this.lastChange < REST;
  }
}

/** The grid (0.25.1) draws the sheet that is shown anew for a change of any other too. */
function leaveOtherSheets(drawn: SheetRenderController, workbook: Workbook): void {
  const markDirty = Reflect.get(drawn, '_markUnitDirty') as (...told: unknown[]) => void;
  Object.assign(drawn, {
    _markUnitDirty: (command: ICommandInfo, ...more: unknown[]) => {
      if (isSeen(command, workbook)) markDirty.call(drawn, command, ...more);
    },
  });
}

function isSeen({ id, params }: ICommandInfo, workbook: Workbook): boolean {
  const shown = workbook.getActiveSheet(true)?.getSheetId() ?? '';
  if (id === SetArrayFormulaDataMutation.id) {
    const { arrayFormulaCellData } = params as ISetArrayFormulaDataMutationParams;
    return arrayFormulaCellData[workbook.getUnitId()]?.[shown] !== undefined;
  }
  // Of a calculation there is nothing else to see: its values come as changes of cells.
  if (id.startsWith('formula.mutation.')) return false;
  const { subUnitId } = (params ?? {}) as { subUnitId?: string };
  return subUnitId === undefined || subUnitId === shown;
}
