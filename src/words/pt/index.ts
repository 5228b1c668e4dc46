import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const pt: LanguageFolder = {
  name: 'Português',
  locale: 'pt-PT',
  otherNames: ['portuguese', 'portugais'],
  guides: {
    arbiter: 'docs/pt/guia-do-arbitro.md',
    course: 'docs/pt/curso.md',
    functions: 'docs/pt/funcoes.md',
  },
  // When they are asked for: the command line reads what a language says once it is spoken.
  get phrases() {
    return phrases;
  },
  get problems() {
    return problems;
  },
  get read() {
    return read;
  },
  typeset: (sentence) => sentence,
  decimalMark: ',',
  listMark: '; ',
  listEnd: ' e ',
  // ½ ponto, 1 ponto, 0 pontos, 1½ pontos
  plural: (amount) => (amount > 0 && amount <= 1 ? 0 : 1),
  ordinal: (place) => `${place}.º`,
};
