/**
 * The same event of any size in every kind of file that is read: nine rounds by the circle method, results in
 * turn. Names are numbers, so that half of a file says what the whole says, of fewer.
 */
import { writeOds, writeXlsx } from 'hucre';
import { inNotation, NOTATIONS } from '../scripts/fuzz/kinds/notations';
import { eventTable } from '../src/event/lists/exportTable';
import { makePlayerList } from '../src/formats/playerLists';
import { makeTrf } from '../src/formats/trf/write/makeTrf';
import { blankEvent, blankPlayer, NO_PLAY } from '../src/model/blank';
import type { Entry, Outcome, Tournament } from '../src/model/types';
import { makeAccess } from '../test/support/files/accessFile';
import { Terminal } from '../test/support/cli';
import {
  papiPlayer,
  papiTables,
  swissSysFile,
  swissSysPlayer,
  type PapiRound,
} from '../test/support/files/foreignFiles';
import { makeOldWorkbook } from '../test/support/files/oldWorkbook';
import { makeTunx, type TunxPair } from '../test/support/files/tunxFile';

const ROUNDS = 9;
const WHITE: readonly Outcome[] = ['win', 'draw', 'loss'];
const BLACK: readonly Outcome[] = ['loss', 'draw', 'win'];

type Game = readonly [white: number, black: number, result: number];

/** One stays where he is, the others turn around him. */
function gamesOf(players: number, round: number): Game[] {
  const others = Array.from({ length: players - 1 }, (_, at) => ((at + round) % (players - 1)) + 2);
  const ring = [1, ...others];
  return Array.from({ length: players / 2 }, (_, at): Game => {
    const pair = [ring[at], ring[players - 1 - at]] as const;
    const [white, black] = (at + round) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    return [white, black, (at + round) % 3];
  });
}

/** The games of every round. */
export const roundsOf = (players: number, rounds = ROUNDS): Game[][] =>
  Array.from({ length: rounds }, (_, index) => gamesOf(players, index + 1));

export function eventOf(players: number): Tournament {
  const entries = Array.from({ length: players }, (): Entry[] => []);
  for (const games of roundsOf(players))
    for (const [white, black, result] of games) {
      entries[white - 1].push({ opponent: black, colour: 'white', outcome: WHITE[result] });
      entries[black - 1].push({ opponent: white, colour: 'black', outcome: BLACK[result] });
    }
  const list = entries.map((own, index) => ({
    ...blankPlayer(index + 1, 2400 - (index % 1000)),
    name: `Alder ${index + 1}, Ada`,
    fideId: String(10_000_000 + index),
    entries: own,
  }));
  return blankEvent(list, ROUNDS);
}

/** Teams of two who play each other at two boards. */
function teamEventOf(teams: number): Tournament {
  const single = eventOf(teams);
  const players = single.players.flatMap((player) =>
    [0, 1].map((board) => ({
      ...player,
      no: 2 * player.no - 1 + board,
      entries: player.entries.map(({ opponent, colour, outcome }): Entry => ({
        opponent: 2 * opponent! - 1 + board,
        colour: board === 0 ? colour : colour === 'white' ? 'black' : 'white',
        outcome,
      })),
    })),
  );
  const list = single.players.map(({ no }) => ({
    name: `Grove ${no}`,
    players: [2 * no - 1, 2 * no],
  }));
  return { ...single, players, teams: list, teamPlay: NO_PLAY };
}

/** The games of players as tables print them, `12w1`. */
export function rowsOf(players: number): string[][] {
  const table = eventTable(eventOf(players), '\t', 'en');
  if (!table.ok) throw new Error('no table');
  return table.value
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

const even = (size: number): number => 2 * Math.round(size / 2);
const linesOf = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((row) => row.join(separator)).join('\n');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const table =
  (separator: string) =>
  (players: number): Uint8Array =>
    utf8(linesOf(rowsOf(players), separator));

/** Columns of one width, as programs print on paper. */
function printed(players: number): Uint8Array {
  const rows = inNotation(NOTATIONS[7], rowsOf(players));
  const widths = rows[0].map((_, at) => 2 + Math.max(...rows.map((row) => row[at].length)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at])).join(''));
  return utf8(`Open of the Grove\n\n${lines.join('\n')}\n`);
}

/** Everybody against everybody: the table is a square. */
function grid(players: number): Uint8Array {
  const size = 2 * Math.round(Math.sqrt(players));
  const letters = Array.from({ length: size }, () => new Array<string>(size).fill('.'));
  for (const games of roundsOf(size, size - 1))
    for (const [white, black, result] of games) {
      letters[white - 1][black - 1] = 'WDL'[result];
      letters[black - 1][white - 1] = 'LDW'[result];
    }
  const heads = ['No', 'Name', ...letters.map((_, at) => `#${at + 1}`)];
  const rows = letters.map((own, at) => [String(at + 1), `Alder ${at + 1}`, ...own]);
  return utf8(linesOf([heads, ...rows], '\t'));
}

function teamTable(teams: number): Uint8Array {
  const rows = Array.from({ length: teams }, (_, at) => [String(at + 1), `Grove ${at + 1}`]);
  const points = ['3', '2', '1'];
  for (const games of roundsOf(teams))
    for (const [white, black, result] of games) {
      rows[white - 1].push(`${black}w${points[result]}`);
      rows[black - 1].push(`${white}b${points[2 - result]}`);
    }
  const heads = ['Rk.', 'Team', ...Array.from({ length: ROUNDS }, (_, at) => `${at + 1}.Rd`)];
  return utf8(linesOf([heads, ...rows], '\t'));
}

/** A round after the other, a match with its boards below it. */
function matchList(teams: number): Uint8Array {
  const [match, board] = [
    ['2 - 0', '1 - 1', '0 - 2'],
    ['1 : 0', '½ : ½', '0 : 1'],
  ];
  const lines = roundsOf(teams).flatMap((games, round) => [
    `Round ${round + 1} on 2026/03/07 at 10:00`,
    ...games.flatMap(([white, black, result], at) => [
      `${round + 1}.${at + 1}\t${white}\tGrove ${white}\t\t${match[result]}\t${black}\tGrove ${black}`,
      ...[1, 2].map(
        (nth) =>
          `${nth}\t\tAlder ${white} ${nth}\t2000\t${board[result]}\t\tAlder ${black} ${nth}\t1900`,
      ),
    ]),
  ]);
  return utf8(`Cup of the Grove\n${lines.join('\n')}\n`);
}

function page(players: number): Uint8Array {
  const rows = rowsOf(players).map(
    (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return utf8(`<!DOCTYPE html><html><body><table>${rows.join('\n')}</table></body></html>`);
}

function tunx(players: number): Uint8Array {
  const list = Array.from({ length: players }, (_, at) => ({
    ...{ surname: `Alder ${at + 1}`, first: 'Ada', fide: 2400 - (at % 1000), id: 10_000_000 + at },
  }));
  const pairs = roundsOf(players).flatMap((games) =>
    games.map(([white, black, result]): TunxPair => [white, black, [1, 2, 3][result]]),
  );
  return makeTunx({ rounds: ROUNDS, paired: ROUNDS, players: list, pairs });
}

function papi(players: number): Uint8Array {
  const rounds = Array.from({ length: players }, (): PapiRound[] => []);
  for (const games of roundsOf(players))
    for (const [white, black, result] of games) {
      rounds[white - 1].push(['B', black + 1, [3, 2, 1][result]]);
      rounds[black - 1].push(['N', white + 1, [1, 2, 3][result]]);
    }
  const list = rounds.map((own, at) => papiPlayer(at + 2, `Alder ${at + 1}`, 2400, ...own));
  return makeAccess(papiTables(list, ROUNDS));
}

/** The list of a federation: players without rounds. */
const accessList = (players: number): Uint8Array => {
  const list = Array.from({ length: players }, (_, at) =>
    papiPlayer(at + 2, `Alder ${at + 1}`, 2000),
  );
  return makeAccess([papiTables(list, ROUNDS)[1]]);
};

function swissSys(players: number): Uint8Array {
  const results = Array.from({ length: players }, (): string[] => []);
  for (const games of roundsOf(players))
    for (const [white, black, result] of games) {
      results[white - 1].push(`${'+=-'[result]};${black};W;1;0;0;0`);
      results[black - 1].push(`${'-=+'[result]};${white};B;1;0;0;0`);
    }
  const list = results.map((own, at) => swissSysPlayer(at + 1, `Alder ${at + 1}`, 2000, own));
  return utf8(swissSysFile(list, ROUNDS));
}

/** A workbook of ours, by the command that makes one. */
async function ownBook(players: number): Promise<Uint8Array> {
  const terminal = new Terminal({ 'e.trf': makeTrf(eventOf(players)) });
  const exit = await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx');
  if (exit !== 0) throw new Error(terminal.stderr);
  return terminal.read('e.xlsx');
}

const xmlList = (players: number): string => {
  const people = Array.from(
    { length: players },
    (_, at) =>
      `<player><fideid>${10_000_000 + at}</fideid><name>Alder ${at + 1}, Ada</name><country>FRA</country><sex>F</sex><rating>${1400 + (at % 1000)}</rating><birthday>1990</birthday></player>`,
  );
  return `<?xml version="1.0"?>\n<playerslist>\n${people.join('\n')}\n</playerslist>`;
};
const tableList = (players: number): string =>
  [
    'FIDE-ID;Name;Elo',
    ...Array.from(
      { length: players },
      (_, at) => `${10_000_000 + at};Alder ${at + 1};${1400 + (at % 1000)}`,
    ),
  ].join('\n');

const sheets = (players: number) => ({ sheets: [{ name: 'Ranking', rows: rowsOf(players) }] });

export type MakeFile = (size: number) => Uint8Array | Promise<Uint8Array>;

/** By the name of the file. */
export const EVENTS: Readonly<Record<string, MakeFile>> = {
  'trf16.trf': (size) => utf8(makeTrf(eventOf(size))),
  'trf26.trf': (size) => utf8(makeTrf(eventOf(size), { format: 'trf26' })),
  // A team has three digits.
  'teams.trf': (size) => utf8(makeTrf(teamEventOf(even(size / 4)), { format: 'trf26' })),
  ...Object.fromEntries(
    NOTATIONS.map((notation, at): [string, MakeFile] => [
      `notation-${at + 1}.tsv`,
      (size) => utf8(linesOf(inNotation(notation, rowsOf(size)), '\t')),
    ]),
  ),
  'semicolons.csv': table(';'),
  'commas.csv': (size) =>
    utf8(
      linesOf(
        rowsOf(size).map((row) => row.map((cell) => cell.replace(',', ''))),
        ',',
      ),
    ),
  'bars.txt': table('|'),
  'columns.txt': printed,
  'utf16.txt': (size) =>
    new Uint8Array([0xff, 0xfe, ...Buffer.from(linesOf(rowsOf(size), '\t'), 'utf16le')]),
  'grid.tsv': grid,
  'page.html': page,
  'foreign.xlsx': (size) => writeXlsx(sheets(size)),
  'foreign.ods': (size) => writeOds(sheets(size)),
  'foreign.xls': (size) => makeOldWorkbook('Ranking', rowsOf(size)),
  'event.TUNX': tunx,
  'event.papi': papi,
  'event.sjson': swissSys,
  'matches.tsv': (size) => matchList(even(size / 4)),
  'ours.xlsx': ownBook,
};
export const TEAM_TABLES: Readonly<Record<string, MakeFile>> = { 'teams.tsv': teamTable };
export const LISTS: Readonly<Record<string, MakeFile>> = {
  'fide.txt': (size) => utf8(makePlayerList(eventOf(size), 'fide-list')),
  'list.xml': (size) => utf8(xmlList(size)),
  'list.csv': (size) => utf8(tableList(size)),
  'Data.mdb': accessList,
};
