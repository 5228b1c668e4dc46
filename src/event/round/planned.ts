import type { Result } from '../../model/problems';
import type { Plan } from '../../sheets/plan/plan';

/** What a use case answers: what is to be written with its line of the log, or why it cannot be. */
export type Planned = Result<{ readonly plan: Plan }>;
