import type { WordsLike } from '../../like';
import type { forms as english } from '../../en/sheets/forms';

/** What FIDE's forms are called and what stands around them; their fields have FIDE's own names. */
export const forms: WordsLike<typeof english> = {
  'forms.title': 'Formulários da FIDE (IT1, IT3, IT4, FA1, IA1)',
  'forms.own-layout':
    'Apresentação própria com os nomes dos campos da FIDE; copie o necessário para o formulário oficial.',
  'forms.field': 'Campo',
  'forms.fill-in': 'desconhecido aqui: preencher',
  'forms.help.output': 'a pasta de trabalho gravada: relatório, normas de jogadores e de árbitros',
  'forms.export': 'Formulários da FIDE (IT1, IT3, IT4, FA1, IA1)',
};
