/**
 * Every reader with an input twice and four times as large (`bench/readerFiles.ts`), with something wrong in
 * every line, and with one cell, line or tag that grows: time grows no faster than the input. Behind each
 * stand the milliseconds of the processor for the three sizes and how much longer a byte of the largest took than
 * one of the smallest; a reader that needs the square of its input comes to 4.
 * `npm run bench -- readers`, or `READER=xlsx npm run bench -- readers` for some.
 */
import { Call } from '../cli/command';
import { loadEvents } from '../cli/read/load';
import { readTeamTable } from '../src/formats/crosstable/readTeamTable';
import { rowsOfTableFile } from '../src/formats/crosstable/readTableFile';
import { decodeTrf } from '../src/formats/trf/decode';
import { matchAccess, matchText } from '../src/ratings/matchList';
import { adoptList } from '../src/sheets/read/adoptList';
import { Terminal } from '../test/support/cli';
import { EVENTS, LISTS, rowsOf, TEAM_TABLES, type MakeFile } from './readerFiles';
import { GROWING, spoilt, type Growing } from './readerSpoils';

/** A byte of the input four times as large: not twice as dear as one of the smallest. */
const LIMIT = 2;
/** Below this the clock says more of the machine than of the reader. */
const SURE = 40;
/** A cell or a line of so many letters. */
const LENGTH = 50_000;
const SIZES = [1, 2, 4] as const;

type Read = (bytes: Uint8Array) => unknown;

const textOf = (bytes: Uint8Array): string => {
  const text = decodeTrf(bytes);
  if (!text.ok) throw new Error('no text');
  return text.value;
};

/** Read as `pairsheet` reads it, checks included. */
const asEvent =
  (name: string, isSound: boolean): Read =>
  async (bytes) => {
    const terminal = new Terminal({ [name]: bytes });
    const call = new Call(
      'standings',
      { options: new Map(), rest: [name], problems: [] },
      terminal,
      'en',
    );
    const [first] = await loadEvents(call, name);
    if (isSound && !first?.event.ok) throw new Error(`${name}: ${terminal.stderr.slice(0, 300)}`);
  };

const asTeams: Read = (bytes) => {
  const { rows, placeOf } = rowsOfTableFile(textOf(bytes));
  const teams = readTeamTable(rows, 4, placeOf);
  if (!teams.ok) throw new Error(JSON.stringify(teams.problems[0]));
};

const wanted = Array.from({ length: 50 }, (_, at) => ({
  ...{ no: at + 1, name: `Alder ${at + 1}, Ada`, id: String(10_000_000 + at), birthYear: null },
}));
const asList =
  (name: string, isSound: boolean): Read =>
  (bytes) => {
    const read = name.endsWith('.mdb')
      ? matchAccess(bytes, wanted, () => {})
      : matchText(textOf(bytes), wanted, () => {});
    if (isSound && !read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems[0])}`);
  };

async function timeOf(read: Read, bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  await read(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let slow = 0;

const isAsked = (what: string): boolean => what.includes(process.env.READER ?? '');

/** The best of a few runs: what else the machine does can only make them longer. */
async function grows(what: string, base: number, make: MakeFile, read: Read): Promise<void> {
  if (!isAsked(what)) return;
  const inputs: Uint8Array[] = [];
  for (const size of SIZES) inputs.push(await make(base * size));
  await timeOf(read, inputs[1]);
  const best = inputs.map(() => Infinity);
  const growth = () => best[2] / best[0] / (inputs[2].length / inputs[0].length);
  for (let run = 0; run < 3 || (run < 9 && growth() > LIMIT && best[2] > SURE); run++)
    for (const [at, bytes] of inputs.entries())
      best[at] = Math.min(best[at], await timeOf(read, bytes));
  const isSlow = best[2] > SURE && growth() > LIMIT;
  if (isSlow) slow++;
  const times = best.map((time) => time.toFixed(1).padStart(7)).join(' ');
  const size = `${(inputs[2].length / 1024).toFixed(0)} kB`.padStart(9);
  console.log(
    `${what.padEnd(44)} ${size} ${times}  ×${growth().toFixed(2)}${isSlow ? '  NOT LINEAR' : ''}`,
  );
}

/** Of most texts the longest is read at once; those that take time are looked at. */
async function growsInPlace({ name, where, of }: Growing): Promise<void> {
  if (!isAsked(`${name}: ${where}`)) return;
  const read = name.startsWith('list') ? asList(name, false) : asEvent(name, false);
  let slowest = { what: '', time: 0 };
  for (const { what, make } of of) {
    const time = await timeOf(read, await make(4 * LENGTH));
    if (time > slowest.time) slowest = { what, time };
    if (time > SURE) await grows(`${name}: ${where} of ${what}`, LENGTH, make, read);
  }
  const { what, time } = slowest;
  console.log(
    `${name}: ${where}, ${of.length} texts of ${4 * LENGTH}: at most ${time.toFixed(0)} ms (${what})`,
  );
}

async function main(): Promise<void> {
  console.log(
    `${'reader'.padEnd(44)} of ${SIZES.at(-1)} times: ms for 1, 2, 4 times, growth a byte`,
  );
  for (const [name, make] of Object.entries(EVENTS))
    await grows(name, 500, make, asEvent(name, true));
  // A team has at most three digits there too.
  for (const [name, make] of Object.entries(TEAM_TABLES)) await grows(name, 200, make, asTeams);
  for (const [name, make] of Object.entries(LISTS))
    await grows(name, name.endsWith('.mdb') ? 800 : 20_000, make, asList(name, true));
  await grows(
    'pasted list',
    1000,
    (size) =>
      new TextEncoder().encode(
        rowsOf(size)
          .map((row) => row.join('\t'))
          .join('\n'),
      ),
    (bytes) => {
      const rows = textOf(bytes)
        .split('\n')
        .map((line) => line.split('\t'));
      const read = adoptList({ sheet: 'Own', row: 0, column: 0, rows });
      if (!read.ok) throw new Error('no list');
    },
  );
  for (const [name, make] of Object.entries(EVENTS))
    if (!/\.(?:xlsx|ods|xls|TUNX|papi)$/.test(name))
      await grows(
        `${name}, wrong in every line`,
        500,
        async (size) => spoilt(await make(size)),
        asEvent(name, false),
      );
  for (const growing of GROWING) await growsInPlace(growing);
  if (slow > 0) throw new Error(`${slow} readers are not linear`);
}

void main().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
