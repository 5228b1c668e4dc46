import { fill } from '../../explain/phrasebook';
import type { ReasonArg } from '../../explain/reason';
import type { Language } from '../../model/types';
import type { WordKey } from '../../words';

/** What stands in sheets: their names and titles, heads of columns, single words. */
export type SheetPhrase = Extract<
  WordKey,
  `${'sheet' | 'head' | 'word' | 'validation' | 'event-value' | 'paper'}.${string}`
>;

/** A word of the sheets in the event's language. */
export const say = (
  language: Language,
  key: SheetPhrase,
  args?: Readonly<Record<string, ReasonArg>>,
): string => fill(language, key, args);
