import { en } from './en';
import { fr } from './fr';
import { pt } from './pt';

/** The languages of the product. A new one is a folder beside these and a line here. */
export const FOLDERS = { en, fr, pt };
