import { error, type Checked, type Place } from '../../model/problems';
import type { RawEntry, RawPlayer, RawTournament } from '../../model/raw';
import { TITLES, type Colour, type Outcome } from '../../model/types';
import { refuseFile, type ForeignEvent } from './foreignEvent';

/**
 * SwissSys 11 keeps an event as JSON (.sjson): sections with players, each with a result a round,
 * `+;15;W;5;18;18;0`: result, opponent, colour, board and three figures of its own.
 */
const PROGRAM = 'SwissSys (.sjson)';
const FILE: Place = { kind: 'file' };

interface SwissSysFile {
  readonly Overview?: Fields;
  readonly Sections?: unknown;
}
type Fields = Readonly<Record<string, unknown>>;

/** An event for each section that has players. */
export function readSwissSys(text: string): Checked<readonly ForeignEvent[]> {
  const file = parsed(text);
  if (!file || !Array.isArray(file.Sections)) return refuseFile('foreign-file-cut', PROGRAM);
  const events: ForeignEvent[] = [];
  for (const section of fieldsIn(file.Sections)) {
    const players = fieldsIn(section.Players);
    if (players.length === 0) continue;
    const raw = eventOf(file.Overview ?? {}, section, players);
    if (!raw.ok) return raw;
    const name = textOf(section['Section name']);
    const notCarried = { key: 'foreign.lost.swisssys' } as const;
    events.push({ program: PROGRAM, section: name, raw: raw.value, notCarried });
  }
  return events.length > 0
    ? { ok: true, value: events, warnings: [] }
    : refuseFile('foreign-file-odd', PROGRAM, { what: 'players' });
}

function parsed(text: string): SwissSysFile | null {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof file === 'object' && file !== null ? file : null;
  } catch (cause) {
    if ((cause as Error).name === 'SyntaxError') return null;
    throw cause;
  }
}

/** What of a list is a record of fields. */
const fieldsIn = (list: unknown): readonly Fields[] =>
  Array.isArray(list)
    ? list.filter((each): each is Fields => typeof each === 'object' && each !== null)
    : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function eventOf(
  overview: Fields,
  section: Fields,
  players: readonly Fields[],
): Checked<RawTournament> {
  const paired = numberOf(section['Rounds paired']);
  const rounds = Math.max(numberOf(section['Final round']), paired);
  const people: RawPlayer[] = [];
  for (const player of players) {
    const entries = entriesOf(player, paired);
    if (!entries.ok) return entries;
    people.push(playerOf(player, entries.value));
  }
  const title = [textOf(overview['Tournament title']), textOf(section['Section title'])];
  const raw: RawTournament = {
    info: {
      name: [...new Set(title.filter(Boolean))].join(' – '),
      start: dayOf(overview['Starting date']),
      end: dayOf(overview['Ending date']),
      timeControl: textOf(section['Section time control']),
    },
    ...(rounds > 0 ? { totalRounds: { value: rounds, place: FILE } } : {}),
    players: people,
    forbidden: [],
    virtualPoints: [],
    problems: [],
  };
  return { ok: true, value: raw, warnings: [] };
}

/** `2026-03-05` → `2026/03/05`, as a TRF has it. */
const dayOf = (value: unknown): string =>
  /^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value).replaceAll('-', '/') : '';

function playerOf(player: Fields, entries: RawPlayer['entries']): RawPlayer {
  const located = <T>(value: T) => ({ value, place: FILE });
  const title = textOf(player['Player title']).toUpperCase();
  return {
    place: FILE,
    no: located(numberOf(player['Pair number'])),
    name: textOf(player.Name),
    title: located(TITLES.find((known) => known === title) ?? ''),
    rating: located(numberOf(player.Rating)),
    club: textOf(player.Club),
    entries,
  };
}

/** Against an opponent, and without one. */
const OUTCOMES: ReadonlyMap<string, readonly [Outcome | null, Outcome | null]> = new Map([
  ['+', ['win', null]],
  ['-', ['loss', null]],
  ['=', ['draw', null]],
  ['X', ['forfeitWin', 'fullBye']],
  ['F', ['forfeitLoss', 'zeroBye']],
  ['B', [null, 'pairingBye']],
  ['H', [null, 'halfBye']],
  ['U', [null, 'zeroBye']],
  ['~', ['pending', 'absent']],
  ['', ['pending', 'absent']],
]);
const COLOURS: Readonly<Record<string, Colour>> = { W: 'white', B: 'black' };

function entriesOf(player: Fields, paired: number): Checked<RawPlayer['entries']> {
  const results = Array.isArray(player.Results) ? (player.Results as readonly unknown[]) : [];
  const entries: (RawEntry | undefined)[] = [];
  for (let round = 0; round < paired; round++) {
    const text = textOf(results[round]).replaceAll('\0', '');
    const [sign, opponent = '0', colour = '-'] = text.split(';');
    const no = Number(opponent);
    const outcome = OUTCOMES.get(sign)?.[no > 0 ? 0 : 1];
    if (!outcome)
      return {
        ok: false,
        problems: [
          error('foreign-result-unknown', FILE, text, {
            program: PROGRAM,
            round: round + 1,
            players: textOf(player.Name),
          }),
        ],
      };
    entries.push(
      outcome === 'absent'
        ? undefined
        : {
            place: FILE,
            text,
            outcome,
            opponent: no > 0 ? no : null,
            colour: no > 0 ? (COLOURS[colour] ?? null) : null,
          },
    );
  }
  return { ok: true, value: entries, warnings: [] };
}
