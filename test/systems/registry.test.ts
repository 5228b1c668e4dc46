import { fill } from '../../src/explain/phrasebook';
import { LANGUAGES } from '../../src/words';
import fs from 'fs';
import path from 'path';
import {
  SYSTEM_IDS,
  SYSTEMS,
  systemByTrfCode,
  systemByWords,
  systemInForce,
  trfCodeOf,
} from '../../src/systems';
import { EDITION_IDS } from '../../src/tiebreaks/editions';

const ROOT = path.join(__dirname, '../..');

test('ids stand once, and follow the systems', () => {
  expect(new Set(SYSTEM_IDS).size).toBe(SYSTEMS.length);
});

/** C.04.3: the text of 2016 took effect on 1 July 2017 and was replaced on 1 February 2026. */
test.each([
  ['2011-12-01', 'dutch-2011'],
  ['2013-05-05', 'dutch-2012'],
  ['2017-06-30', 'dutch-2012'],
  ['2017-07-01', 'dutch-2016'],
  ['2017/7/1', 'dutch-2016'],
  ['2026.01.31', 'dutch-2016'],
  ['1990-01-01', 'dutch-2011'],
])('on %s the rated Swiss was paired by %s', (day, id) => {
  expect(systemInForce(day).id).toBe(id);
});

test('periods in force do not overlap and leave no gap', () => {
  const periods = SYSTEMS.flatMap(({ inForce }) => (inForce ? [inForce] : [])).sort((a, b) =>
    a.from! < b.from! ? -1 : 1,
  );
  for (let i = 1; i < periods.length; i++) {
    const next = new Date(`${periods[i - 1].until}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    expect(periods[i].from).toBe(next.toISOString().slice(0, 10));
  }
});

/** TRF26, record 192: codes with a year name the edition, `FIDE_DUTCH` the one of the start date. */
test('codes of TRF record 192', () => {
  expect(systemByTrfCode('FIDE_DUTCH_2017')?.id).toBe('dutch-2016');
  expect(systemByTrfCode('fide_dutch_2017_baku')?.id).toBe('dutch-2016');
  expect(systemByTrfCode('FIDE_DUTCH', '2024/03/01')?.id).toBe('dutch-2016');
  expect(systemByTrfCode('FIDE_BURSTEIN')?.id).toBe('burstein-2026');
  expect(systemByTrfCode('FIDE_BURSTEIN_BAKU')?.id).toBe('burstein-2026');
  expect(systemByTrfCode('FIDE_DUBOV')?.id).toBe('dubov-2026');
  expect(systemByTrfCode('FIDE_DUBOV_BAKU')?.id).toBe('dubov-2026');
  for (const system of SYSTEMS.filter(({ trfCodes }) => trfCodes.length > 0))
    expect(systemByTrfCode(trfCodeOf(system))).toBe(system);
});

test('systems by the words of every language', () => {
  for (const system of SYSTEMS) {
    expect(systemByWords(system.id.replaceAll('-', ' '))).toBe(system);
    for (const language of LANGUAGES) {
      const plain = fill(language, system.name)
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
      expect(systemByWords(plain)).toBe(system);
    }
  }
  expect(systemByWords('dutch 1850')).toBeUndefined();
});

/** Folders whose every file is looked into, whatever its kind; guides and pages may name an edition. */
const PRODUCT = 'src cli functions taskpane workbench site scripts offline assets'.split(' ');
const OTHER_FILES = ['manifest.xml', 'webpack.config.js', 'package.json'];

function* filesOf(name: string): Generator<string> {
  const file = path.join(ROOT, name);
  if (!fs.statSync(file).isDirectory()) yield name;
  else if (!name.endsWith('/node_modules'))
    for (const entry of fs.readdirSync(file)) yield* filesOf(`${name}/${entry}`);
}

/** The folder of the systems or the tie-breaks with its registry, samples and lessons, and the names that they have. */
const IS_HOME =
  /^(src\/(systems|tiebreaks|course\/(samples|rules))|workbench\/samples)\/|^src\/words\/[a-z]+(?:-[A-Z]+)?\/(course\/(samples|rules)|pairing\/systemNames|tiebreaks\/tieBreakNames)\.ts$/;
/** Where the words of an edition are, and where they are joined. */
const HAS_ITS_WORDS = /^src\/words\/[a-z]+(?:-[A-Z]+)?\/(phrases|pairing\/(?:\w+\/)?\w+)\.ts$/;
/**
 * Runs the product over events of others, which say in their own words what edition they mean; the scenes of
 * the pictures choose one as an arbiter does.
 */
const READS_CORPORA = /^scripts\/(corpora|pictures)\//;

/** In any quoting and spelling: `dutch-2016`, `dutch2016`, `DUTCH_2016`; not `FIDE_DUTCH_2026`, a code of the TRF. */
const anySpelling = (id: string): RegExp =>
  new RegExp(`(?<![a-z_])${id.replaceAll('-', '[-_]?')}(?!\\d)`, 'i');

/** A new edition is a folder, its names and a line of the registry: nobody else asks for an id. */
test('no id of a system or of an edition of the tie-breaks outside its folder, registry, samples and tests', () => {
  // "round-robin" is also a kind of event, of which everybody may speak.
  // So is "scheveningen", which files of others say in their own words.
  const systems = SYSTEM_IDS.filter(
    (id) => id !== 'scheveningen' && SYSTEMS.every(({ kind }) => kind !== id),
  );
  const ids = [...systems, ...EDITION_IDS].map(anySpelling);
  const files = [...PRODUCT, ...OTHER_FILES]
    .flatMap((name) => [...filesOf(name)])
    .filter((name) => !/\.(md|png|jpg|woff2|trf|xlsx)$/.test(name));
  for (const folder of PRODUCT)
    expect(files.some((name) => name.startsWith(`${folder}/`))).toBe(true);
  const found = files
    .filter((name) => ![IS_HOME, HAS_ITS_WORDS, READS_CORPORA].some((home) => home.test(name)))
    .flatMap((name) =>
      fs
        .readFileSync(path.join(ROOT, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          ids.some((id) => id.test(line)) ? [`${name}:${index + 1}`] : [],
        ),
    );
  expect(found).toEqual([]);
});

test('an id is found in every spelling', () => {
  const id = anySpelling('dutch-2016');
  for (const line of [
    "'dutch-2016'",
    '"dutch-2016"',
    '`dutch-2016`',
    'dutch2016.pair',
    'DUTCH_2016',
  ])
    expect(line).toMatch(id);
  for (const line of ['FIDE_DUTCH_2016_BAKU', 'dutch-20160']) expect(line).not.toMatch(id);
});

/** A key that is glued together is found by no search; the types would have to be told to believe it. */
test('no key of a phrase is glued together', () => {
  const glued =
    /\bas (?:WordKey|ProblemCode)\b(?! \|)|(?:fill|say|sayReason)\([^()`\n]*`|\bkey: `[^`]*\$\{[^`]*`.*\b(?:args|article)\b/;
  const found = ['src', 'cli', 'functions', 'taskpane', 'walk', 'workbench', 'site']
    .flatMap((name) => [...filesOf(name)])
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      fs
        .readFileSync(path.join(ROOT, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          glued.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
