import type { RawTournament } from '../../model/raw';
import type { KeptLine } from '../../model/types';
import type { Charter, TrailLine } from './charter';

/** `### MPA @ Round 3: 19-7 => 19-44`, as a TRF has it, with the numbers of today. */
export const trailText = ({ kind, round, text }: TrailLine): string =>
  `### ${kind} @ Round ${round}${text === '' ? '' : `: ${text.replace(/[{}]/g, '')}`}`;

/** No record is called so: the lines follow the last one. */
const AT_THE_END = 'end';

/** The event with its trail among the lines that a TRF keeps: whoever reads it, reads them. */
export function withTrail(raw: RawTournament, charter: Charter | null): RawTournament {
  if (!charter || charter.trail.length === 0) return raw;
  const others = raw.otherLines ?? [];
  const lines = charter.trail
    .map(trailText)
    // A file that was exported and imported again has them already.
    .filter((text) => !others.some((line) => line.text === text))
    .map((text): KeptLine => ({ text, after: AT_THE_END, isTrail: true }));
  return { ...raw, otherLines: [...others, ...lines] };
}
