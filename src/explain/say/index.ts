import { joinBooks } from '../phrasebook';
import { cli } from './cli';
import { dubov1997 } from './dubov1997';
import { functions } from './functions';
import { handling } from './handling';
import { pane } from './pane';
import { problems } from './problems';
import { sheets } from './sheets';
import { tiebreaks } from './tiebreaks';

/** All phrases of the product; each area has its own file beside this one. */
export const PHRASES = joinBooks(
  handling,
  dubov1997,
  cli,
  problems,
  tiebreaks,
  pane,
  sheets,
  functions,
);
