import type { WordsLike } from '../../like';
import type { forms as english } from '../../en/sheets/forms';

/** What FIDE's forms are called and what stands around them; their fields have FIDE's own names. */
export const forms: WordsLike<typeof english> = {
  'forms.title': 'Formulare der FIDE (IT1, IT3, IT4, FA1, IA1)',
  'forms.own-layout':
    'Eigenes Layout mit den Namen der Felder der FIDE; übertragen Sie das Nötige in das offizielle Formular.',
  'forms.field': 'Feld',
  'forms.fill-in': 'hier nicht bekannt: ausfüllen',
  'forms.help.output':
    'die zu schreibende Arbeitsmappe: Bericht, Normen der Spieler und der Schiedsrichter',
  'forms.export': 'FIDE-Formulare (IT1, IT3, IT4, FA1, IA1)',
};
