import { standingBefore } from '../../src/model/tournament';
import type { Tournament } from '../../src/model/types';
import type { Plan } from '../../src/sheets/plan/plan';
import { corpusFiles, readTrf } from './cases';

/** A tournament of bbpPairings. */
export const whole = (): Tournament => readTrf(corpusFiles('dutch-2016', '.trf')[2]);

/** The same, cut after some rounds; its next round is known. */
export const after = (rounds: number): Tournament => ({
  ...standingBefore(whole(), rounds + 1),
  totalRounds: whole().totalRounds,
});

/** Everything that a plan writes into one of its sheets. */
export const wordsOf = ({ sheets }: Plan, key: string): unknown[] =>
  sheets.find((sheet) => sheet.key === key)!.blocks.flatMap(({ cells }) => cells.flat());
