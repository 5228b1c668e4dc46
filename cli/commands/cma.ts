import { cmaList } from '../../src/systems';
import type { Command } from '../command';
import { EXIT } from '../exitCodes';
import { loadEvent } from '../read/load';
import { say } from '../print/say';
import { SECTION_HELP, SECTION_OPTION } from '../section';
import { asColumns, asCsv } from '../print/tables';

/** The averages of the opponents' ratings that the Dubov text wants posted after each round. */
export const cma: Command = {
  name: 'cma',
  usage: 'cma FILE [--after N] [--section NAME] [--json|--csv]',
  options: { after: { values: 1 }, json: { values: 0 }, csv: { values: 0 }, ...SECTION_OPTION },
  help: [
    ['FILE', 'cli.help.file'],
    ['--after N', 'cli.help.after'],
    SECTION_HELP,
    ['--json', 'cli.help.json'],
    ['--csv', 'cli.help.csv'],
  ],
  async run(call) {
    const file = call.onlyFile();
    const after = call.number('after', { min: 0, max: 99 });
    if (call.problems.length > 0) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const { pairedRounds } = event.value.tournament;
    if (after !== undefined && after > pairedRounds) {
      call.complain('round-not-paired', '--after', String(after), { paired: pairedRounds });
      return call.refuse();
    }
    const list = cmaList(event.value.tournament, after).map((row) => ({
      ...row,
      points: row.points / 2,
    }));
    if (call.has('json')) {
      call.io.out(`${JSON.stringify({ rounds: after ?? pairedRounds, cma: list })}\n`);
      return EXIT.done;
    }
    const header = [
      'cli.rank',
      'cli.no',
      'cli.name',
      'cli.rating',
      'cli.points',
      'cli.cma',
      'cli.games',
    ] as const;
    const rows = [
      header.map((key) => say(call, key)),
      ...list.map(({ rank, no, name, rating, points, cma: average, games }) => [
        rank,
        no,
        name,
        rating,
        points,
        average ?? '',
        games,
      ]),
    ];
    call.io.out(call.has('csv') ? asCsv(rows) : asColumns(rows, 2));
    return EXIT.done;
  },
};
