export const dutch2012 = {
  'dutch2012.name': 'Dutch 2012 (C.04.1, Istanbul 2012)',
  'dutch2012.summary':
    'The 2011 text as revised in 2012: closeness of scores comes before colours, and other sets of players moved down are tried.',
};
