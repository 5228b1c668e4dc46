import {
  givePrizes,
  givePrizesOfTeams,
  prizeRulesOf,
  type PrizeSource,
} from '../../src/event/lists/prizes';
import { sayReason } from '../../src/explain/phrasebook';
import { parseDelimited } from '../../src/formats/crosstable/lines/delimited';
import { decodeTrf } from '../../src/formats/trf/decode';
import { sumsOf } from '../../src/prizes/sums';
import type { Distribution } from '../../src/prizes/types';
import { cellPlace } from '../../src/sheets/plan/cells';
import {
  DEFAULT_PRIZE_RULES,
  prizeRuleWords,
  readPrizeRules,
  type PrizeRules,
} from '../../src/sheets/prizeRules';
import { standings as rank } from '../../src/tiebreaks/standings/standings';
import type { Call, Command } from '../command';
import { EXIT } from '../exitCodes';
import { loadBytes, refuse, type Loaded } from '../read/files';
import { loadEvent, type LoadedEvent } from '../read/load';
import { reasonText, say } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import { asCsv, asColumns } from '../print/tables';
import {
  askedEdition,
  editionFor,
  namedSystem,
  ownRankingOf,
  sayEdition,
  wantedTieBreaks,
} from '../tieBreakChoice';
import { isTeamBook } from '../../src/model/matches/teamEvent';

/** The prizes of a table, each with its reason, and who came close. */
export const prizes: Command = {
  name: 'prizes',
  usage:
    'prizes FILE [--prizes TABLE.csv] [--rules WORDS] [--tie-breaks "BH,SB"|--preset NAME] [--edition ID] [--section NAME] [--json|--csv]',
  options: {
    prizes: { values: 1 },
    rules: { values: 1 },
    'tie-breaks': { values: 1 },
    preset: { values: 1 },
    edition: { values: 1 },
    json: { values: 0 },
    ...SECTION_OPTION,
    csv: { values: 0 },
    ...SECTION_OPTION,
  },
  help: [
    ['FILE', 'cli.help.file'],
    ['--prizes TABLE.csv', 'prizes.help.table'],
    ['--rules WORDS', 'prizes.help.rules'],
    ['--tie-breaks CODES', 'cli.help.tie-breaks'],
    ['--preset NAME', 'cli.help.preset'],
    ['--edition EDITION', 'cli.help.edition'],
    SECTION_HELP,
    ['--json', 'cli.help.json'],
    ['--csv', 'cli.help.csv'],
    SECTION_HELP,
  ],
  async run(call) {
    const file = call.onlyFile();
    const asked = askedRules(call);
    askedEdition(call);
    if (call.has('preset') && call.has('tie-breaks'))
      call.complain('options-exclude', '--preset', '--preset', { other: '--tie-breaks' });
    if (call.problems.length > 0) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const { tournament, workbook } = event.value;
    const table = tableOf(call, event.value);
    if (!table.ok) return table.exit;
    const rules = asked ?? (workbook ? prizeRulesOf(workbook.event) : DEFAULT_PRIZE_RULES);
    const counted = namedSystem(event.value)?.asStandingsCount?.(tournament);
    const choice = editionFor(call, event.value);
    const tieBreaks = wantedTieBreaks(call, event.value, choice.edition);
    if (call.problems.length > 0) return call.refuse();
    if (isTeamBook(tournament)) {
      const { id } = choice.edition;
      const given = givePrizesOfTeams(tournament, { tieBreaks, edition: id }, rules, table.value);
      if (given.ok) show(call, given.value);
      else call.report(given.problems, call.text('prizes') ?? file);
      return given.ok ? EXIT.done : EXIT.badInput;
    }
    const list = rank(counted?.tournament ?? tournament, {
      tieBreaks,
      edition: choice.edition.id,
      own: ownRankingOf(call, event.value),
    });
    if (!list.ok) {
      call.report(list.problems, file);
      return EXIT.badInput;
    }
    if (tieBreaks.length > 0) sayEdition(call, choice);
    for (const reason of [...(counted?.notes ?? []), ...list.value.warnings])
      call.io.err(`${reasonText(call, reason, tournament.players)}\n`);
    const given = givePrizes(tournament, list.value, rules, {
      ...table.value,
      out: counted?.out,
    });
    if (!given.ok) {
      call.report(given.problems, call.text('prizes') ?? file);
      return EXIT.badInput;
    }
    show(call, given.value);
    return EXIT.done;
  },
};

function askedRules(call: Call): PrizeRules | undefined {
  const text = call.text('rules');
  if (text === undefined) return undefined;
  const words = text.split(/[,;]/).map((word) => word.trim());
  const read = readPrizeRules(words.filter((word) => word !== ''));
  if (read.ok) return read.rules;
  const known = prizeRuleWords(call.language).join(', ');
  call.complain('bad-option-value', '--rules', read.value, { option: '--rules', known });
  return undefined;
}

/** The table of a file, or the sheet Prizes of the workbook. */
function tableOf(call: Call, { workbook }: LoadedEvent): Loaded<PrizeSource> {
  const players = workbook?.event.read.tables.players;
  const people = players ? { players: [players.header, ...players.rows] } : {};
  const file = call.text('prizes');
  const own = workbook?.event.read.tables.prizes;
  if (file === undefined && own) {
    const cells = [own.header, ...own.rows];
    const placeAt: PrizeSource['placeAt'] = (row, column) => cellPlace(own, row - 1, column);
    return { ok: true, value: { cells, placeAt, ...people } };
  }
  if (file === undefined) {
    call.complain('option-missing', '--prizes', '--prizes', { command: 'prizes' });
    return { ok: false, exit: call.refuse() };
  }
  const bytes = loadBytes(call, file);
  if (!bytes.ok) return bytes;
  const text = decodeTrf(bytes.value);
  if (!text.ok) return refuse(call, text.problems, file);
  const { rows: cells, lines } = parseDelimited(text.value);
  const placeAt: PrizeSource['placeAt'] = (row, column) => ({
    kind: 'line',
    line: lines[row] ?? row + 1,
    column: column + 1,
  });
  return { ok: true, value: { cells, placeAt, ...people } };
}

function show(call: Call, given: Distribution): void {
  const why = (reason: Distribution['awards'][number]['reason']) =>
    sayReason(call.language, reason);
  const sums = sumsOf(given);
  if (call.has('json')) {
    const person = ({ position, no, name }: Distribution['awards'][number]['contender']) => ({
      position,
      no,
      name,
    });
    const json = {
      awards: given.awards.map(({ contender, ladder, amount, reason }) => ({
        ...person(contender),
        prize: ladder.name,
        amount: amount / 100,
        reason: why(reason),
      })),
      notGiven: given.kept.map(({ ladder, prize, amount, reason }) => ({
        prize: ladder.name,
        place: prize.name,
        amount: amount / 100,
        reason: why(reason),
      })),
      nearMisses: given.nearMisses.map(({ contender, ladder, reason }) => ({
        ...person(contender),
        prize: ladder.name,
        reason: why(reason),
      })),
      given: sums.given / 100,
      kept: sums.kept / 100,
      total: sums.total / 100,
    };
    call.io.out(`${JSON.stringify(json, null, 2)}\n`);
    return;
  }
  const rows = [
    [
      say(call, 'head.rank'),
      say(call, 'head.no'),
      say(call, 'head.name'),
      say(call, 'prizes.head.prize'),
      say(call, 'prizes.head.amount'),
      say(call, 'head.reason'),
    ],
    ...given.awards.map(({ contender, ladder, amount, reason }) => [
      contender.position,
      contender.no,
      contender.name,
      ladder.name,
      amount / 100,
      why(reason),
    ]),
    ...given.kept.map(({ ladder, amount, reason }) => [
      '',
      '',
      '–',
      ladder.name,
      amount / 100,
      why(reason),
    ]),
    ...given.nearMisses.map(({ contender, ladder, reason }) => [
      contender.position,
      contender.no,
      contender.name,
      ladder.name,
      '',
      why(reason),
    ]),
  ];
  call.io.out(call.has('csv') ? asCsv(rows) : asColumns(rows, 2));
  const [sum, kept, total] = [sums.given, sums.kept, sums.total].map((cents) => cents / 100);
  call.io.err(`${say(call, 'prizes.sums', { given: sum, kept, total })}\n`);
}
