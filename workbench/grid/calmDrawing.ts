/**
 * Draws once where the grid would draw a dozen times: each mutation, each step of a calculation and
 * each answer of a function asks for a frame, and a frame of a full sheet costs more than all of them.
 * While the add-in writes and formulas are worked out, frames wait for the end, but not for long;
 * whoever moves the pointer or types in the grid sees every frame.
 */
import { IRenderManagerService } from '@univerjs/preset-sheets-core';
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
    const scene = injector
      .get(IRenderManagerService)
      .getRenderUnitById(workbook.getUnitId())?.scene;
    if (!scene || this.calmed.has(scene)) return;
    this.calmed.add(scene);
    const render = scene.render.bind(scene);
    scene.render = (context) => {
      if (this.mayWait()) return;
      this.firstUnseen = 0;
      render(context);
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
