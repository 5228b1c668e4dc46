import { joinBooks } from '../phrasebook';
import { byHand } from './byHand';
import { cli } from './cli';
import { dubov1997 } from './dubov1997';
import { dutch2011 } from './dutch2011';
import { dutch2011answers } from './dutch2011answers';
import { french1994 } from './french1994';
import { french1994answers } from './french1994answers';
import { dutch2016 } from './dutch2016';
import { functions } from './functions';
import { handling } from './handling';
import { legality } from './legality';
import { pairingCardWords } from './pairingCard';
import { pane } from './pane';
import { prizes } from './prizes';
import { problems } from './problems';
import { sheets } from './sheets';
import { tiebreaks } from './tiebreaks';

/** All phrases of the product; each area has its own file beside this one. */
export const PHRASES = joinBooks(
  byHand,
  dutch2016,
  handling,
  legality,
  dubov1997,
  dutch2011,
  dutch2011answers,
  french1994,
  french1994answers,
  cli,
  pairingCardWords,
  prizes,
  problems,
  tiebreaks,
  pane,
  sheets,
  functions,
);
