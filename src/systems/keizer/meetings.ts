import { isPlayed } from '../../model/outcomes';
import { forbiddenIn, playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { KeizerRules } from './parameters';

/** The games that two players have had. */
export interface Meeting {
  /** The last round in which they played. */
  readonly last: number;
  readonly games: number;
}

/** How near in time and how often players may meet; the round takes the first limit that allows one. */
export interface Limit {
  /** Rounds between two games. */
  readonly rematch: number;
  readonly meetings: number | null;
}

/** From what is announced down to any opponent: a round of few players is still a round (K6). */
export function limitsOf({ rematch, meetings }: KeizerRules, round: number): Limit[] {
  // More rounds than have been played say the same as all of them.
  const most = Math.min(rematch, round - 1);
  const announced: Limit[] = Array.from({ length: most + 1 }, (_, index) => ({
    rematch: most - index,
    meetings,
  }));
  return meetings === null ? announced : [...announced, { rematch: 0, meetings: null }];
}

/** Who has met whom, and whom the arbiter keeps apart. */
export class Meetings {
  private readonly met = new Map<PlayerNo, Map<PlayerNo, Meeting>>();
  private readonly areApart: (a: PlayerNo, b: PlayerNo) => boolean;

  constructor(private readonly task: RoundToPair) {
    const players = playerByNo(task.tournament);
    this.areApart = forbiddenIn(task.tournament, task.round);
    for (const no of task.present) {
      const opponents = new Map<PlayerNo, Meeting>();
      players.get(no)!.entries.forEach(({ opponent, outcome }, index) => {
        if (opponent === null || !isPlayed(outcome)) return;
        const games = (opponents.get(opponent)?.games ?? 0) + 1;
        opponents.set(opponent, { last: index + 1, games });
      });
      this.met.set(no, opponents);
    }
  }

  of(a: PlayerNo, b: PlayerNo): Meeting | undefined {
    return this.met.get(a)?.get(b);
  }

  /** What keeps two players apart under a limit; null: nothing. */
  bar(a: PlayerNo, b: PlayerNo, limit: Limit): 'apart' | 'rematch' | 'meetings' | null {
    if (this.areApart(a, b)) return 'apart';
    const meeting = this.of(a, b);
    if (!meeting) return null;
    if (this.task.round - meeting.last <= limit.rematch) return 'rematch';
    return limit.meetings !== null && meeting.games >= limit.meetings ? 'meetings' : null;
  }
}
