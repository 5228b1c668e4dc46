import { DEFAULT_REQUEST, generateTournament } from '../../src/generate/generate';
import { makeTrf } from '../../src/formats/trf/makeTrf';
import { systemInForce } from '../../src/systems';
import type { Call, Command } from '../command';
import { EXIT } from '../exitCodes';
import { save } from '../load';
import { reportRefusal, say } from '../say';

const SHARES = {
  draws: 'drawRate',
  forfeits: 'forfeits',
  byes: 'byes',
  withdrawals: 'withdrawals',
  late: 'lateEntries',
} as const;

/** Writes a random tournament, every round of it paired by the system. */
export const generate: Command = {
  name: 'generate',
  usage:
    'generate [--system SYSTEM] --players N --rounds R --seed S [--ratings LOW-HIGH] [--draws P] [--forfeits P] [--byes P] [--withdrawals P] [--late P] -o FILE',
  options: {
    system: { values: 1 },
    players: { values: 1 },
    rounds: { values: 1 },
    seed: { values: 1 },
    ratings: { values: 1 },
    ...Object.fromEntries(Object.keys(SHARES).map((name) => [name, { values: 1 as const }])),
    output: { values: 1, short: 'o' },
  },
  help: [
    ['--system SYSTEM', 'cli.help.system'],
    ['--players N', 'cli.help.players'],
    ['--rounds R', 'cli.help.rounds'],
    ['--seed S', 'cli.help.seed'],
    ['--ratings LOW-HIGH', 'cli.help.ratings'],
    ['--draws P', 'cli.help.draws'],
    ['--forfeits P', 'cli.help.forfeits'],
    ['--byes P', 'cli.help.byes'],
    ['--withdrawals P', 'cli.help.withdrawals'],
    ['--late P', 'cli.help.late'],
    ['-o FILE', 'cli.help.output'],
  ],
  run(call) {
    const asked = call.system();
    const players = required(call, 'players', 2, 9999);
    const rounds = required(call, 'rounds', 1, 99);
    const seed = required(call, 'seed', 0, 0xffffffff);
    const ratings = ratingRange(call) ?? DEFAULT_REQUEST.ratings;
    const shares = Object.entries(SHARES).map(([option, field]) => [
      field,
      call.number(option, { min: 0, max: 1, fraction: true }) ?? DEFAULT_REQUEST[field],
    ]);
    for (const extra of call.files)
      call.complain('argument-too-many', extra, extra, { command: 'generate' });
    if (call.problems.length > 0) return call.refuse();
    const system = asked ?? systemInForce();
    if (!asked) call.io.err(`${say(call, 'choice.newest-of-all', { edition: system.id })}\n`);
    const request = { ...DEFAULT_REQUEST, ...Object.fromEntries(shares) };
    const made = generateTournament({ ...request, players, rounds, seed, ratings }, system);
    if (!made.ok) return reportRefusal(call, made.round, made.refusal, made.tournament.players);
    const text = makeTrf(made.tournament);
    const output = call.text('output');
    if (output === undefined) {
      call.io.out(text);
      return EXIT.done;
    }
    const exit = save(call, output, text);
    if (exit === EXIT.done) call.io.err(`${say(call, 'cli.written', { file: output })}\n`);
    return exit;
  },
};

function required(call: Call, option: string, min: number, max: number): number {
  if (!call.has(option))
    call.complain('option-missing', `--${option}`, `--${option}`, { command: 'generate' });
  return call.number(option, { min, max }) ?? min;
}

function ratingRange(call: Call): readonly [number, number] | undefined {
  const text = call.text('ratings');
  if (text === undefined) return undefined;
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(text);
  const [low, high] = match ? [Number(match[1]), Number(match[2])] : [1, 0];
  if (low <= high) return [low, high];
  call.complain('bad-option-value', '--ratings', text, { option: '--ratings', known: '1400-2400' });
  return undefined;
}
