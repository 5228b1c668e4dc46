/** The custom function that says how a table was read, and what in it does not fit. */
import { sayReason } from '../src/explain/phrasebook';
import { sayProblem } from '../src/explain/sayProblem';
import { kindOfTable } from '../src/formats/crosstable/kind';
import type { Problem } from '../src/model/problems';
import { say, type Cell } from './call/answer';
import { placeText } from './call/errors';
import { language } from './call/language';
import { loadTable } from './call/loadTable';
import { notFinalTexts } from './call/openGames';

/**
 * How a table was read, and every place where it contradicts itself or could not be read, such as printed points that the results do not give.
 * @customfunction TABLE_CHECK
 * @param table Crosstable with its header row.
 * @returns Place, what is wrong and the cure, one row each under a header row.
 */
export function tableCheck(table: unknown[][]): unknown[][] {
  const { read } = loadTable(table);
  const header = [
    say('functions.head.place'),
    say('functions.head.finding'),
    say('functions.head.cure'),
  ];
  if (!read.ok) return [header, ...read.problems.map(rowOf)];
  const open = notFinalTexts(read.value.tournament).map((text): Cell[] => ['', text, '']);
  const findings = [...read.warnings.map(rowOf), ...open];
  const agrees: Cell[][] = findings.length === 0 ? [['', say('functions.table-agrees'), '']] : [];
  return [header, ['', sayReason(language(), kindOfTable(read.value)), ''], ...agrees, ...findings];
}

function rowOf(problem: Problem): Cell[] {
  const { sentence, cure } = sayProblem(language(), problem);
  return [placeText(problem), sentence, cure];
}
