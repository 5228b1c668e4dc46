import type * as english from '../../en/read/prizes';
import type { ReadLike } from '../../like';

/** Headers of a table of prizes. */
export const prizeColumns: ReadLike<typeof english.prizeColumns> = {
  prize: ['Premio', 'nombre del premio'],
  place: ['Puesto', 'lugar', 'posición'],
  value: ['Valor', 'importe', 'cantidad'],
  share: ['Reparto', 'repartido'],
  rating: ['Elo'],
  age: ['Edad', 'categoría de edad'],
  born: ['Nacimiento', 'año de nacimiento', 'nacido'],
  sex: ['Sexo', 'género'],
};

/** Rules for prizes, and whom they are for. */
export const prizeWords: ReadLike<typeof english.prizeWords> = {
  one: ['Uno', 'un premio'],
  several: ['Varios'],
  value: ['Valor', 'por valor'],
  order: ['Orden', 'por orden'],
  none: ['Ninguno', 'sin reparto'],
  equal: ['Igual', 'por igual'],
  hort: ['Hort'],
  women: ['Mujeres', 'mujer', 'femenino', 'chicas', 'damas'],
  men: ['Hombres', 'hombre', 'masculino', 'chicos'],
  unrated: ['Sin Elo'],
};
