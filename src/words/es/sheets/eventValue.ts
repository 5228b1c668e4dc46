import type { eventValues as english } from '../../en/sheets/eventValue';
import type { WordsLike } from '../../like';

export const eventValues: WordsLike<typeof english> = {
  'event-value.help':
    'Cambie un valor aquí o en el panel; los nombres de la izquierda deben quedar.',
};
