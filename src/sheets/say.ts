import { fill } from '../explain/phrasebook';
import type { ReasonArg } from '../explain/reason';
import { sheets } from '../explain/say/sheets';
import type { Language } from '../model/types';

export type SheetPhrase = keyof typeof sheets;

/** A word of the sheets in the event's language. */
export const say = (
  language: Language,
  key: SheetPhrase,
  args?: Readonly<Record<string, ReasonArg>>,
): string => fill(sheets, language, key, args);
