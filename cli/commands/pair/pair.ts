import { error } from '../../../src/model/problems';
import { taskFor } from '../../../src/model/taskFor';
import type { Tournament } from '../../../src/model/types';
import { pairByRank } from '../../../src/systems/audit/byRank';
import type { SeatedPair } from '../../../src/model/rounds/tableNumbers';
import type { PairingSystem, PlayedRound } from '../../../src/systems/system';
import type { Call, Command } from '../../command';
import { EXIT, type ExitCode } from '../../exitCodes';
import { loadRoundRequest } from '../../read/load';
import { reportRefusal } from '../../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../../section';

/** Pairs the next round (or an earlier one again) and prints it. */
export const pair: Command = {
  name: 'pair',
  usage: 'pair FILE [--system SYSTEM] [--parameters RULES] [--round N] [--section NAME] [--json]',
  options: {
    system: { values: 1 },
    parameters: { values: 1 },
    round: { values: 1 },
    json: { values: 0 },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--system SYSTEM', 'cli.help.system'],
    ['--parameters RULES', 'cli.help.parameters'],
    ['--round N', 'cli.help.round'],
    SECTION_HELP,
    ['--json', 'cli.help.json'],
  ],
  async run(call) {
    const request = await loadRoundRequest(call);
    if (!request.ok) return request.exit;
    const { file, round, event, system, competition } = request.value;
    const { workbook } = event;
    const isNext = round === undefined || round === competition.pairedRounds + 1;
    if (!workbook || !isNext) return pairFile(call, file, system, competition, round);
    const { pairWorkbook } = await import('./pairWorkbook');
    return pairWorkbook(call, file, system, workbook, (paired, result) =>
      print(call, paired, result),
    );
  },
};

function pairFile(
  call: Call,
  file: string,
  system: PairingSystem,
  tournament: Tournament,
  round: number | undefined,
): ExitCode {
  const unsettled = system.unsettled?.(tournament) ?? [];
  if (unsettled.length > 0) {
    const problems = unsettled.map(({ code, value, args }) =>
      error(code, { kind: 'file' }, value, args),
    );
    call.report(problems, file);
    return EXIT.badInput;
  }
  const task = taskFor(tournament, round);
  if (!task.ok) {
    call.report(task.problems, file);
    return EXIT.badInput;
  }
  call.report(task.warnings, file);
  const { round: paired, tournament: stood } = task.value;
  const result = pairByRank(system, task.value);
  if (!result.ok) return reportRefusal(call, paired, result.refusal, stood.players);
  print(call, paired, result);
  return EXIT.done;
}

const print = (call: Call, round: number, result: PlayedRound): void =>
  call.io.out(call.has('json') ? asJson(round, result) : asLines(result));

/** As JaVaFo and bbpPairings print it: the number counts the bye's line, which stands last. */
function asLines({ pairs, bye, free = [] }: PlayedRound): string {
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  for (const no of bye === null ? free : [bye]) lines.push(`${no} 0`);
  return [lines.length, ...lines].join('\n') + '\n';
}

function asJson(round: number, { pairs, bye, free }: PlayedRound): string {
  // In a workbook tables have the numbers that its sheet shows.
  const numbered: readonly SeatedPair[] = pairs;
  const tables = numbered.map(({ table, white, black }, index) => ({
    table: table ?? index + 1,
    ...{ white, black },
  }));
  return `${JSON.stringify({ round, pairs: tables, bye, ...(free ? { free } : {}) })}\n`;
}
