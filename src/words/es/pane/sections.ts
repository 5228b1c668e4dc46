import type { sections as english } from '../../en/pane/sections';
import type { WordsLike } from '../../like';

/** Words of the pane: several events in one workbook. */
export const sections: WordsLike<typeof english> = {
  'pane.view-sections': 'Secciones',
  'pane.section': 'Sección',
  'pane.sections-intro':
    'Varios torneos en un libro, cada uno con hojas, ajustes, registro y deshacer propios.',
  'pane.section-shown': 'abierta',
  'pane.section-show': 'Pasar a {name}',
  'pane.section-add': 'Añadir una sección',
  'pane.section-name': 'Nombre',
  'pane.section-name-hint':
    'Corto, como B o U14: sus hojas empiezan por él. Sus ajustes empiezan como los de «{like}».',
  'pane.section-added': 'Sección añadida: {name}',
  'pane.section-added-next': 'Introduzca sus jugadores en su hoja, o tráigalos de otra sección.',
  'pane.section-rename': 'Cambiar el nombre',
  'pane.section-new-name': 'Nombre nuevo',
  'pane.section-renamed': 'La sección «{from}» se llama ahora «{to}»',
  'pane.section-renamed-next':
    'Las hojas existentes conservan el nombre de su pestaña; cámbielo si quiere, se encuentran por sus tablas.',
  'pane.section-up': 'Subir {name}',
  'pane.section-down': 'Bajar {name}',
  'pane.sections-ordered': 'Orden de las secciones: {sections}',
  'pane.section-delete': 'Eliminar',
  'pane.section-delete-question': '¿Eliminar la sección «{name}» con todas sus hojas?',
  'pane.section-delete-what':
    '{players} {players|jugador|jugadores}, {rounds} {rounds|ronda|rondas}: desaparecen resultados, listas y registro. El historial los recupera.',
  'pane.section-delete-again': '¿Conservar la sección «{name}», que ya se ha jugado?',
  'pane.section-keep': 'Conservarla',
  'pane.section-deleted':
    'Sección «{name}» eliminada ({players} {players|jugador|jugadores}, {rounds} {rounds|ronda|rondas})',
  'pane.section-deleted-next': 'El historial la recupera, en la sección abierta.',
  'pane.section-move': 'Mover jugadores',
  'pane.section-move-hint': 'Desde «{from}», antes de la ronda 1 de ambas secciones.',
  'pane.section-move-to': 'A la sección',
  'pane.section-move-who': 'Buscar por número o nombre',
  'pane.section-move-go': 'Mover {count} {count|jugador|jugadores}',
  'pane.section-move-late':
    'La ronda 1 de «{from}» está emparejada: ya no se puede mover a nadie. Retire aquí al jugador e inscríbalo tardíamente en la otra sección.',
  'pane.section-moved-out': '{count} {count|jugador movido|jugadores movidos} a «{to}»',
  'pane.section-moved-in': '{count} {count|jugador traído|jugadores traídos} de «{from}»',
  'pane.section-who': '{names}',
  'pane.section-parted':
    '{count} {count|grupo cambiado|grupos cambiados} de jugadores que no deben enfrentarse',
  'pane.sections-lists': 'Listas de todas las secciones',
  'pane.write-check-in-all': 'Asistencia',
  'pane.write-by-name-all': 'Emparejamientos por nombre',
  'pane.written-check-in-all': 'Asistencia de todas las secciones escrita',
  'pane.written-by-name-all': 'Emparejamientos de todas las secciones por nombre escritos',
  'pane.sections-silent': 'No están en la lista, pues aún no hay nada que mostrar: {sections}',
  'pane.sections-unready': 'Por corregir antes: {sections}',
  'pane.section-gone': 'La sección «{name}» ya no está en el libro.',
};
