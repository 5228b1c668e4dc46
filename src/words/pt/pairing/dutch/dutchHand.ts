import type { dutchHand as english } from '../../../en/pairing/dutch/dutchHand';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutchHand: WordsLike<typeof english> = {
  'dutch.hand.homogeneous': 'À mão: grupo homogéneo, MaxPairs = {maxPairs}',
  'dutch.hand.heterogeneous':
    'À mão: grupo heterogéneo, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch.hand.only': 'À mão: só há um candidato, {pairs}',
  'dutch.hand.subgroups': 'S1 e S2 antes de qualquer alteração',
  'dutch.hand.bsn': 'BSN',
  'dutch.hand.s1': 'S1',
  'dutch.hand.s2': 'S2',
  'dutch.hand.limbo': 'No limbo ao princípio: {players}',
  'dutch.hand.remainder': 'Grupo restante depois de {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch.hand.found': 'É aceite o candidato {walked} de {total}',
  'dutch.hand.givenUp':
    'Demasiado longo para ser feito por inteiro: o candidato aceite vem depois dos primeiros {walked} de {total}',
  'dutch.hand.large':
    'À mão: é aceite o candidato {walked} de {total}; com {size} jogadores a lista é demasiado longa para se mostrar',
  'dutch.hand.tooLarge':
    'À mão: com {size} jogadores há {total} candidatos; a lista é demasiado longa',
  'dutch.hand.gap': 'mais {count} candidatos, todos recusados do mesmo modo',
  'dutch.hand.gapOpen': 'os seguintes não são listados',
  'dutch.hand.met': '{players} já se defrontaram',
  'dutch.hand.keptApart': '{players} não se podem defrontar (lista do árbitro)',
  'dutch.hand.sameAbsolute': '{players} têm ambos preferência absoluta por {colour}',
  'dutch.hand.notComplete': 'se {players} flutuarem, o resto da ronda não pode ser emparceirado',
  'dutch.hand.worse': '{criterion}: {found} em vez de {best}',
  'dutch.hand.worseAlready': '{criterion}: já {found} em vez de {best}',
  'dutch.hand.byeScore': 'se {players} flutuarem, o isento não pode ter uma pontuação de {score}',
};
