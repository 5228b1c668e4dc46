import { systemOf } from '../dutch/system';

export type { BracketTrace, DutchTrace } from '../dutch/trace';

/** The Dutch system of 2016 (C.04.3, approved in Baku, in force July 2017 to January 2026). */
export const dutch2016 = systemOf();
