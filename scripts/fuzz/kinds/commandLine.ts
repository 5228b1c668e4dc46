import type { Io } from '../../../cli/io';
import { allCommands } from '../../../cli/commands';
import { EXIT } from '../../../cli/exitCodes';
import { run } from '../../../cli/run';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import type { Random } from '../../../src/generate/random';
import { SYSTEM_IDS } from '../../../src/systems';
import { EDITION_IDS } from '../../../src/tiebreaks/editions';
import { playedEvent } from '../events';
import { withoutPieces, type FuzzKind } from '../kind';
import { NASTY_WORDS, pick, typo } from '../nasty';
import { unreadableOutput } from '../saidWell';

interface CommandLine {
  readonly words: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const MEANT: readonly string[] = [
  ...SYSTEM_IDS,
  ...EDITION_IDS,
  'BH,SB',
  '3',
  '1',
  'en',
  'pt',
  'event.trf',
  'event.tsv',
  'missing.trf',
  'out.trf',
  'out.tsv',
  'tie-break',
  'json',
];

/** Commands that make many files by themselves: asked for in small numbers only. */
const SMALL = ['generate', 'course', 'exercise'];

/** Words behind `pairsheet`, some of them meant, some not. */
export const commandLine: FuzzKind<CommandLine> = {
  name: 'command-line',

  async make(random) {
    const { tournament } = playedEvent(random, [4, 10]);
    const trf = makeTrf(tournament);
    const files = {
      'event.trf': random.happens(0.3) ? typo(random, trf) : trf,
      'event.tsv': 'a\tb\n',
    };
    const command = pick(random, await allCommands());
    if (SMALL.includes(command.name)) return { files, words: small(random, command.name) };
    const options = [...Object.keys(command.options), 'lang', 'help'];
    const words = [random.happens(0.9) ? command.name : pick(random, NASTY_WORDS)];
    if (random.happens(0.9)) words.push(pick(random, ['event.trf', 'event.trf', 'event.tsv']));
    for (let n = random.integer(0, 4); n > 0; n--)
      words.push(
        random.happens(0.7) ? `--${pick(random, options)}` : pick(random, NASTY_WORDS),
        ...(random.happens(0.8) ? [pick(random, MEANT)] : []),
      );
    return { files, words };
  },

  async judge({ words, files }) {
    const terminal = new Paper(files);
    const code = await run(words, terminal);
    if (code === EXIT.bug)
      return `our fault: ${terminal.stderr.replace(/\s+/g, ' ').slice(0, 300)}`;
    if (code !== EXIT.done && terminal.stderr === '' && terminal.stdout === '')
      return `exit ${code} without a word`;
    const said = words.includes('--json') ? terminal.stderr : terminal.stdout + terminal.stderr;
    const ours = unreadableOutput(said, `${words.join(' ')} ${files['event.trf']}`);
    if (ours) return `says ${ours}: ${said.replace(/\s+/g, ' ').slice(0, 300)}`;
    if (code === EXIT.badInput && terminal.written.length > 0)
      return `refused, and wrote ${terminal.written.join()}`;
    return null;
  },

  *shrink({ words, files }) {
    for (const fewer of withoutPieces(words)) yield { words: fewer, files };
  },
  show: ({ words, files }) =>
    `pairsheet ${words.map((word) => JSON.stringify(word)).join(' ')}\n${files['event.trf']}`,
};

function small(random: Random, name: string): string[] {
  const odd = () => pick(random, ['1', '2', '4-9', '0', '-3', 'x', '½', '3-1', '5%', '9@2']);
  if (name === 'course') return [name, '--lang', pick(random, ['xx', 'en'])];
  if (name === 'exercise')
    return [
      name,
      '--kind',
      pick(random, ['list', 'tie-break', 'x']),
      '--level',
      odd(),
      '--seed',
      odd(),
    ];
  return [
    name,
    '--players',
    pick(random, ['4-9', '6', odd()]),
    '--rounds',
    pick(random, ['3', odd()]),
    '--count',
    '1',
    '--half-byes',
    odd(),
    '--forbidden',
    odd(),
    '-o',
    'g.trf',
    '--seed',
    odd(),
  ];
}

/** A terminal in memory that remembers what was written. */
class Paper implements Io {
  stdout = '';
  stderr = '';
  readonly written: string[] = [];
  private readonly kept = new Map<string, Uint8Array>();

  constructor(files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(files))
      this.kept.set(name, new TextEncoder().encode(text));
  }

  out = (text: string): void => void (this.stdout += text);
  err = (text: string): void => void (this.stderr += text);
  exists = (path: string): boolean => this.kept.has(path);
  now = (): Date => new Date(2026, 0, 31, 18, 45, 2);
  makeFolder = (): void => undefined;
  read = (path: string): Uint8Array => {
    const content = this.kept.get(path);
    if (content) return content;
    throw Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' });
  };
  write = (path: string, content: string | Uint8Array): void => {
    this.written.push(path);
    this.kept.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  };
}
