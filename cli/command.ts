import { append } from '../src/model/largest';
import { sayPlace, sayProblem } from '../src/explain/sayProblem';
import { fill } from '../src/explain/phrasebook';
import { error, type Problem } from '../src/model/problems';
import { withRepeats } from '../src/model/repeats';
import type { Language } from '../src/model/types';
import { SYSTEMS, systemById } from '../src/systems';
import type { PairingSystem } from '../src/systems/system';
import type { ProblemCode, WordKey } from '../src/words';
import { EXIT, type ExitCode } from './exitCodes';
import type { Io } from './io';
import type { Arguments, OptionSpecs } from './options';

export interface Command {
  readonly name: string;
  /** The words after `pairsheet`, as the help shows them. */
  readonly usage: string;
  readonly options: OptionSpecs;
  /** One line per option and argument: `--round N`, key of its phrase. */
  readonly help: readonly (readonly [string, WordKey])[];
  /** An `ExitCode`, or what the command documents of its own. */
  run(call: Call): number | Promise<number>;
}

const SEVERITY: Readonly<Record<Problem['severity'], WordKey>> = {
  error: 'cli.error',
  warning: 'cli.warning',
};

/** The options of a call, as plain data. */
export interface CallRequest {
  readonly command: string;
  readonly language: Language;
  readonly options: Arguments['options'];
}

/** One call of a command: what was asked, and what it may touch. */
export class Call {
  readonly problems: Problem[] = [];
  /** What was listed, and of which file: for answers that repeat it as data. */
  readonly reported: { readonly file: string; readonly problem: Problem }[] = [];

  constructor(
    readonly command: string,
    private readonly given: Arguments,
    readonly io: Io,
    readonly language: Language,
  ) {}

  get files(): readonly string[] {
    return this.given.rest;
  }

  /** What was asked, without the files: another thread can be asked the same. */
  get request(): CallRequest {
    const { command, language, given } = this;
    return { command, language, options: given.options };
  }

  static of({ command, language, options }: CallRequest, io: Io): Call {
    return new Call(command, { options, rest: [], problems: [] }, io, language);
  }

  has(option: string): boolean {
    return this.given.options.has(option);
  }

  text(option: string): string | undefined {
    return this.given.options.get(option)?.[0];
  }

  texts(option: string): readonly string[] | undefined {
    return this.given.options.get(option);
  }

  /** A mistake in the request; the command stops once all of them are known. */
  complain(code: ProblemCode, name: string, value: string, args?: Problem['args']): void {
    this.problems.push(error(code, { kind: 'argument', name }, value, args));
  }

  number(option: string, limits: NumberLimits): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    const isFine = value >= limits.min && value <= limits.max;
    if (isFine && (limits.fraction || Number.isInteger(value))) return value;
    this.complain('bad-option-value', `--${option}`, text, {
      option: `--${option}`,
      known: `${limits.min} … ${limits.max}`,
    });
    return undefined;
  }

  /** The one file of the command. */
  onlyFile(): string {
    if (this.files.length === 0)
      this.complain('file-argument-missing', 'FILE', '', { command: this.command });
    for (const extra of this.files.slice(1))
      this.complain('argument-too-many', extra, extra, { command: this.command });
    return this.files[0] ?? '';
  }

  /** The system asked for; undefined: none, the file decides. Complains of an unknown one. */
  system(): PairingSystem | undefined {
    const id = this.text('system');
    if (id === undefined) return undefined;
    const system = systemById(id);
    if (!system)
      this.complain('unknown-system', '--system', id, {
        known: SYSTEMS.map((known) => known.id).join(', '),
      });
    return system;
  }

  /** Lists the mistakes of the request. */
  refuse(): ExitCode {
    this.report(this.problems);
    return EXIT.badInput;
  }

  /** Lists problems on the error stream: place, severity, sentence, cure, code. */
  report(problems: readonly Problem[], file = ''): void {
    append(
      this.reported,
      problems.map((problem) => ({ file, problem })),
    );
    for (const { problem, others } of withRepeats(problems)) {
      const { sentence, cure } = sayProblem(this.language, problem);
      const where = [file, sayPlace(problem.place)].filter(Boolean).join(':');
      const kind = fill(this.language, SEVERITY[problem.severity]);
      const more = this.moreLikeIt(others);
      const said = fill(this.language, 'pane.labelled', { label: kind, value: sentence });
      this.io.err(`${where}${where ? ': ' : ''}${said}. ${cure} [${problem.code}]${more}\n`);
    }
  }

  private moreLikeIt(others: readonly Problem[]): string {
    if (others.length === 0) return '';
    const shown = others.slice(0, PLACES_SHOWN).map(({ place }) => sayPlace(place));
    const places = [...shown, ...(others.length > PLACES_SHOWN ? ['…'] : [])].join(', ');
    return ` ${fill(this.language, 'cli.warned-times', { count: others.length + 1, places })}`;
  }
}

/** How many further places of a repeated warning are named. */
const PLACES_SHOWN = 12;

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** Fractions are allowed. */
  readonly fraction?: boolean;
}
