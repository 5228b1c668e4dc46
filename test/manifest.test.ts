/**
 * The manifest's structure. `npx office-addin-manifest validate manifest.xml` is Microsoft's own check
 * but needs the network; this one holds offline what it would find: element order (schema 1.1 and
 * VersionOverrides 1.0 reference, learn.microsoft.com), resources, ids, URLs, icons and sets.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { declaredSets } from '../workbench/host/requirementSets';

const root = resolve(__dirname, '..');
const xml = readFileSync(join(root, 'manifest.xml'), 'utf8');

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Enough XML for a manifest: elements, attributes, text; anything unbalanced throws. */
function parse(source: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (const [, close, name, rest, empty, text] of source
    .replace(/<\?.*?\?>|<!--.*?-->/gs, '')
    .matchAll(/<(\/)?([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/)?>|([^<]+)/g)) {
    const current = open[open.length - 1];
    if (text !== undefined) current.text += text.trim();
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`unbalanced </${name}>`);
    } else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const element = { name, attributes, children: [], text: '' };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('unclosed element');
  return top.children[0];
}

const app = parse(xml);
const every = (element: Element): Element[] => [element, ...element.children.flatMap(every)];
const all = every(app);
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
    'AppDomains',
    'Hosts',
    'Requirements',
    'DefaultSettings',
    'Permissions',
    'VersionOverrides',
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

test('strings keep their limits and are translated', () => {
  for (const element of named('bt:String')) {
    const id = element.attributes['id'];
    const long = /Tip$|Description$/.test(id);
    const texts = [
      element.attributes['DefaultValue'],
      ...element.children.map((c) => c.attributes['Value']),
    ];
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(long ? 250 : 125);
    if (id === 'Functions.Namespace' || id === 'Group.Label') continue;
    expect(element.children.map((c) => c.attributes['Locale'])).toEqual(['fr-FR', 'pt-PT']);
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
