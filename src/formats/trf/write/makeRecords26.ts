import { CLASSIC_POINTS, pointSystem } from '../../../model/outcomes';
import {
  type AbnormalPoints,
  type ForbiddenGroup,
  type HalfPoints,
  type Outcome,
  type Player,
  type PointSystem,
  type NumberRange,
  type RequestedBye,
  type Tournament,
} from '../../../model/types';
import { padLeft } from '../columns';
import { makePoints } from '../numbers';
import { CODES_162, XXS_CODES, type XxsCode } from '../pointCodes';
import { EVERY_ROUND } from '../ranges';

/** Records 162 and 240 to 299, as `records26.ts` reads them. */

const id = (no: number): string => padLeft(no, 4);
const round3 = (round: number): string => String(round).padStart(3, '0');
const ids = (numbers: readonly number[]): string => numbers.map((no) => ` ${id(no)}`).join('');

const BYE_LETTERS = { fullBye: 'F', halfBye: 'H', zeroBye: 'Z' } as const;

export const makeBye = (bye: RequestedBye, round: number, numbers: readonly number[]): string =>
  `240 ${BYE_LETTERS[bye]} ${round3(round)}${ids(numbers)}`;

export function makeVirtual(
  matchPoints: HalfPoints | null,
  points: HalfPoints | null,
  rounds: NumberRange,
  numbers: NumberRange,
): string {
  const text = (value: HalfPoints | null) =>
    value === null ? ' '.repeat(4) : makePoints(value).padStart(4, '0');
  const [first, last] = numbers.map((no) => String(no).padStart(4, '0'));
  return `250 ${text(matchPoints)} ${text(points)} ${rounds.map(round3).join(' ')} ${first} ${last}`;
}

export const makeForbiddenRecord = (
  [first, last]: NumberRange,
  numbers: readonly number[],
): string => `260 ${round3(first)} ${round3(last)}${ids(numbers)}`;

export function makeAbnormal({
  type,
  matchPoints,
  points,
  round,
  ids: numbers,
}: AbnormalPoints): string {
  const text = (value: HalfPoints | null) => padLeft(value === null ? '' : makePoints(value), 6);
  return `299 ${type}${text(matchPoints)}${text(points)}  ${round === null ? '000' : round3(round)}${ids(numbers)}`;
}

/** Byes of rounds to come, one line for each round and kind. */
export function byeLines(
  byesOf: (player: Player) => Player['requestedByes'],
  players: readonly Player[],
): string[] {
  const lists = new Map<string, { round: number; bye: RequestedBye; numbers: number[] }>();
  for (const player of players)
    for (const [round, bye] of byesOf(player)) {
      const key = `${round3(round)} ${BYE_LETTERS[bye]}`;
      const list = lists.get(key) ?? { round, bye, numbers: [] };
      list.numbers.push(player.no);
      lists.set(key, list);
    }
  return [...lists]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { round, bye, numbers }]) => makeBye(bye, round, numbers));
}

/** One line for neighbours in the list with the same points in the same run of rounds. */
export function virtualLines({ players }: Tournament): string[] {
  const lines: string[] = [];
  let at = 0;
  while (at < players.length) {
    const runs = runsOf(players[at].virtualPoints);
    let end = at;
    while (
      end + 1 < players.length &&
      String(runsOf(players[end + 1].virtualPoints)) === String(runs)
    )
      end++;
    for (const [points, first, last] of runs)
      lines.push(makeVirtual(null, points, [first, last], [players[at].no, players[end].no]));
    at = end + 1;
  }
  return lines;
}

/** Runs of rounds with the same points, those without any left out. */
function runsOf(points: readonly HalfPoints[]): [HalfPoints, number, number][] {
  const runs: [HalfPoints, number, number][] = [];
  points.forEach((value, index) => {
    const run = runs[runs.length - 1];
    if (run?.[0] === value && run[2] === index) run[2] = index + 1;
    else if (value !== 0) runs.push([value, index + 1, index + 1]);
  });
  return runs;
}

/** A line for each run of rounds of a group; all rounds for one that is always kept apart. */
export const forbiddenLines = ({ forbidden, totalRounds, roundsDeclared }: Tournament): string[] =>
  forbidden
    .filter(({ players }) => players.length > 1)
    .flatMap((group) => {
      const all: NumberRange = [1, roundsDeclared === false ? EVERY_ROUND : totalRounds];
      const ranges = group.rounds === null ? [all] : rangesOf(group.rounds);
      return ranges.map((range) => makeForbiddenRecord(range, group.players));
    });

function rangesOf(rounds: NonNullable<ForbiddenGroup['rounds']>): NumberRange[] {
  const ranges: [number, number][] = [];
  for (const round of [...new Set(rounds)].sort((a, b) => a - b)) {
    const last = ranges[ranges.length - 1];
    if (last && last[1] === round - 1) last[1] = round;
    else ranges.push([round, round]);
  }
  return ranges;
}

/** 162 where something differs from 1-½-0; what it cannot say apart stands in a line XXS. */
export function pointLines26(points: PointSystem): string[] {
  const lines: string[] = [];
  const letters = Object.entries(CODES_162).filter(([, [outcome]]) => {
    const usual = outcome === 'pairingBye' ? points.win : CLASSIC_POINTS[outcome];
    return points[outcome] !== usual;
  });
  if (letters.length > 0) {
    const pairs = letters.map(
      ([letter, [outcome]]) => `${letter}${padLeft(makePoints(points[outcome]), 4)}`,
    );
    lines.push(`162  ${pairs.join('    ')}`);
  }
  const apart = pointsApart(points);
  if (apart.length > 0)
    lines.push(`XXS ${apart.map(([code, value]) => `${code}=${makePoints(value)}`).join(' ')}`);
  return lines;
}

/** Points that 162 lumps with others although they differ here, by their codes in XXS. */
export function pointsApart(points: PointSystem): [XxsCode, HalfPoints][] {
  const said = pointSystem(points.win, points.draw, points.loss, {
    pairingBye: points.pairingBye,
    zeroBye: points.zeroBye,
    absent: points.zeroBye,
    forfeitLoss: points.zeroBye,
  });
  const codes: readonly XxsCode[] = ['HPB', 'FPB', 'FW', 'FL'];
  return codes.flatMap((code) => {
    const [outcome]: readonly Outcome[] = XXS_CODES[code];
    return points[outcome] === said[outcome] ? [] : [[code, points[outcome]] as [XxsCode, number]];
  });
}
