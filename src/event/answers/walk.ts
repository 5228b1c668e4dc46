import { walkCards, type WalkCard } from '../../explain/walkCards';
import type { Language, RoundToPair } from '../../model/types';
import { systemById } from '../../systems';
import { walkByRank } from '../../systems/audit/byRank';
import { taskOf } from '../../systems/competition';
import type { PairingSystem } from '../../systems/system';
import type { BracketWalk } from '../../systems/walk';
import type { CheckedEvent } from '../open/openEvent';
import { picturesOf } from './picture';

/** A round in which pairs can be tried, with a card for everybody in it. */
export interface WalkShown {
  readonly language: Language;
  readonly walks: readonly BracketWalk[];
  readonly cards: readonly WalkCard[];
}

/** null: nobody has written down how pairs are tried in this system, or there is no such round. */
export function walkOfTask(
  system: PairingSystem,
  task: RoundToPair,
  language: Language,
): WalkShown | null {
  const walks = walkByRank(system, task);
  if (!walks || walks.length === 0) return null;
  return { language, walks, cards: walkCards(picturesOf(system, task), language) };
}

export function walkOfRound(
  { tournament, settings }: CheckedEvent,
  round: number,
  language: Language,
): WalkShown | null {
  const system = systemById(settings.system);
  const task = system && taskOf(system, tournament, round);
  return task?.ok ? walkOfTask(system!, task.value, language) : null;
}
