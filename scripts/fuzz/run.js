/**
 * `npm run fuzz -- KIND… [--count N] [--seed S]`; what the kinds are: scripts/fuzz/kinds, `desk` beside them,
 * and `arbiters`, several panes over office.js, which need the document of the tests.
 */
const path = require('node:path');
const { spawnSync } = require('node:child_process');
const { runTypeScript } = require('../build/runTypeScript');

const root = path.join(__dirname, '../..');
const words = process.argv.slice(2);

function numberAfter(option, otherwise) {
  const at = words.indexOf(option);
  return at < 0 ? otherwise : words[at + 1];
}

/** By name: the test, what it calls its count and its first seed, and what one of them is. */
const IN_TESTS = {
  arbiters: ['test/dom/pane/log/monkeys', 'ARBITERS', 'ARBITERS_FROM', 'hours'],
};

function runTest(name) {
  const [file, count, from, what] = IN_TESTS[name];
  const given = {
    [count]: numberAfter('--count', '100'),
    [from]: numberAfter('--seed', String(Date.now() % 1e6)),
  };
  console.log(`${name}: ${given[count]} ${what} from seed ${given[from]}`);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  // As `npm test` runs it: what lives shortly is let go of cheaply.
  const young = '--max-semi-space-size=64';
  const files = ['-w', '1', '--selectProjects', 'dom', '--', file];
  const env = { ...process.env, ...given };
  return spawnSync(process.execPath, [young, jest, ...files], { cwd: root, stdio: 'inherit', env })
    .status;
}

const asked = Object.keys(IN_TESTS).filter((name) => words.includes(name));
const rest = words.filter((word) => !asked.includes(word));
const hasOthers = rest.some(
  (word, at) => !word.startsWith('--') && !/^--/.test(rest[at - 1] ?? ''),
);
const codes = [
  ...asked.map(runTest),
  ...(asked.length > 0 && !hasOthers ? [] : [runTypeScript(path.join(__dirname, 'fuzz.ts'), rest)]),
];
process.exit(Math.max(...codes.map((code) => code ?? 2)));
