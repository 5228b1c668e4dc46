import type { Preset, TieBreakCode, TieBreakEdition } from '../types';

/** What an event is, as far as the lists of the texts go by it. */
export type EventKind = 'swiss' | 'round-robin' | 'ladder' | 'knock-out';

const isForRoundRobins = ({ id }: Preset): boolean => id.endsWith('round-robin');

/** The printed lists for a kind of event: those with Buchholz are not offered for a round robin. */
export const presetsFor = ({ presets }: TieBreakEdition, kind: EventKind): readonly Preset[] =>
  kind === 'round-robin' ? presets.filter(isForRoundRobins) : presets;

/** What a new event of a kind begins with. */
export function defaultListFor(edition: TieBreakEdition, kind: EventKind): readonly TieBreakCode[] {
  const own = presetsFor(edition, kind).find(({ scope }) => scope === 'individual');
  return kind === 'round-robin' && own ? own.codes : edition.defaultList;
}

/** What a new event of teams begins with; an edition without a list for teams ranks by points alone. */
export const teamListFor = (edition: TieBreakEdition, kind: EventKind): readonly TieBreakCode[] =>
  edition.presets.find(
    (preset) => preset.scope === 'team' && isForRoundRobins(preset) === (kind === 'round-robin'),
  )?.codes ?? [];
