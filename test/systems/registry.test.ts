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
  expect(systemByTrfCode('FIDE_BURSTEIN')).toBeUndefined();
  expect(systemByTrfCode('FIDE_DUBOV')).toBeUndefined();
  for (const system of SYSTEMS.filter(({ trfCodes }) => trfCodes.length > 0))
    expect(systemByTrfCode(trfCodeOf(system))).toBe(system);
});

test('systems by the words of the three languages', () => {
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

/** A new edition is a folder, its names and a line of the registry: nobody else asks for an id. */
test('no id of a system outside its folder, the registry, samples and tests', () => {
  const root = path.join(__dirname, '../..');
  const isAllowed = (file: string) =>
    /^(src\/systems|src\/samples|workbench\/samples)\/|^src\/words\/[a-z]+\/(samples|systemNames)\.ts$/.test(
      file,
    );
  // "round-robin" is also a kind of event, of which everybody may speak.
  const ids = SYSTEM_IDS.filter((id) => SYSTEMS.every(({ kind }) => kind !== id));
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') walk(name);
        continue;
      }
      if (!/\.(ts|tsx|js|mjs|html)$/.test(entry.name) || isAllowed(name)) continue;
      fs.readFileSync(path.join(root, name), 'utf8')
        .split('\n')
        .forEach((line, index) => {
          if (ids.some((id) => line.includes(id))) found.push(`${name}:${index + 1}`);
        });
    }
  };
  ['src', 'cli', 'functions', 'taskpane', 'workbench'].forEach(walk);
  expect(found).toEqual([]);
});
