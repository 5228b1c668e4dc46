import type { KeepApart } from './keepApart';
import type { Paper } from './plan/plan';
import type { OwnList } from './ownLists';
import type { PrizeRules } from './prizeRules';
import type { Language, SystemId } from '../model/types';
import { NEWEST_EDITION } from '../tiebreaks/editions';
import { systemInForce } from '../systems';

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
  /** What the event is called among others in the workbook; absent: the one without a name. */
  readonly section?: string;
  /** Its place among the sections of the workbook, from 1; absent: as their tables stand. */
  readonly sectionOrder?: number;
  /** Where the event is published, for QR codes; absent: not said. */
  readonly address?: string;
  /** Which rating list ratings were taken from, and its date; absent: none. */
  readonly ratingList?: string;
  /** How the prizes are given; absent: as usual. */
  readonly prizeRules?: PrizeRules;
  /** Columns whose entries keep players apart; absent: none. */
  readonly keepApart?: readonly KeepApart[];
  /** On which sheets are printed; absent: A4. */
  readonly paper?: Paper;
  /** Lists of tie-breaks of the arbiter's own; absent: none. */
  readonly ownLists?: readonly OwnList[];
}

/** Of a new event, until its day is known: the rules in force. */
export const DEFAULT_SETTINGS: EventSettings = {
  system: systemInForce().id,
  tieBreaks: NEWEST_EDITION.defaultList,
  tieBreakEdition: NEWEST_EDITION.id,
  firstTable: 1,
  language: 'en',
  seed: '',
};
