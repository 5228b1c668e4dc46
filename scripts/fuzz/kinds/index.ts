import type { FuzzKind } from '../kind';
import { book } from './book';
import { commandLine } from './commandLine';
import { crosstable } from './crosstable';
import { cup } from './cup';
import { foreign } from './foreign';
import { functions } from './functions';
import { ladder } from './ladder';
import { outputs } from './outputs';
import { robin } from './robin';
import { rounds } from './rounds';
import { trf } from './trf';
import { xlsx } from './xlsx';
import { SWISS_SYSTEMS } from '../events';

/** By the name that `npm run fuzz -- NAME` takes; a system's own id checks its rounds. */
export const KINDS: readonly FuzzKind<never>[] = [
  trf,
  crosstable,
  book,
  xlsx,
  foreign,
  functions,
  commandLine,
  outputs,
  ...SWISS_SYSTEMS.map(rounds),
  ladder,
  cup,
  robin,
] as unknown as readonly FuzzKind<never>[];
