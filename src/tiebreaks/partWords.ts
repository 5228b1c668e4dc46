import type { WordKey } from '../words';
import type { CutReason, PartReason } from './types';

/** Why a term is what it is, in words. */
export const WHY_WORD: Readonly<Record<PartReason, WordKey>> = {
  played: 'tiebreaks.why.played',
  adjourned: 'tiebreaks.why.adjourned',
  pending: 'tiebreaks.why.pending',
  forfeit: 'tiebreaks.why.forfeit',
  exempt: 'tiebreaks.why.exempt',
  absence: 'tiebreaks.why.absence',
  rule350: 'tiebreaks.why.rule350',
  provisional: 'tiebreaks.why.provisional',
  provisional350: 'tiebreaks.why.provisional350',
  'face-value': 'tiebreaks.why.face-value',
  rounding: 'tiebreaks.why.rounding',
  quantity: 'tiebreaks.why.quantity',
  'level-above': 'tiebreaks.why.level-above',
  'level-below': 'tiebreaks.why.level-below',
  'level-gap': 'tiebreaks.why.level-gap',
  group: 'tiebreaks.why.group',
};

/** Why a term does not count, in words. */
export const CUT_WORD: Readonly<Record<CutReason, WordKey>> = {
  lowest: 'tiebreaks.cut.lowest',
  highest: 'tiebreaks.cut.highest',
  'early-round': 'tiebreaks.cut.early-round',
  'below-half': 'tiebreaks.cut.below-half',
  'below-limit': 'tiebreaks.cut.below-limit',
  'not-played': 'tiebreaks.cut.not-played',
  'not-tied': 'tiebreaks.cut.not-tied',
  'no-win': 'tiebreaks.cut.no-win',
  'no-opponent': 'tiebreaks.cut.no-opponent',
};
