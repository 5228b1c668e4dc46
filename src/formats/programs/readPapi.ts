import { compareInitialOrder } from '../../handling';
import { pointSystem } from '../../model/outcomes';
import { error, type Checked, type Place } from '../../model/problems';
import type { NamedMethod } from '../../model/rules/acceleration';
import type { RawEntry, RawPlayer, RawTournament } from '../../model/raw';
import type { Outcome } from '../../model/types';
import type { AccessDatabase, AccessRow } from '../access/database';
import { readAccess } from '../access/openAccess';
import { refuseFile, type ForeignEvent } from './foreignEvent';
import { PAPI_TITLES, papiId } from './papiWords';

/**
 * Papi, the program of the French federation, keeps an event as an Access database: `INFO` with a row a
 * setting, `JOUEUR` with a row a player and three columns a round (colour, opponent, result). The layout
 * is described in public by those who convert it (Sharly-Chess/papi-converter).
 */
const PROGRAM = 'Papi (.papi)';
const FILE: Place = { kind: 'file' };
const ROUNDS = 24;
/** The row that stands for a bye: whoever meets it is exempt. */
const EXEMPT = 1;

export const readPapi = (bytes: Uint8Array): Checked<ForeignEvent> =>
  readAccess(bytes, PROGRAM, readEvent);

function readEvent(database: AccessDatabase): Checked<ForeignEvent> {
  if (!database.has('INFO') || !database.has('JOUEUR'))
    return refuseFile(
      database.has('JOUEUR') ? 'foreign-list-of-players' : 'foreign-access-file',
      '',
    );
  const info = new Map(
    [...database.rows('INFO')].map((row) => [textIn(row, 'Variable'), textIn(row, 'Value')]),
  );
  const rows = [...database.rows('JOUEUR')].filter((row) => numberIn(row, 'Ref') !== EXEMPT);
  if (rows.length === 0) return refuseFile('foreign-file-without-players', PROGRAM);
  const isRoundRobin = info.get('Genre') === 'ToutesRondes' || info.get('Pairing') === 'Berger';
  const numbered = numberedPlayers(rows, info.get('ClassElo') ?? 'Elo');
  const numbers = new Map(
    numbered.map(({ row, player }) => [numberIn(row, 'Ref'), player.no.value]),
  );
  if (numbers.size !== rows.length)
    return refuseFile('foreign-file-odd', PROGRAM, { what: 'players' });
  const rounds = roundsOf(info);
  const players: RawPlayer[] = [];
  for (const { row, player } of numbered) {
    const entries = entriesOf(row, player.name, numbers, isRoundRobin);
    if (!entries.ok) return entries;
    players.push({ ...player, entries: withinEvent(entries.value, rounds.totalRounds?.value) });
  }
  const acceleration = ACCELERATIONS.get(info.get('Pairing') ?? '');
  const raw: RawTournament = {
    info: { ...infoOf(info), ...(isRoundRobin ? { kind: 'Round robin' } : {}) },
    ...rounds,
    // “Décompte des points”: three points for a win.
    ...(info.get('DecomptePoints') === 'OUI' ? { points: pointSystem(6, 2, 0) } : {}),
    players: acceleration ? players.map((player) => inGroup(player, info)) : players,
    ...(acceleration ? { acceleration: { value: { method: acceleration }, place: FILE } } : {}),
    forbidden: [],
    virtualPoints: [],
    problems: [],
  };
  const notCarried = { key: 'foreign.lost.papi' } as const;
  const event = { program: PROGRAM, section: null, raw, notCarried, areRebuilt: true };
  return { ok: true, value: event, warnings: [] };
}

/** The accelerations of French events, by what Papi calls them. */
const ACCELERATIONS: ReadonlyMap<string, NamedMethod> = new Map([
  ['Haley', 'haley'],
  ['HaleySoft', 'haley-soft'],
  ['SAD', 'progressive'],
]);

/** The borders between the groups are ratings: group A from the first on, C below the second. */
function inGroup(player: RawPlayer, info: ReadonlyMap<string, string>): RawPlayer {
  const [first, second] = ['EloBase1', 'EloBase2'].map((key) => Number(info.get(key)) || 0);
  const { value } = player.rating;
  return { ...player, group: value >= first! ? 'A' : value >= second! ? 'B' : 'C' };
}

const textIn = (row: AccessRow, column: string): string => String(row.get(column) ?? '').trim();
const numberIn = (row: AccessRow, column: string): number => Number(row.get(column) ?? 0);

function roundsOf(info: ReadonlyMap<string, string>): Pick<RawTournament, 'totalRounds'> {
  const value = Number(info.get('NbrRondes'));
  return Number.isInteger(value) && value > 0 ? { totalRounds: { value, place: FILE } } : {};
}

/** Whoever left is absent in every column that there is, also behind the last round. */
function withinEvent(entries: RawPlayer['entries'], rounds = ROUNDS): RawPlayer['entries'] {
  const isGame = (entry: RawEntry | undefined): boolean => (entry?.opponent ?? null) !== null;
  const last = entries.findLastIndex((entry, at) => isGame(entry) || (entry && at < rounds));
  return entries.slice(0, last + 1);
}

const infoOf = (info: ReadonlyMap<string, string>): RawTournament['info'] => ({
  name: info.get('Nom') ?? '',
  place: info.get('Lieu') ?? '',
  arbiter: info.get('Arbitre') ?? '',
  timeControl: info.get('Cadence') ?? '',
  start: dayOf(info.get('DateDebut')),
  end: dayOf(info.get('DateFin')),
});

/** `18/11/2026` or `2026-11-18` → `2026/11/18`, as a TRF has it. */
function dayOf(text = ''): string {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}/${month}/${day}`;
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10).replaceAll('-', '/') : '';
}

/** The rating by which the event is run (`ClassElo`). */
const RATINGS = ['Elo', 'Rapide', 'Blitz'];

type Numbered = { readonly row: AccessRow; readonly player: Omit<RawPlayer, 'entries'> };

/** Papi keeps no starting numbers: they follow from rating, title and name (C.04.2.B). */
function numberedPlayers(rows: readonly AccessRow[], seededBy: string): readonly Numbered[] {
  const column = RATINGS.find((each) => each === seededBy) ?? 'Elo';
  const located = <T>(value: T) => ({ value, place: FILE });
  return rows
    .map((row) => {
      const name = [textIn(row, 'Nom'), textIn(row, 'Prenom')].filter(Boolean).join(', ');
      const title = PAPI_TITLES[textIn(row, 'FideTitre').toLowerCase()] ?? '';
      return { row, name, title, rating: numberIn(row, column) } as const;
    })
    .sort((a, b) => compareInitialOrder(a, b) || numberIn(a.row, 'Ref') - numberIn(b.row, 'Ref'))
    .map(({ row, name, title, rating }, nth) => {
      const table = numberIn(row, 'Fixe');
      const player = {
        place: FILE,
        no: located(nth + 1),
        name,
        title: located(title),
        rating: located(rating),
        federation: textIn(row, 'Federation'),
        club: textIn(row, 'Club'),
        fideId: papiId(textIn(row, 'FideCode')),
        sex: textIn(row, 'Sexe').toUpperCase() === 'F' ? ('w' as const) : ('' as const),
        born: textIn(row, 'NeLe'),
        ...(table > 0 ? { fixedTable: table } : {}),
      };
      return { row, player };
    });
}

/** Results by their figures, against an opponent. */
const GAMES: readonly Outcome[] = [
  'pending',
  'loss',
  'draw',
  'win',
  'forfeitLoss',
  'forfeitLoss', // of both
  'forfeitWin',
];
/** The same figures for somebody who asked for the round off (`F`). */
const BYES: Readonly<Record<number, Outcome>> = { 0: 'zeroBye', 2: 'halfBye', 6: 'fullBye' };
const COLOURS = { B: 'white', N: 'black' } as const;

function entriesOf(
  row: AccessRow,
  name: string,
  numbers: ReadonlyMap<number, number>,
  isRoundRobin: boolean,
): Checked<RawPlayer['entries']> {
  const entries: (RawEntry | undefined)[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const column = `Rd${String(round).padStart(2, '0')}`;
    const letter = textIn(row, `${column}Cl`).toUpperCase();
    const [opponent, figure] = [numberIn(row, `${column}Adv`), numberIn(row, `${column}Res`)];
    const text = [letter, opponent || '', figure].join(' ').trim();
    const put = (outcome: Outcome, against: number | null): void => {
      const colour = against === null ? null : (COLOURS[letter as 'B' | 'N'] ?? null);
      entries.push({ place: FILE, text, outcome, opponent: against, colour });
    };
    const against = numbers.get(opponent);
    const [game, bye] = [GAMES.at(figure), BYES[figure]];
    if (opponent > EXEMPT && against === undefined)
      return refuseFile('foreign-file-odd', PROGRAM, { what: 'pairs' });
    if (against !== undefined && game !== undefined) put(game, against);
    else if (opponent === EXEMPT) put(isRoundRobin ? 'zeroBye' : 'pairingBye', null);
    else if (against === undefined && letter === 'F' && bye !== undefined) put(bye, null);
    else if (figure === 0 && against === undefined) entries.push(undefined);
    else
      return {
        ok: false,
        problems: [
          error('foreign-result-unknown', FILE, text, { program: PROGRAM, round, players: name }),
        ],
      };
  }
  return { ok: true, value: entries, warnings: [] };
}
