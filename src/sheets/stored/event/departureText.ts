import type { RawTournament } from '../../../model/raw';
import type { KeptLine } from '../../../model/types';
import type { StoredEvent, Departure } from './storedEvent';

/** `### MPA @ Round 3: 19-7 => 19-44`, as a TRF has it, with the numbers of today. */
export const departureText = ({ kind, round, text }: Departure): string =>
  `### ${kind} @ Round ${round}${text === '' ? '' : `: ${text.replace(/[{}]/g, '')}`}`;

/** No record is called so: the lines follow the last one. */
const AT_THE_END = 'end';

/** The event with its departures among the lines that a TRF keeps: whoever reads it, reads them. */
export function withDepartures(raw: RawTournament, stored: StoredEvent | null): RawTournament {
  if (!stored || stored.departures.length === 0) return raw;
  const others = raw.otherLines ?? [];
  const lines = stored.departures
    .map(departureText)
    // A file that was exported and imported again has them already.
    .filter((text) => !others.some((line) => line.text === text))
    .map((text): KeptLine => ({ text, after: AT_THE_END, isDeparture: true }));
  return { ...raw, otherLines: [...others, ...lines] };
}
