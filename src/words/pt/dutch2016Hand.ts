import type { dutch2016Hand as english } from '../en/dutch2016Hand';
import type { WordsLike } from '../like';

/** Dutch 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutch2016Hand: WordsLike<typeof english> = {
  'dutch2016.hand.homogeneous': 'À mão: grupo homogéneo, MaxPairs = {maxPairs}',
  'dutch2016.hand.heterogeneous':
    'À mão: grupo heterogéneo, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch2016.hand.only': 'À mão: só há um candidato, {pairs}',
  'dutch2016.hand.subgroups': 'S1 e S2 antes de qualquer alteração',
  'dutch2016.hand.bsn': 'BSN',
  'dutch2016.hand.s1': 'S1',
  'dutch2016.hand.s2': 'S2',
  'dutch2016.hand.limbo': 'No limbo ao princípio: {players}',
  'dutch2016.hand.remainder': 'Grupo restante depois de {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch2016.hand.found': 'É aceite o candidato {walked} de {total}',
  'dutch2016.hand.givenUp':
    'Demasiado longo para ser feito por inteiro: o candidato aceite vem depois dos primeiros {walked} de {total}',
  'dutch2016.hand.large':
    'À mão: é aceite o candidato {walked} de {total}; com {size} jogadores a lista é demasiado longa para se mostrar',
  'dutch2016.hand.tooLarge':
    'À mão: com {size} jogadores há {total} candidatos; a lista é demasiado longa',
  'dutch2016.hand.gap': 'mais {count} candidatos, todos recusados do mesmo modo',
  'dutch2016.hand.gapOpen': 'os seguintes não são listados',
  'dutch2016.hand.d2': 'D.2: {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3: {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
  'dutch2016.hand.met': '{players} já se defrontaram',
  'dutch2016.hand.keptApart': '{players} estão separados pela lista do árbitro',
  'dutch2016.hand.sameAbsolute': '{players} têm ambos preferência absoluta por {colour}',
  'dutch2016.hand.notComplete':
    'se {players} flutuarem, o resto da ronda não pode ser emparceirado',
  'dutch2016.hand.worse': '{criterion}: {found} em vez de {best}',
  'dutch2016.hand.worseAlready': '{criterion}: já {found} em vez de {best}',
};
