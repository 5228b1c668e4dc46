import type { Phrase } from '../phrasebook';
import { inFiles } from './problems/inFiles';
import { inTrf26 } from './problems/inTrf26';
import { inTables } from './problems/inTables';
import { ofAcceleration } from './problems/ofAcceleration';
import { ofHandling } from './problems/ofHandling';
import { inWorkbook } from './problems/inWorkbook';
import { ofPlayers } from './problems/ofPlayers';
import { ofRequests } from './problems/ofRequests';
import { ofRounds } from './problems/ofRounds';
import type { ProblemWords } from './problems/words';

/** Sentence (`problem.<code>`) and cure (`cure.<code>`) of every problem of bad input. */
export const problems: Readonly<Record<string, Phrase>> = phrases({
  ...inFiles,
  ...inTrf26,
  ...inTables,
  ...inWorkbook,
  ...ofPlayers,
  ...ofRounds,
  ...ofRequests,
  ...ofHandling,
  ...ofAcceleration,
});

function phrases(words: ProblemWords): Record<string, Phrase> {
  const book: Record<string, Phrase> = {};
  for (const [code, { says, cure }] of Object.entries(words)) {
    book[`problem.${code}`] = says;
    book[`cure.${code}`] = cure;
  }
  return book;
}
