import { largest } from '../largest';
import { isKnockOut } from '../rules/knockOut';
import { error, warning, type Problem } from '../problems';
import type { RawEntry, RawPlayer, RawTournament } from '../raw';
import type { TeamPlay } from '../types';

/**
 * A round is paired once somebody has an opponent or the pairing-allocated bye in it, or a match of
 * teams was forfeited without boards (TRF 330).
 */
export function lastPairedRound(
  players: readonly { readonly entries: readonly (PairedEntry | undefined)[] }[],
  teamPlay?: Pick<TeamPlay, 'forfeits'>,
): number {
  let last = largest((teamPlay?.forfeits ?? []).map(({ round }) => round));
  for (const { entries } of players)
    for (let r = entries.length; r > last; r--) {
      const entry = entries[r - 1];
      if (entry && isPaired(entry)) {
        last = r;
        break;
      }
    }
  return last;
}

type PairedEntry = Pick<RawEntry, 'opponent' | 'outcome'>;

/** A board won without an opponent, or one that waits for its players, belongs to a match as well. */
const isPaired = ({ opponent, outcome }: PairedEntry): boolean =>
  opponent !== null || ['pairingBye', 'pending', 'forfeitWin'].includes(outcome);

/** The number of rounds declared against those written. */
export function checkRounds(raw: RawTournament, pairedRounds: number): Problem[] {
  return [
    ...tooManyRounds(raw),
    ...postponedGames(raw.players, pairedRounds),
    // In a knock-out the losers are out, in a team whoever does not sit at a board has nothing to write.
    ...(isKnockOut(raw.systemCode) || raw.teamPlay
      ? []
      : forgottenInLastRound(raw.players, pairedRounds)),
  ];
}

function tooManyRounds({ totalRounds, players }: RawTournament): Problem[] {
  if (!totalRounds || Number.isNaN(totalRounds.value)) return [];
  if (!Number.isInteger(totalRounds.value) || totalRounds.value < 1)
    return [error('bad-round-count', totalRounds.place, String(totalRounds.value))];
  const declared = totalRounds.value;
  const problems: Problem[] = [];
  for (const { entries } of players) {
    const extra = entries.find((entry, index) => entry && index >= declared);
    if (extra)
      problems.push(
        error('too-many-rounds', extra.place, extra.text, {
          declared,
          round: entries.indexOf(extra) + 1,
        }),
      );
  }
  return problems;
}

/**
 * Games without a result in a round after which another one has already been paired: postponed, or
 * forgotten. They count as adjourned games until they have a result (C.04.2: a draw for pairing only).
 */
function postponedGames(players: readonly RawPlayer[], pairedRounds: number): Problem[] {
  const open = players.flatMap(({ no, entries }) =>
    entries.flatMap((entry, index) =>
      isPostponed(entry, index + 1, pairedRounds) && no.value < entry!.opponent!
        ? [{ place: entry!.place, round: index + 1, white: no.value, black: entry!.opponent! }]
        : [],
    ),
  );
  const [first] = open;
  if (!first) return [];
  const games = open.map(({ round, white, black }) => `${white}-${black} (${round})`).join(', ');
  return [warning('games-postponed', first.place, games, { count: open.length, games })];
}

/** No result, although a later round is paired. */
export const isPostponed = (
  entry: RawEntry | undefined,
  round: number,
  pairedRounds: number,
): boolean => entry?.outcome === 'pending' && entry.opponent !== null && round < pairedRounds;

/**
 * Players without any entry in the last paired round although they took part in the one before:
 * withdrawn, or forgotten when the round was typed in.
 */
function forgottenInLastRound(players: readonly RawPlayer[], pairedRounds: number): Problem[] {
  if (pairedRounds < 2) return [];
  return players.flatMap(({ no, entries, place, withdrawn }) => {
    const before = entries[pairedRounds - 2];
    const tookPart = before && (before.opponent !== null || before.outcome === 'pairingBye');
    // A line without a number has a problem of its own.
    const isForgotten = tookPart && !entries[pairedRounds - 1] && !withdrawn;
    if (!isForgotten || Number.isNaN(no.value)) return [];
    return [
      warning('no-entry-in-round', place, String(no.value), {
        round: pairedRounds,
        player: no.value,
      }),
    ];
  });
}
