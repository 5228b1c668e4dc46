import '../fuzz/kinds/cellErrors';
import fs from 'fs';
import path from 'path';
import { compareTiebreaks } from '../../functions/compare';
import { standings } from '../../functions/tables';
import { teamStandings } from '../../functions/teamTables';
import { adoptTableText } from '../../src/event/setup/adoptCrosstable';
import { parseDelimited } from '../../src/formats/crosstable/lines/delimited';
import { boardsIn } from '../../src/formats/crosstable/teamCells';
import { score } from '../../src/model/tournament';
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

/** The points of everybody, by the name: the doors number a ranking each in its own way. */
type Points = ReadonlyMap<string, number>;

async function pointsByCommand(file: string): Promise<Points | null> {
  const { exit, out } = await pairsheet('standings', file, '--json');
  if (exit !== 0) return null;
  const { standings: rows } = JSON.parse(out) as { standings: { name: string; points: number }[] };
  return new Map(rows.map(({ name, points }) => [name, points]));
}

/** What a range of the pasted table gives a formula; a table of teams has functions of its own. */
function pointsByFunction(file: string): Points {
  const text = fs.readFileSync(file, 'utf8');
  // A spreadsheet puts a line without tabs whole into one cell.
  const rows = file.endsWith('.txt')
    ? text.split(/\r?\n/).map((line) => [line])
    : parseDelimited(text).rows.map((row) => [...row]);
  const list = /_teams\b/.test(file) ? teamStandings(rows, boardsIn(rows)) : standings(rows);
  const points = list[0]!.findIndex((head) => /^(?:Pts|MP)$/.test(String(head)));
  const name = list[0]!.findIndex((head) => /^(?:Name|Team)$/.test(String(head)));
  return new Map(
    list
      .slice(1)
      .filter(([rank]) => rank !== '')
      .map((row) => [String(row[name]), Number(row[points])]),
  );
}

/** What pasting the text into the pane gives; a table without colours is refused there as such. */
function pointsByPaste(file: string): Points | string {
  const adopted = adoptTableText(fs.readFileSync(file, 'utf8'));
  if (!adopted.ok) return adopted.problems[0]!.code;
  const { tournament } = adopted.value;
  return new Map(tournament.players.map((player) => [player.name, score(tournament, player) / 2]));
}

/** Refusals that say what the table is and where it goes. */
const NOT_PASTED = ['table-of-teams', 'table-without-colours'];

/** Command line, functions and *Import* read the same table, and read the same in it. */
const threeDoors: Wanted = async (file) => {
  const wanted = await pointsByCommand(file);
  if (!wanted) return 'not read by the command line';
  const differs = (found: Points) =>
    [...wanted].find(([name, points]) => found.get(name) !== points) ??
    (found.size === wanted.size ? null : ['count', found.size]);
  let ofFunction: Points;
  try {
    ofFunction = pointsByFunction(file);
  } catch (cause) {
    return `refused by function: ${(cause as Error).message}`;
  }
  const byFunction = differs(ofFunction);
  if (byFunction) return `by function otherwise: ${byFunction.join(' ')}`;
  const pasted = pointsByPaste(file);
  if (typeof pasted === 'string')
    return NOT_PASTED.includes(pasted) ? null : `not pasted: ${pasted}`;
  const byPaste = differs(pasted);
  return byPaste ? `pasted otherwise: ${byPaste.join(' ')}` : null;
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
    const said = WANTED.find(([kind]) => kind.test(name))?.[1] ?? [read];
    const wanted = name.endsWith('.trf') ? said : [...said, threeDoors];
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
