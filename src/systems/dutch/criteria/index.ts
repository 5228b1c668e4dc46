import type { Facts, Field } from '../facts';
import { breaksC1 } from './c01';
import { breaksC3 } from './c03';
import { c05 } from './c05';
import { c06 } from './c06';
import { c08 } from './c08';
import { c09 } from './c09';
import { c10 } from './c10';
import { c11 } from './c11';
import { c12 } from './c12';
import { c13 } from './c13';
import { c14 } from './c14';
import { c15 } from './c15';
import { c16 } from './c16';
import { c17 } from './c17';
import { c18 } from './c18';
import { c19 } from './c19';
import type { AdditiveCriterion } from './criterion';

/** C.1 and C.3: whether the two may be paired at all (C.2 concerns the bye, C.4 the whole set). */
export const mayMeet = (a: Facts, b: Facts, field: Field): boolean =>
  !breaksC3(a, b) && !breaksC1(a, b, field);

/** The quality criteria in descending priority; C.7, which looks beyond the bracket, stands between. */
export const BEFORE_C7: readonly AdditiveCriterion[] = [c05, c06];
export { c05, c06 };
export const AFTER_C7: readonly AdditiveCriterion[] = [
  c08,
  c09,
  c10,
  c11,
  c12,
  c13,
  c14,
  c15,
  c16,
  c17,
  c18,
  c19,
];
