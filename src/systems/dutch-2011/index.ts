import { edition2011 as edition } from './edition2011';
import { systemOf } from './system';

/** Dutch 2011 (C.04.1, 82nd Congress, Krakow 2011). */
export const dutch2011 = systemOf(edition);
