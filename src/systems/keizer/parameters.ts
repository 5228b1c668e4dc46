import type { Tournament } from '../../model/types';
import {
  NOTHING,
  fractionText,
  leastCommon,
  parseFraction,
  whole,
  type Fraction,
} from './fraction';

/**
 * The rules of one club: there is no text that all Keizer ladders follow. The README defines what each
 * parameter does; its name here is what the settings of an event write, in every language.
 */
export interface KeizerRules {
  /** The value of the first place; null: by `ratio`. */
  readonly top: Fraction | null;
  /** How many times the value of the last place the first is worth. */
  readonly ratio: Fraction;
  /** By how much each place is worth less than the one above. */
  readonly step: Fraction;
  /** What everybody begins the sum with: the value of their place, of their first place, or nothing. */
  readonly own: 'place' | 'start' | 'none';
  /** Shares of the opponent's value. */
  readonly win: Fraction;
  readonly draw: Fraction;
  readonly loss: Fraction;
  readonly postponed: Fraction;
  readonly 'forfeit-win': Fraction;
  readonly 'forfeit-loss': Fraction;
  /** Shares of the own value, for a round without a game. */
  readonly bye: Fraction;
  readonly club: Fraction;
  readonly half: Fraction;
  readonly away: Fraction;
  readonly absent: Fraction;
  /** For how many rounds away or absent there is a share; null: for all. */
  readonly absences: number | null;
  /** Whether absences before the first game have a share. */
  readonly credit: 'start' | 'game';
  /** Whether the sum is rounded to a whole number after every round. */
  readonly rounding: 'none' | 'whole';
  /** How often a list is valued again by its own places. */
  readonly again: number;
  /** Rounds that must lie between two games of the same players. */
  readonly rematch: number;
  /** Games that two players may have; null: any number. */
  readonly meetings: number | null;
  /** Who has the bye: the lowest place, or the lowest of those who had it least. */
  readonly 'bye-to': 'lowest' | 'even';
  /** Whether players with the same balance of colours change those of their games against each other. */
  readonly colours: 'meetings' | 'balance';
  /** Who has White where nothing else decides. */
  readonly white: 'lower' | 'higher';
}

const share = (n: number, d: number): Fraction => ({ n, d });

/** What clubs in the Netherlands announce most: thirds for who cannot come, nothing for who stays away. */
const CLUB: KeizerRules = {
  top: null,
  ratio: whole(3),
  step: whole(1),
  own: 'place',
  win: whole(1),
  draw: share(1, 2),
  loss: NOTHING,
  postponed: share(1, 2),
  'forfeit-win': whole(1),
  'forfeit-loss': NOTHING,
  bye: share(2, 3),
  club: share(2, 3),
  half: share(1, 2),
  away: share(1, 3),
  absent: NOTHING,
  absences: null,
  credit: 'start',
  rounding: 'none',
  again: 20,
  rematch: 5,
  meetings: null,
  'bye-to': 'even',
  colours: 'meetings',
  white: 'lower',
};

/** Sets of rules by the name of what they follow; the README says from where each comes. */
export const PRESETS: Readonly<Record<string, KeizerRules>> = {
  club: CLUB,
  keizerforclubs: {
    ...CLUB,
    again: 0,
    bye: share(1, 2),
    club: share(7, 10),
    half: share(7, 20),
    away: share(7, 20),
    absent: share(7, 20),
  },
  freekeizer: {
    ...CLUB,
    top: whole(60),
    again: 0,
    own: 'start',
    loss: share(1, 6),
    'forfeit-loss': share(1, 6),
    bye: share(2, 3),
    club: share(1, 3),
    half: share(1, 3),
    away: share(1, 3),
    absent: share(1, 3),
    absences: 5,
    credit: 'game',
    rounding: 'whole',
  },
};
export const DEFAULT_PRESET = 'club';

type Reading = (text: string) => KeizerRules[keyof KeizerRules] | undefined;
const fraction: Reading = (text) => parseFraction(text) ?? undefined;
const positive: Reading = (text) => {
  const read = parseFraction(text);
  return read && read.n > 0 ? read : undefined;
};
const aboveOne: Reading = (text) => {
  const read = parseFraction(text);
  return read && read.n > read.d ? read : undefined;
};
const count =
  (most: number): Reading =>
  (text) =>
    /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
const oneOf =
  (...words: string[]): Reading =>
  (text) =>
    words.find((word) => word === text) as ReturnType<Reading>;

const READINGS: Readonly<Record<keyof KeizerRules, Reading>> = {
  top: positive,
  ratio: aboveOne,
  step: positive,
  own: oneOf('place', 'start', 'none'),
  win: fraction,
  draw: fraction,
  loss: fraction,
  postponed: fraction,
  'forfeit-win': fraction,
  'forfeit-loss': fraction,
  bye: fraction,
  club: fraction,
  half: fraction,
  away: fraction,
  absent: fraction,
  absences: count(999),
  credit: oneOf('start', 'game'),
  rounding: oneOf('none', 'whole'),
  again: count(50),
  rematch: count(999),
  meetings: count(999),
  'bye-to': oneOf('lowest', 'even'),
  colours: oneOf('meetings', 'balance'),
  white: oneOf('lower', 'higher'),
};
export const PARAMETER_NAMES = Object.keys(READINGS) as (keyof KeizerRules)[];

export interface ReadRules {
  readonly rules: KeizerRules;
  /** Pieces that are not understood, as they are written. */
  readonly unread: readonly string[];
}

/**
 * The rules that a setting announces: `freekeizer; top 80; rematch 8`. A preset comes first or not at
 * all; what is not said is as in the preset. A parameter that comes twice is not understood.
 */
export function readRules(text = ''): ReadRules {
  const pieces = text
    .split(/[;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const named = PRESETS[pieces[0]?.toLowerCase() ?? ''];
  const own = new Map<string, KeizerRules[keyof KeizerRules]>();
  const unread: string[] = [];
  for (const piece of named ? pieces.slice(1) : pieces) {
    const [, name = '', value = ''] = /^([a-z-]+)\s*[:=\s]\s*(.+)$/.exec(piece.toLowerCase()) ?? [];
    const read = Object.hasOwn(READINGS, name)
      ? READINGS[name as keyof KeizerRules](value.trim())
      : undefined;
    if (read === undefined || own.has(name)) unread.push(piece);
    else own.set(name, read);
  }
  // A ratio that is announced sets aside the top value of a preset.
  const ratio = own.has('ratio') && !own.has('top') ? { top: null } : {};
  const rules = { ...(named ?? CLUB), ...ratio, ...Object.fromEntries(own) } as KeizerRules;
  if (scaleOf(rules) > FINEST_SCALE) return { rules: named ?? CLUB, unread: pieces };
  return { rules, unread };
}

/** Beyond this sums of a season would no longer be exact. */
const FINEST_SCALE = 10_000_000;

const SHARES = [
  'win',
  'draw',
  'loss',
  'postponed',
  'forfeit-win',
  'forfeit-loss',
  'bye',
  'club',
  'half',
  'away',
  'absent',
] as const;

/** How many units a point has, so that every sum is a whole number of them. */
export function scaleOf(rules: KeizerRules): number {
  const shares = SHARES.reduce((scale, name) => leastCommon(scale, rules[name].d), 1);
  return shares * leastCommon(rules.top?.d ?? 1, rules.step.d);
}

/** The value of the first place among so many players. */
export function topValue({ top, ratio, step }: KeizerRules, players: number): Fraction {
  if (top) return top;
  // First = ratio × last, and last = first − (players − 1) × step; the whole number below.
  const exact = ((players - 1) * step.n * ratio.n) / (step.d * (ratio.n - ratio.d));
  return whole(Math.max(1, Math.floor(exact + 1e-9)));
}

/** The text with the value of the first place among those who are in the event: who enters later does not change it. */
export function withTop({
  systemParameters: text,
  players,
}: Pick<Tournament, 'systemParameters' | 'players'>): string | undefined {
  const { rules, unread } = readRules(text);
  if (rules.top !== null || unread.length > 0) return text;
  const said = text?.trim().replace(/[;\s]+$/, '');
  return [...(said ? [said] : []), `top ${fractionText(topValue(rules, players.length))}`].join(
    '; ',
  );
}

/** Every parameter with its value, as a setting would say it. */
export const keizerRulesText = (rules: KeizerRules): string =>
  PARAMETER_NAMES.flatMap((name) => {
    const value = rules[name];
    if (value === null || (name === 'ratio' && rules.top)) return [];
    return `${name} ${typeof value === 'object' ? fractionText(value) : value}`;
  }).join('; ');
