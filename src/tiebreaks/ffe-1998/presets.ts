import type { EventKind, TieBreakCode } from '../types';

/** §3: the lists recommended by kind of event, in the order of the text. */
export const PRESETS: Readonly<Record<EventKind, readonly TieBreakCode[]>> = {
  'round-robin': ['DE', 'KOYA', 'SB', 'WINS'],
  'team-round-robin': ['GP', 'MP', 'DE', 'SB-T'],
  'swiss-rated': ['ARO', 'PERF'],
  'swiss-incoherent': ['DE', 'CUM', 'BH', 'SB', 'WINS'],
  'swiss-unrated': ['DE', 'BH', 'SB', 'WINS'],
  'team-swiss': ['GP', 'MP', 'DE', 'BH', 'SB-T'],
};
