import { systemOf } from '../dutch-2011/system';
import { edition2012 as edition } from './edition2012';

/** Dutch 2012 (C.04.1, 83rd Congress, Istanbul 2012): the procedure of 2011 with what it changed. */
export const dutch2012 = systemOf(edition);
