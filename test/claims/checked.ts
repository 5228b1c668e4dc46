import type { WordKey } from '../../src/words';
import { answerChecks } from './answerClaims';
import { bursteinChecks } from './bursteinClaims';
import type { AreaChecks, Verdict } from './claim';
import { cupChecks } from './cupClaims';
import { dubov2026Checks } from './dubov2026Claims';
import { dubovChecks } from './dubovClaims';
import { dutch2011Checks } from './dutch2011Claims';
import { dutchChecks } from './dutchClaims';
import { forcedChecks } from './forcedClaims';
import { frenchChecks } from './frenchClaims';
import { ladderChecks } from './ladderClaims';
import { legalityChecks } from './legalityClaims';
import { matchChecks } from './matchClaims';
import { pictureChecks } from './pictureClaims';
import { tableChecks } from './tableClaims';

/**
 * Areas of the words in which answers speak of how a round was paired. A new system adds its area
 * here and its file of checks below: a sentence without a verdict then does not compile, and an answer
 * in words of an area that is not listed fails the test.
 */
export type ClaimArea =
  | 'answers'
  | 'forced'
  | 'picture'
  | 'hand'
  | 'legality'
  | 'apart'
  | 'dutch'
  | 'dutch2016'
  | 'dutch2026'
  | 'dutch2011'
  | 'french1994'
  | 'dubov1997'
  | 'dubov2026'
  | 'burstein2026'
  | 'matches'
  | 'teamSwiss'
  | 'teamSwiss2026'
  | 'doubleSwiss'
  | 'doubleSwiss2026'
  | 'roundRobin'
  | 'fixedTable'
  | 'keizer'
  | 'knockOut';

const EVERY: AreaChecks<ClaimArea> = {
  ...answerChecks,
  ...forcedChecks,
  ...pictureChecks,
  ...legalityChecks,
  ...dutchChecks,
  ...dutch2011Checks,
  ...frenchChecks,
  ...dubovChecks,
  ...dubov2026Checks,
  ...bursteinChecks,
  ...matchChecks,
  ...tableChecks,
  ...ladderChecks,
  ...cupChecks,
};

/** What checks a sentence; undefined: its area is not listed. */
export const CHECKS: Readonly<Partial<Record<WordKey, Verdict>>> = EVERY;
