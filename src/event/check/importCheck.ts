import type { Reason } from '../../explain/reason';
import { parseTrf } from '../../formats/trf/parseTrf';
import type { Tournament } from '../../model/types';
import { departureText } from '../../sheets/stored/event/departureText';
import { type EventSettings } from '../../sheets/settings';
import { type Departure } from '../../sheets/stored/event/storedEvent';
import { compareRound, type RoundCheck } from '../../systems/audit/recheck';
import type { PairingResult, PairingSystem } from '../../systems/system';
import { competitionOf, taskOf } from '../../systems/competition';
import type { RoundToPair } from '../../model/types';
import { trfSystem } from '../open/choice';
import { trfDepartures } from '../announced/departures';
import { causeOf } from './causeOf';
import { differenceText } from '../announced/noteDeparture';

/** How an imported round compares with what the system pairs. */
export type ImportedRound =
  | { readonly round: number; readonly kind: 'right' | 'explained' | 'unchecked' }
  | { readonly round: number; readonly kind: 'wrong'; readonly line: Departure };

/** The task of pairing a round that came with a file again; null: it cannot be checked. */
export function importTask(
  tournament: Tournament,
  system: PairingSystem | undefined,
  round: number,
): RoundToPair | null {
  const task = taskOf(system, tournament, round);
  return task.ok ? task.value : null;
}

/** Whether the round is as it should be, or the file itself says why it is not. */
export function importedRound(
  tournament: Tournament,
  system: PairingSystem,
  task: RoundToPair,
  result: PairingResult,
): ImportedRound {
  const competition = competitionOf(system, tournament);
  const checked = compareRound(
    competition.ok ? competition.value : tournament,
    ...([system, task, result] as const),
  );
  const { round } = checked;
  if (!checked.differs) return { round, kind: 'right' };
  if (causeOf(tournament, system, checked, trfDepartures(tournament)))
    return { round, kind: 'explained' };
  return { round, kind: 'wrong', line: lineOf(checked) };
}

const lineOf = ({ round, onlyOurs, onlyPlayed }: RoundCheck): Departure => ({
  kind: 'Import',
  round,
  text: differenceText(onlyOurs, onlyPlayed),
});

/** What the arbiter is asked before an event with wrong rounds is written. */
export interface ImportQuestion {
  readonly title: Reason;
  readonly lines: readonly Reason[];
}

export function importQuestion(
  system: PairingSystem,
  rounds: readonly ImportedRound[],
): ImportQuestion | null {
  const wrong = rounds.flatMap((each) => (each.kind === 'wrong' ? [each] : []));
  if (wrong.length === 0) return null;
  const title: Reason = {
    key: 'import.title',
    args: { count: wrong.length, rounds: rounds.length, system: { reason: { key: system.name } } },
  };
  const unchecked = rounds.filter(({ kind }) => kind === 'unchecked');
  return {
    title,
    lines: [
      ...wrong.map(({ round, line }): Reason => ({
        key: 'import.round',
        args: { round, what: departureText(line).replace(/^.*? @ Round \d+: /, '') },
      })),
      ...unchecked.map(({ round }): Reason => ({ key: 'import.unchecked', args: { round } })),
    ],
  };
}

/** What the file does not say and was taken to be so. */
export function assumptions(
  text: string,
  tournament: Tournament,
  settings: EventSettings,
): Reason[] {
  const raw = parseTrf(text);
  const { tieBreaks, tieBreakEdition: edition } = settings;
  const told: Reason[] = [];
  if (raw.totalRounds === undefined)
    told.push({ key: 'import.assumed-rounds', args: { rounds: tournament.totalRounds } });
  if (raw.initialColour === undefined)
    told.push({
      key: tournament.pairedRounds > 0 ? 'import.assumed-colour' : 'import.assumed-no-colour',
    });
  if (raw.points === undefined) told.push({ key: 'import.assumed-points' });
  if (trfSystem(tournament) === null)
    told.push({ key: 'import.assumed-system', args: { system: settings.system } });
  if ((raw.tieBreakCodes ?? []).length === 0)
    told.push({
      key: 'import.assumed-tie-breaks',
      args: { list: tieBreaks.join(', ') || '–', edition },
    });
  return told;
}
