import type { french1994answers as english } from '../../../en/pairing/french/french1994answers';
import type { WordsLike } from '../../../like';

/** What a pairing does worse than the French text of 1994 asks, and why a round is refused. */
export const french1994answers: WordsLike<typeof english> = {
  'french1994.judge.missing': 'sin rival ni bye: {players}',
  'french1994.judge.twice': 'emparejados más de una vez: {players}',
  'french1994.judge.unknown': 'no participan en esta ronda: {players}',
  'french1994.judge.pairs':
    'nivel de {score}: {theirs} {theirs|pareja|parejas}, pero son posibles {ours}',
  'french1994.judge.below':
    'nivel de {score}: bueno en sí, pero entonces el nivel de abajo no se puede emparejar como se pide',
  'french1994.judge.moved': 'nivel de {score}: los jugadores de arriba van primero: {players}',
  'french1994.judge.x':
    'nivel de {score}: {theirs} {theirs|pareja perturbada|parejas perturbadas}, pero bastan {ours}',
  'french1994.judge.baf77':
    'nivel de {score}: {theirs} {theirs|pareja perturbada|parejas perturbadas} sin preferencia débil, pero bastan {ours}',
  'french1994.judge.up':
    'nivel de {score}: alguien vuelve a flotar hacia arriba aunque se puede evitar',
  'french1994.judge.opponent': 'nivel de {score}: {a}, de arriba, juega primero con {b}',
  'french1994.judge.down':
    'nivel de {score}: alguien vuelve a flotar hacia abajo aunque se puede evitar',
  'french1994.judge.exchange': 'nivel de {score}: el intercambio {out} ↔ {in} va antes',
  'french1994.judge.no-exchange': 'nivel de {score}: no hace falta intercambio entre S1 y S2',
  'french1994.judge.permutation':
    'nivel de {score}: {a} – {b} va antes en el orden de permutaciones',
  'french1994.judge.colour':
    'rivales correctos, colores equivocados: {white} tiene blancas contra {black} ({rule})',
  'french1994.why.absent': '{a} y {b} no participan ambos en esta ronda',
  'french1994.why.paired': '{a} y {b} se enfrentan en esta ronda',
  'french1994.why.no-round': 'con {a} – {b} los demás ya no se pueden emparejar todos',
  'french1994.why.best': 'la mejor ronda con {a} – {b} es peor que la correcta',
  'french1994.refusal.pending': 'en la ronda {round} faltan aún resultados: {players}',
  'french1994.refusal.cure-pending':
    'introduzca los resultados, o marque las partidas como aplazadas: cuentan como tablas para el emparejamiento',
  'french1994.refusal.none':
    'no existe emparejamiento completo; quedan demasiado pocos rivales para {players}',
  'french1994.refusal.exempt':
    'el número de jugadores es impar y todos han tenido ya un punto sin jugar',
  'french1994.refusal.exempt-scarce': 'nadie a quien ayudaría dar el bye puede recibirlo ya',
  'french1994.refusal.scarce': 'dependen de los pocos rivales {players}',
  'french1994.refusal.cure-absence':
    'acuerde con uno de {players} que falte a esta ronda (anunciado, sin punto)',
  'french1994.refusal.cure-apart':
    'levante las prohibiciones que usted mismo ha puesto entre jugadores',
  'french1994.refusal.cure-end':
    'termine el torneo con las rondas jugadas: se anunciaron más rondas de las que permite este número de jugadores',
};
