import type { FuzzKind } from '../kind';
import { book } from './book';
import { commandLine } from './commandLine';
import { crosstable } from './crosstable';
import { functions } from './functions';
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
  functions,
  commandLine,
  outputs,
  ...SWISS_SYSTEMS.map(rounds),
  robin,
] as unknown as readonly FuzzKind<never>[];
