import { en } from './en';
import { site as enSite } from './en/site';
import { fr } from './fr';
import { functionHelp as frHelp } from './fr/functionHelp';
import { site as frSite } from './fr/site';
import { pt } from './pt';
import { functionHelp as ptHelp } from './pt/functionHelp';
import { site as ptSite } from './pt/site';

/** The languages of the product. A new one is a folder beside these and its lines here. */
export const FOLDERS = { en, fr, pt };

/** What only the build reads stands apart, so that it does not ride along in every page. */
export const SITE_FOLDERS = { en: enSite, fr: frSite, pt: ptSite };
/** English stands in the functions themselves. */
export const HELP_FOLDERS = { fr: frHelp, pt: ptHelp };
