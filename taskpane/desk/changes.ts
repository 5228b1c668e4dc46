import type { Reason } from '../../src/explain/reason';
import {
  correctColours,
  correctRating,
  renumberByInitialOrder,
  repeatedPairs,
} from '../../src/model/handling';
import { byeOf, playerByNo, roundToPair } from '../../src/model/tournament';
import { withInitialColour } from '../../src/model/initialColour';
import type { Entry, Pair, PlayerNo, Tournament } from '../../src/model/types';
import { byNameSheet, changeSheets, playedRound } from '../../src/sheets';
import { systemById } from '../../src/systems';
import type { PlayedRound } from '../../src/systems/system';
import type { Desk } from './desk';
import { logLine } from './logLine';
import type { Proposal } from './types';

/** Exchanges two players of a round, each with the colour and the opponent of the other. */
export function proposeSwap(desk: Desk, round: number, a: PlayerNo, b: PlayerNo): void {
  propose(
    desk,
    round,
    { key: 'pane.swap', args: { a: { players: [a] }, b: { players: [b] } } },
    (event) => swapped(event, round, a, b),
  );
}

export function proposeTurn(desk: Desk, round: number, white: PlayerNo): void {
  const what = { key: 'pane.turn', args: { player: { players: [white] } } };
  propose(desk, round, what, (event) => {
    const handled = correctColours(event, round, white);
    return handled.ok ? handled.corrected : null;
  });
}

/** The player who entered late, or came late, plays the one who has the bye. */
export function proposeAgainstBye(desk: Desk, round: number, late: PlayerNo): void {
  const what = { key: 'pane.against-bye', args: { player: { players: [late] } } };
  propose(desk, round, what, (event) => {
    const bye = byeOf(event, round);
    return bye === null ? null : paired(event, round, bye, late);
  });
}

export function proposeRating(desk: Desk, no: PlayerNo, rating: number): void {
  const { event } = desk.getState();
  if (!event?.tournament) return;
  const handled = correctRating(event.tournament, no, rating);
  if (!handled.ok)
    return desk.set({ notice: { tone: 'error', lines: [], problems: handled.problems } });
  const [what, ...remarks] = handled.reasons;
  desk.set({
    proposal: {
      round: event.tournament.pairedRounds,
      what,
      after: handled.tournament,
      numbers: handled.changes,
      breaks: [],
      remarks,
      compared: [],
    },
  });
}

export function proposeRenumbering(desk: Desk): void {
  const { event } = desk.getState();
  if (!event?.tournament) return;
  const handled = renumberByInitialOrder(event.tournament);
  if (!handled.ok)
    return desk.set({ notice: { tone: 'error', lines: [], problems: handled.problems } });
  if (handled.changes.size === 0) return desk.tell('info', { key: 'pane.numbers-in-order' });
  desk.set({
    proposal: {
      round: event.tournament.pairedRounds,
      what: { key: 'pane.renumber', args: { count: handled.changes.size } },
      after: handled.tournament,
      numbers: handled.changes,
      breaks: [],
      remarks: handled.reasons,
      compared: [],
    },
  });
}

function propose(
  desk: Desk,
  round: number,
  what: Reason,
  change: (event: Tournament) => Tournament | null,
): void {
  const { event } = desk.getState();
  if (!event?.tournament) return;
  const after = change(event.tournament);
  if (!after) return desk.tell('error', { key: 'pane.no-such-change' });
  propound(desk, { round, what, was: event.tournament, after });
}

/** A change of a round that is to be judged. */
export interface RoundChange {
  readonly round: number;
  readonly what: Reason;
  /** With the numbers that `after` has. */
  readonly was: Tournament;
  readonly after: Tournament;
  readonly numbers?: ReadonlyMap<PlayerNo, PlayerNo>;
  readonly remarks?: readonly Reason[];
}

/** Legality by the system's own text, then the comparison with what the engine pairs. */
export function propound(desk: Desk, change: RoundChange): void {
  const { event } = desk.getState();
  if (!event) return;
  const { round, what, was, after, numbers } = change;
  const played = playedOf(after, round);
  const task = roundToPair(withInitialColour(after), round);
  const system = systemById(event.settings.system);
  const published = repeatedPairs(was, round).length === 0;
  const proposal: Proposal = {
    round,
    what,
    after,
    numbers,
    namesAfter: numbers !== undefined,
    pairs: newPairs(was, after, round),
    breaks: system ? system.legality(task, played) : [],
    remarks: [
      ...(change.remarks ?? []),
      ...(published ? [{ key: 'pane.is-published', article: 'C.04.2.D.10' }] : []),
      ...lostResults(was, after, round),
    ],
    compared: system ? system.judge(task, played) : [],
  };
  desk.set({ proposal });
}

/** The tables that change, as they would be. */
function newPairs(was: Tournament, is: Tournament, round: number): Pair[] {
  const before = playerByNo(was);
  return playedOf(is, round).pairs.filter(({ white, black }) => {
    const entry = before.get(white)?.entries[round - 1];
    return entry?.opponent !== black || entry.colour !== 'white';
  });
}

/** Games that have a result and would lose it, because their players change. */
function lostResults(was: Tournament, is: Tournament, round: number): Reason[] {
  const now = playerByNo(is);
  const lost = was.players.filter(({ no, entries }) => {
    const { outcome, colour } = entries[round - 1];
    const next = now.get(no)!.entries[round - 1].outcome;
    return colour === 'white' && outcome !== 'pending' && next === 'pending';
  });
  return lost.length === 0 ? [] : [{ key: 'pane.loses-results', args: { count: lost.length } }];
}

const playedOf = (tournament: Tournament, round: number): PlayedRound => {
  const { games, byes } = playedRound(tournament, round);
  return {
    pairs: games.map(({ white, black }) => ({ white, black })),
    bye: byes.find(({ outcome }) => outcome === 'pairingBye')?.no ?? null,
  };
};

function swapped(
  tournament: Tournament,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Tournament | null {
  const players = playerByNo(tournament);
  const [first, second] = [players.get(a)?.entries[round - 1], players.get(b)?.entries[round - 1]];
  if (!first || !second || a === b || first.opponent === b) return null;
  const other = (no: PlayerNo | null) => (no === a ? b : no === b ? a : no);
  return withEntries(tournament, round, (no, entry) => {
    const taken = no === a ? second : no === b ? first : entry;
    const isTouched = no === a || no === b || entry.opponent === a || entry.opponent === b;
    if (!isTouched) return entry;
    const opponent = no === a || no === b ? taken.opponent : other(entry.opponent);
    return {
      outcome: opponent === null ? taken.outcome : 'pending',
      opponent,
      colour: taken.colour,
    };
  });
}

/** Two players at a table of their own; White has whoever had it less often. */
export function paired(
  tournament: Tournament,
  round: number,
  a: PlayerNo,
  b: PlayerNo,
): Tournament {
  const balance = (no: PlayerNo) =>
    tournament.players
      .find((player) => player.no === no)!
      .entries.slice(0, round - 1)
      .reduce(
        (sum, { colour, outcome }) =>
          sum +
          (outcome === 'forfeitWin' || outcome === 'forfeitLoss' || colour === null
            ? 0
            : colour === 'white'
              ? 1
              : -1),
        0,
      );
  const [white, black] = balance(a) <= balance(b) ? [a, b] : [b, a];
  return withEntries(tournament, round, (no, entry) => {
    if (no === white) return { outcome: 'pending', opponent: black, colour: 'white' };
    if (no === black) return { outcome: 'pending', opponent: white, colour: 'black' };
    return entry;
  });
}

export const withEntries = (
  tournament: Tournament,
  round: number,
  change: (no: PlayerNo, entry: Entry) => Entry,
): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    entries: player.entries.map((entry, index) =>
      index === round - 1 ? change(player.no, entry) : entry,
    ),
  })),
});

/** Writes the change; why it was made goes into the log. */
export function confirmChange(desk: Desk, reason: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event, proposal } = desk.getState();
    if (!event?.tournament || !proposal) return;
    const { settings, read } = event;
    const language = settings.language;
    const { after, numbers, round } = proposal;
    const sheets = changeSheets({ read, before: event.tournament, after, numbers, language });
    const isLast = round > 0 && round === event.tournament.pairedRounds;
    const list = isLast ? [byNameSheet(after, playedRound(after, round), settings, language)] : [];
    const players = (proposal.namesAfter ? after : event.tournament).players;
    const detail = [...proposal.breaks, ...proposal.remarks].slice(0, 5);
    const written = await desk.write({
      title: proposal.what,
      sheets: [...sheets, ...list],
      log: [logLine(desk, proposal.what, { round, system: true, detail, reason, players })],
    });
    if (!written) return;
    desk.set({ proposal: null });
    desk.tell('success', { key: 'pane.change-written' });
  });
}
