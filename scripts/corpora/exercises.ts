import path from 'path';
import type { Figures } from './figures';
import { readJson } from './product';
import { Event } from './tieBreaks';

interface Exercise {
  readonly file: string;
  readonly tables: readonly {
    readonly code: string;
    readonly edition?: string;
    readonly values: Readonly<Record<string, number | null>>;
  }[];
}

/** Which of our editions an exercise means; none: its own kind, not judged. */
function editionsOf(words: string | undefined): readonly string[] {
  if (words === undefined) return [];
  if (words.startsWith('same in both')) return ['C07-2024', 'C07-2026'];
  if (/March 2026/.test(words)) return ['C07-2026'];
  return /2023\/2024/.test(words) ? ['C07-2024'] : [];
}

/** Published exercises: tables of values by pairing number. */
export async function exercises(folder: string, figures: Figures): Promise<void> {
  for (const { file, tables } of readJson<Exercise[]>(path.join(folder, 'expected.json'))) {
    figures.files++;
    if (!file.endsWith('.trf')) {
      figures.note(`not judged: ${file} (matches of teams have no command)`);
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
        await new Event(path.join(folder, file), id, figures).compare(own, values, file);
    }
  }
}
