import { fill } from '../src/explain/phrasebook';
import { LANGUAGES, type Language } from '../src/model/types';
import { Call } from './command';
import { COMMANDS } from './commands';
import { EXIT, type ExitCode } from './exitCodes';
import { commandHelp, generalHelp } from './help';
import type { Io } from './io';
import { COMMON_OPTIONS, parseArguments } from './options';
import { VERSION } from './version';

/** Runs one command line; whatever is thrown is our own fault and shown as such. */
export async function run(words: readonly string[], io: Io): Promise<ExitCode> {
  const language = languageOf(words) ?? 'en';
  try {
    return await dispatch(words, io, language);
  } catch (cause) {
    const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const short = stack.split('\n').slice(0, 6).join('\n');
    io.err(`${fill(language, 'cli.our-fault')}\n${short}\n`);
    return EXIT.bug;
  }
}

async function dispatch(words: readonly string[], io: Io, language: Language): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === '--version') {
    io.out(`${VERSION}\n`);
    return EXIT.done;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    const wantsHelp = name === undefined || name === '--help' || name === '-h' || name === 'help';
    if (wantsHelp) {
      io.out(generalHelp(COMMANDS, language));
      return name === undefined ? EXIT.badInput : EXIT.done;
    }
    const call = new Call('', { options: new Map(), rest: [], problems: [] }, io, language);
    const known = COMMANDS.map((each) => each.name).join(', ');
    call.complain('unknown-command', name, name, { known });
    call.report(call.problems);
    return EXIT.badInput;
  }
  const given = parseArguments(rest, { ...COMMON_OPTIONS, ...command.options }, command.name);
  const call = new Call(command.name, given, io, language);
  if (call.has('help')) {
    io.out(commandHelp(command, language));
    return EXIT.done;
  }
  call.problems.push(...given.problems);
  if (call.has('lang') && languageOf(words) === undefined)
    call.complain('bad-option-value', '--lang', call.text('lang') ?? '', {
      option: '--lang',
      known: LANGUAGES.join(', '),
    });
  return command.run(call);
}

/** The language asked for, looked up before anything else so that mistakes are told in it. */
function languageOf(words: readonly string[]): Language | undefined {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return undefined;
  const value = words[at] === '--lang' ? words[at + 1] : words[at].slice('--lang='.length);
  return LANGUAGES.find((language) => language === value);
}
