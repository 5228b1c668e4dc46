/**
 * Words that were retired because nobody says them at a tournament; none may come back. What is read from files and old
 * workbooks (`read/`) stays, and so does what a text itself is quoted with.
 */
import { LANGUAGES } from '../../src/model/types';
import { wordsOf } from '../../src/words';

/** Retired, and what is said instead. */
const RETIRED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/rules announced/i, 'Rules locked'],
    [/\badopt/i, 'import'],
    [/left alone/i, 'not used'],
    [/(?<!there )\b(is|are) no (?!long|more)/i, 'is not a'],
    [/understood/i, 'found, read'],
    [/\btrail\b/i, 'log'],
    [/do not write|\bwrite round\b/i, 'Cancel, Publish'],
    [/\banew\b/i, 'again'],
    [/look (at|whether)\b/i, 'check'],
    [/\bput\b.{0,12}\bback\b/i, 'restore'],
    [/\bfrozen\b|plain values/i, 'values only'],
    [/kept? (them |players )?apart/i, 'must not meet'],
    [/\bwhoever\b/i, 'the player who'],
    [/\b(he|him|his|himself|she|her)\b/i, 'they'],
    [/\bstands?\b/i, 'is'],
    [/\bis told\b|\bare told\b/i, 'says'],
    [/in the order of the text/i, 'in the prescribed order'],
    [/where to play/i, 'Pairings by name'],
    [/will miss/i, 'missing for'],
    [/needs nothing else/i, 'self-contained'],
    [/\bremarks?\b/i, 'note, comment'],
    [/\bcured?\b/i, 'fix'],
    [/\bforget\b/i, 'clear, delete'],
  ],
  fr: [
    [/néerlandais [12]\d|système néerlandais/i, 'hollandais'],
    [/\bcracks?\b/i, 'joueurs de tête'],
    [/\babandonne\b|ayant abandonné/i, 'se retire'],
    [/ne pas écrire|écrire la ronde/i, 'Annuler, Publier'],
    [/\badopt/i, 'importer'],
    [/laissé tel quel/i, 'ignoré'],
    [/où jouer/i, 'Appariements par ordre alphabétique'],
    [/toutes-rondes|tous classés/i, 'toutes rondes, tous avec Elo'],
    [/\bréglages?\b/i, 'paramètres'],
    [/même mention|listes? propres?/i, 'même valeur, modèle'],
    [/coupons? de résultat|simples valeurs|se suffit|passé près/i, 'feuilles de résultat …'],
    [/\bgraine\b/i, 'code du tirage'],
    [/\boublier\b/i, 'effacer'],
    [/préférences? .{0,14}accordée/i, 'respectée'],
    [/rencontre directe/i, 'confrontation directe'],
    [/dans l’ordre du texte/i, 'dans l’ordre prescrit'],
  ],
  pt: [
    [/\b(a|da|na|uma|esta|desta|sua) prova\b(?! (certa|cobre))/i, 'torneio'],
    [/\banotar\b|\banotad/i, 'adicionar'],
    [/não escrever|escrever a ronda|escrever sem/i, 'Cancelar, Publicar, Guardar'],
    [/\badot/i, 'importar'],
    [/\bum (suíço|todos contra)/i, 'sistema suíço'],
    [/mesma menção|lista própria|simples valores|que se basta/i, 'o mesmo valor …'],
    [/\blíngua\b/i, 'idioma'],
    [/\besquecer\b/i, 'limpar, apagar'],
    [/\bsemente\b/i, 'código do sorteio'],
    [/quadro cruzado/i, 'tabela cruzada'],
    [/\bexaminar\b/i, 'verificar, ler'],
    [/onde jogar/i, 'Emparceiramentos por nome'],
    [/na ordem do texto/i, 'na ordem prescrita'],
  ],
};

const said = (language: (typeof LANGUAGES)[number]): [string, string][] => [
  ...Object.entries(wordsOf(language).phrases),
  ...Object.entries(wordsOf(language).problems).flatMap(
    ([code, { says, cure }]): [string, string][] => [
      [`${code}.says`, says],
      [`${code}.cure`, cure],
    ],
  ),
];

test.each(LANGUAGES.filter((language) => RETIRED[language] !== undefined))(
  '%s: no retired word is said',
  (language) => {
    const found = said(language).flatMap(([key, text]) =>
      RETIRED[language]
        .filter(([retired]) => retired.test(text))
        .map(([, instead]) => `${key}: ${text} (say: ${instead})`),
    );
    expect(found).toEqual([]);
  },
);

test('codes of files are not shown where no file is spoken of', () => {
  for (const language of LANGUAGES) {
    const { phrases } = wordsOf(language);
    const pane = Object.entries(phrases).filter(([key]) =>
      /^(pane|sheet|publish|lock)\./.test(key),
    );
    expect(pane.filter(([, text]) => /\bXX[RCAPS]\b/.test(text))).toEqual([]);
  }
});
