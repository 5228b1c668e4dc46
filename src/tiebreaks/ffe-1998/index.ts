import { UNPLAYED_READINGS, type TieBreakEdition } from '../types';
import { byCode } from './byCode';
import { CATALOGUE } from './catalogue';
import { ofTeams } from './ofTeams';
import { PRESETS } from './presets';
import { provisionalRating } from './provisionalRating';
import { listWarnings } from './warnings';

/** Annexe "Départages" of the French tournament rules, as of the general assembly of 1998. */
export const FFE_1998: TieBreakEdition = {
  id: 'FFE-1998',
  name: 'tiebreak.FFE-1998',
  from: null,
  until: '2009-06-30',
  catalogue: CATALOGUE,
  byCode,
  presets: PRESETS,
  defaultList: ['BH-C1', 'BH', 'SB'],
  ofTeams,
  warnings: listWarnings,
  unplayedReadings: UNPLAYED_READINGS,
  provisionalRating,
};
