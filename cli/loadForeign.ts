import { isSheetFile } from '../src/formats/fileKind';
import type { Call } from './command';
import type { Loaded } from './files';
import type { FileEvent, LoadedEvent } from './load';
import { loadSheets, onlyEvent } from './loadSheets';

/** The events of a file that another program wrote, by what is in it. */
export async function loadForeign(
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<FileEvent[]> {
  void isSheetFile;
  return loadSheets(call, file, bytes);
}

/** The one event of such a file. */
export const loadOnly = async (
  call: Call,
  file: string,
  bytes: Uint8Array,
): Promise<Loaded<LoadedEvent>> => onlyEvent(call, file, await loadForeign(call, file, bytes));
