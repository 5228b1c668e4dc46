import type { Place } from '../model/problems';

export { sayProblem } from './phrasebook';

/** "12:92", "Round 3!F7" or "" for the file as a whole. */
export function sayPlace(place: Place): string {
  switch (place.kind) {
    case 'file':
      return '';
    case 'line':
      return place.column === undefined ? String(place.line) : `${place.line}:${place.column}`;
    case 'cell':
      return `${place.sheet}!${place.address}`;
    case 'argument':
      return place.name;
  }
}
