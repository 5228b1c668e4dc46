import { fill } from '../../explain/phrasebook';
import type { ReasonArg } from '../../explain/reason';
import type { Language } from '../../model/types';
import type { paper } from '../../words/en/sheets/paper';
import type { sheets } from '../../words/en/sheets/sheets';

export type SheetPhrase = keyof typeof sheets | keyof typeof paper;

/** A word of the sheets in the event's language. */
export const say = (
  language: Language,
  key: SheetPhrase,
  args?: Readonly<Record<string, ReasonArg>>,
): string => fill(language, key, args);
