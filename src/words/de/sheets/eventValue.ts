import type { eventValues as english } from '../../en/sheets/eventValue';
import type { WordsLike } from '../../like';

export const eventValues: WordsLike<typeof english> = {
  'event-value.help':
    'Ändern Sie einen Wert hier oder im Aufgabenbereich; die Namen links müssen bleiben.',
};
