import type { PageScript } from '../src/publish/walkData';

/** Put in by the build (`scripts/build/walkScript.js`); in tests there is none. */
declare const WALK_SCRIPT: PageScript | undefined;

export const pageScript = (): PageScript | null =>
  typeof WALK_SCRIPT === 'undefined' ? null : WALK_SCRIPT;
