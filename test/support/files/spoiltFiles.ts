import type { Random } from '../../../src/generate/random';
import { unreadableOutput } from '../../../scripts/fuzz/saidWell';
import { LANGUAGES } from '../../../src/model/types';
import { Terminal } from '../cli';

/** What is wrong with how a command took a file; null: as it must be. */
export async function taken(name: string, bytes: Uint8Array): Promise<string | null> {
  const terminal = new Terminal({ [name]: bytes });
  const language = LANGUAGES[bytes.length % LANGUAGES.length];
  const exit = await terminal.run('standings', name, '--json', '--lang', language);
  const { stdout, stderr } = terminal;
  if (/\bNaN\b|\bundefined\b|\[object /.test(stdout + stderr)) return `${name}: ${stdout}${stderr}`;
  const unsaid = unreadableOutput(stderr);
  if (unsaid) return `${name} in ${language} says ${unsaid}: ${stderr}`;
  if (exit === 3) return /\[[a-z-]+\]/.test(stderr) ? null : `${name}: no code: ${stderr}`;
  if (exit !== 0) return `${name}: exit ${exit}: ${stderr}`;
  const { standings } = JSON.parse(stdout) as { standings: { points: number | null }[] };
  return standings.length > 0 ? null : `${name}: nobody is in it`;
}

/** Bytes changed, taken out or doubled. */
export function spoiltBytes(random: Random, whole: Uint8Array): Uint8Array {
  const bytes = [...whole];
  for (let n = random.integer(1, 8); n > 0 && bytes.length > 0; n--) {
    const at = random.integer(0, bytes.length - 1);
    if (random.happens(0.6)) bytes[at] = random.integer(0, 255);
    else if (random.happens(0.5)) bytes.splice(at, random.integer(1, 9));
    else bytes.splice(at, 0, ...bytes.slice(at, at + random.integer(1, 9)));
  }
  return Uint8Array.from(bytes);
}
