import { isoDay } from '../model/day';
import { fideRatingOf, nationalRatingOf } from '../model/rules/ratingMethod';
import type { Player, Tournament } from '../model/types';
import { makeCsv } from './csv';

/** In which shape players leave for another program. */
export const PLAYER_LISTS = ['fide-list', 'swiss-manager'] as const;
export type PlayerListFormat = (typeof PLAYER_LISTS)[number];

export const makePlayerList = (tournament: Tournament, format: PlayerListFormat): string =>
  format === 'fide-list' ? fideList(tournament) : swissManagerList(tournament);

/**
 * The columns of FIDE's list of standard ratings as text, which nearly every program reads: headings,
 * and how wide they are. What an event does not know of a player stays blank.
 */
const FIDE_COLUMNS: readonly (readonly [head: string, width: number, of: (p: Player) => string])[] =
  [
    ['ID Number', 15, ({ fideId }) => fideId],
    ['Name', 61, ({ name }) => name],
    ['Fed', 4, ({ federation }) => federation],
    ['Sex', 4, ({ sex }) => (sex === '' ? '' : sex === 'w' ? 'F' : 'M')],
    ['Tit', 5, ({ title }) => title],
    ['WTit', 5, ({ title }) => (title.startsWith('W') ? title : '')],
    ['OTit', 15, () => ''],
    ['FOA', 4, () => ''],
    ['SRtng', 6, (player) => String(fideRatingOf(player) || '')],
    ['SGm', 4, () => ''],
    ['SK', 3, () => ''],
    ['B-day', 6, ({ born }) => /\d{4}/.exec(born)?.[0] ?? ''],
    ['Flag', 4, () => ''],
  ];

function fideList({ players }: Tournament): string {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.slice(0, FIDE_COLUMNS[at][1] - 1).padEnd(FIDE_COLUMNS[at][1]))
      .join('')
      .trimEnd();
  const rows = players.map((player) => line(FIDE_COLUMNS.map(([, , of]) => of(player))));
  return `${[line(FIDE_COLUMNS.map(([head]) => head)), ...rows].join('\r\n')}\r\n`;
}

/**
 * The columns of the national rating lists that Swiss-Manager takes, by their headings in the lists
 * that federations publish for it; semicolons, as its users' spreadsheets write them.
 */
const SWISS_MANAGER: readonly (readonly [
  head: string,
  of: (p: Player) => string | number | null,
])[] = [
  ['ID_No', (player) => national(player)?.id ?? ''],
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Sex', ({ sex }) => sex],
  ['Fed', ({ federation }) => federation],
  ['ClubName', ({ club }) => club],
  ['Birthday', ({ born }) => isoDay(born)?.replaceAll('-', '/') ?? born],
  ['Rtg_Nat', (player) => nationalRatingOf(player) || null],
  ['Fide_No', ({ fideId }) => fideId],
  ['Rtg_Int', (player) => fideRatingOf(player) || null],
];

const national = ({ national: records }: Player) => records?.[0];

const swissManagerList = ({ players }: Tournament): string =>
  makeCsv(
    [
      SWISS_MANAGER.map(([head]) => head),
      ...players.map((player) => SWISS_MANAGER.map(([, of]) => of(player))),
    ],
    ';',
  );
