import { warning, type Problem } from '../../model/problems';
import type { RawEntry, RawPlayer } from '../../model/raw';
import type { Outcome } from '../../model/types';
import { loneWord } from './cells/loneCells';

/** Names that nobody bears; what may be a surname too (Frei, Libre) is not among them. */
const NO_PLAYER = /^(?:bye\d?|byebye|spielfrei|freilos|exempt|isento|descansa|descanso|riposo)$/;

/** What a game against nobody is worth to the one who came. */
const WORTH: Readonly<Partial<Record<Outcome, Outcome>>> = {
  win: 'pairingBye',
  forfeitWin: 'pairingBye',
  pending: 'pairingBye',
  draw: 'halfBye',
};

/**
 * Some programs and many sheets made by hand give the free place a row of its own, a player called BYE. The
 * games against it were not played: whoever met it had a bye, and it stands in no ranking.
 */
export function withoutByePlayers(players: readonly RawPlayer[], problems: Problem[]): RawPlayer[] {
  const nobodies = players.filter(isNobody);
  if (nobodies.length === 0 || nobodies.length === players.length) return [...players];
  const numbers = new Set(nobodies.map(({ no }) => no.value));
  for (const { name, no, place } of nobodies)
    problems.push(warning('bye-as-player', place, name, { no: no.value }));
  const asBye = (entry: RawEntry | undefined): RawEntry | undefined =>
    entry && entry.opponent !== null && numbers.has(entry.opponent)
      ? { ...entry, outcome: WORTH[entry.outcome] ?? 'zeroBye', opponent: null, colour: null }
      : entry;
  return players.map((player) =>
    numbers.has(player.no.value)
      ? {
          ...player,
          entries: player.entries.map((entry) => entry && asAbsence(entry)),
          withdrawn: true,
          expelled: true,
        }
      : { ...player, entries: player.entries.map(asBye) },
  );
}

const isNobody = ({ name, rating, entries }: RawPlayer): boolean =>
  NO_PLAYER.test(loneWord(name)) &&
  rating.value === 0 &&
  entries.every((entry) => entry === undefined || !SCORED.has(entry.outcome));

const SCORED: ReadonlySet<Outcome> = new Set(['win', 'draw', 'forfeitWin']);

const asAbsence = (entry: RawEntry): RawEntry => ({
  ...entry,
  outcome: 'zeroBye',
  opponent: null,
  colour: null,
});
