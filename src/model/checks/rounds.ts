import { error, warning, type Problem } from '../problems';
import type { RawEntry, RawPlayer, RawTournament } from '../raw';

/** A round is paired once somebody has an opponent or the pairing-allocated bye in it. */
export function lastPairedRound(players: readonly RawPlayer[]): number {
  let last = 0;
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

/** A board won without an opponent, or one that waits for its players, belongs to a match as well. */
const isPaired = ({ opponent, outcome }: RawEntry): boolean =>
  opponent !== null || ['pairingBye', 'pending', 'forfeitWin'].includes(outcome);

/** The number of rounds declared against those written. */
export function checkRounds(raw: RawTournament, pairedRounds: number): Problem[] {
  return [
    ...tooManyRounds(raw),
    ...halfEnteredRounds(raw.players, pairedRounds),
    ...forgottenInLastRound(raw.players, pairedRounds),
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

/** Games without a result in a round after which another one has already been paired. */
function halfEnteredRounds(players: readonly RawPlayer[], pairedRounds: number): Problem[] {
  const problems: Problem[] = [];
  for (const { no, entries } of players)
    entries.slice(0, Math.max(0, pairedRounds - 1)).forEach((entry, index) => {
      if (entry?.outcome === 'pending' && entry.opponent !== null && no.value < entry.opponent)
        problems.push(
          error('half-entered-round', entry.place, entry.text, {
            round: index + 1,
            player: no.value,
            opponent: entry.opponent,
          }),
        );
    });
  return problems;
}

/**
 * Players without any entry in the last paired round although they took part in the one before:
 * withdrawn, or forgotten when the round was typed in.
 */
function forgottenInLastRound(players: readonly RawPlayer[], pairedRounds: number): Problem[] {
  if (pairedRounds < 2) return [];
  return players.flatMap(({ no, entries, place, withdrawn }) => {
    const before = entries[pairedRounds - 2];
    const tookPart = before && (before.opponent !== null || before.outcome === 'pairingBye');
    if (!tookPart || entries[pairedRounds - 1] || withdrawn) return [];
    return [
      warning('no-entry-in-round', place, String(no.value), {
        round: pairedRounds,
        player: no.value,
      }),
    ];
  });
}
