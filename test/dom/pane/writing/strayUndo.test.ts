/** Ctrl+Z where no field has the focus must not change a field of the pane unseen. */
import { keepFieldsFromStrayUndo } from '../../../../taskpane/strayUndo';

keepFieldsFromStrayUndo(window);

/** Whether the browser's own undo is kept from working. */
function isKept(target: Element, init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = '<input id=field><textarea id=text></textarea><button id=button>';
});
const focused = (id: string): HTMLElement => {
  const element = document.getElementById(id)!;
  element.focus();
  return element;
};

const UNDO = { key: 'z', ctrlKey: true };
const REDO = { key: 'y', ctrlKey: true };
const OF_MAC = { key: 'Z', metaKey: true, shiftKey: true };

test.each([UNDO, REDO, OF_MAC])(
  'with the focus on a button or nowhere: %j does nothing',
  (keys) => {
    expect(isKept(focused('button'), keys)).toBe(true);
    (document.activeElement as HTMLElement).blur();
    expect(isKept(document.body, keys)).toBe(true);
  },
);

test.each(['field', 'text'])('in a field (%s) it is the field’s own undo', (id) => {
  expect(isKept(focused(id), UNDO)).toBe(false);
});

test('other keys, and the shortcut of the ribbon, are left alone', () => {
  const button = focused('button');
  expect(isKept(button, { key: 'z' })).toBe(false);
  expect(isKept(button, { key: 'c', ctrlKey: true })).toBe(false);
  expect(isKept(button, { ...UNDO, altKey: true, shiftKey: true })).toBe(false);
});
