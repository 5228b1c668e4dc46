import type { Reason } from '../../explain/reason';
import type { Problem } from '../../model/problems';
import type { Tournament } from '../../model/types';
import { hasEvent, readEvent, type EventRead } from '../../sheets/read/readEvent';
import { type BookCells } from '../../sheets/plan/cells';
import { type EventSettings } from '../../sheets/settings';
import { type LineChange } from '../../sheets/stored/record';
import { rulesLeft } from '../../model/rules/rulesLeft';
import { checkRead } from './checkRead';
import { typedTerms, withLoggedLeave, type TermChange } from '../announced/lock';
import { openManualEdit, type ManualEdit } from '../byHand/manualEdit';
import { typedCorrections } from '../results/typedCorrections';

/** The event in a workbook: checked, or with the problems that must be cured first. */
export interface OpenEvent {
  readonly read: EventRead;
  readonly settings: EventSettings;
  readonly tournament: Tournament | null;
  readonly problems: readonly Problem[];
  /** Changes that somebody typed into the sheets of earlier rounds; each waits for an answer. */
  readonly typed: readonly TypedCorrection[];
  /** Settings that round 1 fixed and that were typed over; they wait for an answer too. */
  readonly typedTerms: readonly TermChange[];
  /** The first round in which the announced rules were left; null: never. */
  readonly rulesLeft: number | null;
  /** Changes of the last round by hand that are not ended. */
  readonly manualEdit: ManualEdit | null;
}

/** One that has passed `check()`: use cases accept nothing else. */
export interface CheckedEvent extends OpenEvent {
  readonly tournament: Tournament;
}

/** What was changed in the sheet of an earlier round, and what that affects (C.04.2.D.8). */
export interface TypedCorrection {
  readonly round: number;
  readonly changes: readonly LineChange[];
  readonly affects: readonly Reason[];
  /** Too late to count: it can be kept apart, for the rating report. */
  readonly isRatingOnly: boolean;
}

/** The event that the cells of a workbook hold; null: there is no table of players. */
export const openCells = (cells: BookCells): OpenEvent | null =>
  hasEvent(cells) ? openRead(readEvent(cells)) : null;

export function openRead(read: EventRead): OpenEvent {
  const checked = checkRead(read);
  const tournament = checked.ok ? withLoggedLeave(checked.value, read.tables.log) : null;
  return {
    read,
    settings: read.settings,
    tournament,
    problems: checked.ok ? checked.warnings : checked.problems,
    typed: tournament ? typedCorrections(read, tournament) : [],
    typedTerms: tournament ? typedTerms(read, tournament) : [],
    rulesLeft: tournament ? rulesLeft(tournament) : null,
    manualEdit: tournament ? openManualEdit(read, tournament) : null,
  };
}

export const isChecked = (event: OpenEvent | null): event is CheckedEvent =>
  event !== null && event.tournament !== null;
