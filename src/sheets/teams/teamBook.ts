import type { HalfPoints, Team, TeamPlay, Tournament } from '../../model/types';
import { cellPoints } from '../plan/numbers';

/** The settings of an event of teams, as the table Event has them. */
export interface TeamSettings {
  readonly boardColours?: string;
  readonly matchPoints?: TeamPlay['matchPoints'];
  /** TRF26 record 192, which says the preferences for colours and the order of the scores. */
  readonly systemCode?: string;
  readonly bye?: TeamBye;
}

/** What a team has for a pairing-allocated bye; null: that of a draw. */
export interface TeamBye {
  readonly matchPoints: HalfPoints | null;
  readonly gamePoints: HalfPoints | null;
}

export const BOARDS_LIMIT = 40;

/** The first team has White at the odd boards. */
export const alternatingColours = (boards: number): string =>
  Array.from({ length: boards }, (_, board) => 'WB'[board % 2]).join('');

/** A number of boards, of which the first team has White at the odd ones, or a letter a board. */
export function parseBoards(text: string): string | null {
  const letters = text.trim().toUpperCase();
  if (/^[WB]+$/.test(letters) && letters.length <= BOARDS_LIMIT) return letters;
  const boards = /^\d{1,2}$/.test(letters) ? Number(letters) : 0;
  return boards >= 1 && boards <= BOARDS_LIMIT ? alternatingColours(boards) : null;
}

export const writeBoards = (colours: string): string | number =>
  colours === alternatingColours(colours.length) ? colours.length : colours;

/** `2-1-0`: for a match won, drawn and lost. */
export function readMatchPoints(text: string): NonNullable<TeamPlay['matchPoints']> | null {
  const parts = text
    .split(/[-/;:\s]+/)
    .filter(Boolean)
    .map((part) => cellPoints(part));
  const [win, draw, loss] = parts;
  const isWhole = parts.length === 3 && parts.every((part) => part !== null && part >= 0);
  return isWhole && win! > draw! && draw! >= loss! ? [win!, draw!, loss!] : null;
}

const points = (half: HalfPoints): string => String(half / 2);
export const writeMatchPoints = (values: NonNullable<TeamPlay['matchPoints']>): string =>
  values.map(points).join('-');

/** `1/2`: match points, then game points; a dash for those of a draw. */
export function parseTeamBye(text: string): TeamBye | null {
  const parts = text.split('/').map((part) => part.trim());
  const values = parts.map((part) => (part === '-' ? null : cellPoints(part)));
  const isRead =
    parts.length === 2 && parts.every((part, at) => part === '-' || values[at] !== null);
  return isRead ? { matchPoints: values[0], gamePoints: values[1] } : null;
}

export const writeTeamBye = ({ matchPoints, gamePoints }: TeamBye): string =>
  [matchPoints, gamePoints].map((each) => (each === null ? '-' : points(each))).join('/');

const CODE = /^FIDE_TEAM(?:_TYPE([AB]))?(?:_(MP|GP))?(?:_(MP|GP))?(_BAKU)?$/;

/** `A MP GP`: the type of preferences (none: without), then the scores in their order. */
export function writeTeamScores(systemCode: string): string | null {
  const found = CODE.exec(systemCode.trim().toUpperCase());
  if (!found) return null;
  const [, type, first, second, baku] = found;
  return [type, first, second, baku && 'Baku'].filter(Boolean).join(' ');
}

export function parseTeamScores(text: string): string | null {
  const words = text
    .toUpperCase()
    .split(/[\s,;+]+/)
    .filter(Boolean);
  const scores = words.filter((word) => word === 'MP' || word === 'GP');
  const type = words.find((word) => word === 'A' || word === 'B');
  const code = ['FIDE_TEAM', type && `TYPE${type}`, ...scores, words.includes('BAKU') && 'BAKU'];
  const known = words.every((word) => ['A', 'B', 'MP', 'GP', 'BAKU', '-'].includes(word));
  const written = code.filter(Boolean).join('_');
  return known && new Set(scores).size === scores.length && CODE.test(written) ? written : null;
}

/** Teams that are kept apart share an entry: `A`, or `A (1-3)` for some rounds. */
export interface ApartEntry {
  readonly label: string;
  /** null: in all rounds. */
  readonly rounds: readonly [number, number] | null;
}

const ENTRY = /^(.+?)(?:\s*\((\d{1,3})(?:-(\d{1,3}))?\))?$/;

export const parseApart = (text: string): ApartEntry[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, label, from, to] = ENTRY.exec(part)!;
      return { label, rounds: from ? [Number(from), Number(to ?? from)] : null };
    });

/** The last round of a record 260 that means all of them. */
const ALL_ROUNDS = 999;

/** What the column says of each team: groups get letters in their order. */
export function apartTexts(tournament: Tournament): ReadonlyMap<number, string> {
  const texts = new Map<number, string[]>();
  for (const [index, { rounds, ids }] of (tournament.teamPlay?.forbidden ?? []).entries()) {
    const [first, last] = rounds;
    const isAlways = first <= 1 && last >= tournament.totalRounds;
    const text = groupLabel(index) + (isAlways ? '' : ` (${first}-${last})`);
    for (const no of ids) texts.set(no, [...(texts.get(no) ?? []), text]);
  }
  return new Map([...texts].map(([no, parts]) => [no, parts.join(', ')]));
}

const groupLabel = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `A${index + 1}`;

/** The groups that the entries of the teams make, in the order in which they are first named. */
export function apartGroups(
  teams: readonly { readonly no: number; readonly apart: readonly ApartEntry[] }[],
  totalRounds: number | undefined,
): TeamPlay['forbidden'] {
  const groups = new Map<string, { rounds: readonly [number, number]; ids: number[] }>();
  for (const { no, apart } of teams)
    for (const { label, rounds } of apart) {
      const key = `${label} ${rounds?.join('-') ?? ''}`;
      const group = groups.get(key) ?? {
        rounds: rounds ?? [1, totalRounds ?? ALL_ROUNDS],
        ids: [],
      };
      group.ids.push(no);
      groups.set(key, group);
    }
  return [...groups]
    .filter(([, { ids }]) => ids.length > 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group);
}

export const numberOfTeam = (team: Team, index: number): number => team.number ?? index + 1;
