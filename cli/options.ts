import { error, type Problem } from '../src/model/problems';

/** How many values an option takes, and its one-letter form. */
export interface OptionSpec {
  readonly values: 0 | 1 | 2;
  readonly short?: string;
}
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Options that every command has. */
export const COMMON_OPTIONS = {
  lang: { values: 1 },
  help: { values: 0, short: 'h' },
} as const satisfies OptionSpecs;

export interface Arguments {
  /** Values by option name; [] for an option without value that was given. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly rest: readonly string[];
  readonly problems: readonly Problem[];
}

const place = (name: string) => ({ kind: 'argument', name }) as const;

/** Splits the words of a command line; every mistake is listed, none stops the reading. */
export function parseArguments(
  words: readonly string[],
  specs: OptionSpecs,
  command: string,
): Arguments {
  const options = new Map<string, readonly string[]>();
  const rest: string[] = [];
  const problems: Problem[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === '--') {
      rest.push(...words.slice(at + 1));
      break;
    }
    if (!/^-[-A-Za-z]/.test(word)) {
      rest.push(word);
      continue;
    }
    const [flag, inline] = splitInline(word);
    const name = optionName(flag, specs);
    if (name === undefined) {
      problems.push(error('unknown-option', place(flag), flag, { command }));
      continue;
    }
    const wanted = specs[name].values;
    const values = inline === undefined ? [] : [inline];
    while (values.length < wanted && at + 1 < words.length && !words[at + 1].startsWith('--'))
      values.push(words[++at]);
    if (values.length !== wanted)
      problems.push(error('option-needs-value', place(flag), flag, { command }));
    else options.set(name, values);
  }
  return { options, rest, problems };
}

function splitInline(word: string): [string, string | undefined] {
  const equals = word.indexOf('=');
  if (!word.startsWith('--') || equals < 0) return [word, undefined];
  return [word.slice(0, equals), word.slice(equals + 1)];
}

function optionName(flag: string, specs: OptionSpecs): string | undefined {
  if (flag.startsWith('--')) return flag.slice(2) in specs ? flag.slice(2) : undefined;
  return Object.keys(specs).find((name) => specs[name].short === flag.slice(1));
}
