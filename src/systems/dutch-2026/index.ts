import { systemOf } from '../dutch/system';
import { opinions2026 } from '../literal';
import type { PairingSystem } from '../system';
import { edition } from './edition';

export const dutch2026: PairingSystem = { ...systemOf(edition), secondOpinion: opinions2026 };
