/**
 * What a formula that gives one number cannot say in its cell: that its table contradicts itself. A
 * cell holds a value or an error, and an error would take away a value that is right by the results.
 * So it is told where there is room for it: in the pane, which runs in the same page, once a table.
 */
type Listener = (text: string) => void;

let listener: Listener | undefined;
/** Remarks made before anybody listens; the pane is there soon, and more than a few help nobody. */
const waiting: string[] = [];
const KEPT = 5;

export function remark(text: string): void {
  if (listener) listener(text);
  else if (waiting.length < KEPT) waiting.push(text);
}

export function onRemark(listens: Listener | undefined): void {
  listener = listens;
  if (listens) for (const text of waiting.splice(0)) listens(text);
}
