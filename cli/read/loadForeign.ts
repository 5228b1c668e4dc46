import { trfSystem } from '../../src/event/open/choice';
import { openForeign, type OpenedForeign } from '../../src/event/openForeign';
import { NO_DEPARTURES } from '../../src/event/announced/departures';
import { error } from '../../src/model/problems';
import type { Call } from '../command';
import { refuse, type Loaded } from './files';
import type { FileEvent, LoadedEvent } from './load';
import { loadSheets, onlyEvent } from './loadSheets';
import { reasonText } from '../print/say';
import { noSections, SECTION_PLACE } from '../section';

/** The events of a file that another program wrote, by what is in it. */
export async function loadForeign(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<FileEvent[]> {
  const opening = openForeign(file, bytes);
  if (!opening) return loadSheets(call, file, bytes);
  const opened = await opening;
  const failed = (event: Loaded<LoadedEvent>): FileEvent[] => [
    { name: file, section: null, event },
  ];
  if (!opened.ok) return failed(refuse(call, opened.problems, file));
  const asked = call.text('section');
  const events = opened.value.filter(
    ({ section }) => asked === undefined || section?.toLowerCase() === asked.trim().toLowerCase(),
  );
  if (events.length === 0) return failed(refuse(call, [unknownPart(opened.value, asked)], file));
  const isAlone = events.length === 1;
  return events.map((one): FileEvent => {
    const name = isAlone ? file : `${file} (${one.section})`;
    return { name, section: isAlone ? null : one.section, event: eventOf(call, name, one) };
  });
}

function unknownPart(all: readonly OpenedForeign[], asked = '') {
  const known = all.map(({ section }) => section ?? '').filter(Boolean);
  return known.length === 0
    ? noSections(asked)
    : error('unknown-section', SECTION_PLACE, asked, { known: known.join(', ') });
}

function eventOf(
  call: Call,
  name: string,
  { event, areRebuilt, said }: OpenedForeign,
): Loaded<LoadedEvent> {
  for (const reason of said) call.io.err(`${name}: ${reasonText(call, reason)}\n`);
  if (!event.ok) return refuse(call, event.problems, name);
  call.report(event.warnings, name);
  const { value: tournament, warnings } = event;
  const system = trfSystem(tournament);
  return {
    ok: true,
    value: { tournament, warnings, printed: [], areRebuilt, system, departures: NO_DEPARTURES },
  };
}

/** The one event of such a file. */
export const loadOnly = async (
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<Loaded<LoadedEvent>> => onlyEvent(call, file, await loadForeign(call, file, bytes));
