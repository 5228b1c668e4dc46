import fs from 'fs';
import path from 'path';
import { taskFor } from '../../src/model/taskFor';
import type { Pair, RoundToPair } from '../../src/model/types';
import { corpusFiles, readTrf } from './cases';

/** A TRF whose next round stands in the JSON beside it. */
export interface NextRound {
  readonly name: string;
  readonly task: RoundToPair;
  readonly expected: { readonly pairs: readonly Pair[]; readonly bye: number | null };
}

export function nextRounds(folder: string): NextRound[] {
  return corpusFiles(folder, '.trf').map((file) => {
    const expected = JSON.parse(
      fs.readFileSync(file.replace(/\.trf$/, '.json'), 'utf8'),
    ) as NextRound['expected'] & { readonly round: number };
    const task = taskFor(readTrf(file), expected.round);
    if (!task.ok) throw new Error(`${file}: ${JSON.stringify(task.problems)}`);
    return { name: path.basename(file, '.trf'), task: task.value, expected };
  });
}
