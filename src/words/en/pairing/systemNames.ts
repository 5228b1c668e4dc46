/** The pairing systems with their editions, and a line for the arbiter who has to choose. */
export const systemNames = {
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, February 2026)',
  'burstein2026.summary':
    'evens out the opposition of players with the same score: after up to four rounds by the Dutch system, whoever has met the strongest opponents meets whoever has met the weakest',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'evens out the average rating of the opponents of players with the same score; everybody needs a rating',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, February 2026)',
  'dubov2026.summary':
    'evens out the average rating of the opponents within each score; fills brackets from below; everybody needs a rating',
  'dutch2011.name': 'Dutch 2011 (C.04.1, Krakow 2011)',
  'dutch2011.summary':
    'The Dutch system as it stood in 2011: brackets from the top, transpositions and exchanges, backtracking by one bracket.',
  'dutch2012.name': 'Dutch 2012 (C.04.1, Istanbul 2012)',
  'dutch2012.summary':
    'The 2011 text as revised in 2012: closeness of scores comes before colours, and other sets of players moved down are tried.',
  'dutch2016.name': 'Dutch 2016 (C.04.3, Baku 2016)',
  'dutch2016.summary':
    'the usual system of open tournaments from July 2017 to January 2026: the upper half of each score meets the lower half',
  'dutch2026.name': 'Dutch 2026 (C.04.3, February 2026)',
  'dutch2026.summary':
    'the usual system of open tournaments since February 2026: the upper half of each score meets the lower half, the bye goes to the lowest score that allows it',
  'french1994.name': 'French 1994 (Swiss system on Elo, with BAF 77, 78 and 80)',
  'french1994.summary':
    'S1 against S2 in each score level; weakest colour preferences are forced first; floats are fixed when the round is paired',
  'system.round-robin.name': 'Round robin (Berger tables, C.05)',
  'system.round-robin.summary':
    'everybody meets everybody by number, once or twice; in a double one the last two rounds of the first cycle are exchanged, as recommended',
  'system.round-robin-straight.name': 'Round robin, rounds not exchanged (Berger tables, C.05)',
  'system.round-robin-straight.summary':
    'as round robin, but a double one repeats the tables as they stand, with colours reversed',
  'teamSwiss2026.name': 'Team Swiss 2026 (C.04.6, February 2026)',
  'teamSwiss2026.summary':
    'teams meet teams: the top score is completed from below, then paired in the order of the team numbers; match or game points first',
  'doubleSwiss2026.name': 'Double Swiss 2026 (C.04.5, February 2026)',
  'doubleSwiss2026.summary':
    'every pairing is a match of two games with colours reversed; the top score is completed from below',
};
