import type { WordsLike } from '../../like';
import type { forms as english } from '../../en/sheets/forms';

/** What FIDE's forms are called and what stands around them; their fields have FIDE's own names. */
export const forms: WordsLike<typeof english> = {
  'forms.title': 'Formulaires FIDE (IT1, IT3, IT4, FA1, IA1)',
  'forms.own-layout':
    'Notre présentation, avec les noms des champs de la FIDE ; recopiez ce qu’il faut dans le formulaire officiel.',
  'forms.field': 'Champ',
  'forms.fill-in': 'inconnu ici : à remplir',
  'forms.help.output': 'le classeur écrit : rapport, normes des joueurs et des arbitres',
  'forms.export': 'Formulaires FIDE (IT1, IT3, IT4, FA1, IA1)',
};
