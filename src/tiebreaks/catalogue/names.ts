import { sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import { LANGUAGES } from '../../words';

/** A tie-break is found by its name in any language. */
export const namesInAllLanguages = (name: Reason): string[] =>
  LANGUAGES.map((language) => sayReason(language, name));
