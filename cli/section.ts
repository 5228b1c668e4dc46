import { error } from '../src/model/problems';
import type { WordKey } from '../src/words';
import type { Call } from './command';
import { EXIT } from './exitCodes';
import type { Loaded } from './read/files';

/** Of every command that reads an event. */
export const SECTION_OPTION = { section: { values: 1 } } as const;
export const SECTION_HELP: readonly [string, WordKey] = ['--section NAME', 'cli.help.section'];

export const SECTION_PLACE = { kind: 'argument', name: '--section' } as const;

/** A TRF or a table holds one event. */
export function refuseSection(call: Call, file: string): Loaded<null> {
  const asked = call.text('section');
  if (asked === undefined) return { ok: true, value: null };
  call.report([noSections(asked)], file);
  return { ok: false, exit: EXIT.badInput };
}

export const noSections = (asked: string) => error('no-sections', SECTION_PLACE, asked);
