import fs from 'fs';
import path from 'path';
import type { Figures } from './figures';
import { readJson } from './product';
import { Event } from './tieBreaks';

interface Exercise {
  readonly file: string;
  /** Of all its tables, where they name none. */
  readonly edition?: string;
  readonly tables: readonly {
    readonly code: string;
    readonly edition?: string;
    readonly values: Readonly<Record<string, number | null | readonly number[]>>;
  }[];
}

type Values = Readonly<Record<string, number | null>>;

/** Which of our editions an exercise means; none: its own kind, not judged. */
function editionsOf(words: string | undefined): readonly string[] {
  if (words === undefined) return [];
  if (words.startsWith('same in both')) return ['C07-2024', 'C07-2026'];
  if (/March 2026/.test(words)) return ['C07-2026'];
  return /2023\/2024/.test(words) ? ['C07-2024'] : [];
}

/** Published exercises: tables of values by pairing number. */
export async function exercises(folder: string, figures: Figures): Promise<void> {
  for (const exercise of readJson<Exercise[]>(path.join(folder, 'expected.json'))) {
    const { file, tables } = exercise;
    figures.files++;
    if (!file.endsWith('.trf')) {
      await teamExercise(folder, exercise, figures);
      continue;
    }
    for (const { code, edition, values } of tables) {
      const editions = editionsOf(edition);
      const own = code === 'adjusted score' ? 'adjusted' : code;
      if (editions.length === 0 || /[ (]/.test(own)) {
        figures.note(`not judged: ${code} (${edition ?? 'no edition'})`);
        continue;
      }
      for (const id of editions)
        await new Event(path.join(folder, file), id, figures).compare(own, values as Values, file);
    }
  }
}

/** Matches of teams, which stand as a table beside the file that tells of them. */
async function teamExercise(
  folder: string,
  { file, tables, edition }: Exercise,
  figures: Figures,
): Promise<void> {
  const table = path.join(folder, file.replace(/\.json$/, '.tsv'));
  if (!fs.existsSync(table)) {
    figures.note(`not judged: ${file} (no table of its matches)`);
    return;
  }
  for (const { code, values, ...said } of tables)
    for (const id of editionsOf(said.edition ?? edition)) {
      const event = new Event(table, id, figures);
      for (const [at, own] of teamCodes(code).entries()) {
        const ofCode = Object.entries(values).map(([no, value]) => [
          no,
          Array.isArray(value) ? value[at] : value,
        ]);
        await event.compare(own, Object.fromEntries(ofCode) as Values, path.basename(table));
      }
    }
}

/** `MP and GP`, `BH/C1 of match points`, `EMMSB (…)` as the codes of C.07. */
function teamCodes(said: string): readonly string[] {
  const [words = ''] = said.split(' (');
  return words.split(' and ').map((each) => {
    const [code = '', score] = each.split(' of ');
    return score === 'match points' ? code.replace(/(?=\/|$)/, ':MP') : code;
  });
}
