import { joinBooks } from '../phrasebook';
import { problems } from './problems';

/** All phrases of the product; each area has its own file beside this one. */
export const PHRASES = joinBooks(problems);
