/**
 * Ctrl+Z is the browser's own undo, and where no field has the focus it takes back what was last typed
 * into any field of the page, unseen: somebody who has pressed a button of the pane, looks at the sheet
 * and means that. So it works in the field where one is, and nowhere else.
 */
export function keepFieldsFromStrayUndo(target: Window): void {
  target.addEventListener('keydown', (event) => {
    const isUndo = /^[zy]$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isUndo && !isField(target.document.activeElement)) event.preventDefault();
  });
}

const isField = (element: Element | null): boolean =>
  element !== null && /^(input|textarea)$/i.test(element.tagName);
