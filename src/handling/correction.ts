import type { Reason } from '../explain/reason';
import { unfinishedRound } from '../model/tournament';
import type { Entry, Outcome, PlayerNo, Tournament } from '../model/types';
import type { WordKey } from '../words';
import { playerNumbered, refused, unknownPlayer, withPlayer, type Handled } from './handled';
import { HANDLING_2016, type HandlingRules } from './rules';
import { renumberByInitialOrder, type NumberChanges } from './numbers';

/** From which pairing on a correction counts; `null`: for the rating report only (C.04.2.D.8). */
export type Effect = { readonly nextPairing: number } | { readonly nextPairing: null };

/** `tournament` is the event to go on with; `corrected` is what is reported for rating. */
export type Corrected = Handled<{ readonly effect: Effect; readonly corrected: Tournament }>;

/**
 * D.8 for an error in `round` that is notified now: before the next round is paired, or while it is
 * being played, the next pairing to be done takes it in; after the end of that round it is too late.
 */
export function effectOf(tournament: Tournament, round: number): Effect {
  const { pairedRounds } = tournament;
  const isOver = unfinishedRound(tournament) === null;
  if (pairedRounds === round) return { nextPairing: round + 1 };
  if (pairedRounds === round + 1 && !isOver) return { nextPairing: round + 2 };
  return { nextPairing: null };
}

/** A result that was written down wrongly. */
export function correctResult(
  tournament: Tournament,
  round: number,
  white: PlayerNo,
  [whiteOutcome, blackOutcome]: readonly [Outcome, Outcome],
  rules: HandlingRules = HANDLING_2016,
): Corrected {
  const game = findGame(tournament, round, white);
  if (!game) return noGame(round, white);
  const corrected = changeGame(tournament, round, game, (entry) => ({
    ...entry,
    outcome: entry.colour === 'white' ? whiteOutcome : blackOutcome,
  }));
  return settle(tournament, corrected, round, 'handling.result-corrected', game, rules);
}

/** A game that was played with the wrong colours. */
export function correctColours(
  tournament: Tournament,
  round: number,
  no: PlayerNo,
  rules: HandlingRules = HANDLING_2016,
): Corrected {
  const game = findGame(tournament, round, no);
  if (!game) return noGame(round, no);
  const corrected = changeGame(tournament, round, game, (entry) => ({
    ...entry,
    colour: entry.colour === 'white' ? 'black' : 'white',
  }));
  return settle(tournament, corrected, round, 'handling.colours-corrected', game, rules);
}

/**
 * A rating that was wrong: it may be put right at any time, and counts from the next pairing on. The
 * numbers follow as long as they may (C.04.2.B.3); after that they stay.
 */
export function correctRating(
  tournament: Tournament,
  no: PlayerNo,
  rating: number,
  options: { readonly keepNumbers?: boolean; readonly rules?: HandlingRules } = {},
): Handled<{ readonly changes: NumberChanges }> {
  const { rules = HANDLING_2016 } = options;
  if (!playerNumbered(tournament, no)) return unknownPlayer(no);
  if (!Number.isInteger(rating) || rating < 0 || rating > 9999)
    return refused('rating-not-a-number', 'rating', String(rating));
  const changed = withPlayer(tournament, no, (player) => ({ ...player, rating }));
  const reason: Reason = {
    key: 'handling.rating-corrected',
    article: rules.articles.correction,
    args: { player: { players: [no] }, rating },
  };
  const moved = options.keepNumbers ? null : renumberByInitialOrder(changed, {}, rules);
  if (moved?.ok) return { ...moved, reasons: [reason, ...moved.reasons] };
  const kept: Reason = {
    key: 'handling.numbers-stay',
    article: rules.articles.numbers,
    args: { round: rules.correctionsRenumberUntil },
  };
  return {
    ok: true,
    tournament: changed,
    changes: new Map(),
    reasons: moved ? [reason, kept] : [reason],
  };
}

interface Game {
  readonly a: PlayerNo;
  readonly b: PlayerNo;
}

function findGame(tournament: Tournament, round: number, no: PlayerNo): Game | null {
  const opponent = playerNumbered(tournament, no)?.entries[round - 1]?.opponent ?? null;
  return opponent === null ? null : { a: no, b: opponent };
}

const noGame = (round: number, no: PlayerNo) =>
  refused('no-such-game', 'round', String(round), { player: no });

function changeGame(
  tournament: Tournament,
  round: number,
  { a, b }: Game,
  change: (entry: Entry) => Entry,
): Tournament {
  return [a, b].reduce(
    (event, no) =>
      withPlayer(event, no, (player) => ({
        ...player,
        entries: player.entries.map((entry, index) =>
          index === round - 1 ? change(entry) : entry,
        ),
      })),
    tournament,
  );
}

function settle(
  before: Tournament,
  corrected: Tournament,
  round: number,
  key: WordKey,
  { a, b }: Game,
  rules: HandlingRules,
): Corrected {
  const effect = effectOf(before, round);
  const what: Reason = {
    key,
    article: rules.articles.correction,
    args: { round, players: { players: [a, b] } },
  };
  const when: Reason =
    effect.nextPairing === null
      ? { key: 'handling.for-rating-only', article: rules.articles.correction }
      : {
          key: 'handling.from-pairing',
          article: rules.articles.correction,
          args: { round: effect.nextPairing },
        };
  return {
    ok: true,
    tournament: effect.nextPairing === null ? before : corrected,
    corrected,
    effect,
    reasons: [what, when],
  };
}
