import { fill } from '../src/explain/phrasebook';
import { LANGUAGES, type Language } from '../src/model/types';
import { Call, type Command } from './command';
import { allCommands, COMMAND_NAMES, COMMANDS, isCommand } from './commands';
import { EXIT } from './exitCodes';
import { commandHelp, generalHelp } from './print/help';
import type { Io } from './io';
import { COMMON_OPTIONS, parseArguments } from './options';

/** Runs the command that is asked for; whatever is thrown is our own fault and shown as such. */
export async function dispatch(words: readonly string[], io: Io): Promise<number> {
  const language = languageOf(words) ?? 'en';
  try {
    return await runCommand(words, io, language);
  } catch (cause) {
    const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const short = stack.split('\n').slice(0, 6).join('\n');
    io.err(`${fill(language, 'cli.our-fault')}\n${short}\n`);
    return EXIT.bug;
  }
}

async function runCommand(words: readonly string[], io: Io, language: Language): Promise<number> {
  const [name, ...rest] = words;
  if (!isCommand(name)) {
    const wantsHelp = name === undefined || name === '--help' || name === '-h' || name === 'help';
    if (wantsHelp) {
      io.out(generalHelp(await allCommands(), language));
      return name === undefined ? EXIT.badInput : EXIT.done;
    }
    const call = new Call('', { options: new Map(), rest: [], problems: [] }, io, language);
    call.complain('unknown-command', name, name, { known: COMMAND_NAMES.join(', ') });
    call.report(call.problems);
    return EXIT.badInput;
  }
  const command: Command = await COMMANDS[name]();
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
