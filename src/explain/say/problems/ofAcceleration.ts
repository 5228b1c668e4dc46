import type { ProblemWords } from './words';

/** Problems of accelerated events (C.04.7). */
export const ofAcceleration = {
  'baku-points': {
    says: {
      en: 'Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1); the points are {value}',
      fr: 'L’accélération de Bakou demande un gain valant deux nulles et une défaite valant zéro (C.04.7 1.1) ; les points sont {value}',
      pt: 'A aceleração de Baku exige uma vitória igual a dois empates e uma derrota sem pontos (C.04.7 1.1); os pontos são {value}',
    },
    cure: {
      en: 'Give groups virtual points of your own instead, such as “A: 3 3 1”, or change the points.',
      fr: 'Donnez plutôt des points virtuels propres aux groupes, par exemple « A: 3 3 1 », ou changez les points.',
      pt: 'Dê antes pontos virtuais próprios aos grupos, por exemplo «A: 3 3 1», ou altere os pontos.',
    },
  },
  'baku-without-rounds': {
    says: {
      en: 'Baku acceleration depends on the number of rounds, and nobody has said it (C.04.7 1.4)',
      fr: 'L’accélération de Bakou dépend du nombre de rondes, qui n’est pas indiqué (C.04.7 1.4)',
      pt: 'A aceleração de Baku depende do número de rondas, que não está indicado (C.04.7 1.4)',
    },
    cure: {
      en: 'State the number of rounds (142 or XXR in a TRF, “Rounds” in the workbook).',
      fr: 'Indiquez le nombre de rondes (142 ou XXR dans un TRF, « Rondes » dans le classeur).',
      pt: 'Indique o número de rondas (142 ou XXR num TRF, «Rondas» no livro).',
    },
  },
} satisfies ProblemWords;
