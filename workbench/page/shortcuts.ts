/** The keys of the add-in, as its shortcuts.json gives them to Excel: Ctrl+Alt+Shift and a letter. */
const ACTIONS: Readonly<Record<string, string>> = {
  KeyP: 'pairNextRound',
  KeyR: 'enterResults',
  KeyL: 'showStandings',
  KeyZ: 'undoLast',
};

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The action that a key asks for; null: none of ours. */
export function shortcutAction(key: Pressed): string | null {
  const isOurs = (key.ctrlKey || key.metaKey) && key.altKey && key.shiftKey;
  return isOurs ? (ACTIONS[key.code] ?? null) : null;
}

/** Grid and pane are two windows: the keys work wherever the focus is. */
export function followShortcuts(target: Window, run: (action: string) => void): void {
  target.addEventListener(
    'keydown',
    (event) => {
      const action = shortcutAction(event);
      if (action === null) return;
      event.preventDefault();
      event.stopPropagation();
      run(action);
    },
    true,
  );
}
