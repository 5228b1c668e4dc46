import { edition as burstein } from '../src/systems/burstein-2026/edition';
import { walkTask as walkBurstein } from '../src/systems/burstein-2026/walk';
import { DOUBLE_EDITION } from '../src/systems/double-swiss-2026';
import { ID as dubov } from '../src/systems/dubov-2026/id';
import { walkTask as walkDubov } from '../src/systems/dubov-2026/walk';
import { edition as dutch2016 } from '../src/systems/dutch-2016/edition';
import { edition as dutch2026 } from '../src/systems/dutch-2026/edition';
import { walkRound as walkDutch } from '../src/systems/dutch/walk';
import { fieldOf } from '../src/systems/matches/field';
import { walkRound as walkMatches } from '../src/systems/matches/walk';
import { TEAM_EDITION } from '../src/systems/team-swiss-2026';
import type { RoundWalk } from '../src/systems/walk';

/**
 * How the systems are walked, without anything else of them: the page carries no more than it needs.
 * `test/publish/walkPage.test.ts` compares it with the registry.
 */
export const PAGE_WALKS: ReadonlyMap<string, RoundWalk> = new Map([
  ...[dutch2016, dutch2026].map((edition): [string, RoundWalk] => [
    edition.id,
    (task) => walkDutch(edition, task),
  ]),
  [dubov, walkDubov],
  [burstein.id, walkBurstein],
  ...[TEAM_EDITION, DOUBLE_EDITION].map((edition): [string, RoundWalk] => [
    edition.id,
    (task) => walkMatches(fieldOf(task, edition)),
  ]),
]);
