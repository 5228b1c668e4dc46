import {
  articleOf,
  compareEditionsInRound,
  type ComparedRound,
  type EditionRound,
} from '../../src/event/check/compareEditions';
import { comparisonSheet, comparedPairsText } from '../../src/event/check/planComparison';
import { stepsAsText } from '../../src/explain/text';
import type { Tournament } from '../../src/model/types';
import { SYSTEM_IDS, systemById } from '../../src/systems';
import { commonCompetition } from '../../src/systems/competition';
import type { PairingSystem, PlayedRound } from '../../src/systems/system';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { saveAndSay } from '../read/files';
import { loadEvent } from '../read/load';
import { say, textOptions } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';

/** Every round of an event by several editions: which pairs differ, and by which article. */
export const compare: Command = {
  name: 'compare',
  usage: 'compare FILE --systems A,B[,C] [--section NAME] [--json] [-o COMPARE.xlsx]',
  options: {
    systems: { values: 1 },
    json: { values: 0 },
    ...SECTION_OPTION,
    output: { values: 1, short: 'o' },
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--systems A,B[,C]', 'cli.help.compare-systems'],
    SECTION_HELP,
    ['--json', 'cli.help.json'],
    ['-o FILE', 'cli.help.compare-output'],
  ],
  async run(call) {
    const file = call.onlyFile();
    const systems = askedSystems(call);
    if (call.problems.length > 0) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const competition = commonCompetition(systems, event.value.tournament);
    if (!competition.ok) {
      call.report(competition.problems, file);
      return EXIT.badInput;
    }
    const tournament = competition.value;
    const rounds: ComparedRound[] = [];
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const compared = compareEditionsInRound(tournament, systems, round);
      if ('problems' in compared) {
        call.report(compared.problems, file);
        return EXIT.badInput;
      }
      rounds.push(compared);
    }
    const saved = await saveSheet(call, tournament, rounds);
    if (saved !== EXIT.done) return saved;
    if (call.has('json')) call.io.out(`${JSON.stringify(asJson(file, systems, rounds))}\n`);
    else call.io.out(asText(call, tournament, rounds));
    return rounds.some(({ differs }) => differs) ? EXIT.no : EXIT.done;
  },
};

/** At least two editions, each known, none twice. */
function askedSystems(call: Call): PairingSystem[] {
  const text = call.text('systems');
  if (text === undefined) {
    call.complain('option-missing', '--systems', '--systems', { command: call.command });
    return [];
  }
  const ids = text.split(',').map((id) => id.trim());
  const known = SYSTEM_IDS.join(', ');
  const systems = ids.flatMap((id) => {
    const system = systemById(id);
    if (!system) call.complain('unknown-system', '--systems', id, { known });
    return system ? [system] : [];
  });
  if (ids.length < 2 || new Set(ids).size < ids.length)
    call.complain('bad-option-value', '--systems', text, { option: '--systems', known });
  return systems;
}

async function saveSheet(
  call: Call,
  tournament: Tournament,
  rounds: readonly ComparedRound[],
): Promise<ExitCode> {
  const output = call.text('output');
  if (output === undefined) return EXIT.done;
  const { writeBook } = await import('../../src/xlsx/workbook');
  const sheet = comparisonSheet(tournament, rounds, call.language);
  const title = { key: 'compare.title' } as const;
  return saveAndSay(call, output, await writeBook({ title, sheets: [sheet] }));
}

function asText(call: Call, tournament: Tournament, rounds: readonly ComparedRound[]): string {
  const lines = rounds.flatMap((each) =>
    each.differs
      ? [say(call, 'compare.differs', { round: each.round }), ...differing(call, tournament, each)]
      : [say(call, 'compare.same', { round: each.round })],
  );
  const count = rounds.filter(({ differs }) => differs).length;
  return [...lines, `${rounds.length} rounds, ${count} differ`].join('\n') + '\n';
}

function differing(call: Call, { players }: Tournament, { editions }: ComparedRound): string[] {
  const options = textOptions(call, players);
  const [measure] = editions;
  const bye = (no: number) => say(call, 'cli.bye', { player: no });
  return editions.flatMap(({ system, paired, only, against, opposed }) => [
    paired
      ? `  ${say(call, 'compare.only', { edition: system.id, pairs: comparedPairsText(only, bye) })}`
      : `  ${say(call, 'compare.none', { edition: system.id })}`,
    ...judged(call, system.id, measure.system.id, stepsAsText(against, options, 2)),
    ...judged(call, measure.system.id, system.id, stepsAsText(opposed, options, 2)),
  ]);
}

const judged = (call: Call, edition: string, other: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${say(call, 'compare.judged', { edition, other })}`, ...lines];

function asJson(
  file: string,
  systems: readonly PairingSystem[],
  rounds: readonly ComparedRound[],
): unknown {
  return {
    file,
    systems: systems.map(({ id }) => id),
    rounds: rounds.map(({ round, differs, editions }) => ({
      round,
      differs,
      editions: editions.map((edition) => editionJson(edition)),
    })),
    differing: rounds.filter(({ differs }) => differs).length,
  };
}

const editionJson = ({ system, paired, only, against, opposed }: EditionRound) => ({
  system: system.id,
  pairs: paired ? tables(paired) : null,
  bye: paired?.bye ?? null,
  only: [
    ...only.pairs.map(({ white, black }) => ({ white, black })),
    ...(only.bye === null ? [] : [{ bye: only.bye }]),
  ],
  article: articleOf(against),
  articleOfFirst: articleOf(opposed),
});

const tables = ({ pairs }: PlayedRound) =>
  pairs.map(({ white, black }, index) => ({ table: index + 1, white, black }));
