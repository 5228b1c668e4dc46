import { isChecked } from '../../src/event/openEvent';
import { verifyEvent } from '../../src/event/verifyEvent';
import type { Command } from '../command';
import { EXIT } from '../exitCodes';
import { loadEvent } from '../load';
import { reasonText } from '../say';

/** Is the event what its log says? */
export const verify: Command = {
  name: 'verify',
  usage: 'verify event.xlsx [--json]',
  options: { json: { values: 0 } },
  help: [
    ['event.xlsx', 'cli.help.verify-file'],
    ['--json', 'cli.help.json'],
  ],
  async run(call) {
    const file = call.onlyFile();
    if (call.problems.length > 0) return call.refuse();
    const loaded = await loadEvent(call, file);
    if (!loaded.ok) return loaded.exit;
    const event = loaded.value.workbook?.event ?? null;
    if (!isChecked(event)) {
      call.complain('no-workbook-to-verify', 'FILE', file);
      return call.refuse();
    }
    const { ok, breaks, found } = verifyEvent(event);
    const text = (reason: (typeof found)[number]) =>
      reasonText(call, reason, event.tournament.players);
    if (call.has('json')) {
      const answer = { file, ok, breaks: breaks.map(text), found: found.map(text) };
      call.io.out(`${JSON.stringify(answer)}\n`);
    } else for (const reason of [...breaks, ...found]) call.io.out(`${text(reason)}\n`);
    return ok ? EXIT.done : EXIT.no;
  },
};
