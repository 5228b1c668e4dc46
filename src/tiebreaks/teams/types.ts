import type { PlayerNo } from '../../model/types';
import type { TieBreakEntry, TieBreakOptions, TieBreakValue } from '../types';
import type { TeamField } from './teamField';

export interface TeamQuestion {
  readonly field: TeamField;
  readonly no: PlayerNo;
  readonly tied: readonly PlayerNo[];
  readonly options: TieBreakOptions;
}

export type TeamTieBreak = (question: TeamQuestion) => TieBreakValue;

/** A tie-break of teams, or one of players that can be asked of teams. */
export interface FoundTeamTieBreak {
  readonly entry: TieBreakEntry;
  readonly tieBreak: TeamTieBreak;
}
