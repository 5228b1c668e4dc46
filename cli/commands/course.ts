import { courseBooks } from '../../src/course/books/courseBooks';
import { error } from '../../src/model/problems';
import { LANGUAGES } from '../../src/model/types';
import type { Command } from '../command';
import { EXIT } from '../exitCodes';
import { fileErrorCode } from '../io';
import { saveAndSay } from '../read/files';

/** The workbooks of the course: examples of the texts solved and as exercises, and ten of ours. */
export const course: Command = {
  name: 'course',
  usage: `course --lang ${LANGUAGES.join('|')} -o FOLDER`,
  options: { output: { values: 1, short: 'o' } },
  help: [['-o FOLDER', 'cli.help.course-output']],
  async run(call) {
    const folder = call.text('output');
    if (folder === undefined)
      call.complain('option-missing', '-o', '-o', { command: call.command });
    for (const extra of call.files)
      call.complain('argument-too-many', extra, extra, { command: call.command });
    if (call.problems.length > 0 || folder === undefined) return call.refuse();
    const { writeBook } = await import('../../src/xlsx/workbook');
    const { language } = call;
    const files: [string, Uint8Array][] = [];
    for (const { file, plan } of courseBooks(language))
      files.push([file, await writeBook(plan, { language, time: '' })]);
    try {
      call.io.makeFolder?.(folder);
    } catch (cause) {
      const code = fileErrorCode(cause);
      if (code === null) throw cause;
      call.report([error('file-unwritable', { kind: 'file' }, code)], folder);
      return EXIT.file;
    }
    for (const [file, bytes] of files) {
      const exit = saveAndSay(call, `${folder.replace(/[\\/]+$/, '')}/${file}`, bytes);
      if (exit !== EXIT.done) return exit;
    }
    return EXIT.done;
  },
};
