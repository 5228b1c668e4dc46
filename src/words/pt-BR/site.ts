import type { WordsLike } from '../like';
import type { site as english } from '../en/site';

export const site: WordsLike<typeof english> = {
  home: 'Obter o Pairsheet',
  guide: 'Guia',
  functions: 'Funções',
  support: 'Suporte',
  administrators: 'Administradores',
  privacy: 'Privacidade',
  workbench: 'Bancada',
  functionsTitle: 'As funções do Pairsheet',
  functionsIntro:
    'Escreva-as em qualquer célula, com CHESS e um ponto antes do nome. Nada é enviado: elas calculam dentro do Excel.',
  mayBeOmitted: 'opcional',
  repeats: 'pode ser dado várias vezes',
  more: 'Forma das tabelas, edições, exemplos',
  contents: 'Índice',
};
