import type { Problem } from '../../model/problems';
import type { Plan } from '../../sheets/plan/plan';

/** What a use case answers: what is to be written with its line of the log, or why it cannot be. */
export type Planned = { readonly ok: true; readonly plan: Plan } | Refused;

export interface Refused {
  readonly ok: false;
  readonly problems: readonly Problem[];
}
