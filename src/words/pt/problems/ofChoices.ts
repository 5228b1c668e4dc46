import type { ofChoices as english } from '../../en/problems/ofChoices';
import type { ProblemWordsLike } from '../../like';

/** Problems of which edition is meant. */
export const ofChoices: ProblemWordsLike<typeof english> = {
  'system-contradicts': {
    says: '--system diz {value}, o livro diz {own}',
    cure: 'Omita --system, ou mude a definição na folha do torneio: um torneio mantém o sistema com que começou.',
  },
  'system-not-ours': {
    says: 'o ficheiro indica um sistema de emparceiramento desconhecido aqui: {value}',
    cure: 'Diga com --system qual é. Conhecidos: {known}.',
  },
  'teams-without-system': {
    says: 'aqui jogam equipas umas contra as outras ({value}), e o ficheiro não diz por que sistema foram emparceiradas',
    cure: 'Diga com --system qual é. Conhecidos para equipas: {known}.',
  },
};
