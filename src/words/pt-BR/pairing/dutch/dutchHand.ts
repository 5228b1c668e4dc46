import type { dutchHand as english } from '../../../en/pairing/dutch/dutchHand';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutchHand: WordsLike<typeof english> = {
  'dutch.hand.homogeneous': 'À mão: grupo homogêneo, MaxPairs = {maxPairs}',
  'dutch.hand.heterogeneous':
    'À mão: grupo heterogêneo, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch.hand.only': 'À mão: só há um candidato, {pairs}',
  'dutch.hand.subgroups': 'S1 e S2 antes de qualquer alteração',
  'dutch.hand.bsn': 'BSN',
  'dutch.hand.s1': 'S1',
  'dutch.hand.s2': 'S2',
  'dutch.hand.limbo': 'No limbo, no início: {players}',
  'dutch.hand.remainder': 'Grupo restante depois de {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch.hand.found': 'É aceito o candidato {walked} de {total}',
  'dutch.hand.givenUp':
    'Longo demais para ser feito por inteiro: o candidato aceito vem depois dos primeiros {walked} de {total}',
  'dutch.hand.large':
    'À mão: é aceito o candidato {walked} de {total}; com {size} jogadores a lista é longa demais para se mostrar',
  'dutch.hand.tooLarge':
    'À mão: com {size} jogadores há {total} candidatos; a lista é longa demais',
  'dutch.hand.gap': 'mais {count} candidatos, todos recusados do mesmo modo',
  'dutch.hand.gapOpen': 'os seguintes não aparecem na lista',
  'dutch.hand.met': '{players} já se enfrentaram',
  'dutch.hand.keptApart': '{players} não podem se enfrentar (lista do árbitro)',
  'dutch.hand.sameAbsolute': '{players} têm ambos preferência absoluta por {colour}',
  'dutch.hand.notComplete': 'se {players} flutuarem, o resto da rodada não pode ser emparceirado',
  'dutch.hand.worse': '{criterion}: {found} em vez de {best}',
  'dutch.hand.worseAlready': '{criterion}: já {found} em vez de {best}',
  'dutch.hand.byeScore': 'se {players} flutuarem, o bye não pode ir para uma pontuação de {score}',
};
