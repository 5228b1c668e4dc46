import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { makeTask } from '../../../src/model/taskFor';
import type { Entry, Outcome, Player, PlayerNo, Tournament } from '../../../src/model/types';
import { knockOut } from '../../../src/systems/knock-out';
import type { PairingResult } from '../../../src/systems/system';

const AWAY: Entry = { outcome: 'absent', opponent: null, colour: null };

/** A knock-out that has not begun. */
export function cup(count: number, rounds: number, systemParameters?: string): Tournament {
  const players = Array.from({ length: count }, (_, index): Player => ({
    ...blankPlayer(index + 1, 2400 - index),
    entries: [],
  }));
  return {
    ...blankEvent(players, rounds),
    pairedRounds: 0,
    ...(systemParameters === undefined ? {} : { systemParameters }),
  };
}

/** The next round, as the event itself has it or as its bracket has it. */
export const paired = (event: Tournament): PairingResult & { readonly ok: true } => {
  const result = pairedOr(event);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
};
export const pairedOr = (event: Tournament): PairingResult => {
  const seen = knockOut.entered!(event);
  return knockOut.pair(makeTask(seen, event.pairedRounds + 1));
};

export type Result = readonly [white: Outcome, black: Outcome];
export const WHITE: Result = ['win', 'loss'];
export const BLACK: Result = ['loss', 'win'];
export const DRAW: Result = ['draw', 'draw'];

/** The event with its next round played: whoever plays nobody is written down as a table system does. */
export function played(
  event: Tournament,
  resultOf: (white: PlayerNo, black: PlayerNo) => Result,
): Tournament {
  const { pairs, free = [] } = paired(event);
  const entries = new Map<PlayerNo, Entry>(
    free.map((no) => [no, { ...AWAY, outcome: 'zeroBye' as const }]),
  );
  for (const { white, black } of pairs) {
    const [ofWhite, ofBlack] = resultOf(white, black);
    entries.set(white, { outcome: ofWhite, opponent: black, colour: 'white' });
    entries.set(black, { outcome: ofBlack, opponent: white, colour: 'black' });
  }
  return {
    ...event,
    pairedRounds: event.pairedRounds + 1,
    players: event.players.map((player) => ({
      ...player,
      entries: [...player.entries, entries.get(player.no) ?? AWAY],
    })),
  };
}

/** Whoever has the lower number wins. */
export const favourite = (white: PlayerNo, black: PlayerNo): Result =>
  white < black ? WHITE : BLACK;

/** Pairs without colours. */
export const couples = ({
  pairs,
}: {
  readonly pairs: readonly { white: number; black: number }[];
}) => pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-'));
