import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Comma, quotes, UTF-8, values as they are shown, every sheet in a file of its own. */
const FILTER = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

/**
 * The sheets of workbooks as LibreOffice calculates and shows them, by file and sheet; null: this
 * machine has none, and nothing is to be learnt. `locale` such as `fr-FR`: its decimal separator.
 */
export function shownByLibreOffice(
  books: Readonly<Record<string, Uint8Array>>,
  locale?: string,
): Record<string, Record<string, string[][]>> | null {
  if (spawnSync('soffice', ['--version']).status !== 0) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-office-'));
  try {
    const files = Object.entries(books).map(([name, bytes]) => {
      const file = path.join(folder, `${name}.xlsx`);
      fs.writeFileSync(file, bytes);
      return file;
    });
    if (locale) setLocale(path.join(folder, 'profile'), locale);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const words = [profile, '--headless', '--convert-to', FILTER, '--outdir', folder, ...files];
    const { status, stderr } = spawnSync('soffice', words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return Object.fromEntries(
      Object.keys(books).map((name) => [name, sheetsIn(folder, name)] as const),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function setLocale(profile: string, locale: string): void {
  fs.mkdirSync(path.join(profile, 'user'), { recursive: true });
  fs.writeFileSync(
    path.join(profile, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
</oor:items>`,
  );
}

const sheetsIn = (folder: string, book: string): Record<string, string[][]> =>
  Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((file) => file.startsWith(`${book}-`) && file.endsWith('.csv'))
      .map((file) => [
        file.slice(book.length + 1, -'.csv'.length),
        rowsOf(fs.readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );

/** Rows of comma-separated text; quoted cells may hold commas, quotes and line ends. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
