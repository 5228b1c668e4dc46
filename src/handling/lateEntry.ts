import { accelerate } from '../model/rules/acceleration';
import { newcomerRatings } from '../model/rules/ratingMethod';
import type { Entry, Player, PlayerNo, Tournament } from '../model/types';
import { refused, type Handled } from './handled';
import { compareInitialOrder, type InitialOrderOptions } from './initialOrder';
import { assignNumbers } from './numbers';
import { HANDLING_2016, type HandlingRules } from './rules';

export type NewPlayer = Omit<Player, 'no' | 'entries' | 'requestedByes' | 'virtualPoints'>;

export interface LateEntryOptions extends InitialOrderOptions {
  /** What the rules of the tournament give for the rounds missed; nothing by default. */
  readonly missed?: 'zeroBye' | 'halfBye';
  /** Admit later than the text does, if the rules of the tournament say so. */
  readonly evenLater?: boolean;
  readonly rules?: HandlingRules;
  /** Everybody keeps their number, the newcomer takes the next one: numbers are places of a table (C.05). */
  readonly atTheEnd?: boolean;
}

/**
 * Admits a player for the next round: no points for the rounds missed, and the number of their place
 * in the initial order, those below moving down by one (all numbers are provisional until the list
 * closes, C.04.2.C.3).
 */
export function enterLate(
  tournament: Tournament,
  entrant: NewPlayer,
  options: LateEntryOptions = {},
): Handled<{ readonly no: PlayerNo }> {
  const { rules = HANDLING_2016 } = options;
  const newcomer = newcomerRatings(entrant, tournament);
  const { lastEntryRound, entriesRenumberUntil } = rules;
  const firstRound = tournament.pairedRounds + 1;
  if (firstRound > tournament.totalRounds)
    return refused('tournament-is-over', 'player', newcomer.name);
  if (lastEntryRound !== null && firstRound > lastEntryRound && !options.evenLater)
    return refused('entry-too-late', 'player', newcomer.name, { round: lastEntryRound });

  const next = tournament.players.find(
    (player) => compareInitialOrder(newcomer, player, options) < 0,
  );
  const highest = tournament.players.at(-1)?.no ?? 0;
  // Where numbers are final by now, whoever is admitted all the same stands at the end.
  const mayMove =
    !options.atTheEnd && (entriesRenumberUntil === null || firstRound <= entriesRenumberUntil);
  const no = next && mayMove ? next.no : highest + 1;
  const shifted = new Map(
    tournament.players
      .filter((player) => player.no >= no)
      .map((player) => [player.no, player.no + 1]),
  );
  const moved = assignNumbers(tournament, shifted, rules, entriesRenumberUntil);
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
        article: rules.articles.lateEntry,
        args: { name: newcomer.name, no, round: firstRound },
      },
      ...moved.reasons,
    ],
  };
}
