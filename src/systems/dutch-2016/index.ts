import { systemOf } from '../dutch/system';
import { opinions2016 } from '../literal';
import type { PairingSystem } from '../system';
import { edition } from './edition';

export type { BracketTrace, DutchTrace } from '../dutch/trace';

export const dutch2016: PairingSystem = { ...systemOf(edition), secondOpinion: opinions2016 };
