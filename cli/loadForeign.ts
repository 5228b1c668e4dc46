import { trfSystem } from '../src/event/choice';
import { NO_TRAIL } from '../src/event/trail';
import { openForeign } from '../src/event/openForeign';
import type { Call } from './command';
import { refuse, type Loaded } from './files';
import type { FileEvent, LoadedEvent } from './load';
import { loadSheets, onlyEvent } from './loadSheets';
import { reasonText } from './say';
import { refuseSection } from './section';

/** The events of a file that another program wrote, by what is in it. */
export async function loadForeign(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<FileEvent[]> {
  const opening = openForeign(file, bytes);
  if (!opening) return loadSheets(call, file, bytes);
  const only = (event: Loaded<LoadedEvent>): FileEvent[] => [{ name: file, section: null, event }];
  const refused = refuseSection(call, file);
  if (!refused.ok) return only(refused);
  const opened = await opening;
  if (!opened.ok) return only(refuse(call, opened.problems, file));
  const { tournament, said } = opened.value;
  for (const reason of said) call.io.err(`${file}: ${reasonText(call, reason)}\n`);
  call.report(opened.warnings, file);
  const { warnings } = opened;
  return only({
    ok: true,
    value: { tournament, warnings, printed: [], system: trfSystem(tournament), trail: NO_TRAIL },
  });
}

/** The one event of such a file. */
export const loadOnly = async (
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<Loaded<LoadedEvent>> => onlyEvent(call, file, await loadForeign(call, file, bytes));
