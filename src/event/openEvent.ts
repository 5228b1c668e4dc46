import type { Reason } from '../explain/reason';
import { parseTrf } from '../formats/trf/parseTrf';
import { check } from '../model/check';
import { warning, type Checked, type Problem } from '../model/problems';
import type { RawTournament } from '../model/raw';
import type { Tournament } from '../model/types';
import {
  hasEvent,
  readEvent,
  type BookCells,
  type EventRead,
  type EventSettings,
  type LineChange,
} from '../sheets';
import { printedPlaces, type PrintedPlace } from './printedStandings';
import { rulesLeft } from '../model/rulesLeft';
import { checkRead } from './checkRead';
import { systemByTrfCode } from '../systems';
import { typedTerms, withLoggedLeave, type TermChange } from './lock';
import { openPhase, type OpenPhase } from './phase';
import { typedCorrections } from './typedCorrections';

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
  readonly phase: OpenPhase | null;
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
    phase: tournament ? openPhase(read, tournament) : null,
  };
}

export const isChecked = (event: OpenEvent | null): event is CheckedEvent =>
  event !== null && event.tournament !== null;

/** The event of a TRF, checked, and the places that the file prints. */
export interface TrfEvent {
  readonly tournament: Tournament;
  readonly printed: readonly PrintedPlace[];
}

/** `asked`: the system to be used instead of the one that the file names. */
export function openTrf(text: string, asked?: string): Checked<TrfEvent> {
  const raw = withoutOtherBaku(parseTrf(text), asked);
  const checked = check(raw);
  if (!checked.ok) return checked;
  return { ...checked, value: { tournament: checked.value, printed: printedPlaces(raw) } };
}

/**
 * A code such as FIDE_DUTCH_2026_BAKU names a system and its acceleration at once: where another
 * system is asked for, the code does not count, and what it implied is left aside and told. Virtual
 * points that are written out stay.
 */
function withoutOtherBaku(raw: RawTournament, asked: string | undefined): RawTournament {
  const { systemCode = '', info, virtualPoints, problems } = raw;
  const isImplied = /_BAKU$/.test(systemCode) && virtualPoints.length === 0;
  if (!asked || !isImplied || systemByTrfCode(systemCode, info.start)?.id === asked) return raw;
  const told = warning('baku-of-another-system', { kind: 'file' }, systemCode, { system: asked });
  return { ...raw, systemCode: systemCode.replace(/_BAKU$/, ''), problems: [...problems, told] };
}
