import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildHere, inTurns, runNode } from './processes';

/** From the shell to the first answer of the command line, beside a process of Node that does nothing. */
const LIMIT = 1.6;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-start-'));
try {
  const [program, nothing] = [path.join(folder, 'pairsheet.js'), path.join(folder, 'nothing.js')];
  buildHere(program);
  fs.writeFileSync(nothing, '');
  const [empty, version] = inTurns(
    11,
    () => runNode([nothing]),
    () => runNode([program, '--version']),
  );
  const ratio = version / empty;
  const times = `${empty.toFixed(0)} ms for nothing, ${version.toFixed(0)} ms`;
  console.log(`pairsheet --version: ${times}, ratio ${ratio.toFixed(2)} (limit ${LIMIT})`);
  if (ratio > LIMIT) throw new Error(`The start takes more than ${LIMIT} times an empty process`);
} finally {
  fs.rmSync(folder, { recursive: true });
}
