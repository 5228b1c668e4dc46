/**
 * What the browser prints, by the button, by its own key or by its menu, is the sheet that is shown: while
 * it prints, the paper stands in the place of the page around the grid.
 */
import type { SheetOnPaper } from './printSheet';

export interface Paper extends SheetOnPaper {
  /** By which the print dialog names a PDF. */
  readonly title: string;
}

/** From now on; `paper` is asked each time. */
export function printInstead(target: Window, paper: () => Paper): void {
  const { document } = target;
  let before: string | null = null;
  const clear = () => {
    for (const id of [PAPER, RULE]) document.getElementById(id)?.remove();
    if (before !== null) document.title = before;
    before = null;
  };
  target.addEventListener('beforeprint', () => {
    clear();
    const { rule, style, body, title } = paper();
    const look = document.createElement('style');
    look.id = RULE;
    look.media = 'print';
    look.textContent = rule + ALONE;
    document.head.append(look);
    // In a room of its own, so that the looks of the page do not reach it.
    const sheet = document.createElement('div');
    sheet.id = PAPER;
    sheet.attachShadow({ mode: 'open' }).innerHTML = `<style>${style}</style>${body}`;
    document.body.append(sheet);
    before = document.title;
    document.title = title;
  });
  target.addEventListener('afterprint', clear);
}

const PAPER = 'paper';
const RULE = 'paper-rule';
/** Nothing but the paper, as long as it is; black on white where the page is dark, heads and feet too. */
const ALONE = `
:root{color-scheme:light;color:#000}
html,body{display:block;height:auto;min-height:0;margin:0;padding:0;overflow:visible;background:#fff;color:#000}
body>*{display:none!important}
body>#${PAPER}{display:block!important}`;
