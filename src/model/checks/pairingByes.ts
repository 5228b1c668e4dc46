import { CLASSIC_POINTS } from '../outcomes';
import { warning, type Problem } from '../problems';
import type { RawEntry, RawPlayer, RawTournament } from '../raw';
import type { Outcome } from '../types';

/** Whose full point of a round is no pairing-allocated bye, and what it counts as instead. */
export interface ExtraBye {
  readonly no: number;
  readonly round: number;
  readonly counts: Outcome;
  readonly entry: RawEntry;
  /** Who keeps the pairing-allocated bye of the round. */
  readonly kept: number;
}

/**
 * A round has one pairing-allocated bye at most (C.04.1.c): of several, that of the player whom the rules
 * would leave out first stays: a player who had none before, of the lowest score, and of the highest number among those. The others count
 * as a full-point bye, which is worth the same and leaves nobody unpaired. In events of teams every board of the team
 * has the bye of its team.
 */
export function extraPairingByes(raw: RawTournament, pairedRounds: number): readonly ExtraBye[] {
  if (raw.teamPlay || raw.teams?.length) return [];
  const points = raw.points ?? CLASSIC_POINTS;
  const counts = (['fullBye', 'halfBye'] as const).find((bye) => points[bye] === points.pairingBye);
  if (!counts) return [];
  const extra: ExtraBye[] = [];
  for (let round = 1; round <= pairedRounds; round++) {
    const having = raw.players.filter(
      ({ no, entries }) => !Number.isNaN(no.value) && isPairingBye(entries[round - 1]),
    );
    if (having.length < 2) continue;
    const score = ({ entries }: RawPlayer): number =>
      entries.slice(0, round - 1).reduce((sum, e) => sum + points[e?.outcome ?? 'absent'], 0);
    const isBarred = ({ entries }: RawPlayer): number =>
      Number(entries.slice(0, round - 1).some((e) => BARRING.includes(e?.outcome ?? 'absent')));
    const [kept, ...others] = [...having].sort(
      (a, b) => isBarred(a) - isBarred(b) || score(a) - score(b) || b.no.value - a.no.value,
    );
    for (const { no, entries } of others) {
      const entry = entries[round - 1];
      if (entry) extra.push({ no: no.value, round, counts, entry, kept: kept!.no.value });
    }
  }
  return extra;
}

const isPairingBye = (entry: RawEntry | undefined): boolean => entry?.outcome === 'pairingBye';

/** Points without a game: who has had them gets no pairing-allocated bye. */
const BARRING: readonly Outcome[] = ['pairingBye', 'forfeitWin', 'fullBye'];

/** Told round by round, at the first of them. */
export function checkPairingByes(raw: RawTournament, pairedRounds: number): Problem[] {
  const extra = extraPairingByes(raw, pairedRounds);
  return [...new Set(extra.map(({ round }) => round))].map((round) => {
    const others = extra.filter((each) => each.round === round);
    const { entry, kept } = others[0]!;
    return warning('two-pairing-byes', entry.place, entry.text.trim(), {
      round,
      kept,
      others: others.map(({ no }) => no).join(', '),
    });
  });
}
