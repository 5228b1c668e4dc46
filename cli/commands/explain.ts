import { stepsAsText, type TextOptions } from '../../src/explain/text';
import type { TraceStep } from '../../src/explain/reason';
import { answersFor, whyNotAnswer } from '../../src/event/answers/answers';
import { picturesOf } from '../../src/event/answers/picture';
import { withWhy } from '../../src/explain/pictureTable';
import { taskFor } from '../../src/model/taskFor';
import type { Player, RoundToPair, Tournament } from '../../src/model/types';
import { whyNotByRank } from '../../src/systems/audit/byRank';
import { explainWithOpinion } from '../../src/systems/audit/secondOpinion';
import type { PairingSystem } from '../../src/systems/system';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { loadRoundRequest } from '../read/load';
import { playerOrComplaint } from '../players';
import { reportRefusal, say, textOptions } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';

/** How a round is paired, step by step, or why two players are not paired with each other. */
export const explain: Command = {
  name: 'explain',
  usage:
    'explain FILE [--system SYSTEM] [--round N] [--why A B | --player A [--why-not B]] [--section NAME] [--json]',
  options: {
    system: { values: 1 },
    round: { values: 1 },
    why: { values: 2 },
    player: { values: 1 },
    'why-not': { values: 1 },
    json: { values: 0 },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--system SYSTEM', 'cli.help.system'],
    ['--round N', 'cli.help.explain-round'],
    ['--why A B', 'cli.help.why'],
    SECTION_HELP,
    ['--player A', 'cli.help.explain-player'],
    ['--why-not B', 'cli.help.explain-why-not'],
    ['--json', 'cli.help.json'],
  ],
  async run(call) {
    const request = await loadRoundRequest(call);
    if (!request.ok) return request.exit;
    const { file, round, system, competition: tournament } = request.value;
    const [a, b] = (call.texts('why') ?? []).map((text) =>
      playerOrComplaint(call, tournament, text, '--why'),
    );
    const player = call.text('player');
    const who =
      player === undefined ? null : playerOrComplaint(call, tournament, player, '--player');
    const whyNot = call.text('why-not');
    const whom =
      whyNot === undefined ? null : playerOrComplaint(call, tournament, whyNot, '--why-not');
    if (whom && !who)
      call.complain('option-missing', '--player', '--player', { command: 'explain --why-not' });
    if (call.has('why') && call.has('player'))
      call.complain('options-exclude', '--why', '--why', { other: '--player' });
    if (call.problems.length > 0) return call.refuse();
    const task = taskFor(tournament, round);
    call.report(task.ok ? task.warnings : task.problems, file);
    if (!task.ok) return EXIT.badInput;
    if (who) return explainPlayer(call, system, { tournament, task: task.value, who, whom });
    return a && b
      ? explainWhy(call, system, task.value, a, b)
      : explainRound(call, system, task.value);
  },
};

function explainRound(call: Call, system: PairingSystem, task: RoundToPair): ExitCode {
  const result = explainWithOpinion(system, task);
  if (!result.ok) return reportRefusal(call, task.round, result.refusal, task.tournament.players);
  const { pairs, bye, free = [], trace } = result;
  const options = textOptions(call, task.tournament.players);
  const account = withWhy(trace.steps, picturesOf(system, task));
  if (call.has('json')) {
    const tables = pairs.map(({ white, black }, index) => ({ table: index + 1, white, black }));
    const steps = withWords(account, options);
    print(call, { round: task.round, system: system.id, pairs: tables, bye, steps });
    return EXIT.done;
  }
  const name = options.player ?? String;
  const lines = [
    say(call, 'cli.round-by', { round: task.round, system: say(call, system.name) }),
    ...pairs.map(({ white, black }, index) => `${index + 1}. ${name(white)} – ${name(black)}`),
    ...(bye === null ? free : [bye]).map((no) => say(call, 'cli.bye', { player: name(no) })),
    '',
    ...stepsAsText(account, options),
  ];
  call.io.out(lines.join('\n') + '\n');
  return EXIT.done;
}

function explainWhy(
  call: Call,
  system: PairingSystem,
  task: RoundToPair,
  a: Player,
  b: Player,
): ExitCode {
  // Of whoever is out of a knock-out the system says how.
  const away = system.entered ? [] : [a, b].filter(({ no }) => !task.present.includes(no));
  const steps: readonly TraceStep[] =
    away.length > 0
      ? away.map(({ no }) => ({ key: 'cli.not-in-round', args: { player: { players: [no] } } }))
      : whyNotByRank(system, task, a.no, b.no);
  const options = textOptions(call, task.tournament.players);
  if (call.has('json'))
    print(call, {
      round: task.round,
      system: system.id,
      why: [a.no, b.no],
      steps: withWords(steps, options),
    });
  else call.io.out(stepsAsText(steps, options).join('\n') + '\n');
  return EXIT.done;
}

interface AskedOf {
  readonly tournament: Tournament;
  readonly task: RoundToPair;
  readonly who: Player;
  readonly whom: Player | null | undefined;
}

/** The answers for one player: plain sentences first, then what stands behind them. */
function explainPlayer(
  call: Call,
  system: PairingSystem,
  { tournament, task, who, whom }: AskedOf,
): ExitCode {
  const { round } = task;
  const answered = answersFor(tournament, system, round, who.no);
  const whyNot = whom ? whyNotAnswer(tournament, system, round, who.no, whom.no) : null;
  if (!answered.ok || whyNot?.ok === false) return EXIT.badInput;
  const { opponent } = answered.value;
  const answers = [...answered.value.answers, ...(whyNot ? [whyNot.value] : [])];
  const options = textOptions(call, tournament.players);
  const text = (reason: TraceStep) => stepsAsText([reason], options).join(' ');
  if (call.has('json')) {
    const told = answers.map(({ question, asks, says, working }) => ({
      question,
      asks: text(asks),
      says: says.map((reason) => ({ ...reason, text: text(reason) })),
      working: withWords(working, options),
    }));
    print(call, { round, system: system.id, player: who.no, opponent, answers: told });
    return EXIT.done;
  }
  const lines = answers.flatMap(({ asks, says, working }) => [
    text(asks),
    ...says.map((reason) => `  ${text(reason)}`),
    ...stepsAsText(working, options, 2),
    '',
  ]);
  call.io.out(lines.join('\n'));
  return EXIT.done;
}

/** Every step with its sentence, so that a reader of the JSON needs no phrasebook. */
function withWords(steps: readonly TraceStep[], options: TextOptions): unknown[] {
  return steps.map((step) => ({
    ...step,
    text: stepsAsText([{ ...step, steps: undefined }], options),
    ...(step.steps ? { steps: withWords(step.steps, options) } : {}),
  }));
}

const print = (call: Call, value: unknown): void => call.io.out(`${JSON.stringify(value)}\n`);
