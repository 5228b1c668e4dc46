import fs from 'fs';
import path from 'path';
import { en } from '../../src/words/en';

const ROOTS = ['taskpane', 'src/event'].map((folder) => path.join(__dirname, '../..', folder));

function filesBelow(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** Keys as they stand in the code: whole, or the beginning of one that is put together. */
const source = ROOTS.flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');
const whole = [...source.matchAll(/'(pane\.[a-z0-9-]+)'/g)].map(([, key]) => key);
const beginnings = [...source.matchAll(/`(pane\.[a-z-]+-)\$\{/g)].map(([, key]) => key);

describe('the words of the pane', () => {
  it('has every phrase that the code asks for', () => {
    expect(whole.filter((key) => !(key in en.phrases))).toEqual([]);
    const lacking = beginnings.filter(
      (start) => !Object.keys(en.phrases).some((key) => key.startsWith(start)),
    );
    expect(lacking).toEqual([]);
  });

  it('has no phrase that nobody uses', () => {
    const unused = Object.keys(en.phrases)
      .filter((key) => key.startsWith('pane.'))
      .filter((key) => !whole.includes(key) && !beginnings.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
