/** The same workbook at the command line: paired and looked at there, then opened again. */
import { unreadableOutput } from '../../../scripts/fuzz/saidWell';
import { EXIT } from '../../../cli/exitCodes';
import { isSameSection } from '../../../src/sheets/names/section';
import type { Desk } from '../../../taskpane/store/desk';
import { saveBook } from '../../../workbench/files/workbookFile';
import { Terminal } from '../cli';
import { fillRound } from './paneActs';
import { oneOf, type RandomBelow, type Room } from './room';

const LOOKS = [
  ['standings'],
  ['check'],
  ['verify'],
  ['publish', '-o', 'page.html'],
  ['audit'],
  ['explain'],
] as const;
/** Refused in words, or done. */
const FINE = [EXIT.done, EXIT.no, EXIT.badInput];

export async function atTerminal(
  room: Room,
  desk: Desk,
  random: RandomBelow,
): Promise<string | null> {
  const pairs = random(2) === 0;
  if (pairs) await fillRound(desk, random);
  const terminal = new Terminal();
  terminal.write('e.xlsx', await saveBook(room.office.book));
  const { sections, section } = desk.getState();
  const label = sections.find((each) => isSameSection(each, section))?.label;
  const words = pairs ? ['pair'] : [...oneOf(random, LOOKS)];
  const named = sections.length > 1 ? ['--section', label ?? ''] : [];
  const exit = await terminal.run(words[0], 'e.xlsx', ...words.slice(1), ...named);
  if (!FINE.some((code) => code === exit))
    return `${words.join(' ')} ends with ${exit}: ${terminal.stderr}`;
  if (exit !== 0 && terminal.stderr + terminal.stdout === '') return `${words[0]} says nothing`;
  const unsaid = unreadableOutput(terminal.stderr + terminal.stdout);
  if (unsaid) return `${words[0]} says ${unsaid}: ${terminal.stderr}${terminal.stdout}`;
  if (pairs && exit === 0) await room.reopen(terminal.read('e.xlsx'));
  return null;
}
