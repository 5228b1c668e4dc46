import type { LanguageFolder } from '../folder';
import { phrases } from './phrases';
import { problems } from './problems';
import { read } from './read';

export const ptBR: LanguageFolder = {
  name: 'Português (Brasil)',
  locale: 'pt-BR',
  otherNames: ['brazilian', 'brasileiro', 'portugues brasileiro', 'bresilien', 'brasileno'],
  guides: {
    arbiter: 'docs/pt-BR/guia-do-arbitro.md',
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
