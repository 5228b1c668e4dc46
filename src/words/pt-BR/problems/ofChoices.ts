import type { ofChoices as english } from '../../en/problems/ofChoices';
import type { ProblemWordsLike } from '../../like';

/** Problems of which edition is meant. */
export const ofChoices: ProblemWordsLike<typeof english> = {
  'system-contradicts': {
    says: '--system diz {value}, a pasta de trabalho diz {own}',
    cure: 'Omita --system, ou mude a configuração na planilha do torneio: um torneio mantém o sistema com que começou.',
  },
  'system-not-ours': {
    says: 'o arquivo indica um sistema de emparceiramento desconhecido aqui: {value}',
    cure: 'Diga com --system qual é. Conhecidos: {known}.',
  },
  'teams-without-system': {
    says: 'aqui jogam equipes umas contra as outras ({value}), e o arquivo não diz por qual sistema foram emparceiradas',
    cure: 'Diga com --system qual é. Conhecidos para equipes: {known}.',
  },
};
