import { error, type Checked, type Place } from '../../model/problems';
import { makeRankMethod, nationalRecord, ratingBy } from '../../model/rules/ratingMethod';
import type { RawEntry, RawPlayer, RawTournament } from '../../model/raw';
import { TITLES, type Outcome } from '../../model/types';
import { refuseFile, type ForeignEvent } from './foreignEvent';
import { CutOff, TunxBytes } from './tunxBytes';

/**
 * Swiss-Manager's .TUNX. Its maker does not publish the layout; what is read here was described in
 * public (echecsjs/tunx) and holds in every file that was looked at: the strings of the event, the
 * players, the pairs with their results. A round ends when every player has stood in it once, so a
 * file in which that does not come out is refused instead of guessed at.
 */
const PROGRAM = 'Swiss-Manager (.TUNX)';
const FILE: Place = { kind: 'file' };

const HEADER_SIZE = 0x6c;
const MARK = [0xff, 0x89, 0x44];
const [CONFIG, PLAYERS, PAIRS, INDEX, END] = [0x95, 0xa5, 0xb3, 0xd3, 0xe3];
const SWISS = 0;
const ROUND_ROBIN = 1;
const STRINGS = 30;
const NUMBERS_SIZE = 110;
const PAIR_SIZE = 21;
/** In the place of an opponent. */
const BYE = 0xffff;
const NOT_PAIRED = 0xfffe;

export function readTunx(bytes: Uint8Array): Checked<ForeignEvent> {
  try {
    return readSections(bytes);
  } catch (cause) {
    if (!(cause instanceof CutOff)) throw cause;
    return refuseFile('foreign-file-cut', PROGRAM);
  }
}

function readSections(bytes: Uint8Array): Checked<ForeignEvent> {
  const config = marker(bytes, CONFIG, HEADER_SIZE);
  const players = marker(bytes, PLAYERS, config);
  const pairs = marker(bytes, PAIRS, players);
  const index = marker(bytes, INDEX, pairs);
  if (marker(bytes, END, index) !== bytes.length) throw new CutOff();
  const settings = new TunxBytes(bytes, config);
  const kind = settings.u8(0x0b);
  if (kind !== SWISS && kind !== ROUND_ROBIN)
    return refuseFile('foreign-kind-unknown', String(kind), { program: PROGRAM });
  const count = settings.u16(0x13);
  const list = new TunxBytes(bytes, players, pairs - 4);
  const info = infoOf(new TunxBytes(bytes, HEADER_SIZE, config - 4), settings);
  const people = Array.from({ length: count }, (_, nth) => playerAt(list, nth + 1, info));
  const hasNational = people.some(({ national }) => national);
  if (list.left !== 0) return refuseFile('foreign-file-odd', PROGRAM, { what: 'players' });
  const rounds = roundsOf(new TunxBytes(bytes, pairs, index - 4), count, kind === ROUND_ROBIN);
  if (!rounds.ok) return rounds;
  const paired = settings.u8(0x11);
  if (rounds.value.length !== paired)
    return refuseFile('foreign-file-odd', PROGRAM, { what: 'rounds' });
  const raw: RawTournament = {
    info: {
      ...info,
      ...(hasNational ? { rankMethod: makeRankMethod({ ...OF_BOTH, federation: '' }) } : {}),
      ...(kind === ROUND_ROBIN ? { kind: 'Round robin' } : {}),
    },
    totalRounds: { value: settings.u16(0), place: FILE },
    players: people.map((player) => ({
      ...player,
      entries: rounds.value.map((round) => round.get(player.no.value)),
    })),
    forbidden: [],
    virtualPoints: [],
    problems: [],
  };
  const notCarried = { key: 'foreign.lost.tunx' } as const;
  return { ok: true, value: { program: PROGRAM, section: null, raw, notCarried }, warnings: [] };
}

/** Where the section behind a mark begins. */
function marker(bytes: Uint8Array, first: number, from: number): number {
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (MARK.every((byte, nth) => bytes[at + 1 + nth] === byte)) return at + 4;
  throw new CutOff();
}

/** Texts of the event in the order in which they stand; the others are paths and remarks. */
const TEXTS = { name: 0, arbiter: 3, deputy: 4, place: 10, timeControl: 14, federation: 20 };

function infoOf(strings: TunxBytes, settings: TunxBytes): RawTournament['info'] {
  const texts: string[] = [];
  while (strings.left >= 2) texts.push(strings.text());
  const text = (which: keyof typeof TEXTS): string => texts[TEXTS[which]] ?? '';
  const deputy = text('deputy');
  return {
    name: text('name'),
    place: text('place'),
    federation: text('federation'),
    arbiter: text('arbiter'),
    deputies: deputy === '' ? [] : [deputy],
    timeControl: text('timeControl'),
    start: dayOf(settings.u32(0x47)),
    end: dayOf(settings.u32(0x4b)),
  };
}

/** 20261118 → `2026/11/18`, as a TRF has it; empty: none. */
function dayOf(number: number): string {
  const match = /^(\d{4})(\d\d)(\d\d)$/.exec(String(number));
  return match ? match.slice(1).join('/') : '';
}

/** Of FIDE's rating and the national one: which of them the event took is not known for certain. */
const OF_BOTH = { method: 'FIDON' } as const;

function playerAt(
  list: TunxBytes,
  no: number,
  info: RawTournament['info'],
): Omit<RawPlayer, 'entries'> {
  const texts = Array.from({ length: STRINGS }, () => list.text());
  const [sex, fide, national, id] = [list.u8(0x06), list.u16(0x08), list.u16(0x0a), list.u32(0x18)];
  list.skip(NUMBERS_SIZE);
  const located = <T>(value: T) => ({ value, place: FILE });
  return {
    place: FILE,
    no: located(no),
    name: [texts[0], texts[1]].filter(Boolean).join(', '),
    title: located(titleOf(texts[4])),
    rating: located(ratingBy(OF_BOTH.method, fide, national) ?? 0),
    fideRating: fide,
    ...(national > 0 ? { national: [{ ...nationalRecord(info), rating: String(national) }] } : {}),
    federation: texts[10],
    club: texts[9],
    fideId: id > 0 ? String(id) : '',
    sex: sex === 1 ? 'w' : '',
  };
}

/** Federations have titles of their own, which no rule asks for. */
const titleOf = (text: string): string =>
  TITLES.find((title) => title === text.toUpperCase()) ?? '';

/** Results of a game from White's side. */
const GAMES: ReadonlyMap<number, readonly [Outcome, Outcome]> = new Map([
  [0, ['pending', 'pending']],
  [1, ['win', 'loss']],
  [2, ['draw', 'draw']],
  [3, ['loss', 'win']],
  [4, ['forfeitWin', 'forfeitLoss']],
  [5, ['forfeitLoss', 'forfeitWin']],
]);
/** The same figures for somebody who was not paired: what the round is worth. */
const WITHOUT_GAME: ReadonlyMap<number, Outcome> = new Map([
  [0, 'zeroBye'],
  [1, 'fullBye'],
  [2, 'halfBye'],
  [3, 'zeroBye'],
]);

type Round = Map<number, RawEntry>;

/** Byes announced for rounds to come stand behind the last round: they are left aside. */
function roundsOf(pairs: TunxBytes, count: number, isRoundRobin: boolean): Checked<Round[]> {
  const rounds: Round[] = [];
  let round: Round = new Map();
  const put = (no: number, outcome: Outcome, opponent: number | null, colour: 'white' | 'black') =>
    round.set(no, {
      place: FILE,
      text: '',
      outcome,
      opponent,
      colour: opponent === null ? null : colour,
    });
  for (; pairs.left >= PAIR_SIZE; pairs.skip(PAIR_SIZE)) {
    const [white, black, result] = [pairs.u16(0), pairs.u16(2), pairs.u16(4)];
    const isAlone = black === BYE || black === NOT_PAIRED;
    const numbers = isAlone ? [white] : [white, black];
    if (numbers.some((no) => no < 1 || no > count))
      return refuseFile('foreign-file-odd', PROGRAM, { what: 'pairs' });
    // The rest are announcements for rounds that are not paired yet.
    if (numbers.some((no) => round.has(no))) break;
    const free: Outcome = isRoundRobin ? 'zeroBye' : 'pairingBye';
    const alone = black === BYE ? free : WITHOUT_GAME.get(result);
    const game = GAMES.get(result);
    if (isAlone ? alone === undefined : game === undefined)
      return unknownResult(result, rounds.length + 1, numbers);
    if (isAlone) put(white, alone!, null, 'white');
    else {
      put(white, game![0], black, 'white');
      put(black, game![1], white, 'black');
    }
    if (round.size < count) continue;
    rounds.push(round);
    round = new Map();
  }
  return { ok: true, value: rounds, warnings: [] };
}

const unknownResult = (
  result: number,
  round: number,
  players: readonly number[],
): Checked<never> => ({
  ok: false,
  problems: [
    error('foreign-result-unknown', FILE, String(result), {
      program: PROGRAM,
      round,
      players: players.join('–'),
    }),
  ],
});
