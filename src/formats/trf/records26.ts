import type { Problem } from '../../model/problems';
import { error, type Place } from '../../model/problems';
import {
  ABNORMAL_TYPES,
  type AbnormalPoints,
  type HalfPoints,
  type RequestedBye,
} from '../../model/types';
import type { ProblemCode } from '../../words';
import { trfField as field, numbersFrom } from './columns';
import { parseInteger, parseTrfPoints } from './numbers';

/**
 * The records that TRF26 adds, each read by its columns; where a line does not keep to them, by its
 * words. What cannot be read is a problem and gives null.
 */
type Report = (code: ProblemCode, column: number, value: string, args?: Problem['args']) => void;

const reportInto =
  (problems: Problem[], place: Place): Report =>
  (code, column, value, args) => {
    const where = place.kind === 'line' ? { ...place, column } : place;
    problems.push(error(code, where, value, args));
  };

/** Numbers in columns of four from `first` on, one column between them, or simply the words there. */
function ids(line: string, first: number, report: Report): number[] | null {
  const numbers = numbersFrom(line, first);
  if (numbers === null) report('bad-number-list', first, line.slice(first - 1).trim());
  return numbers;
}

const isBlankAt = (line: string, ...columns: number[]): boolean =>
  columns.every((column) => (line[column - 1] ?? ' ') === ' ');

const BYE_TYPES: Readonly<Record<string, RequestedBye>> = {
  F: 'fullBye',
  H: 'halfBye',
  Z: 'zeroBye',
};

export interface ByeRecord {
  readonly place: Place;
  readonly bye: RequestedBye;
  readonly round: number;
  readonly ids: readonly number[];
}

/** 240: type at 5, round 7–9, numbers from 11. */
export function parseByes(line: string, place: Place, problems: Problem[]): ByeRecord | null {
  const report = reportInto(problems, place);
  const [typeText = '', roundText = ''] = line.slice(3).trim().split(/\s+/);
  const bye = BYE_TYPES[typeText.toUpperCase()];
  if (!bye) {
    report('bad-bye-type', 5, typeText);
    return null;
  }
  const round = parseInteger(roundText);
  if (!(round >= 1)) {
    report('bad-round-range', 7, roundText);
    return null;
  }
  const after = line.indexOf(roundText, line.indexOf(typeText, 3) + 1) + roundText.length + 1;
  const numbers = ids(line, after, report);
  return numbers && { place, bye, round, ids: numbers };
}

export interface VirtualRecord {
  readonly place: Place;
  readonly matchPoints: HalfPoints | null;
  readonly points: HalfPoints | null;
  readonly rounds: readonly [number, number];
  readonly ids: readonly [number, number];
}

/** 250: match points 5–8, points 10–13, rounds 15–17 and 19–21, numbers 23–26 and 28–31. */
export function parseVirtual(
  line: string,
  place: Place,
  problems: Problem[],
): VirtualRecord | null {
  const report = reportInto(problems, place);
  const texts = isBlankAt(line, 4, 9, 14, 18, 22, 27)
    ? [
        field(line, 5, 8),
        field(line, 10, 13),
        field(line, 15, 17),
        field(line, 19, 21),
        field(line, 23, 26),
        field(line, 28, 31),
      ]
    : virtualWords(line);
  const [matchPoints, points] = texts.slice(0, 2).map((t) => (t === '' ? null : parseTrfPoints(t)));
  const [firstRound, lastRound, firstId, lastId] = texts.slice(2).map(parseInteger);
  const isRead = [matchPoints ?? 0, points ?? 0, firstRound, lastRound, firstId, lastId].every(
    (value) => !Number.isNaN(value),
  );
  if (texts.length !== 6 || !isRead || (matchPoints === null && points === null)) {
    report('bad-virtual-points', 5, line.slice(3).trim());
    return null;
  }
  if (firstRound < 1 || lastRound < firstRound) {
    report('bad-round-range', 15, `${firstRound} ${lastRound}`);
    return null;
  }
  if (lastId < firstId) {
    report('bad-number-range', 23, `${firstId} ${lastId}`);
    return null;
  }
  return { place, matchPoints, points, rounds: [firstRound, lastRound], ids: [firstId, lastId] };
}

/** Five words: no match points, as in an event of single players. */
function virtualWords(line: string): string[] {
  const words = line.slice(3).trim().split(/\s+/);
  return words.length === 5 ? ['', ...words] : words;
}

export interface ForbiddenRecord {
  readonly place: Place;
  readonly rounds: readonly [number, number];
  readonly ids: readonly number[];
}

/** 260: rounds 5–7 and 9–11, numbers from 13. */
export function parseForbiddenRecord(
  line: string,
  place: Place,
  problems: Problem[],
): ForbiddenRecord | null {
  const report = reportInto(problems, place);
  const inColumns = isBlankAt(line, 4, 8, 12);
  const match = /^\s*(\d+)\s+(\d+)(?=\s|$)/.exec(line.slice(3));
  const [first, last] = inColumns
    ? [field(line, 5, 7), field(line, 9, 11)].map(parseInteger)
    : [Number(match?.[1] ?? NaN), Number(match?.[2] ?? NaN)];
  if (!(first >= 1 && last >= first)) {
    report('bad-round-range', 5, field(line, 5, 11));
    return null;
  }
  const numbers = ids(line, inColumns ? 13 : 4 + (match?.[0].length ?? 0), report);
  if (numbers === null) return null;
  if (numbers.length < 2) {
    report('bad-number-list', 13, line.slice(3).trim());
    return null;
  }
  return { place, rounds: [first, last], ids: numbers };
}

/** 299: type 5, match points 8–11, points 14–17, round 20–22 (none: all), numbers from 24 (none: all). */
export function parseAbnormal(
  line: string,
  place: Place,
  problems: Problem[],
): AbnormalPoints | null {
  const report = reportInto(problems, place);
  const letter = (line[4] ?? ' ').toUpperCase();
  const type = ABNORMAL_TYPES.find((known) => known === letter);
  if (type === undefined) {
    report('bad-abnormal-type', 5, letter);
    return null;
  }
  const texts = [field(line, 6, 11), field(line, 12, 17)];
  const [matchPoints, points] = texts.map((text) => (text === '' ? null : parseTrfPoints(text)));
  if (Number.isNaN(matchPoints ?? 0) || Number.isNaN(points ?? 0)) {
    report('bad-points', 8, texts.join(' ').trim());
    return null;
  }
  const roundText = field(line, 18, 22);
  const round = roundText === '' ? 0 : parseInteger(roundText);
  if (Number.isNaN(round)) {
    report('bad-round-range', 20, roundText);
    return null;
  }
  const numbers = ids(line, 23, report);
  if (numbers === null) return null;
  if (matchPoints === null && points === null) {
    report('bad-points', 8, '');
    return null;
  }
  return {
    type,
    matchPoints,
    points,
    round: round === 0 ? null : round,
    ids: numbers.filter((no) => no !== 0),
  };
}
