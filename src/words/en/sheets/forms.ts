/** What FIDE's forms are called and what stands around them; their fields have FIDE's own names. */
export const forms = {
  'forms.title': 'FIDE’s forms (IT1, IT3, IT4, FA1, IA1)',
  'forms.own-layout':
    'Our own layout with the names of FIDE’s fields; copy what is needed into the official form.',
  'forms.field': 'Field',
  'forms.fill-in': 'not known here: fill in',
  'forms.help.output': 'the workbook that is written: report, norms of players and of arbiters',
  'forms.export': 'FIDE forms (IT1, IT3, IT4, FA1, IA1)',
};
