import type { PlayerNo, Tournament } from '../model/types';
import { makeByeRequests, parseByeRequests } from './read/byeRequests';

/**
 * Who is withdrawn and which coming rounds players ask off, as far as the log knows of it: a word
 * each, `{5}=out`, `{7}=4½`. By it a word that somebody types into the columns Status or Byes of
 * Players is noticed, also after a restart.
 */
export type RollRecord = readonly string[];

const OUT = 'out';

/** What the event says now of the rounds after `round`. */
export const rollRecord = (
  { players, pairedRounds }: Tournament,
  round = pairedRounds,
): RollRecord =>
  players.flatMap(({ no, withdrawn, requestedByes }) => [
    ...(withdrawn ? [`{${no}}=${OUT}`] : []),
    ...[...requestedByes]
      .filter(([of]) => of > round)
      .map((bye) => `{${no}}=${makeByeRequests(new Map([bye]))}`),
  ]);

/** The record after a change of our own, which has its line of the log; `before` under the new numbers. */
export function rollAfter(known: RollRecord, before: RollRecord, after: RollRecord): RollRecord {
  const left = new Set(before.filter((word) => !after.includes(word)));
  const come = after.filter((word) => !before.includes(word) && !known.includes(word));
  return [...known.filter((word) => !left.has(word)), ...come];
}

/** What of a player is not as the log knows it. */
export interface RollChange {
  readonly no: PlayerNo;
  /** Withdrawn now, or back again; null: as before. */
  readonly withdrawn: boolean | null;
  /** The coming byes then and now; null: as before. */
  readonly byes: { readonly was: string; readonly is: string } | null;
}

export function rollChanges(known: RollRecord, tournament: Tournament): RollChange[] {
  const { pairedRounds, players } = tournament;
  const then = ofPlayers(known, pairedRounds);
  const now = ofPlayers(rollRecord(tournament), pairedRounds);
  return players.flatMap(({ no }): RollChange[] => {
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

function ofPlayers(record: RollRecord, pairedRounds: number): ReadonlyMap<PlayerNo, Noted> {
  const words = new Map<PlayerNo, string[]>();
  for (const word of record) {
    const match = /^\{(\d+)\}=(.+)$/.exec(word);
    if (match) words.set(Number(match[1]), [...(words.get(Number(match[1])) ?? []), match[2]]);
  }
  return new Map(
    [...words].map(([no, texts]) => {
      const { rounds } = parseByeRequests(texts.filter((text) => text !== OUT).join(', '));
      const coming = new Map([...rounds].filter(([round]) => round > pairedRounds));
      return [no, { isOut: texts.includes(OUT), byes: makeByeRequests(coming) }];
    }),
  );
}
