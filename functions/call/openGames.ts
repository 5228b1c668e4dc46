import { sayReason } from '../../src/explain/phrasebook';
import type { Tournament } from '../../src/model/types';
import { notFinal } from '../../src/tiebreaks/openGames';
import { language } from './language';

/** That a round is running, or that games were postponed: what lists and the pane say of a table. */
export const notFinalTexts = (tournament: Tournament): string[] =>
  notFinal(tournament).map((reason) => sayReason(language(), reason));
