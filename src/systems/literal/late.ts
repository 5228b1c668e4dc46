/** The readings, loaded when the first is asked for. */
import { DOUBLE_TEXT } from './double-swiss-2026/witness';
import type { SecondReading } from './opinion';
import { matchOpinions, TEAM_TEXT } from './team-swiss-2026/witness';

export { opinionsBurstein } from './burstein-2026/witness';
export { opinionsDubov } from './dubov-2026/witness';
export { opinions2016 } from './dutch-2016/witness';
export { opinions2026 } from './dutch-2026/witness';

export const opinionsTeams: SecondReading = (task, round, work) =>
  matchOpinions(task, TEAM_TEXT, round, work);

export const opinionsDouble: SecondReading = (task, round, work) =>
  matchOpinions(task, DOUBLE_TEXT, round, work);
