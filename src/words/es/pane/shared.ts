import type { shared as english } from '../../en/pane/shared';
import type { WordsLike } from '../../like';

/** Dois árbitros num livro. */
export const shared: WordsLike<typeof english> = {
  'pane.view-shared': 'Dos árbitros',
  'shared.what':
    'Varios árbitros pueden tener abierto este libro a la vez. Uno está al mando: emparejamientos, listas, jugadores y deshacer. Los demás introducen resultados, cada uno en su dispositivo.',
  'shared.your-name': 'Su nombre, como lo ven los demás',
  'shared.name': 'Dé su nombre',
  'shared.save-name': 'Guardar el nombre',
  'shared.share': 'Compartir con otros árbitros',
  'shared.stop': 'Dejar de compartir',
  'shared.take-over': 'Tomar el mando',
  'shared.taking': 'Tomando el mando…',
  'shared.you': 'Usted está al mando.',
  'shared.other': '{name} está al mando. Aquí se introducen resultados.',
  'shared.away': '{name} estuvo al mando hasta las {time}. Aquí se introducen resultados.',
  'shared.nobody': 'Nadie está al mando. Aquí se introducen resultados.',
  'shared.arbiters': 'Árbitros: {names}',
  'shared.somebody': 'otro árbitro',
  'shared.begun': 'Compartido con otros árbitros',
  'shared.ended': 'Se dejó de compartir',
  'shared.taken': '{name} tomó el mando de {before}',
  'shared.not-in-charge':
    '{name} está al mando, así que no se escribió nada. Tome primero el mando si le corresponde a usted.',
  'shared.taken-by': '{name} ha tomado el mando. Desde ahora aquí se introducen resultados.',
  'shared.result': 'Mesa {table}: {result}, introducido por {name}',
  'shared.result-earlier': 'Ronda {round}, mesa {table}: {result}, introducido por {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Mesa {table}: entretanto se introdujo {there}, así que no se escribió {result}. Introdúzcalo otra vez si es correcto.',
  'shared.no-network':
    'No hay red: los demás no sabrían que usted toma el mando. Los resultados se pueden introducir.',
  'shared.lost':
    'Ronda {round}, mesa {table}: su {result} ya no está, la hoja tiene {there}. Compruebe la papeleta e introdúzcalo otra vez.',
  'shared.lost-to':
    'Ronda {round}, mesa {table}: su {result} está ahora en la mesa {other}, donde nadie lo introdujo; la mesa {table} tiene {there}. Compruebe las dos papeletas.',
  'shared.twice':
    'Ronda {round}, mesa {table}: su {result} está también en la mesa {other}, donde nadie lo introdujo. Compruebe las dos papeletas.',
  'shared.lost-of':
    'Ronda {round}, mesa {table}: {result}, introducido por {name}, no está; la hoja tiene {there}. Compruebe la papeleta.',
  'shared.lost-of-to':
    'Ronda {round}, mesa {table}: {result}, introducido por {name}, está ahora en la mesa {other}, donde nadie lo introdujo; la mesa {table} tiene {there}. Compruebe las dos papeletas.',
  'shared.clear': 'Borrar {result} en la mesa {other}',
  'shared.move': 'Mover {result} a la mesa {table}',
  'shared.again': 'Introducir otra vez {result} en la mesa {table}',
  'shared.gone': 'Mesa {table}: no se escribió {result}, porque la partida ya no está en la hoja.',
  'shared.correction':
    'Un resultado de una ronda anterior lo corrige el árbitro al mando ({name}).',
  'shared.seen':
    'Otra persona está cambiando este libro. Compártalo, para que nadie sobrescriba al otro.',
};
