/**
 * The page of the pane lets scripts in from its own site and from the folder of office.js alone. An older
 * office.js asked a public host for a library; what its files of today say, for the Excels that can run us.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const { PAGE_POLICY } = jest.requireActual<{ PAGE_POLICY: string }>(
  '../../scripts/build/addinPage.js',
);
const folder = path.dirname(require.resolve('@microsoft/office-js/dist/office.js'));
const office = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('scripts, connections and everything else come from two places', () => {
  const hosts = PAGE_POLICY.match(/https?:[^\s;]+/g) ?? [];
  expect(new Set(hosts)).toEqual(new Set(['https://appsforoffice.microsoft.com']));
});

test('office.js asks for no library of another host', () => {
  // Where it is false the address below it is never used.
  expect(office('office.debug.js')).toContain('var requiresMsAjax = false;');
  const versions = /"excel": \{([^}]*)\}/.exec(office('office.debug.js'))?.[1] ?? '';
  const files = [...versions.matchAll(/"(\w+)": "([\d.]+)"/g)].map(
    ([, platform, version]) => `excel-${platform}-${version}.debug.js`,
  );
  expect(files).toContain('excel-win32-16.01.debug.js');
  for (const file of files) {
    const calls = office(file).match(/\.loadMsAjaxFull\(/g) ?? [];
    expect([file, calls]).toEqual([file, []]);
  }
});
