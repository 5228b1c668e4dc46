import { problemReason, type Reason, type TraceStep } from '../../explain/reason';
import { assignNumbers, numbersByLot, renumberByInitialOrder } from '../../handling';
import { error, type Problem, type Result } from '../../model/problems';
import type { PlayerNo, RoundToPair, Tournament } from '../../model/types';
import type { Round } from '../../model/rounds/round';
import { isTeamBook } from '../../model/matches/teamEvent';
import { drawInitialColour } from '../../sheets/lots';
import { newRound } from '../../sheets/write/newRound';
import { namesakes } from '../../sheets/names/namesakes';
import { newTeamRound } from '../../sheets/write/newTeamRound';
import { handlingOf, systemById } from '../../systems';
import { taskOfRound } from '../../systems/competition';
import type { PairingResult, PairingSystem, UnsettledTerm } from '../../systems/system';
import type { CheckedEvent } from '../open/openEvent';
import { byTables } from '../results/missingTables';
import { beforeLastRound, applyAttendance, changesOf, type Attendance } from './attendance';
import { applyTeamAttendance } from './teamAttendance';
import { roundWarnings } from './roundWarnings';

/** What is asked: the next round, or the last one again. */
export interface RoundRequest {
  readonly again: boolean;
  /** Who is away, as noted and not yet written. */
  readonly attendance: Attendance;
  /** For the drawing of lots before round 1; null: not drawn here, then the first player has White. */
  readonly seed: string | null;
}

/** Byes, withdrawals and returns that were noted for the round. */
export interface NotedAbsences {
  readonly count: number;
  readonly reasons: readonly Reason[];
}

/** A round ready to be paired: by whatever pairs it, here or in a worker. */
export interface PreparedRound {
  readonly task: RoundToPair;
  /** The event with the attendance applied and, before round 1, the colour drawn. */
  readonly tournament: Tournament;
  /** Of the drawing that was made; null: none was. */
  readonly seed: string | null;
  /** Players numbered now, by the initial order, because nobody had a number yet: old → new. */
  readonly numbers: ReadonlyMap<PlayerNo, PlayerNo> | null;
  readonly warnings: readonly Problem[];
  /** The round that was there and is paired again. */
  readonly replaces: boolean;
  /** What the attendance changed, each by its article; the log says it. */
  readonly noted: NotedAbsences;
}

/** A round that is paired and not yet written. */
export interface Preview {
  readonly task: RoundToPair;
  readonly tournament: Tournament;
  readonly seed: string | null;
  readonly content: Round;
  readonly numbers: ReadonlyMap<PlayerNo, PlayerNo> | null;
  readonly warnings: readonly Reason[];
  readonly steps: readonly TraceStep[];
  readonly replaces: boolean;
  /** What the attendance changed, each by its article; the log says it. */
  readonly noted: NotedAbsences;
}

/** The event with the attendance applied, its players numbered, the colour drawn: what is to be paired. */
export function prepareRound(event: CheckedEvent, request: RoundRequest): Result<PreparedRound> {
  const whole = event.tournament;
  const stood = request.again ? beforeLastRound(event.read, whole) : whole;
  const round = stood.pairedRounds + 1;
  const ofTeams = isTeamBook(whole);
  const system = systemById(event.settings.system);
  const noted = ofTeams
    ? applyTeamAttendance(stood, request.attendance, round)
    : applyAttendance(stood, request.attendance, round, handlingOf(event.settings.system));
  if (!noted.ok) return noted;
  const present = withSettledParameters(noted.tournament, system);
  const numbered = numberPlayers(event, present, ofTeams ? null : request.seed);
  if (!numbered.ok) return numbered;
  // The table of a round robin gives the colours; lots are drawn for the numbers there.
  const isSwiss = system?.kind !== 'round-robin';
  const { tournament, seed: drawn } = withLots(numbered.tournament, isSwiss ? request.seed : null);
  const seed = numbered.isDrawn ? request.seed : drawn;
  const unsettled = request.again ? [] : (system?.unsettled?.(tournament) ?? []);
  if (unsettled.length > 0) return { ok: false, problems: unsettled.map(atItsRow(event)) };
  const checked = taskOfRound(system, tournament, round);
  if (!checked.ok) return { ok: false, problems: byTables(event, checked.problems) };
  const { value: task, warnings } = checked;
  const { numbers } = numbered;
  return {
    ok: true,
    task,
    tournament,
    seed,
    warnings,
    numbers,
    replaces: request.again,
    noted: { count: changesOf(stood, request.attendance), reasons: noted.reasons },
  };
}

const atItsRow =
  ({ read }: CheckedEvent) =>
  ({ code, row, value, args }: UnsettledTerm): Problem =>
    error(code, read.event.cells.get(row)?.place ?? { kind: 'file' }, value, args);

/** The round as it would be written. */
export function previewRound(
  event: CheckedEvent,
  prepared: PreparedRound,
  result: PairingResult & { readonly ok: true },
): Preview {
  const { task, tournament, seed, numbers, replaces, noted } = prepared;
  const system = systemById(event.settings.system);
  const floats = system?.storedFloats?.(task, result);
  return {
    task,
    tournament,
    seed,
    content: isTeamBook(tournament)
      ? newTeamRound(tournament, result, event.settings.firstTable, new Map(), system)
      : newRound(tournament, result, floats, system),
    numbers,
    warnings: [
      ...(seed !== null && system?.numbersBy === 'lot' ? [drawnNumbers(seed)] : []),
      ...warningsOf(prepared.warnings, task.tournament, task.round, kindOf(tournament, system)),
      ...roundWarnings(event, tournament, tournament.pairedRounds + 1),
    ],
    steps: result.trace.steps,
    replaces,
    noted,
  };
}

/** Teams have the order that the rules of their event give (C.04.6 1.1), whatever their ratings. */
const kindOf = (
  tournament: Tournament,
  system: PairingSystem | undefined,
): PairingSystem['kind'] | undefined => (isTeamBook(tournament) ? 'round-robin' : system?.kind);

const drawnNumbers = (seed: string): Reason => ({
  key: 'roundRobin.numbers-by-lot',
  article: 'C.05',
  args: { seed },
});

/**
 * A list without numbers gets those of the initial order (C.04.2.B); in a round robin they are drawn
 * by lot, from a seed that is kept (C.05); where a table seats players, the list has the order of the boards.
 */
function numberPlayers(
  { read, settings }: CheckedEvent,
  tournament: Tournament,
  seed: string | null,
) {
  const isListed = isTeamBook(tournament) || read.players?.isNumbered !== false;
  if (isListed || tournament.pairedRounds > 0)
    return { ok: true as const, tournament, numbers: null, isDrawn: false };
  const numbersBy = systemById(settings.system)?.numbersBy;
  const isDrawn = seed !== null && numbersBy === 'lot';
  const asListed = new Map(tournament.players.map(({ no }) => [no, no]));
  const handled = isDrawn
    ? assignNumbers(tournament, numbersByLot(tournament, seed))
    : numbersBy === 'list'
      ? assignNumbers(tournament, asListed)
      : renumberByInitialOrder(tournament);
  return handled.ok ? { ...handled, numbers: handled.changes, isDrawn } : handled;
}

/** What round 1 settles of the system's parameters. */
function withSettledParameters(
  tournament: Tournament,
  system: PairingSystem | undefined,
): Tournament {
  if (tournament.pairedRounds > 0 || !system?.settledParameters) return tournament;
  const systemParameters = system.settledParameters(tournament);
  return systemParameters === undefined ? tournament : { ...tournament, systemParameters };
}

/** Draws the initial colour before round 1; the seed is kept, so that it can be drawn again. */
function withLots(
  tournament: Tournament,
  seed: string | null,
): { tournament: Tournament; seed: string | null } {
  if (seed === null || tournament.initialColour !== null || tournament.pairedRounds > 0)
    return { tournament, seed: null };
  return { tournament: { ...tournament, initialColour: drawInitialColour(seed) }, seed };
}

function warningsOf(
  problems: readonly Problem[],
  tournament: Tournament,
  round: number,
  kind: PairingSystem['kind'] = 'swiss',
): Reason[] {
  const warnings: Reason[] = problems.map(problemReason);
  if (round === 1 && tournament.players.some(({ rating }) => rating === 0))
    warnings.push({
      key: 'pane.warn-unrated',
      args: { count: tournament.players.filter(({ rating }) => rating === 0).length },
    });
  const alike = namesakes(tournament.players).flat();
  if (round === 1 && alike.length > 0)
    warnings.push({
      key: 'pane.warn-namesakes',
      args: { who: { players: alike.map(({ no }) => no) } },
    });
  const sorted = tournament.players.every(
    ({ rating }, index) => index === 0 || rating <= tournament.players[index - 1]!.rating,
  );
  if (kind === 'round-robin') return warnings;
  if (round === 1 && !sorted) warnings.push({ key: 'pane.warn-order', article: 'C.04.2.B' });
  if (tournament.totalRounds >= tournament.players.length)
    warnings.push({
      key: 'pane.warn-many-rounds',
      args: { rounds: tournament.totalRounds, players: tournament.players.length },
    });
  return warnings;
}
