import type { inTrf26 as english } from '../../en/problems/inTrf26';
import type { ProblemWordsLike } from '../../like';

/** Problems of the records that TRF26 adds, and of records that contradict each other. */
export const inTrf26: ProblemWordsLike<typeof english> = {
  'records-disagree': {
    says: 'dos líneas se contradicen ({value}); vale {kept}',
    cure: 'Corrija o elimine la equivocada.',
  },
  'bye-disagrees': {
    says: '«{value}» no concuerda con «{column}» en la línea del jugador {player}, ronda {round}; vale «{counts}»',
    cure: 'Escriba lo mismo en ambos lugares.',
  },
  'bad-initial-colour': {
    says: 'el color inicial no es ni W ni B: «{value}»',
    cure: 'Escriba 152 W o 152 B.',
  },
  'bad-bye-type': {
    says: 'tipo de bye desconocido en la línea 240: «{value}»',
    cure: 'Escriba F (un punto), H (medio punto) o Z (sin punto) en la columna 5.',
  },
  'bad-round-range': {
    says: 'no son rondas: «{value}»',
    cure: 'Escriba números enteros desde 1, la primera ronda no después de la última.',
  },
  'bad-number-range': {
    says: 'el primer número inicial es mayor que el último: «{value}»',
    cure: 'Escriba primero el número menor.',
  },
  'bad-abnormal-type': {
    says: 'tipo desconocido en la línea 299: «{value}»',
    cure: 'Se conocen W D L F H Z + - en la columna 5, o un espacio para bonificación o penalización.',
  },
  'abnormal-unknown-player': {
    says: 'la línea 299 nombra el número {value}, que no está en la lista',
    cure: 'Corrija el número o añada el jugador.',
  },
  'virtual-match-points': {
    says: 'la línea 250 da puntos virtuales de encuentro ({value}) en un torneo individual',
    cure: 'Escriba los puntos virtuales en las columnas 10 a 13.',
  },
  'virtual-match-points-unused': {
    says: 'los puntos virtuales de encuentro no significan nada en un torneo individual: «{value}»',
    cure: 'Solo cuentan las columnas 10 a 13; deje vacías las columnas 5 a 8.',
  },
  'virtual-points-zero': {
    says: 'una línea 250 no da puntos virtuales: «{value}»',
    cure: 'Elimine la línea, o escriba los puntos en las columnas 10 a 13.',
  },
  'unknown-162-code': {
    says: 'resultado desconocido en la línea 162: «{value}»',
    cure: 'Se conocen W D L A P X, cada uno seguido de sus puntos, p. ej. W 3.0.',
  },
  'adjourned-not-a-draw': {
    says: 'la línea 162 da a una partida sin terminar otros puntos que unas tablas: «{value}»',
    cure: 'Las clasificaciones la cuentan así hasta que tenga resultado; los emparejamientos la cuentan como tablas (C.04.2).',
  },
  'bye-by-points': {
    says: 'la ronda {round} del jugador {player}, «{value}», valía {worth}, según sus puntos',
    cure: 'Escriba H (medio punto) o Z (sin punto) donde el archivo tiene solo un guion.',
  },
  'forfeit-without-colour': {
    says: 'la partida por incomparecencia {player} – {opponent} de la ronda {round} no tiene colores',
    cure: 'Se lee sin colores; escriba w y b si se conocen.',
  },
  'record-not-read': {
    says: 'esta línea no es como en TRF26; se conserva sin cambios: «{value}»',
    cure: 'Corrija sus columnas si debe contar.',
  },
  'baku-of-another-system': {
    says: 'el archivo indica {value}; por {system}, como se pidió, su aceleración se deja de lado',
    cure: 'Escriba los puntos virtuales en líneas 250 si deben contar.',
  },
};
