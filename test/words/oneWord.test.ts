/** One thing has one word, in the phrases, the guides and what Office shows of the manifest. */
import fs from 'node:fs';
import path from 'node:path';
import { fill } from '../../src/explain/phrasebook';
import { wordsOf } from '../../src/words';

const root = path.resolve(__dirname, '../..');
const guides = (folder: string): string =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
const manifest = fs.readFileSync(path.join(root, 'manifest.xml'), 'utf8');
const shownIn = (locale: string): string =>
  [...manifest.matchAll(new RegExp(`Locale="${locale}[^"]*" Value="([^"]*)"`, 'g'))]
    .map(([, value]) => value)
    .join('\n');

const said = (language: 'fr' | 'pt'): string =>
  [...Object.values(wordsOf(language).phrases), shownIn(language)].join('\n');
const cured = (language: 'fr' | 'pt'): string =>
  Object.values(wordsOf(language).problems)
    .map(({ says, cure }) => `${says}\n${cure}`)
    .join('\n');

test('fr: the system is hollandais; rounds and standings are contrôlés', () => {
  const all = `${said('fr')}\n${cured('fr')}\n${guides('docs/fr')}\n${guides('site/fr')}`;
  expect(all).toMatch(/Système hollandais 2026/);
  expect(said('fr')).toMatch(/Contrôler/);
  // "Vérifiez que …" among the cures asks to look, and is not the check.
  expect(said('fr')).not.toMatch(/vérifi\S* (des|les|cette|la) ronde/i);
  expect(`${cured('fr')}\n${guides('docs/fr')}`).not.toMatch(/vérifi\S* (des|les|cette|la) ronde/i);
});

test('pt: the system is holandês; rounds and standings are verificadas', () => {
  const all = `${said('pt')}\n${cured('pt')}\n${guides('docs/pt')}\n${guides('site/pt')}`;
  expect(all).toMatch(/Holandês 2026/);
  expect(all).not.toMatch(/sistema neerland|neerlandês 20/i);
  expect(said('pt')).toMatch(/Verificar/);
  expect(`${said('pt')}\n${cured('pt')}`).not.toMatch(/\bcontrol(ar|ad|e\b)|\bconferi/i);
});

/** French has a space before a semicolon (Lexique de l’Imprimerie nationale, « ponctuation »). */
test.each([
  ['en', 'Ash, Ann; Elm, Eva and Fir, Ida'],
  ['fr', 'Ash, Ann ; Elm, Eva et Fir, Ida'],
  ['pt', 'Ash, Ann; Elm, Eva e Fir, Ida'],
] as const)('%s: names one after the other', (language, said) => {
  const player = (no: number) => ['', 'Ash, Ann', 'Elm, Eva', 'Fir, Ida'][no];
  const args = { players: { players: [1, 2, 3] } };
  expect(fill(language, 'picture.meets', args, { player })).toContain(said);
});

/** A sentence has its colours in small letters; a capital is for a heading, and for what is typed into a cell. */
test.each(['pt', 'pt-BR', 'es'] as const)('%s: colours inside a sentence', (language) => {
  const typed = ['unknown-colour'];
  const { phrases, problems } = wordsOf(language);
  const sentences = [
    ...Object.entries(phrases),
    ...Object.entries(problems)
      .filter(([code]) => !typed.includes(code))
      .flatMap(([code, { says, cure }]) =>
        [`${says} ${cure}`].map((text) => [code, text] as const),
      ),
  ];
  const inside = /[\p{Ll},:]\)? (Brancas|Pretas|Blancas|Negras)\b/u;
  expect('A 3 les tocaban Blancas').toMatch(inside);
  expect(sentences.filter(([, text]) => inside.test(text))).toEqual([]);
  const colour = { reason: { key: 'picture.colour.white' } } as const;
  const due = fill(language, 'answers.due-equal', { player: 3, opponent: 7, colour });
  expect(due).toMatch(/\b(brancas|blancas)\./);
});
