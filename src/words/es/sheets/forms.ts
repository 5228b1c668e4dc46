import type { WordsLike } from '../../like';
import type { forms as english } from '../../en/sheets/forms';

/** What FIDE's forms are called and what stands around them; their fields have FIDE's own names. */
export const forms: WordsLike<typeof english> = {
  'forms.title': 'Formularios de la FIDE (IT1, IT3, IT4, FA1, IA1)',
  'forms.own-layout':
    'Diseño propio con los nombres de los campos de la FIDE; copie lo necesario al formulario oficial.',
  'forms.field': 'Campo',
  'forms.fill-in': 'no se conoce aquí: rellenar',
  'forms.help.output': 'el libro que se escribe: informe, normas de jugadores y de árbitros',
  'forms.export': 'Formularios FIDE (IT1, IT3, IT4, FA1, IA1)',
};
