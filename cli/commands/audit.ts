import { AuditBook } from '../../src/event/audit/auditBook';
import { hasDifferences, type AuditRecord } from '../../src/event/audit/record';
import { auditFile } from '../season/auditFile';
import type { Command } from '../command';
import { EXIT } from '../exitCodes';
import { saveAndSay } from '../read/files';
import { finishSeason, goThrough } from '../season/season';
import { OUR_FAULT } from '../season/seasonEvents';

/** Every event of a folder, in any form: what fits which edition, what does not, what cannot be judged. */
export const audit: Command = {
  name: 'audit',
  usage: 'audit FOLDER -o AUDIT.xlsx [--ndjson]',
  options: { output: { values: 1, short: 'o' }, ndjson: { values: 0 } },
  help: [
    ['FOLDER', 'audit.help.folder'],
    ['-o AUDIT.xlsx', 'audit.help.output'],
    ['--ndjson', 'audit.help.ndjson'],
  ],
  async run(call) {
    const folder = call.onlyFile();
    const output = call.text('output') ?? null;
    if (output === null && !call.has('ndjson'))
      call.complain('option-missing', '-o', '-o', { command: 'audit' });
    if (call.problems.length > 0) return call.refuse();
    const book = new AuditBook(call.language);
    const seen = { differences: false, unread: false, ourFault: false };
    const take = (record: AuditRecord): void => {
      if (output !== null) book.add(record);
      if (call.has('ndjson')) call.io.out(`${JSON.stringify(record)}\n`);
      seen.differences ||= hasDifferences(record);
      seen.unread ||= record.event === null;
      seen.ourFault ||= record.notJudged.some(({ code }) => code === OUR_FAULT);
    };
    const gone = await goThrough(call, {
      folder,
      output,
      work: auditFile,
      take: (answer) => (answer as readonly AuditRecord[]).forEach(take),
    });
    if (!gone.ok) return gone.exit;
    if (output !== null) {
      const { writeBook } = await import('../../src/xlsx/workbook');
      const exit = saveAndSay(call, output, await writeBook(book.plan()));
      if (exit !== EXIT.done) return exit;
      finishSeason(call, output);
      if (!call.has('ndjson')) call.io.out(`${book.summary()}\n`);
    }
    if (seen.ourFault) return EXIT.bug;
    // A file that cannot be read hides no difference in the others.
    if (seen.differences) return EXIT.no;
    return seen.unread ? EXIT.badInput : EXIT.done;
  },
};
