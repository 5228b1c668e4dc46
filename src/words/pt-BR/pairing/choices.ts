import type { choices as english } from '../../en/pairing/choices';
import type { WordsLike } from '../../like';

/** Which edition was taken, and why: one line beside the answer. */
export const choices: WordsLike<typeof english> = {
  'choice.by-file': '{edition}, como diz o arquivo ({word}).',
  'choice.by-date': '{edition}, em vigor quando o torneio começou ({date}).',
  'choice.newest':
    '{edition}, a edição mais recente: o arquivo não indica edição nem dia de início.',
  'choice.newest-of-all': '{edition}, a edição mais recente.',
  'choice.silent-workbook':
    '{edition}, porque a tabela Event não indica um sistema de emparceiramento.',
  'choice.over-file': '{edition}, como pedido; o arquivo diz {own} ({word}).',
  'choice.over-unknown': '{edition}, como pedido; o arquivo diz {word}, desconhecido aqui.',
};
