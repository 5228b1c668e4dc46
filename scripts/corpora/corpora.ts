import fs from 'fs';
import path from 'path';
import { exercises } from './exercises';
import { Figures } from './figures';
import { foreignTrf } from './foreignTrf';
import { nextRounds, nextRoundsIn } from './nextRounds';
import { cases, engineEvents, finishedEvents } from './pairings';
import { arePages, pages } from './pages';
import { realEvents } from './realEvents';
import { readJson } from './product';
import { crosstables, playerLists } from './tables';
import { valueFiles } from './tieBreaks';

/** How many differences of a set are listed unless all are asked for. */
const LISTED = 8;

/** Recognises a set by what lies in its folder, not by its name. */
async function runSet(folder: string): Promise<Figures | null> {
  const figures = new Figures();
  const names = fs.readdirSync(folder).sort();
  const has = (name: string) => names.includes(name);
  const trfs = names.filter((name) => name.endsWith('.trf'));
  const jsons = names.filter((name) => /^(?!expected).*\.json$/.test(name));
  if (names.some((name) => /^expected-.*\.json$/.test(name))) {
    await realEvents(folder, has, figures);
    return figures;
  }
  if (has('expected.json')) {
    const [first] = readJson<Record<string, unknown>[]>(path.join(folder, 'expected.json'));
    if ('tables' in first) await exercises(folder, figures);
    else if ('heads' in first) playerLists(folder, figures);
    else if ('form' in first) await foreignTrf(folder, figures);
    else if ('must' in first) await crosstables(folder, figures);
    else engineEvents(folder, figures);
    return figures;
  }
  if (arePages(folder, names)) {
    await pages(folder, names, figures);
    return figures;
  }
  if (jsons.length > 0) {
    figures.files = jsons.length;
    const hasValues = 'values' in readJson<object>(path.join(folder, jsons[0]));
    if (hasValues) await valueFiles(folder, jsons, figures);
    else if (nextRoundsIn(names).length > 0) await nextRounds(folder, nextRoundsIn(names), figures);
    else cases(folder, jsons, figures);
    return figures;
  }
  if (trfs.length === 0) return null;
  figures.files = trfs.length;
  if (has('index.tsv')) finishedEvents(folder, trfs, figures);
  else figures.note('no expectation lies beside the events; benchmarks use them');
  return figures;
}

async function main(words: readonly string[]): Promise<number> {
  const all = words.includes('--all');
  const [folder, ...wanted] = words.filter((word) => !word.startsWith('--'));
  if (!folder || !fs.existsSync(folder)) {
    console.error('npm run corpora -- FOLDER [SET…] [--all]');
    return 3;
  }
  const isSet = fs.readdirSync(folder).some((name) => /\.(?:trf|tsv|json)$/.test(name));
  const sets = isSet
    ? [folder]
    : fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
        .map(({ name }) => path.join(folder, name));
  let isRight = sets.length > 0;
  for (const set of sets) {
    const start = process.hrtime.bigint();
    const figures = await runSet(set);
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    if (!figures) continue;
    isRight &&= figures.isRight;
    console.log(`${figures.line(path.basename(set))} (${seconds.toFixed(1)} s)`);
    const shown = all ? figures.differences : figures.differences.slice(0, LISTED);
    for (const difference of shown) console.log(`  ${difference}`);
    const hidden = figures.differences.length - shown.length;
    if (hidden > 0) console.log(`  … and ${hidden} more (--all)`);
    for (const note of figures.notes) console.log(`  note: ${note}`);
  }
  return isRight ? 0 : 1;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
