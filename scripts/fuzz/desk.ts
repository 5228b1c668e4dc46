/** Evenings at the desk (test/support/evening): the real pane over the real office.js. */
import { deskKind, type DeskDay } from '../../test/support/evening/day';
import type { FuzzKind } from './kind';
import { openWindow } from './window';

export const desk: FuzzKind<DeskDay> = {
  ...deskKind,
  judge: (day) => {
    openWindow();
    return deskKind.judge(day);
  },
};
