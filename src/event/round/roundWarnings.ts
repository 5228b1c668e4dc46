import type { Reason } from '../../explain/reason';
import type { PlayerNo, Tournament } from '../../model/types';
import { lacksTerms } from '../announced/lock';
import type { CheckedEvent } from '../open/openEvent';

/** What the arbiter is told before they write a round: byes beyond the usual, games still open. */
export function roundWarnings(
  event: CheckedEvent,
  tournament: Tournament,
  round: number,
): Reason[] {
  return [
    ...(lacksTerms(event) ? [{ key: 'lock.recorded' } as const] : []),
    ...byeWarnings(tournament, round),
    ...adjournedGames(tournament, round),
  ];
}

/** A second half-point bye, and any full-point bye, of the round to come. */
export function byeWarnings({ players }: Tournament, round: number): Reason[] {
  return players.flatMap(({ no, requestedByes, entries, withdrawn }): Reason[] => {
    const bye = withdrawn ? undefined : requestedByes.get(round);
    const player = { players: [no] };
    if (bye === 'fullBye') return [{ key: 'warn.full-bye', args: { player } }];
    if (bye !== 'halfBye') return [];
    const before = entries.flatMap(({ outcome }, index) =>
      outcome === 'halfBye' && index < round - 1 ? [index + 1] : [],
    );
    if (before.length === 0) return [];
    return [{ key: 'warn.second-half-bye', args: { player, rounds: before.join(', ') } }];
  });
}

export interface OpenGame {
  readonly round: number;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
}

/** Games without a final result, by what they wait for. */
export const openGames = ({ players }: Tournament, outcome: 'adjourned' | 'pending'): OpenGame[] =>
  players.flatMap(({ no, entries }) =>
    entries.flatMap((entry, index) =>
      entry.outcome === outcome && entry.colour === 'white' && entry.opponent !== null
        ? [{ round: index + 1, white: no, black: entry.opponent }]
        : [],
    ),
  );

function adjournedGames(tournament: Tournament, before: number): Reason[] {
  const open = openGames(tournament, 'adjourned').filter(({ round }) => round < before);
  if (open.length === 0) return [];
  const games = open.map(({ round, white, black }) => `${white}-${black} (${round})`).join(', ');
  return [{ key: 'warn.adjourned', args: { count: open.length, games } }];
}
