import fs from 'fs';
import path from 'path';
import { compareTiebreaks } from '../../functions/compare';
import { parseDelimited } from '../../src/formats/crosstable/delimited';
import type { Figures } from './figures';
import { pairsheet, type Answer } from './product';

/** What a file of the pages must give, in the words of the set's README. */
type Wanted = (file: string) => Promise<string | null>;

const contains =
  (words: readonly string[], text: RegExp, exit = 0): Wanted =>
  async (file) => {
    const [command, ...options] = words;
    const answer: Answer = await pairsheet(command, file, ...options);
    if (answer.exit !== exit) return `exit ${answer.exit}, not ${exit}`;
    return text.test(`${answer.out}\n${answer.err}`) ? null : `does not say ${String(text)}`;
  };

const withoutWord =
  (words: readonly string[], text: RegExp): Wanted =>
  async (file) => {
    const [command, ...options] = words;
    const answer = await pairsheet(command, file, ...options);
    return text.test(answer.out) ? `says ${String(text)}` : null;
  };

const read: Wanted = async (file) => {
  const { exit, err } = await pairsheet('standings', file, '--json');
  return exit === 0 ? null : `not read: ${err.split('\n')[0]}`;
};

/** COMPARE_TIEBREAKS over the pasted table says so in one of its remarks. */
const compared =
  (text: RegExp): Wanted =>
  (file) => {
    const { rows } = parseDelimited(fs.readFileSync(file, 'utf8'));
    const remarks = compareTiebreaks(rows.map((row) => [...row])).filter(([no]) => no === '');
    const isSaid = remarks.some(([, remark]) => text.test(String(remark)));
    return Promise.resolve(isSaid ? null : `COMPARE_TIEBREAKS does not say ${String(text)}`);
  };

const BH = ['standings', '--tie-breaks', 'BH'];

/** By the beginning of the name, so that another event of the same kind is judged too. */
const WANTED: readonly (readonly [RegExp, readonly Wanted[]])[] = [
  [/stockholm2026/, [contains(BH, /4 games postponed/)]],
  [/jeddah2026/, [contains(BH, /round 2 is running/), compared(/round 2 is running/)]],
  [
    /worldblitz2021/,
    [
      compared(/^TB1 .*BH\/C1.*179 of 179.*FIDE-2009/),
      compared(/^TB2 .* BH\b(?!\/).*179 of 179.*FIDE-2009/),
    ],
  ],
  [/two-u/, [contains(BH, /more than one pairing-allocated bye/)]],
  [/^ai_/, [contains(BH, /bye of a round to come/)]],
  [/^cn25/, [contains(BH, /line-out-of-columns/, 3)]],
  [/^ev12/, [withoutWord(['explain', '--round', '4', '--player', '11'], /kept apart/)]],
];

export async function pages(
  folder: string,
  names: readonly string[],
  figures: Figures,
): Promise<void> {
  const files = names.filter((name) => /\.(?:trf|tsv|csv|txt)$/.test(name));
  figures.files = files.length;
  for (const name of files) {
    const wanted = WANTED.find(([kind]) => kind.test(name))?.[1] ?? [read];
    for (const each of wanted) {
      const wrong = await each(path.join(folder, name));
      figures.count('pages as they must', wrong === null, () => `${name}: ${wrong}`);
    }
  }
}

/** A set of pages has a README that says what each must give, and tables beside TRF files. */
export const arePages = (folder: string, names: readonly string[]): boolean =>
  names.includes('README.md') &&
  /must give/.test(fs.readFileSync(path.join(folder, 'README.md'), 'utf8')) &&
  names.some((name) => /\.(?:tsv|csv)$/.test(name));
