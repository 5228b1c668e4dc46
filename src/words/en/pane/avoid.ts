/** Players kept apart if possible: a wish of the arbiter, outside the rules of the systems. */
export const avoid = {
  'avoid.kept':
    '{players} do not meet: same {column} ({value}); it costs no more than announced ({price})',
  'avoid.too-dear':
    '{players} meet: same {column} ({value}), but parting them costs more than announced ({price})',
  'avoid.no-round':
    '{players} meet: same {column} ({value}), but without them the round cannot be paired',
  'avoid.others-meet':
    '{players} meet: same {column} ({value}), but parting them only makes others of the same {column} meet',
  'avoid.pair':
    '{players} should not meet if possible: same {column} ({value}), price announced: {price}',
  'avoid.departure': 'This departs from the pairing that the rules give',
  'avoid.price.order': 'order only',
  'avoid.price.floats': 'up to floats',
  'avoid.price.colours': 'up to colours',
  'avoid.price.any': 'anything',
};
