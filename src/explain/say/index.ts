import { joinBooks } from '../phrasebook';
import { cli } from './cli';
import { problems } from './problems';
import { tiebreaks } from './tiebreaks';

/** All phrases of the product; each area has its own file beside this one. */
export const PHRASES = joinBooks(cli, problems, tiebreaks);
