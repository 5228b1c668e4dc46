/**
 * The grid: Univer 0.25, put together from its presets (the package that does this by itself would
 * pull in commercial parts).
 */
import { FUniver } from '@univerjs/core/facade';
import {
  BorderStyleTypes,
  LocaleType,
  LogLevel,
  mergeLocales,
  Univer,
  type ILocales,
  type Injector,
  type IWorkbookData,
  type Workbook,
  UniverInstanceType,
} from '@univerjs/core';
import { UniverSheetsConditionalFormattingPreset } from '@univerjs/preset-sheets-conditional-formatting';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import { UniverSheetsDataValidationPreset } from '@univerjs/preset-sheets-data-validation';
import { UniverSheetsTablePlugin } from '@univerjs/preset-sheets-table';
import formatEn from '@univerjs/preset-sheets-conditional-formatting/locales/en-US';
import formatDe from '@univerjs/preset-sheets-conditional-formatting/locales/de-DE';
import formatEs from '@univerjs/preset-sheets-conditional-formatting/locales/es-ES';
import formatFr from '@univerjs/preset-sheets-conditional-formatting/locales/fr-FR';
import formatPt from '@univerjs/preset-sheets-conditional-formatting/locales/pt-BR';
import coreEn from '@univerjs/preset-sheets-core/locales/en-US';
import coreDe from '@univerjs/preset-sheets-core/locales/de-DE';
import coreEs from '@univerjs/preset-sheets-core/locales/es-ES';
import coreFr from '@univerjs/preset-sheets-core/locales/fr-FR';
import corePt from '@univerjs/preset-sheets-core/locales/pt-BR';
import validationEn from '@univerjs/preset-sheets-data-validation/locales/en-US';
import validationDe from '@univerjs/preset-sheets-data-validation/locales/de-DE';
import validationEs from '@univerjs/preset-sheets-data-validation/locales/es-ES';
import validationFr from '@univerjs/preset-sheets-data-validation/locales/fr-FR';
import validationPt from '@univerjs/preset-sheets-data-validation/locales/pt-BR';
import tableEn from '@univerjs/preset-sheets-table/locales/en-US';
import tableDe from '@univerjs/preset-sheets-table/locales/de-DE';
import tableEs from '@univerjs/preset-sheets-table/locales/es-ES';
import tableFr from '@univerjs/preset-sheets-table/locales/fr-FR';
import tablePt from '@univerjs/preset-sheets-table/locales/pt-BR';
import '@univerjs/preset-sheets-conditional-formatting/lib/index.css';
import '@univerjs/preset-sheets-core/lib/index.css';
import '@univerjs/preset-sheets-data-validation/lib/index.css';
import '@univerjs/preset-sheets-table/lib/index.css';
import { knowQuickConditions } from './conditions/quickConditions';
import { keepConditionalFormats } from './gridConditionalFormats';
import { rememberPlainSheets } from './plainSheets';
import { takeAnyEntryWithoutAlert } from './gridValidation';
import type { Language } from '../host/externalContext';

/** Stripes as Excel's table styles have them: the last row is a row like the others. */
const line = { s: BorderStyleTypes.THIN, cl: { rgb: '#cfdad5' } };
const stripes = {
  name: 'pairsheet-stripes',
  style: {
    wholeStyle: { bd: { t: line, b: line, l: line, r: line } },
    headerRowStyle: { bg: { rgb: '#215c4a' }, cl: { rgb: '#ffffff' } },
    secondRowStyle: { bg: { rgb: '#f2f9f6' } },
  },
};
export const stripedTheme = stripes.name;

export interface Grid {
  univer: Univer;
  api: FUniver;
  injector: Injector;
  workbook: Workbook;
}

/**
 * The grid has words of its own; where it has none of a language it speaks English. Its Portuguese
 * is Brazilian, which is understood in Portugal.
 */
const gridLocales: Readonly<Partial<Record<Language, LocaleType>>> = {
  en: LocaleType.EN_US,
  fr: LocaleType.FR_FR,
  pt: LocaleType.PT_BR,
  'pt-BR': LocaleType.PT_BR,
  de: LocaleType.DE_DE,
  es: LocaleType.ES_ES,
};
const localeOf = (language: Language): LocaleType => gridLocales[language] ?? LocaleType.EN_US;

const locales: ILocales = {
  [LocaleType.EN_US]: mergeLocales(coreEn, validationEn, formatEn, tableEn),
  [LocaleType.FR_FR]: mergeLocales(coreFr, validationFr, formatFr, tableFr),
  [LocaleType.DE_DE]: mergeLocales(coreDe, validationDe, formatDe, tableDe),
  [LocaleType.ES_ES]: mergeLocales(coreEs, validationEs, formatEs, tableEs),
  [LocaleType.PT_BR]: mergeLocales(corePt, validationPt, formatPt, tablePt),
};

export function createGrid(
  container: HTMLElement,
  language: Language,
  data: Partial<IWorkbookData>,
): Grid {
  const univer = new Univer({ locale: localeOf(language), locales, logLevel: LogLevel.ERROR });
  const presets = [
    UniverSheetsCorePreset({
      container,
      header: true,
      toolbar: false,
      contextMenu: true,
      disableAutoFocus: true,
      disableTextFormatAlert: true,
      disableTextFormatMark: true,
      sheets: { disableForceStringAlert: true, disableForceStringMark: true },
      footer: { statisticBar: true, menus: false, zoomSlider: true },
    }),
    UniverSheetsDataValidationPreset({ showEditOnDropdown: false, showSearchOnDropdown: false }),
    UniverSheetsConditionalFormattingPreset(),
  ];
  for (const plugin of presets.flatMap((preset) => preset.plugins)) {
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  }
  // Tables and their references, without the grid's own handles and filter buttons over our headers.
  univer.registerPlugin(UniverSheetsTablePlugin, { userThemes: [stripes] });
  const workbook = univer.createUnit<Partial<IWorkbookData>, Workbook>(
    UniverInstanceType.UNIVER_SHEET,
    data,
  );
  const api = FUniver.newAPI(univer);
  const injector = univer.__getInjector();
  takeAnyEntryWithoutAlert({ injector });
  knowQuickConditions({ injector });
  keepConditionalFormats({ injector });
  rememberPlainSheets({ injector });
  return { univer, api, injector, workbook };
}

export function setGridLanguage(grid: Grid, language: Language): void {
  grid.univer.setLocale(localeOf(language));
}
