import type { dutchHand as english } from '../../../en/pairing/dutch/dutchHand';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutchHand: WordsLike<typeof english> = {
  'dutch.hand.homogeneous': 'A mano: grupo homogéneo, MaxPairs = {maxPairs}',
  'dutch.hand.heterogeneous':
    'A mano: grupo heterogéneo, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch.hand.only': 'A mano: solo hay un candidato, {pairs}',
  'dutch.hand.subgroups': 'S1 y S2 antes de cualquier cambio',
  'dutch.hand.bsn': 'Lugar',
  'dutch.hand.s1': 'S1',
  'dutch.hand.s2': 'S2',
  'dutch.hand.limbo': 'Al principio en el limbo: {players}',
  'dutch.hand.remainder': 'Resto después de {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch.hand.found': 'Se acepta el candidato {walked} de {total}',
  'dutch.hand.givenUp':
    'Demasiado largo para desarrollarlo entero: el candidato aceptado va después de los primeros {walked} de {total}',
  'dutch.hand.large':
    'A mano: se acepta el candidato {walked} de {total}; con {size} jugadores la lista es demasiado larga para mostrarla',
  'dutch.hand.tooLarge':
    'A mano: con {size} jugadores hay {total} candidatos; la lista es demasiado larga para desarrollarla',
  'dutch.hand.gap': '{count} {count|candidato más|candidatos más}, todos rechazados del mismo modo',
  'dutch.hand.gapOpen': 'los siguientes no se listan',
  'dutch.hand.met': '{players} ya se han enfrentado',
  'dutch.hand.keptApart': '{players} no deben enfrentarse (lista del árbitro)',
  'dutch.hand.sameAbsolute': '{players} tienen ambos preferencia absoluta por {colour}',
  'dutch.hand.notComplete':
    'si {players} flotan hacia abajo, el resto de la ronda no se podría emparejar',
  'dutch.hand.worse': '{criterion}: {found} en vez de {best}',
  'dutch.hand.worseAlready': '{criterion}: ya {found} en vez de {best}',
  'dutch.hand.byeScore': 'si {players} flotan hacia abajo, el bye no podría ir a {score} puntos',
};
