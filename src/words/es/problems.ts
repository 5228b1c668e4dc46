import { inFiles } from './problems/inFiles';
import { inTables } from './problems/inTables';
import { inTrf26 } from './problems/inTrf26';
import { inWorkbook } from './problems/inWorkbook';
import { ofAcceleration } from './problems/ofAcceleration';
import { ofChoices } from './problems/ofChoices';
import { ofCrosstables } from './problems/ofCrosstables';
import { ofForeignFiles } from './problems/ofForeignFiles';
import { ofHandling } from './problems/ofHandling';
import { ofMatches } from './problems/ofMatches';
import { ofPlayers } from './problems/ofPlayers';
import { ofPrizes } from './problems/ofPrizes';
import { ofRequests } from './problems/ofRequests';
import { ofRounds } from './problems/ofRounds';
import { ofSections } from './problems/ofSections';
import { ofTeamBooks } from './problems/ofTeamBooks';
import { ofPointValues } from './problems/ofPointValues';
import { ofConverting } from './problems/ofConverting';
import { ofTrfWriting } from './problems/ofTrfWriting';

/** What is wrong, and what to do about it: every problem of bad input. */
export const problems = {
  ...inFiles,
  ...inTables,
  ...inTrf26,
  ...inWorkbook,
  ...ofAcceleration,
  ...ofChoices,
  ...ofCrosstables,
  ...ofForeignFiles,
  ...ofHandling,
  ...ofMatches,
  ...ofPlayers,
  ...ofPrizes,
  ...ofRequests,
  ...ofRounds,
  ...ofSections,
  ...ofTeamBooks,
  ...ofPointValues,
  ...ofConverting,
  ...ofTrfWriting,
};
