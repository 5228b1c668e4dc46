import fs from 'fs';
import path from 'path';
import { taskFor } from '../../../src/model/taskFor';
import { systemByTrfCode } from '../../../src/systems';
import { competitionOf } from '../../../src/systems/competition';
import { readTrf } from '../../support/cases';

/** A file of a corpus paired by the system that it names, beside the pairing expected of it; null: the same. */
export function differenceIn(file: string, id: string): string | null {
  const name = path.basename(file);
  const event = readTrf(file);
  const system = systemByTrfCode(event.systemCode ?? '');
  if (system?.id !== id) return `${name}: paired by ${system?.id}`;
  const competition = competitionOf(system, event);
  if (!competition.ok) return `${name}: ${competition.problems[0].code}`;
  const task = taskFor(competition.value);
  if (!task.ok) return `${name}: ${task.problems[0].code}`;
  const expected = JSON.parse(fs.readFileSync(file.replace(/\.trf$/, '.json'), 'utf8')) as Round;
  const found = system.pair(task.value);
  if (!found.ok) return `${name}: ${found.refusal.code}`;
  const ours = { round: task.value.round, pairs: found.pairs, bye: found.bye };
  return keyOf(ours) === keyOf(expected) ? null : `${name}: ${keyOf(ours)}`;
}

interface Round {
  readonly round: number;
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

const keyOf = ({ round, pairs, bye }: Round): string => {
  const sorted = pairs.map(({ white, black }) => `${white}-${black}`).sort();
  return `round ${round}: ${sorted.join(' ')}, bye ${bye}`;
};
