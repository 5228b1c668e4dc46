import { systemComment } from '../../../src/event/lists/exportTrf';
import { TRF_FORMATS, type TrfFormat } from '../../../src/formats/trf/write/makeTrf';
import { writeTrf } from '../../../src/formats/trf/write/writeTrf';
import { drawDraft, type EventDraft, type Wishes } from '../../../src/generate/draft';
import { playMatches } from '../../../src/generate/matchEvent';
import { playDraft } from '../../../src/generate/randomEvent';
import type { KeptLine, PlayerNo, Tournament } from '../../../src/model/types';
import { systemInForce, trfCodeOf } from '../../../src/systems';
import type { PairingSystem } from '../../../src/systems/system';
import type { Call, Command } from '../../command';
import { EXIT, type ExitCode } from '../../exitCodes';
import { save } from '../../read/files';
import { reportRefusal, say } from '../../print/say';
import { ranksByList, tieBreakPool } from './generateRanks';
import { WISH_OPTIONS, wishesOf } from './generateWishes';

/** How often progress is told. */
const FILES_BETWEEN_REPORTS = 100;

/** Writes random tournaments, every round of them paired by the system. */
export const generate: Command = {
  name: 'generate',
  usage:
    'generate [--system SYSTEM] [--count N] [--players A[-B]] [--rounds A[-B]] [--seed S] [--half-byes X] … -o FILE|"t%d.trf"',
  options: {
    system: { values: 1 },
    count: { values: 1 },
    seed: { values: 1 },
    ...Object.fromEntries(
      WISH_OPTIONS.map(([shown, , flag]) => [
        shown.split(' ')[0].slice(2),
        { values: flag ? (0 as const) : (1 as const) },
      ]),
    ),
    'stop-early': { values: 0 },
    format: { values: 1 },
    output: { values: 1, short: 'o' },
  },
  help: [
    ['--system SYSTEM', 'cli.help.system'],
    ['--count N', 'cli.generate.count'],
    ['--seed S', 'cli.generate.seed'],
    ...WISH_OPTIONS.map(([shown, words]) => [shown, words] as const),
    ['--stop-early', 'cli.generate.stop-early'],
    ['--format FORMAT', 'cli.generate.format'],
    ['-o FILE', 'cli.generate.output'],
  ],
  async run(call) {
    // A seed that nobody gave comes from the clock, and is told so that the event can be made again.
    const clock = call.io.now().getTime() % SEEDS;
    const order = orderOf(call, clock);
    if (!order) return call.refuse();
    const { system, seed, count, output } = order;
    if (!call.has('system'))
      call.io.err(`${say(call, 'choice.newest-of-all', { edition: system.id })}\n`);
    call.io.err(`${say(call, 'cli.generate.seed-used', { seed, system: system.id })}\n`);
    const { generateMany } = call.io;
    const worst =
      generateMany && count >= WORTH_THREADS
        ? await generateMany(call.request, count, clock, (done) => tellProgress(call, done, count))
        : writePart(call, order, 1, count, (done) => tellProgress(call, done, count));
    if (output !== undefined && worst === EXIT.done)
      call.io.err(`${say(call, 'cli.written', { file: output })}\n`);
    return worst;
  },
};

/** Seeds are 32 bits. */
const SEEDS = 0x100000000;
/** Below this a thread costs more than it saves. */
const WORTH_THREADS = 20;

const tellProgress = (call: Call, done: number, all: number): void => {
  if (done % FILES_BETWEEN_REPORTS === 0)
    call.io.err(`${say(call, 'cli.generate.progress', { done, all })}\n`);
};

/** What is asked for; null: not all of it was understood, and `call` has the complaints. */
export function orderOf(call: Call, clock: number): Order | null {
  const system = call.has('system') ? call.system() : systemInForce();
  const count = call.number('count', { min: 1, max: 1_000_000 }) ?? 1;
  const seed = call.number('seed', { min: 0, max: SEEDS - 1 }) ?? clock;
  const format = formatOf(call);
  const wishes = wishesOf(call, system, tieBreakPool());
  const output = call.text('output');
  if (system?.competitors && wishes.baku) call.complain('generate-baku', '--baku', system.id);
  if (count > 1 && !output?.includes('%d'))
    call.complain('output-without-number', '-o', output ?? '', { count });
  for (const extra of call.files)
    call.complain('argument-too-many', extra, extra, { command: 'generate' });
  if (call.problems.length > 0 || !system) return null;
  return { system, wishes, seed, count, format, output };
}

export interface Order {
  readonly system: PairingSystem;
  readonly wishes: Wishes;
  readonly seed: number;
  readonly count: number;
  readonly format: TrfFormat;
  readonly output: string | undefined;
}

/** Files `from` … `to`. File k has the seed of the first plus k − 1, so that one of many can be made alone. */
export function writePart(
  call: Call,
  order: Order,
  from: number,
  to: number,
  tell: (number: number) => void,
): ExitCode {
  let worst: ExitCode = EXIT.done;
  for (let number = from; number <= to; number++) {
    const exit = writeOne(call, order, number);
    worst = Math.max(worst, exit) as ExitCode;
    if (exit === EXIT.file) return exit;
    tell(number);
  }
  return worst;
}

function writeOne(
  call: Call,
  { system, wishes, seed, format, output }: Order,
  number: number,
): ExitCode {
  const drawn = drawDraft(wishes, (seed + number - 1) % SEEDS);
  const draft = fitted(drawn, wishes, system);
  if (draft.players !== drawn.players && wishes.players)
    call.io.err(`${say(call, 'cli.generate.fitted', { players: draft.players })}\n`);
  const made = system.competitors ? playMatches(draft, system) : playDraft(draft, system);
  const { tournament } = made;
  if (!made.ok && !(call.has('stop-early') && tournament.pairedRounds > 0))
    return reportRefusal(call, made.round, made.refusal, tournament.players);
  const systemCode = system.competitors
    ? trfCodeOf(system, tournament)
    : codeFor(system, tournament, draft.baku);
  // TRF16 has no record that says nothing of the edition.
  const named = format === 'trf26' ? systemComment(systemCode, system.id) : [];
  const comments = named.map((text): KeptLine => ({ text, after: '192 1' }));
  const event: Tournament = {
    ...tournament,
    systemCode,
    ...(comments.length > 0 ? { otherLines: [...(tournament.otherLines ?? []), ...comments] } : {}),
  };
  const rankOf: ReadonlyMap<PlayerNo, number> | undefined = ranksByList(event, system);
  const written = writeTrf(event, { format, rankOf, withExtensions: true });
  if (!written.ok) {
    call.report(written.problems, output);
    return EXIT.badInput;
  }
  if (output === undefined) {
    call.io.out(written.value);
    return EXIT.done;
  }
  return save(call, output.replaceAll('%d', String(number)), written.value);
}

/** Where not every number of players will do, the nearest that does. */
function fitted(draft: EventDraft, wishes: Wishes, system: PairingSystem): EventDraft {
  const field = system.fieldFor?.(draft.players);
  const needed = wishes.rounds ? undefined : system.roundsFor?.(draft.players);
  if (!field) return needed === undefined ? draft : { ...draft, rounds: needed };
  return { ...draft, players: field.players, rounds: wishes.rounds ? draft.rounds : field.rounds };
}

function formatOf(call: Call): TrfFormat {
  const text = call.text('format') ?? TRF_FORMATS[0];
  const format = TRF_FORMATS.find((known) => known === text);
  if (!format)
    call.complain('bad-option-value', '--format', text, {
      option: '--format',
      known: TRF_FORMATS.join(', '),
    });
  return format ?? TRF_FORMATS[0];
}

/**
 * The code of record 192 by the name that most programs know: those made in 2025 have the rules of
 * 2026 under the year of their draft and refuse the later one. Whether it is accelerated only such
 * codes can say; the virtual points always do.
 */
function codeFor(system: PairingSystem, tournament: Tournament, isAccelerated: boolean): string {
  if (system.kind !== 'swiss' || system.trfCodes.length === 0) return trfCodeOf(system, tournament);
  return `${system.trfCodes[system.trfCodes.length - 1]}${isAccelerated ? '_BAKU' : ''}`;
}
