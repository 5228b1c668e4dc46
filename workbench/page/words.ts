import { fill } from '../../src/explain/phrasebook';
import type { Language, WordKey } from '../../src/words';

/** The workbench's own words; the add-in brings its own. */
export const say = (key: WordKey, language: Language): string => fill(language, key);
