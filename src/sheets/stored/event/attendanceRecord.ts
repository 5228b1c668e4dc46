import type { PlayerNo, RequestedBye, Tournament } from '../../../model/types';
import { makeByeRequests } from '../../read/byeRequests';

/**
 * Who is withdrawn and which coming rounds players ask off, as far as the log knows of it: a word
 * each, `{5}=out`, `{7}=4½`. By it a word that somebody types into the columns Status or Byes of
 * Players is noticed, also after a restart.
 */
export type AttendanceRecord = readonly string[];

const OUT = 'out';

/** `4½`, `5+`, `6`: a round asked off, and what it is worth. */
const WORTH = { '½': 'halfBye', '+': 'fullBye', '': 'zeroBye' } as const;
const SIGNS: Readonly<Record<RequestedBye, keyof typeof WORTH>> = {
  halfBye: '½',
  fullBye: '+',
  zeroBye: '',
};

const readBye = (text: string): readonly (readonly [number, RequestedBye])[] => {
  const match = /^(\d+)([½+]?)$/.exec(text);
  return match ? [[Number(match[1]), WORTH[match[2] as keyof typeof WORTH]]] : [];
};

/** What the event says now of the rounds after `round`. */
export const attendanceRecord = (
  { players, pairedRounds }: Tournament,
  round = pairedRounds,
): AttendanceRecord =>
  players.flatMap(({ no, withdrawn, requestedByes }) => [
    ...(withdrawn ? [`{${no}}=${OUT}`] : []),
    ...[...requestedByes]
      .filter(([of]) => of > round)
      .map(([of, worth]) => `{${no}}=${of}${SIGNS[worth]}`),
  ]);

/** The record after a change of our own, which has its line of the log; `before` under the new numbers. */
export function attendanceAfter(
  known: AttendanceRecord,
  before: AttendanceRecord,
  after: AttendanceRecord,
): AttendanceRecord {
  const left = new Set(before.filter((word) => !after.includes(word)));
  const come = after.filter((word) => !before.includes(word) && !known.includes(word));
  return [...known.filter((word) => !left.has(word)), ...come];
}

/** What of a player is not as the log knows it. */
export interface AttendanceChange {
  readonly no: PlayerNo;
  /** Withdrawn now, or back again; null: as before. */
  readonly withdrawn: boolean | null;
  /** The coming byes then and now; null: as before. */
  readonly byes: { readonly was: string; readonly is: string } | null;
}

export function attendanceChanges(
  known: AttendanceRecord,
  tournament: Tournament,
): AttendanceChange[] {
  const { pairedRounds, players } = tournament;
  const then = ofPlayers(known, pairedRounds);
  const now = ofPlayers(attendanceRecord(tournament), pairedRounds);
  return players.flatMap(({ no }): AttendanceChange[] => {
    const [was, is] = [then.get(no) ?? NOTHING, now.get(no) ?? NOTHING];
    const withdrawn = was.isOut === is.isOut ? null : is.isOut;
    const byes = was.byes === is.byes ? null : { was: was.byes, is: is.byes };
    return withdrawn === null && byes === null ? [] : [{ no, withdrawn, byes }];
  });
}

interface Noted {
  readonly isOut: boolean;
  readonly byes: string;
}
const NOTHING: Noted = { isOut: false, byes: '' };

function ofPlayers(record: AttendanceRecord, pairedRounds: number): ReadonlyMap<PlayerNo, Noted> {
  const words = new Map<PlayerNo, string[]>();
  for (const word of record) {
    const match = /^\{(\d+)\}=(.+)$/.exec(word);
    const [no, said = ''] = match?.slice(1) ?? [];
    if (match) words.set(Number(no), [...(words.get(Number(no)) ?? []), said]);
  }
  return new Map(
    [...words].map(([no, texts]) => {
      const coming = new Map(texts.flatMap(readBye).filter(([round]) => round > pairedRounds));
      return [no, { isOut: texts.includes(OUT), byes: makeByeRequests(coming) }];
    }),
  );
}
