/** The pane follows Excel's display language; what is chosen in it holds until Excel's changes. */
import { keepLanguage, languageOf, startLanguage } from '../../taskpane/language';

function storage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test.each([
  ['fr-CA', 'fr'],
  ['pt-PT', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
  ['EN-us', 'en'],
  ['de-AT', 'de'],
  ['nl-NL', 'en'],
  [undefined, 'en'],
])('%s is spoken as %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
  expect(startLanguage(tag, storage())).toBe(language);
});

it('a choice is kept, and forgotten when Excel speaks another language', () => {
  const keeper = storage();
  keepLanguage('en-GB', 'pt', keeper);
  expect(startLanguage('en-US', keeper)).toBe('pt');
  expect(startLanguage('fr-FR', keeper)).toBe('fr');
});

it('nothing may be kept: Excel’s own', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  keepLanguage('fr', 'en', closed);
  expect(startLanguage('fr', closed)).toBe('fr');
});
