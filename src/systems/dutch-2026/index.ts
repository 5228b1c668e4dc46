import { systemOf } from '../dutch/system';
import { edition } from './edition';

export const dutch2026 = systemOf(edition);
