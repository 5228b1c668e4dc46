import { LANGUAGES, type Language } from '../src/model/types';
import { languageOf as known } from '../src/words/languageOf';

/** `fr-CA` → fr; English where we do not speak the language. */
export const languageOf = (tag: string | undefined): Language => known(tag) ?? 'en';

const KEY = 'pairsheet.language';

/** What the browser of the pane keeps between two starts. */
export type Keeper = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The language chosen in the pane last time, as long as Excel still speaks the one it spoke then. */
export function startLanguage(tag: string | undefined, keeper: Keeper): Language {
  const own = languageOf(tag);
  const [excel, chosen] = (comfort(() => keeper().getItem(KEY)) ?? '').split(' ');
  return excel === own ? (LANGUAGES.find((language) => language === chosen) ?? own) : own;
}

export function keepLanguage(tag: string | undefined, chosen: Language, keeper: Keeper): void {
  comfort(() => keeper().setItem(KEY, `${languageOf(tag)} ${chosen}`));
}

/** Where nothing may be kept (private windows, strict settings) the choice holds until the end. */
export function comfort<T>(work: () => T): T | null {
  try {
    return work();
  } catch (reason) {
    if (reason instanceof DOMException) return null;
    throw reason;
  }
}
