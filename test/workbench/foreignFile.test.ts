/** A file that is no workbook is refused in a person's words; a new workbook is named by its event. */
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { planCells } from '../../src/sheets/plan/planCells';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { eventName } from '../../workbench/files/eventName';
import { foreignFile } from '../../workbench/files/foreignFile';
import { FOUR } from '../support/fourPlayers';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** The first local file of an archive: 30 bytes, then its name and, as it is stored, what it holds. */
const archive = (name: string, content: string) =>
  bytes(`PK\x03\x04${'\0'.repeat(26)}${name}${content}`);

test.each([
  ['.ods', archive('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), 'isOds'],
  ['.xls', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'isXls'],
  ['.tsv', bytes('No\tName\n1\tAlder'), 'isNoWorkbook'],
])('%s', (_, file, word) => expect(foreignFile(file)).toBe(`workbench.${word}`));

test('.xlsx goes on', () => expect(foreignFile(archive('[Content_Types].xml', '<'))).toBeNull());

test('the name of the event, without what a file name cannot hold', () => {
  const named = { ...FOUR, info: { ...FOUR.info, name: 'Open 2026: A/B?' } };
  expect(eventName(planCells(eventPlan(named, DEFAULT_SETTINGS)))).toBe('Open 2026 A B');
  expect(eventName({ tables: [] })).toBeNull();
});
