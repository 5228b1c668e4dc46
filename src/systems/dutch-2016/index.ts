import { systemOf } from '../dutch/system';
import { edition } from './edition';

export type { BracketTrace, DutchTrace } from '../dutch/trace';

export const dutch2016 = systemOf(edition);
