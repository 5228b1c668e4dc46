import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../../src/model/types';
import { App } from '../../../taskpane/App';
import { Desk } from '../../../taskpane/store/desk';
import { excelBook } from '../../../taskpane/excel/excelBook';
import { inlinePairing } from '../../../taskpane/worker/inlinePairing';
import { whileThisWorkbook } from './officeHost';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// jsdom lays nothing out, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** The pane in jsdom, over whatever workbook `startOffice` made; driven as a person would. */
export class Pane {
  private readonly guarded = whileThisWorkbook();

  private constructor(
    readonly desk: Desk,
    readonly root: HTMLElement,
  ) {}

  static async open(language: Language): Promise<Pane> {
    let minutes = 0;
    const now = () => `2026-05-01 10:${String(minutes++ % 60).padStart(2, '0')}`;
    const ports = { book: excelBook, pairing: inlinePairing(), now, seed: () => 'LOTS2026' };
    const desk = new Desk(ports, language);
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    await act(async () => createRoot(root).render(<App desk={desk} />));
    const pane = new Pane(desk, root);
    await pane.settle(() => desk.run({ key: 'pane.reading' }, () => desk.load()));
    return pane;
  }

  /** Waits until nothing is under way. */
  async settle(act1: () => unknown = () => undefined): Promise<void> {
    await this.guarded(() => this.quiet(act1));
  }

  private async quiet(act1: () => unknown): Promise<void> {
    await act(async () => {
      await act1();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    for (let i = 0; i < 2000 && this.desk.getState().busy; i++)
      await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
    if (this.desk.getState().busy) throw new Error('still busy');
    // What changed between two looks is drawn too.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  }

  find(testId: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`[data-testid="${testId}"]`);
    if (!found) throw new Error(`Nothing "${testId}" in view ${this.desk.getState().view}`);
    return found;
  }

  has(testId: string): boolean {
    return this.root.querySelector(`[data-testid="${testId}"]`) !== null;
  }

  isDisabled(testId: string): boolean {
    return this.find(testId).matches(':disabled');
  }

  async click(testId: string): Promise<void> {
    const element = this.find(testId);
    if ((element as HTMLButtonElement).disabled) throw new Error(`"${testId}" is disabled`);
    await this.settle(() => element.click());
  }

  async fill(testId: string, text: string): Promise<void> {
    const found = this.find(testId);
    const input = (
      /^(INPUT|SELECT|TEXTAREA)$/.test(found.tagName)
        ? found
        : found.querySelector('input, select, textarea')
    ) as HTMLInputElement;
    const prototype = Object.getPrototypeOf(input) as object;
    await this.settle(() => {
      // React listens to the native setter.
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  async press(testId: string, key: string): Promise<void> {
    const grid = this.find(testId);
    await this.settle(() =>
      grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  }

  text(testId: string): string {
    return this.find(testId).textContent ?? '';
  }
}
