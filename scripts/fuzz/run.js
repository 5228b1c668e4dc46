/** `npm run fuzz -- KIND… [--count N] [--seed S]`; what the kinds are: scripts/fuzz/kinds, and `desk`. */
const path = require('node:path');
const { spawnSync } = require('node:child_process');
const { runTypeScript } = require('../build/runTypeScript');

const root = path.join(__dirname, '../..');
const words = process.argv.slice(2);

/** The pane over office.js needs the document of the tests (test/dom/pane/anyOrder.test.ts). */
function runDesk() {
  const numberAfter = (option, otherwise) => {
    const at = words.indexOf(option);
    return at < 0 ? otherwise : words[at + 1];
  };
  const DESK = numberAfter('--count', '100');
  const DESK_FROM = numberAfter('--seed', String(Date.now() % 1e6));
  console.log(`desk: ${DESK} evenings from seed ${DESK_FROM}`);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const files = ['-w', '1', '--selectProjects', 'dom', '--', 'test/dom/pane/anyOrder'];
  const env = { ...process.env, DESK, DESK_FROM };
  return spawnSync(process.execPath, [jest, ...files], { cwd: root, stdio: 'inherit', env }).status;
}

const rest = words.filter((word) => word !== 'desk');
const isDesk = rest.length < words.length;
const hasOthers = rest.some(
  (word, at) => !word.startsWith('--') && !/^--/.test(rest[at - 1] ?? ''),
);
const codes = [
  ...(isDesk ? [runDesk()] : []),
  ...(isDesk && !hasOthers ? [] : [runTypeScript(path.join(__dirname, 'fuzz.ts'), rest)]),
];
process.exit(Math.max(...codes.map((code) => code ?? 2)));
