import type { samples as english } from '../../en/course/samples';
import type { WordsLike } from '../../like';

export const samples: WordsLike<typeof english> = {
  'sample.dubov-1997-columns.title': 'Dubov 1997: las dos columnas, 8 jugadores, ronda 2',
  'sample.dubov-1997-everything.title':
    'Dubov 1997: casi todos los artículos en una ronda, 15 jugadores, ronda 4',
  'sample.club.name': 'Velada de club: 12 jugadores, antes de la ronda 1',
  'sample.open.name': 'Abierto: 60 jugadores, 4 de 9 rondas jugadas',
  'sample.french.name': 'Francés 1994: 24 jugadores, 3 de 7 rondas jugadas',
  'sample.french-1994-baf77-1.title': 'BAF 77, ejemplo 1: forzar la preferencia débil',
  'sample.french-1994-baf77-1.exercise':
    'Empareje la ronda 4. En el nivel de 2 puntos, 1, 4, 5, 11 y 14: 4-1 y 11-5, y 14 flota hacia abajo. Sin BAF 77 sería 5-1 y 4-11.',
  'sample.french-1994-baf77-2.title': 'BAF 77, ejemplo 2: permutaciones antes que intercambios',
  'sample.french-1994-baf77-2.exercise':
    'Empareje la ronda 4. En el nivel de 1½ puntos, 1, 5, 7, 8, 9, 12 y 13: 1-13, 5-8 y 12-7, y 9 flota hacia abajo. Sin BAF 77 sería 1-8, 5-12 y 9-7.',
  'sample.french-1994-baf78-forfeit.title': 'BAF 78: una incomparecencia y los flotes',
  'sample.french-1994-baf78-forfeit.exercise':
    'Empareje la ronda 4: 3 (2½) se enfrenta a 10 (3). Escriba 1-0F: 3 pasa a ser flotante descendente, 10 no es flotante, y no cuentan ni el color ni el rival.',
  'sample.french-1994-baf78-adjourned.title': 'BAF 78: una partida aplazada y los flotes',
  'sample.french-1994-baf78-adjourned.exercise':
    'Marque como aplazada (adj) la partida 2-1 de la ronda 4 y empareje la ronda 5: 2 cuenta como 3 puntos y se enfrenta a 11 (3), así que ninguno flota. Después haga ganar a 2: los flotes quedan como están.',
  'sample.tie-breaks-ffe-1998.title': 'Desempates: los ejemplos del texto francés (FFE-1998)',
  'sample.events.title': 'Torneos para probar',
  'sample.course.title': 'Ejercicio del curso',
  'sample.sections.title': 'Dos secciones en un libro',
  'sample.sections.note': '60 y 10 jugadores, cada sección con sus hojas y ajustes.',
  'sample.open-60.title': 'Abierto de 60 a mitad de torneo',
  'sample.open-200.title': 'Abierto de 200',
  'sample.systems.title': 'Otros sistemas de emparejamiento',
  'sample.dutch-2012.title': 'Holandés 2012 (C.04.1, Estambul 2012)',
  'sample.dutch-2011.title': 'Holandés 2011 (C.04.1, Cracovia 2011)',
  'sample.dubov-1997.title': 'Dubov 1997',
  'sample.french-1994.title': 'Francés 1994 (sistema suizo por Elo)',
  'sample.course-dubov-1997.title': 'Curso: Dubov 1997',
  'sample.course-french-1994.title': 'Curso: Francés 1994, los ejemplos de su texto',
  'sample.course-tie-breaks.title': 'Curso: desempates',
  'sample.stands':
    '{players} {players|jugador|jugadores}, {rounds} {rounds|ronda|rondas}, {paired} {paired|jugada|jugadas}',
  'sample.pair-and-read': 'Empareje la ronda y lea cómo actúan los artículos',
  'sample.course-sheets':
    '{sheets} {sheets|hoja|hojas}: el valor del texto junto a la función que lo calcula',
};
