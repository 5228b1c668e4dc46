import type { eventValues as english } from '../../en/sheets/eventValue';
import type { WordsLike } from '../../like';

export const eventValues: WordsLike<typeof english> = {
  'event-value.help':
    'Modifiez une valeur ici ou dans le volet ; les intitulés de gauche doivent rester.',
};
