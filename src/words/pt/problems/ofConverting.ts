import type { ofConverting as english } from '../../en/problems/ofConverting';
import type { ProblemWordsLike } from '../../like';

/** Problems of turning one kind of file into another. */
export const ofConverting: ProblemWordsLike<typeof english> = {
  'format-and-name': {
    says: '--format {value} pede um TRF, mas o ficheiro deve chamar-se {file}',
    cure: 'Omita --format ou dê ao ficheiro um nome como torneio.trf.',
  },
  'table-holds-results-only': {
    says: 'uma tabela cruzada só contém números, títulos, nomes, ratings e resultados',
    cure: 'Escreva um TRF ou um livro para manter o resto.',
  },
  'table-loses-results': {
    says: 'uma tabela cruzada não tem palavras para alguns resultados dos jogadores {value} (partidas sem rating, por terminar, faltas sem cores)',
    cure: 'Escreva um TRF ou um livro para os manter.',
  },
  'table-not-readable': {
    says: 'a tabela deste torneio não pode ser relida ({value})',
    cure: 'Escreva um TRF ou um livro para outros programas.',
  },
};
