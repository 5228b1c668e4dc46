import { de } from './de';
import { functionHelp as deHelp } from './de/functionHelp';
import { site as deSite } from './de/site';
import { en } from './en';
import { site as enSite } from './en/site';
import { es } from './es';
import { functionHelp as esHelp } from './es/functionHelp';
import { site as esSite } from './es/site';
import { fr } from './fr';
import { functionHelp as frHelp } from './fr/functionHelp';
import { site as frSite } from './fr/site';
import { pt } from './pt';
import { functionHelp as ptHelp } from './pt/functionHelp';
import { site as ptSite } from './pt/site';
import { ptBR } from './pt-BR';
import { functionHelp as ptBRHelp } from './pt-BR/functionHelp';
import { site as ptBRSite } from './pt-BR/site';

/** The languages of the product. A new one is a folder beside these and its lines here. */
export const FOLDERS = { en, fr, pt, de, es, 'pt-BR': ptBR };

/** What only the build reads stands apart, so that it does not ride along in every page. */
export const SITE_FOLDERS = {
  en: enSite,
  fr: frSite,
  pt: ptSite,
  de: deSite,
  es: esSite,
  'pt-BR': ptBRSite,
};
/** English stands in the functions themselves. */
export const HELP_FOLDERS = { fr: frHelp, pt: ptHelp, de: deHelp, es: esHelp, 'pt-BR': ptBRHelp };
