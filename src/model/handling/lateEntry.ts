import { accelerate } from '../acceleration';
import type { Entry, Player, PlayerNo, Tournament } from '../types';
import { refused, type Handled } from './handled';
import { compareInitialOrder, type InitialOrderOptions } from './initialOrder';
import { assignNumbers } from './numbers';

/** Late entries come in round 2 or 3 (C.04.2.C.2). */
const LAST_ENTRY_ROUND = 3;

export type NewPlayer = Omit<Player, 'no' | 'entries' | 'requestedByes' | 'virtualPoints'>;

export interface LateEntryOptions extends InitialOrderOptions {
  /** What the rules of the tournament give for the rounds missed; nothing by default. */
  readonly missed?: 'zeroBye' | 'halfBye';
  /** Admit later than the text does, if the rules of the tournament say so. */
  readonly evenLater?: boolean;
}

/**
 * Admits a player for the next round: no points for the rounds missed, and the number of his place
 * in the initial order, those below moving down by one (all numbers are provisional until the list
 * closes, C.04.2.C.3).
 */
export function enterLate(
  tournament: Tournament,
  newcomer: NewPlayer,
  options: LateEntryOptions = {},
): Handled<{ readonly no: PlayerNo }> {
  const firstRound = tournament.pairedRounds + 1;
  if (firstRound > tournament.totalRounds)
    return refused('tournament-is-over', 'player', newcomer.name);
  if (firstRound > LAST_ENTRY_ROUND && !options.evenLater)
    return refused('entry-too-late', 'player', newcomer.name, { round: LAST_ENTRY_ROUND });

  const next = tournament.players.find(
    (player) => compareInitialOrder(newcomer, player, options) < 0,
  );
  const highest = tournament.players.at(-1)?.no ?? 0;
  // After round 4 numbers are final: whoever is admitted even then stands at the end.
  const no = next && firstRound <= 4 ? next.no : highest + 1;
  const shifted = new Map(
    tournament.players
      .filter((player) => player.no >= no)
      .map((player) => [player.no, player.no + 1]),
  );
  const moved = assignNumbers(tournament, shifted);
  if (!moved.ok) return moved;
  const missed: Entry = { outcome: options.missed ?? 'zeroBye', opponent: null, colour: null };
  const player: Player = {
    ...newcomer,
    no,
    entries: Array.from({ length: tournament.pairedRounds }, () => missed),
    requestedByes: new Map(),
    virtualPoints: [],
  };
  const entered: Tournament = {
    ...moved.tournament,
    players: [...moved.tournament.players, player].sort((a, b) => a.no - b.no),
  };
  const { acceleration } = entered;
  return {
    ok: true,
    no,
    // C.04.7 1.3: whoever comes above the last of group A joins it.
    tournament: acceleration ? accelerate(entered, acceleration) : entered,
    reasons: [
      {
        key: 'handling.late-entry',
        article: 'C.04.2.C.2',
        args: { name: newcomer.name, no, round: firstRound },
      },
      ...moved.reasons,
    ],
  };
}
