import type { ofConverting as english } from '../../en/problems/ofConverting';
import type { ProblemWordsLike } from '../../like';

/** Problems of turning one kind of file into another. */
export const ofConverting: ProblemWordsLike<typeof english> = {
  'format-and-name': {
    says: '--format {value} pide un TRF, pero el archivo se va a llamar {file}',
    cure: 'Omita --format, o dé al archivo un nombre como torneo.trf.',
  },
  'table-holds-results-only': {
    says: 'un cuadro cruzado solo contiene números, títulos, nombres, Elos y resultados',
    cure: 'Escriba un TRF o un libro para conservar lo demás.',
  },
  'table-loses-results': {
    says: 'un cuadro cruzado no puede expresar algunos resultados de los jugadores {value} (partidas que no cuentan para el Elo, sin terminar, incomparecencias sin colores)',
    cure: 'Escriba un TRF o un libro para conservarlos.',
  },
  'table-not-readable': {
    says: 'el cuadro cruzado de este torneo no se puede volver a leer ({value})',
    cure: 'Escriba un TRF o un libro para otros programas.',
  },
};
