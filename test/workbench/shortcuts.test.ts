/** The workbench knows the keys that the add-in gives to Excel. */
import fs from 'fs';
import path from 'path';
import { shortcutAction } from '../../workbench/page/shortcuts';

interface Shortcuts {
  readonly shortcuts: readonly {
    readonly action: string;
    readonly key: { readonly default: string };
  }[];
}

const file = path.join(__dirname, '../../assets/shortcuts.json');
const { shortcuts } = JSON.parse(fs.readFileSync(file, 'utf8')) as Shortcuts;
const held = { ctrlKey: true, metaKey: false, altKey: true, shiftKey: true };

test.each(shortcuts.map(({ action, key }) => [key.default, action]))('%s: %s', (keys, action) => {
  const code = `Key${keys.split('+').pop()!}`;
  expect(shortcutAction({ ...held, code })).toBe(action);
  expect(shortcutAction({ ...held, altKey: false, code })).toBeNull();
});
