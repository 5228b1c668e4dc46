import type { Tournament } from '../types';

const LEFT = /^###\s*Rules left @ Round (\d+)/i;

/**
 * The first round in which the arbiter left the rules that were announced; null: they never did. It
 * is derived from the departures alone, so that it lasts through every file the event is written into
 * and cannot be switched back.
 */
export function rulesLeft({ otherLines = [] }: Pick<Tournament, 'otherLines'>): number | null {
  const rounds = otherLines.flatMap(({ text }) => {
    const match = LEFT.exec(text);
    return match ? [Number(match[1])] : [];
  });
  return rounds.length === 0 ? null : Math.min(...rounds);
}
