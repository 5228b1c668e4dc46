import type { Language, SystemId } from '../model/types';
import { NEWEST_EDITION } from '../tiebreaks';
import { SYSTEM_IF_UNSAID } from '../systems';

/** What the workbook knows of the event beyond the tournament itself. */
export interface EventSettings {
  readonly system: SystemId;
  /** Codes in order, e.g. BH-C1, SB. */
  readonly tieBreaks: readonly string[];
  readonly tieBreakEdition: string;
  readonly firstTable: number;
  readonly language: Language;
  /** Seed of the drawing of lots for the initial colour; empty: drawn by hand or not yet. */
  readonly seed: string;
}

export const DEFAULT_SETTINGS: EventSettings = {
  system: SYSTEM_IF_UNSAID.id,
  tieBreaks: NEWEST_EDITION.defaultList,
  tieBreakEdition: NEWEST_EDITION.id,
  firstTable: 1,
  language: 'en',
  seed: '',
};
