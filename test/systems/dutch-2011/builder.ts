import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { roundToPair } from '../../../src/model/tournament';
import type { Colour, Entry, Player, RoundToPair, Tournament } from '../../../src/model/types';

/** Tournaments for tests, written as small as the case allows. */
export function player(no: number, entries: readonly Entry[] = []): Player {
  return { ...blankPlayer(no, 2500 - no), entries };
}

export function event(players: readonly Player[], other: Partial<Tournament> = {}): Tournament {
  return { ...blankEvent(players, 9), ...other };
}

/** Results as in a crosstable: `3w1` beat 3 with white, `2b=`, `5w0`; `+4w`, `-4b` forfeits; `U F H Z .` */
export function history(text: string): Entry[] {
  return text.split(/\s+/).filter(Boolean).map(entry);
}

const BYES: Readonly<Record<string, Entry['outcome']>> = {
  U: 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  Z: 'zeroBye',
  '.': 'absent',
};
const RESULTS: Readonly<Record<string, Entry['outcome']>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
};

function entry(cell: string): Entry {
  if (cell in BYES) return { outcome: BYES[cell], opponent: null, colour: null };
  const match = /^([+-]?)(\d+)([wb])([1=0]?)$/.exec(cell);
  if (match === null) throw new Error(`Cell "${cell}"`);
  const [, forfeit, opponent, side, result] = match;
  const colour: Colour = side === 'w' ? 'white' : 'black';
  const outcome = forfeit ? (forfeit === '+' ? 'forfeitWin' : 'forfeitLoss') : RESULTS[result];
  return { outcome, opponent: Number(opponent), colour };
}

/** Rows of a crosstable, one per player from number 1. */
export function crosstable(rows: readonly string[], other: Partial<Tournament> = {}): Tournament {
  return event(
    rows.map((row, index) => player(index + 1, history(row))),
    other,
  );
}

export const nextRound = (tournament: Tournament, absent: readonly number[] = []): RoundToPair =>
  roundToPair(
    tournament,
    tournament.pairedRounds + 1,
    tournament.players.map(({ no }) => no).filter((no) => !absent.includes(no)),
  );

export const field = (size: number): Player[] =>
  Array.from({ length: size }, (_, index) => player(index + 1));
