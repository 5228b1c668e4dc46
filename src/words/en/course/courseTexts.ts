/** Examples of the rule texts in the course. */
export const courseTexts = {
  'course.part-out': '{term} → {value}, does not count: {cut}',
  'course.board': 'Board {board}: {term} = {value}',
  'course.pane-edition': 'Edition',
  'course.head.function': 'Function',
  'course.note-of-text': 'Note on the printed text: {note}',
  'course.exchanges':
    '{article}: the order of exchanges ({count} {count|player|players}) between S1 ({s1}) and S2 ({s2})',
  'course.transpositions': '{article}: the order of transpositions of S2 ({s2}), S1 is {s1}',
  'course.comparisons': '{article}: which exchange comes first? S1 is {s1}, S2 is {s2}',
  'course.histories': '{article}: colours with rounds that were not played',
  'course.columns': '{article}: the two columns of the text',
  'course.quantity': 'Quantity Q',
  'course.ranking': 'Final order',
  'course.task.order': 'In which order does the text try them? Type the place, 1 for the first.',
  'course.task.order-altered':
    'In which order does the text try them? Type the place, 1 for the first that is altered.',
  'course.task.order-exchanges': 'Left of the arrow is who leaves S1, right of it who leaves S2.',
  'course.task.comparisons': 'Type 1 or 2 for the exchange that is tried first.',
  'course.task.histories':
    'How is the history read where colours are compared? Type a letter a round, - for a round without a game.',
  'course.task.columns':
    'Sort both columns: type the place of each, 1 for the top; then who is in the same row.',
  'course.task.quantity':
    'Find Q in the table: points from top to bottom, games from left to right.',
  'course.task.ranking':
    'Who is where? First the points, then direct encounter, Koya and extended Koya.',
  'course.task.koya-steps':
    'Among 2 and 3, who are still tied: the Koya with one score group more, then with one more still.',
  'course.task.floats': 'Floats: type 1 for a downfloat, 2 for an upfloat, 0 for none.',
  'course.task.first-round': 'The first of S1 has drawn {colour}.',
  'course.ask.count-exchanges': 'How many exchanges are there?',
  'course.ask.count-orders': 'How many orders are there, the first one included?',
  'course.ask.comparison': '1: {a}; 2: {b}',
  'course.ask.history': 'Colours:',
  'course.ask.white-column': 'Place of the average {rating} in the column of White',
  'course.ask.black-column': 'Place of the rating {rating} in the column of Black',
  'course.ask.beside': 'Rating in the same row as the average {rating}',
  'course.ask.quantity': 'Q for {points} {points|point|points} of {games} {games|game|games}',
  'course.ask.rank': 'Place of {player}',
  'course.ask.koya-step': 'Koya of {player} against those with {limit} or more',
  'course.ask.float': 'Float of {player} in round {round}',
  'course.ask.float-forfeit': 'Float of {player} in round {round}, when {absent} does not come',
  'course.ask.float-settled': 'Float of {player} in round {round}, once the adjourned game is won',
  'course.hint.count-exchanges': 'Who may leave S1, times who may leave S2.',
  'course.hint.count-orders': 'So many for the first place, one fewer for the second …',
  'course.hint.exchange-rules':
    'Fewest players; then the smallest difference of the sums; then the lowest of S1; then the highest of S2.',
  'course.hint.two-differences': 'The differences of the sums are {a} and {b}.',
  'course.hint.gaps': 'Rounds without a game slide to the front: {count}.',
  'course.hint.keeps-order': 'The colours keep their order.',
  'course.hint.columns':
    'White: the weakest opposition so far comes first. Black: the strongest player comes first.',
  'course.hint.extremes': 'At the top: {white} and {black}.',
  'course.hint.quantity-column': 'The column of {games} {games|game|games}.',
  'course.hint.quantity-row': 'The row of {points} {points|point|points}.',
  'course.hint.points-first': 'They have {points} {points|point|points}.',
  'course.hint.tied-with': 'With as many points: {count}.',
  'course.hint.separated-by': 'What separates them: {code}.',
  'course.hint.alone': 'Nobody else has as many points.',
  'course.hint.forfeit-floats':
    'A win by forfeit counts as a bye; who loses by forfeit does not float.',
  'course.hint.scores-when-paired': 'What counts are the scores at the time of pairing.',
  'course.head.white-cma': 'White (average)',
  'course.head.black-rating': 'Black (rating)',
  'course.head.points-games': 'Points \\ games',
  'course.note.d2-table':
    'In the copies known to us the table of D2 for eight players is garbled. The solution has it as the rule gives it; the printed one for seven players has all numbers one lower.',
  'course.note.baf80':
    'The sentence of BAF 80 names 21, 22 and 23, its tables 20, 21 and 23. It does not matter: the order goes by the place in the level.',
  'course.note.d2-three':
    'The printed list of groups of S2 has 6,8,10 before 6,8,9 and 7,8,9 before 6,10,11; the procedure wants them the other way round. The six exchanges that are printed are right.',
  'course.note.eleven':
    'The note has 6-7-8-10-11 third. By its own rule, and by its count of 720, it should be 6-7-8-10-9.',
  'course.note.f3-portuguese':
    'The Portuguese text prints other letters in two of the three. The English one has them as here.',
  'course.note.d5-french':
    'The French column prints =NBNB for the second history. The colours keep their order, so it is =BNBN.',
  'course.note.dubov-column':
    'The French text says that the ratings of Black rise; its own example has them falling, and that is what is meant.',
  'course.note.quantity':
    'Four cells of the printed table do not follow the rule that makes the others: 5 of 12 and 7 of 12 (72, by the rule 65), 1½ of 8 and 6½ of 8 (251, by the rule 262). They count as printed.',
  'course.note.provisional':
    'The text divides the sum of the four ratings by 2; it must be 4. The 1980 that it prints is right.',
  'course.note.direct':
    'The direct encounter is used once: 4 and 6 stay tied although 6 beat 4. The rules of today would apply it again to the two.',
  'course.note.baf77-1':
    'Level 1, 4, 5, 11, 14: the text has n = 1 and b = 4; it must be n = 4 and b = 1. The arrow of 5 must point down. Without BAF 77 it would be 5-1 and 4-11.',
  'course.note.baf77-2':
    'Level 1, 5, 7, 8, 9, 12, 13: without BAF 77 it would be 1-8, 5-12 and 9-7. Were 9 barred from floating down, the exchange of 7 and 8 that the text names would leave 9 over again; that of 7 and 9 gives 1-8, 5-7, 9-12.',
  'course.note.baf78-adjourned':
    'The text says that 2 and 11 do not float “in round 4”; they meet in round 5.',
  'course.first-round': 'F4: the first round, {count} players',
};
