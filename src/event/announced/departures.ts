import { parseResult } from '../../formats/results';
import type { Outcome, PlayerNo, Tournament } from '../../model/types';

/** A result that was changed when later rounds may have been paired already. */
export interface LoggedCorrection {
  readonly round: number;
  readonly players: readonly [PlayerNo, PlayerNo];
  /** As seen by the first of the two. */
  readonly was: readonly [Outcome, Outcome];
  /** As it is written in the file. */
  readonly text: string;
}

/** What a file logs of itself, in the order in which it happened. */
export interface NotedDepartures {
  readonly corrections: readonly LoggedCorrection[];
  /** Rounds that were changed by hand, or imported. */
  readonly byHand: ReadonlyMap<number, string>;
  /** The line, by round, that gave players other numbers or ratings once the round was paired. */
  readonly renumbered?: (round: number) => string | null;
}

export const NO_DEPARTURES: NotedDepartures = { corrections: [], byHand: new Map() };

const CORRECTION = /^Correction @ Round (\d+): *(\d+) *- *(\d+) *: *(\S+) *=> *(\S+)/i;
const ADJOURNMENT = /^Adjournment @ Round (\d+): *(\d+) *- *(\d+)\b/i;
const BY_HAND = /^(?:MPA|Import) @ Round (\d+)\b/i;

/** The comment lines of a TRF: `### Correction @ Round 3: 6-17: 1-0 => 0-1` and its kin. */
export const trfDepartures = ({ otherLines = [] }: Tournament): NotedDepartures =>
  departureFacts(otherLines.map(({ text }) => text));

export function departureFacts(lines: readonly string[]): NotedDepartures {
  const corrections: LoggedCorrection[] = [];
  const byHand = new Map<number, string>();
  for (const line of lines) {
    if (!line.startsWith('###')) continue;
    const text = line.slice(3).trim();
    const correction = CORRECTION.exec(text);
    const adjournment = ADJOURNMENT.exec(text);
    const hand = BY_HAND.exec(text);
    if (correction) {
      const [round, white = '', black = '', was = ''] = correction.slice(1);
      corrections.push(...corrected(Number(round), white, black, was, text));
    }
    if (adjournment)
      corrections.push({
        round: Number(adjournment[1]),
        players: [Number(adjournment[2]), Number(adjournment[3])],
        was: ['adjourned', 'adjourned'],
        text,
      });
    if (hand) byHand.set(Number(hand[1]), text);
  }
  return { corrections, byHand };
}

/** The correction that a file or a log names; none where the result cannot be read. */
export function corrected(
  round: number,
  a: string,
  b: string,
  was: string,
  text: string,
): LoggedCorrection[] {
  const parsed = parseResult(was);
  if (!parsed.ok || parsed.result.black === null) return [];
  const { white, black } = parsed.result;
  return [{ round, players: [Number(a), Number(b)], was: [white, black], text }];
}
