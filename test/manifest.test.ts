/**
 * The manifest's structure. `npx office-addin-manifest validate manifest.xml` is Microsoft's own check
 * but needs the network; this one holds offline what it would find: element order (schema 1.1 and
 * VersionOverrides 1.0 reference, learn.microsoft.com), resources, ids, URLs, icons and sets.
 */
import { LANGUAGES } from '../src/words';
import { languageOf } from '../src/words/languageOf';
import { existsSync, readFileSync } from 'node:fs';
import { headersFor } from '../scripts/release/headers';
import { namespaceOf, releaseManifest } from '../scripts/release/manifest';
import { join, resolve } from 'node:path';
import { declaredSets } from '../workbench/host/requirementSets';
import { everyElement, parseManifest, type Element } from './support/files/manifestXml';

const root = resolve(__dirname, '..');
const xml = readFileSync(join(root, 'manifest.xml'), 'utf8');

const app = parseManifest(xml);
const all = everyElement(app);
const named = (name: string) => all.filter((element) => element.name === name);
const names = (element: Element) => element.children.map((child) => child.name);
const version = named('VersionOverrides')[0];

test('top-level elements stand in the order of the schema', () => {
  expect(names(app)).toEqual([
    'Id',
    'Version',
    'ProviderName',
    'DefaultLocale',
    'DisplayName',
    'Description',
    'IconUrl',
    'HighResolutionIconUrl',
    'SupportUrl',
    'Hosts',
    'Requirements',
    'DefaultSettings',
    'Permissions',
    'VersionOverrides',
    'ExtendedOverrides',
  ]);
});

test('the shared runtime comes first in its host and lives long', () => {
  const host = version.children.find((c) => c.name === 'Hosts')!.children[0];
  expect(names(host)).toEqual(['Runtimes', 'AllFormFactors', 'DesktopFormFactor']);
  const [runtime] = host.children[0].children;
  expect(runtime.attributes).toEqual({ resid: 'Page.Url', lifetime: 'long' });
});

test('functions, commands and pane run in that one page', () => {
  const pageUses = named('SourceLocation').filter((e) => e.attributes['resid'] === 'Page.Url');
  expect(pageUses).toHaveLength(2);
  expect(named('FunctionFile')[0].attributes['resid']).toBe('Page.Url');
  expect(names(named('ExtensionPoint')[0])).toEqual(['Script', 'Page', 'Metadata', 'Namespace']);
});

test('the script of the functions is the JavaScript file that the build makes of the page', () => {
  const [script] = named('Script')[0].children;
  const url = named('bt:Url').find((e) => e.attributes['id'] === script.attributes['resid'])!;
  expect(new URL(url.attributes['DefaultValue']).pathname).toBe('/taskpane.js');
  expect(readFileSync(join(root, 'webpack.config.js'), 'utf8')).toContain(
    "entry: { taskpane: './taskpane/index.tsx' }",
  );
});

test('every button has its parts in order, and a known action', () => {
  for (const control of named('Control')) {
    expect(names(control)).toEqual(['Label', 'Supertip', 'Icon', 'Action']);
    expect(control.attributes['id'].length).toBeLessThanOrEqual(32);
  }
  const actions = named('FunctionName').map((e) => e.text);
  expect(actions).toEqual(['pairNextRound', 'showStandings', 'checkEvent']);
});

test('resources resolve, are used, and have short ids', () => {
  const resources = named('Resources')[0]
    .children.flatMap((group) => group.children)
    .map((resource) => resource.attributes['id']);
  const used = all.map((element) => element.attributes['resid']).filter(Boolean);
  expect(new Set(used)).toEqual(new Set(resources));
  expect(new Set(resources).size).toBe(resources.length);
  for (const id of resources) expect(id.length).toBeLessThanOrEqual(32);
});

const LOCALES = [
  ...['fr-FR', 'fr-BE', 'fr-CA', 'fr-CH'],
  ...['de-DE', 'de-AT', 'de-CH'],
  ...['es-ES', 'es-MX'],
  ...['pt-PT', 'pt-BR'],
];

test('every language that we speak has its locales', () => {
  const spoken = new Set(['en', ...LOCALES.map((locale) => languageOf(locale))]);
  expect([...spoken].sort()).toEqual([...LANGUAGES].sort());
});

test('strings keep their limits and are translated for every locale that we speak', () => {
  for (const element of named('bt:String')) {
    const id = element.attributes['id'];
    const long = /Tip$|Description$/.test(id);
    const texts = [
      element.attributes['DefaultValue'],
      ...element.children.map((c) => c.attributes['Value']),
    ];
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(long ? 250 : 125);
    if (id === 'Functions.Namespace' || id === 'Group.Label') continue;
    expect(element.children.map((c) => c.attributes['Locale'])).toEqual(LOCALES);
  }
});

test('the functions are described in the language of Excel, by bt:Override and the same ids', () => {
  const metadata = named('bt:Url').find((e) => e.attributes['id'] === 'Functions.Metadata.Url')!;
  // A plain Override there keeps the add-in from loading (office-js #2464).
  expect(new Set(names(metadata))).toEqual(new Set(['bt:Override']));
  const files = Object.fromEntries(
    metadata.children.map((c) => [c.attributes['Locale'], new URL(c.attributes['Value']).pathname]),
  );
  expect(Object.keys(files)).toEqual(LOCALES);
  for (const [locale, file] of Object.entries(files))
    expect(file).toBe(`/functions.${languageOf(locale)}.json`);
});

test('bt:Override stands in VersionOverrides and Override outside of it', () => {
  const inside = new Set(everyElement(version));
  for (const element of all)
    if (/Override$/.test(element.name))
      expect(element.name).toBe(inside.has(element) ? 'bt:Override' : 'Override');
});

test('the four commands have icons of their own', () => {
  const icons = named('Control').map(
    (control) => control.children.find((c) => c.name === 'Icon')!.children,
  );
  expect(icons).toHaveLength(4);
  const shown = icons.flatMap((icon) => icon.map((image) => image.attributes['resid']));
  expect(new Set(shown).size).toBe(12);
  for (const icon of icons)
    expect(icon.map((image) => image.attributes['size'])).toEqual(['16', '32', '80']);
});

/** learn.microsoft.com, "Custom keyboard shortcuts": ids agree, one modifier besides Shift, one key. */
test('the shortcuts name actions that the pane knows', () => {
  const { actions, shortcuts } = JSON.parse(
    readFileSync(join(root, 'assets/shortcuts.json'), 'utf8'),
  ) as {
    actions: { id: string; name: string; type: string }[];
    shortcuts: { action: string; key: { default: string } }[];
  };
  const ids = actions.map(({ id }) => id);
  expect(ids).toEqual(['pairNextRound', 'enterResults', 'showStandings', 'undoLast']);
  expect(shortcuts.map(({ action }) => action)).toEqual(ids);
  const ribbon = readFileSync(join(root, 'taskpane/ribbon.ts'), 'utf8');
  for (const id of ids) expect(ribbon).toContain(`button('${id}'`);
  for (const { name, type } of actions)
    expect([type, name.length > 0]).toEqual(['ExecuteFunction', true]);
  const keys = shortcuts.map(({ key }) => key.default);
  expect(new Set(keys).size).toBe(keys.length);
  // The pattern that Microsoft recommends against conflicts.
  for (const key of keys) expect(key).toMatch(/^Ctrl\+Alt\+Shift\+[A-Z]$/);
  expect(named('ExtendedOverrides')[0].attributes).toEqual({
    Url: 'https://localhost:3000/shortcuts.json',
  });
});

test('support and more are pages, not the pane', () => {
  const support = named('SupportUrl')[0];
  const more = named('bt:Url').find((e) => e.attributes['id'] === 'LearnMore.Url')!;
  for (const [element, page] of [
    [support, 'support'],
    [more, 'index'],
  ] as const) {
    const pages = [
      element.attributes['DefaultValue'],
      ...element.children.map((c) => c.attributes['Value']),
    ];
    for (const url of pages) {
      const path = new URL(url).pathname;
      const language = /^\/([\w-]+)\//.exec(path)?.[1] ?? 'en';
      expect(path.endsWith(`/${page}.html`)).toBe(true);
      expect(existsSync(join(root, 'site', language, `${page}.md`))).toBe(true);
    }
  }
});

test('all URLs are https on one origin, and the icons exist in their size', () => {
  const urls = all
    .map((element) => element.attributes['DefaultValue'] ?? '')
    .filter((value) => /^\w+:\/\//.test(value));
  expect(urls.length).toBeGreaterThan(6);
  for (const url of urls) expect(new URL(url).origin).toBe('https://localhost:3000');
  for (const url of urls.filter((u) => u.endsWith('.png'))) {
    const file = join(root, new URL(url).pathname);
    expect(existsSync(file)).toBe(true);
    // The width stands in the header of a PNG.
    expect(readFileSync(file).readUInt32BE(16)).toBe(Number(/-(\d+)\.png$/.exec(url)![1]));
  }
});

test('id and version have their form', () => {
  expect(app.children[0].text).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const { version: own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(app.children[1].text).toBe(`${own}.0`);
});

test('the declared sets are those that every test of the pane runs with', () => {
  const sets = Object.fromEntries(
    named('Set').map((e) => [e.attributes['Name'], e.attributes['MinVersion']]),
  );
  expect(sets).toEqual(declaredSets);
});

/** Excel shows `#REF!` where two add-ins have functions of one name ("Troubleshoot custom functions"). */
test('the functions of development, of a release and of another place have names of their own', () => {
  const namespaceIn = (xml: string) =>
    /id="Functions.Namespace" DefaultValue="([^"]*)"/.exec(xml)?.[1];
  const xml = readFileSync(join(root, 'manifest.xml'), 'utf8');
  expect(namespaceIn(xml)).toBe('CHESSDEV');
  const released = (words: readonly string[]) =>
    namespaceIn(releaseManifest(xml, 'https://a.example/', '1.0.0', namespaceOf(words)));
  expect(released([])).toBe('CHESS');
  expect(released(['--url', 'https://a.example/', '--namespace', 'chessfed'])).toBe('CHESSFED');
  for (const bad of ['', 'CHESS.FED', '1A', 'A'])
    expect(() => namespaceOf(['--namespace', bad])).toThrow('--namespace wants');
});

/** What a host sends for a path that reads `_headers`: rules in their order, `!` takes a header off. */
function headersOf(path: string, rules: string): Map<string, string> {
  const sent = new Map<string, string>();
  let isMeant = false;
  for (const line of rules.split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      isMeant = new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
      continue;
    }
    const [, off, name, value = ''] = /^\s+(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
    if (!isMeant || !name) continue;
    if (off) sent.delete(name);
    else sent.set(name, value);
  }
  return sent;
}

/** "Image element" of the manifest's reference: else Office shows a generic picture. */
test('images of the manifest come without a Cache-Control header, all else is asked for anew or never changes', () => {
  const script = 'taskpane.0123abcd.js';
  const rules = headersFor(['taskpane.html', script, 'assets/icon-16.png']);
  const images = [...xml.matchAll(/DefaultValue="https:\/\/localhost:3000(\/[^"]+\.png)"/g)];
  expect(images.length).toBeGreaterThan(4);
  for (const [, path] of images)
    expect([path, headersOf(path, rules).has('Cache-Control')]).toEqual([path, false]);
  expect(headersOf('/taskpane.html', rules).get('Cache-Control')).toBe('no-cache');
  expect(headersOf(`/${script}`, rules).get('Cache-Control')).toContain('immutable');
});
