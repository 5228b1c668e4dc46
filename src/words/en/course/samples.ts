/** The sample events and courses. */
export const samples = {
  'sample.dubov-1997-columns.title': 'Dubov 1997: the two columns, 8 players, round 2',
  'sample.dubov-1997-everything.title':
    'Dubov 1997: nearly every article in one round, 15 players, round 4',
  'sample.club.name': 'Club evening: 12 players, before round 1',
  'sample.open.name': 'Open: 60 players, 4 of 9 rounds played',
  'sample.french.name': 'French 1994: 24 players, 3 of 7 rounds played',
  'sample.french-1994-baf77-1.title': 'BAF 77, example 1: force the weak preference',
  'sample.french-1994-baf77-1.exercise':
    'Pair round 4. In the level of 2 points, 1, 4, 5, 11 and 14: 4-1 and 11-5, and 14 floats down. Without BAF 77 it would be 5-1 and 4-11.',
  'sample.french-1994-baf77-2.title': 'BAF 77, example 2: permutations before exchanges',
  'sample.french-1994-baf77-2.exercise':
    'Pair round 4. In the level of 1½ points, 1, 5, 7, 8, 9, 12 and 13: 1-13, 5-8 and 12-7, and 9 floats down. Without BAF 77 it would be 1-8, 5-12 and 9-7.',
  'sample.french-1994-baf78-forfeit.title': 'BAF 78: a forfeit and the floats',
  'sample.french-1994-baf78-forfeit.exercise':
    'Pair round 4: 3 (2½) meets 10 (3). Enter 1-0F: 3 becomes a downfloater, 10 is not a floater, and neither colour nor opponent counts.',
  'sample.french-1994-baf78-adjourned.title': 'BAF 78: an adjourned game and the floats',
  'sample.french-1994-baf78-adjourned.exercise':
    'Mark the game 2-1 of round 4 as adjourned (adj) and pair round 5: 2 counts as 3 points and meets 11 (3), so neither floats. Then let 2 win: the floats stay as they are.',
  'sample.tie-breaks-ffe-1998.title': 'Tie-breaks: the examples of the French text (FFE-1998)',
  'sample.events.title': 'Events to try',
  'sample.course.title': 'Course exercise',
  'sample.sections.title': 'Two sections in one workbook',
  'sample.sections.note': '60 and 10 players, each section with sheets and settings of its own.',
  'sample.open-60.title': 'Open of 60 in mid-event',
  'sample.open-200.title': 'Open of 200',
  'sample.systems.title': 'Other pairing systems',
  'sample.dutch-2012.title': 'Dutch 2012 (C.04.1, Istanbul 2012)',
  'sample.dutch-2011.title': 'Dutch 2011 (C.04.1, Krakow 2011)',
  'sample.dubov-1997.title': 'Dubov 1997',
  'sample.french-1994.title': 'French 1994 (Swiss system on Elo)',
  'sample.course-dubov-1997.title': 'Course: Dubov 1997',
  'sample.course-french-1994.title': 'Course: French 1994, the examples of its text',
  'sample.course-tie-breaks.title': 'Course: tie-breaks',
  'sample.stands':
    '{players} {players|player|players}, {rounds} {rounds|round|rounds}, {paired} played',
  'sample.pair-and-read': 'Pair the round and read how the articles work',
  'sample.course-sheets':
    '{sheets} {sheets|sheet|sheets}: the value of the text beside the function that finds it',
};
