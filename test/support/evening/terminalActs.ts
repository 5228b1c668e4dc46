/** The same workbook at the command line: paired and looked at there, then opened again. */
import { unreadableOutput } from '../../../scripts/fuzz/saidWell';
import { EXIT } from '../../../cli/exitCodes';
import { isSameSection } from '../../../src/sheets/names/section';
import { roundColumns } from '../../../src/sheets/read/readRound';
import type { Desk } from '../../../taskpane/store/desk';
import { saveBook } from '../../../workbench/files/workbookFile';
import { Terminal } from '../cli';
import { fillRound } from './paneActs';
import { eventOf, oneOf, type RandomBelow, type Room } from './room';

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

interface Printed {
  readonly pairs: readonly {
    readonly table: number;
    readonly white: number;
    readonly black: number;
  }[];
}

/** What was printed of a round that its sheet shows otherwise: tables, players and colours, of teams the matches. */
function printedOther(stdout: string, desk: Desk): string | null {
  const event = eventOf(desk);
  if (!event) return null;
  const { read, tournament } = event;
  const { header, rows } = read.tables.rounds.get(tournament.pairedRounds)!;
  const columns = roundColumns(header);
  const shown = rows.flatMap((row) => {
    const cell = (name: 'table' | 'no' | 'no2') => String(row[columns.get(name)!] ?? '');
    // Boards of teams stand below their match.
    return cell('no2') === '' || cell('table').includes('.')
      ? []
      : [`${cell('table')} ${cell('no')}-${cell('no2')}`];
  });
  const { pairs } = JSON.parse(stdout) as Printed;
  const printed = pairs.map(({ table, white, black }) => `${table} ${white}-${black}`);
  const other = printed.filter((line) => !shown.includes(line));
  return other.length > 0 ? `pair prints ${other.join()}: the sheet has ${shown.join()}` : null;
}

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
  const words = pairs ? ['pair', '--json'] : [...oneOf(random, LOOKS)];
  const named = sections.length > 1 ? ['--section', label ?? ''] : [];
  const exit = await terminal.run(words[0], 'e.xlsx', ...words.slice(1), ...named);
  if (!FINE.some((code) => code === exit))
    return `${words.join(' ')} ends with ${exit}: ${terminal.stderr}`;
  if (exit !== 0 && terminal.stderr + terminal.stdout === '') return `${words[0]} says nothing`;
  const unsaid = unreadableOutput(terminal.stderr + terminal.stdout);
  if (unsaid) return `${words[0]} says ${unsaid}: ${terminal.stderr}${terminal.stdout}`;
  if (!pairs || exit !== EXIT.done) return null;
  const printed = terminal.stdout;
  await room.reopen(terminal.read('e.xlsx'));
  return printedOther(printed, room.panes[0]);
}
