import { fideForms } from '../../src/ratings/fideForms';
import { fill } from '../../src/explain/phrasebook';
import type { Command } from '../command';
import { saveAndSay } from '../read/files';
import { loadEvent, systemFor } from '../read/load';
import { SECTION_HELP, SECTION_OPTION } from '../section';

/** What FIDE's forms ask of an event, as a workbook: the report, norms of players and of arbiters. */
export const forms: Command = {
  name: 'forms',
  usage: 'forms FILE -o FORMS.xlsx [--section NAME]',
  options: { output: { values: 1, short: 'o' }, ...SECTION_OPTION },
  help: [['FILE', 'cli.help.convert-in'], ['-o FORMS.xlsx', 'forms.help.output'], SECTION_HELP],
  async run(call) {
    const file = call.onlyFile();
    const output = call.text('output');
    if (output === undefined) call.complain('option-missing', '-o', '-o', { command: 'forms' });
    if (call.problems.length > 0 || output === undefined) return call.refuse();
    const event = await loadEvent(call, file);
    if (!event.ok) return event.exit;
    const system = systemFor(call, file, event.value, undefined);
    if (!system.ok) return system.exit;
    const { writeBook } = await import('../../src/xlsx/workbook');
    const { tournament } = event.value;
    const plan = fideForms({
      tournament,
      system: fill('en', system.value.name),
      language: call.language,
    });
    return saveAndSay(call, output, await writeBook(plan));
  },
};
