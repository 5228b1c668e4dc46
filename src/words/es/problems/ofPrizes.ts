import type { ofPrizes as english } from '../../en/problems/ofPrizes';
import type { ProblemWordsLike } from '../../like';

/** Problems of a table of prizes and of the standings it is for. */
export const ofPrizes: ProblemWordsLike<typeof english> = {
  'prize-column-unknown': {
    says: '«{value}» no es columna de premios ni de la clasificación',
    cure: 'Las columnas son Premio, Puesto, Valor, Reparto, Elo, Edad, Nacimiento, Sexo, o un encabezado de la clasificación.',
  },
  'prize-column-twice': { says: 'la columna «{value}» está dos veces', cure: 'Deje una de ellas.' },
  'prize-value-missing': {
    says: 'la tabla de premios no tiene columna Valor: «{value}»',
    cure: 'Incluya la fila de encabezados en el intervalo y encabece los importes con Valor.',
  },
  'prize-table-empty': {
    says: 'la tabla de premios no tiene ningún premio',
    cure: 'Escriba una fila por premio debajo del encabezado.',
  },
  'prize-place-is-date': {
    says: '«{value}» es una fecha: la hoja de cálculo la hizo de puestos como 2-3',
    cure: 'Escriba delante un apóstrofo (’2-3 se ve como 2-3), o dé a la columna formato de texto y escriba los puestos otra vez.',
  },
  'prize-cell-bad': {
    says: '«{value}» no se puede leer en la columna {column}',
    cure: 'Escríbalo así: {expected}.',
  },
  'prize-year-missing': {
    says: '«{value}» es una edad, y no se conoce el año del torneo',
    cure: 'Dé el año: el inicio del torneo en sus ajustes, o el argumento year de la fórmula; o ponga años de nacimiento en una columna Nacimiento.',
  },
  'prize-place-twice': {
    says: 'el puesto {value} está dos veces para las mismas personas',
    cure: 'Dé cada puesto una vez; los premios para otros necesitan una condición propia.',
  },
  'prize-place-gap': {
    says: 'el puesto {value} está, el puesto {place} no',
    cure: 'Llene el hueco, o cuente los puestos desde 1 sin huecos.',
  },
  'prize-value-rises': {
    says: 'un premio de {value} es mayor que el del puesto anterior',
    cure: 'Haga que los premios bajen de puesto en puesto.',
  },
  'prize-share-mixed': {
    says: 'los premios para las mismas personas se reparten de modos distintos: «{value}»',
    cure: 'Escriba la misma palabra en todas sus filas.',
  },
  'prize-standings-bad': {
    says: 'la clasificación necesita columnas de nombre y puntos; su encabezado es «{value}»',
    cure: 'Incluya la fila de encabezados en el intervalo.',
  },
  'prize-standings-order': {
    says: 'el puesto {value} va detrás de uno más bajo',
    cure: 'Dé la clasificación en su orden.',
  },
  'prize-table-there': {
    says: 'la hoja «{value}» ya contiene los premios',
    cure: 'Cámbiela allí; no se sobrescribe.',
  },
  'prize-table-missing': {
    says: 'este libro no tiene tabla de premios',
    cure: 'Cree la hoja Premios y rellénela.',
  },
  'prize-nobody-possible': {
    says: 'los años de nacimiento «{value}» y la edad «{age}» no dejan a nadie',
    cure: 'Deje uno de los dos.',
  },
  'prize-rules-unknown': {
    says: '«{value}» no es una regla de premios',
    cure: 'Escriba uno o varios, valor u orden, y ninguno, igual o hort, con comas; o elíjalas en el panel.',
  },
};
