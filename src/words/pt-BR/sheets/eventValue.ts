import type { eventValues as english } from '../../en/sheets/eventValue';
import type { WordsLike } from '../../like';

export const eventValues: WordsLike<typeof english> = {
  'event-value.help': 'Altere um valor aqui ou no painel; os nomes à esquerda devem ficar.',
};
