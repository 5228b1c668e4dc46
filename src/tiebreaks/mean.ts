import { isKept, type Part, type TieBreakValue } from './types';

/** A term as people read it: what it counts for itself, or nothing where only the mean counts. */
export interface ShownPart extends Part {
  readonly counted: number | null;
}

/**
 * The working as it is shown. The terms of a mean are shares of it, so that they add up to the value;
 * nobody averages so: shown are the whole terms, then their sum, the division and what came of it,
 * which alone counts. The counted column still adds up to the value.
 */
export function shownParts({ parts, isMean }: TieBreakValue): readonly ShownPart[] {
  const games = parts.filter((part) => part.round !== null && isKept(part));
  const count = games.length;
  if (!isMean || count < 2)
    return parts.map((part) => ({ ...part, counted: isKept(part) ? part.value : null }));
  const isOfMean = (part: Part): boolean => games.includes(part) || part.why === 'rounding';
  const exact = parts.filter(isOfMean).reduce((sum, { value }) => sum + value, 0);
  const value = Math.round(exact * 1e6) / 1e6;
  const sum = Math.round(games.reduce((all, { used }) => all + used!, 0) * 1e6) / 1e6;
  const mean: ShownPart = {
    ...{ round: null, opponent: null, used: null, points: null, value, counted: value },
    ...{ why: 'mean', args: { sum, count }, cut: null, article: games[0].article },
  };
  const isGame = ({ round }: Part): boolean => round !== null;
  return [
    ...parts.filter(isGame).map((part) => ({
      ...part,
      value: isKept(part) ? part.used! : part.value,
      counted: null,
    })),
    mean,
    ...parts
      .filter((part) => !isGame(part) && !isOfMean(part))
      .map((part) => ({ ...part, counted: isKept(part) ? part.value : null })),
  ];
}
