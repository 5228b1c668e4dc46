/** What the articles of the rules in force say, each in a sentence of our own. */
export const says = {
  'says.initial-list':
    'Players are listed by strength, that is rating; then by title; then by name. The place is the pairing number (TPN).',
  'says.order':
    'For the pairing players are ranked by score, then by pairing number: the smaller number ranks higher.',
  'says.groups':
    'A scoregroup is everybody with the same score. A bracket is a scoregroup with the players left over from above.',
  'says.downfloater':
    'A player who cannot be paired in a bracket floats down, and is a moved-down player in the next one.',
  'says.float-game':
    'When two with different scores have played, the higher ranked has a downfloat, the other an upfloat.',
  'says.float-unplayed':
    'The bye gives a downfloat, and so does a round without a game that is worth more than a loss.',
  'says.float-none':
    'Nothing else gives a float: no absence, no zero-point bye, no loss by forfeit.',
  'says.bye':
    'If the number of players is odd, one has no opponent and no colour: the pairing-allocated bye, worth the same for everybody.',
  'says.difference':
    'The colour difference is games with White less games with Black; only games that were played count.',
  'says.absolute':
    'A preference is absolute if the difference is beyond +1 or −1, or if the last two games had the same colour.',
  'says.strong': 'A preference is strong if the difference is +1 or −1.',
  'says.mild':
    'A preference is mild if the difference is 0: the other colour than in the last game.',
  'says.no-wish':
    'A player who has played no game has no preference: that of the opponent is granted.',
  'says.topscorers':
    'When the last round is paired, topscorers are those with more than half of the points that could be had.',
  'says.complete':
    'A round is complete if all are paired and at most one has the bye. If there is no such round, the arbiter decides.',
  'says.met': 'Two who have played each other do not meet again.',
  'says.bye-bar':
    'No second bye, and none for a player who has scored the points of a win in one round without playing.',
  'says.same-absolute':
    'Two players, neither a topscorer, who have the same absolute preference do not meet.',
  'says.completion': 'The players still unpaired must be able to form a complete round.',
  'says.bye-score': 'The bye goes to the lowest score that the whole round allows.',
  'says.fewest-down': 'As few as possible float down.',
  'says.lowest-down': 'Those who float down have the lowest scores possible.',
  'says.next-bracket':
    'Those who float down are chosen so that the next bracket is paired as well as it can be.',
  'says.bye-unplayed': 'The bye goes to a player with as few unplayed rounds as possible.',
  'says.top-difference':
    'As few topscorers, or opponents of theirs, as possible get a colour difference beyond +2 or −2.',
  'says.top-third':
    'As few topscorers, or opponents of theirs, as possible get the same colour three times running.',
  'says.preferences': 'As few players as possible do not get the colour that they prefer.',
  'says.strong-preferences':
    'As few players as possible do not get the colour that they prefer strongly.',
  'says.down-again':
    'As few residents as possible float down who floated down in the round before.',
  'says.up-again':
    'As few opponents of moved-down players as possible floated up in the round before.',
  'says.down-two': 'As few residents as possible float down who floated down two rounds before.',
  'says.up-two': 'As few opponents of moved-down players as possible floated up two rounds before.',
  'says.down-again-scores':
    'Moved-down players who floated down in the round before meet opponents as near in score as possible.',
  'says.up-again-scores':
    'A player who floated up in the round before meets moved-down players as near in score as possible.',
  'says.down-two-scores':
    'Moved-down players who floated down two rounds before meet opponents as near in score as possible.',
  'says.up-two-scores':
    'A player who floated up two rounds before meets moved-down players as near in score as possible.',
  'says.parameters':
    'A bracket is described by its moved-down players (M0), the most pairs that it can make (MaxPairs), and how many moved-down players are in them (M1).',
  'says.subgroups':
    'S1 holds as many as there are pairs to make, S2 the rest; a moved-down player without an opponent is in the Limbo.',
  'says.first-candidate':
    'The first candidate pairs the first of S1 with the first of S2, the second with the second, and so on.',
  'says.perfect': 'If the first candidate meets all criteria it is taken at once.',
  'says.not-perfect': 'If it does not, the next candidate in the order is looked at.',
  'says.alter-same':
    'In a bracket of one score S2 is transposed first, then players of S1 and S2 are exchanged.',
  'says.alter-mixed':
    'Where players came down, the rest is altered first, then their opponents, then who of them is paired.',
  'says.best':
    'If no candidate is perfect, the best by the criteria in their order is taken; of equals the one that came first.',
  'says.bsn':
    'The players of a bracket are numbered 1, 2, 3 … in their order: the bracket sequence numbers (BSN).',
  'says.transpositions': 'Transpositions of S2 come in the order of a dictionary of these numbers.',
  'says.exchanges':
    'Exchanges: fewest players first, then the smallest difference of the sums, then the largest number that leaves S1.',
  'says.sets':
    'Sets of moved-down players: the one with the smaller number, where they first differ, comes first.',
  'says.lot': 'The colour of number 1 in the first round is drawn by lot: the initial colour.',
  'says.both-granted': 'Both preferences are granted if that is possible.',
  'says.stronger':
    'Otherwise the stronger preference is granted; of two absolute ones that of the wider difference.',
  'says.alternate':
    'Otherwise the colours alternate from the latest round in which theirs were different.',
  'says.higher': 'Otherwise the higher ranked gets the colour that they prefer.',
  'says.parity':
    'Otherwise the pairing number of the higher ranked decides: odd gets the initial colour, even the other one.',
  'says.same-absolute-all':
    'Two with the same absolute preference do not meet, topscorers neither.',
  'says.bracket-from-below':
    'A bracket is a scoregroup with those who float up to it; nobody floats down.',
  'says.aro':
    'ARO is the average rating of the opponents met at the board; 0 before the first game.',
  'says.upfloats':
    'A player who meets a higher score has floated up; MaxT, 2 and a fifth of the rounds, is as often as that should happen.',
  'says.bye-first': 'The bye is given first, before anybody is paired.',
  'says.bye-lowest': 'Then it goes to the lowest score.',
  'says.bye-games': 'Then to the player with the most games played.',
  'says.bye-number': 'Then to the largest number.',
  'says.bye-rank': 'Then to the lowest in the ranking.',
  'says.fewest-up': 'As few as possible float up.',
  'says.highest-up': 'Those who float up have the highest scores possible.',
  'says.up-last-round': 'As few as possible float up who floated up in the round before.',
  'says.up-sets': 'Sets of upfloaters: by score, then by number; the first that is best is taken.',
  'says.seekers':
    'G1 are those who seek White, G2 those who seek Black; if nobody has played, the first and the second half.',
  'says.shifts':
    'Some change from G1 to G2 or back until both are equal and can be paired; the first best set from the middle outwards.',
  'says.s1-by-aro': 'S1 is G1 by ARO, the lowest first; then by number.',
  'says.t2': 'G2 is taken in the first order of its numbers that gives a legal pairing.',
  'says.number-odd':
    'Neither has played: an odd number of the higher ranked gets the initial colour, an even one the other.',
  'says.seeding': 'The first half of the rounds, four at most, are paired as in the Dutch system.',
  'says.index':
    'Then the Index ranks: Buchholz, Sonneborn-Berger, number. An unplayed round is a game against oneself.',
  'says.index-order': 'In a bracket players are ranked by the Index; their points play no part.',
  'says.fewest-out': 'As few as possible float out of the bracket.',
  'says.lowest-out': 'Those who do have the lowest scores possible.',
  'says.following':
    'They are chosen so that the next bracket, too, leaves over as few as possible, with the lowest scores possible.',
  'says.pairing-order':
    'Of equals the pairing comes first in which number 1 has the opponent with the larger number, then number 2.',
  'says.bracket-down': 'From the top bracket down each is paired whole.',
  'says.up-floated': 'As few upfloaters as possible floated in the round before.',
  'says.team-preferences': 'As few colour preferences as possible are not granted.',
  'says.identifier':
    'A pairing is written as its smaller numbers and then their partners; the first such row that is best is taken.',
  'says.one-wish': 'Only one has a preference: it is granted.',
  'says.opposite-wishes': 'Opposite preferences are both granted.',
  'says.lower-difference': 'The lower colour difference gets White.',
  'says.first-wish': 'The first team gets the colour that it prefers.',
  'says.first-alternates': 'The first of the two alternates from its last colour.',
  'says.fewer-whites': 'Fewer Whites gets White.',
  'says.ladder-rules': 'The rules of the ladder are those that the club announced.',
  'says.ladder-worth':
    'The first place is worth three times the last, each place one less than the one above: 9, 8, 7 … 3 with seven players.',
  'says.ladder-list':
    'At the start the places are those of the numbers. After each round all results so far are valued by the list before, then by the new one, until the order stays. With as many points the lower number comes first.',
  'says.ladder-points':
    'Everybody begins with the value of their own place. A win adds the value of the opponent, a draw half of it, a loss nothing; the bye adds two thirds of one’s own value.',
  'says.ladder-bye': 'With an odd number the lowest of those who had the fewest byes sits out.',
  'says.ladder-again':
    'Two may meet again when as many rounds as announced (here five) lie between; where no round keeps that, fewer will do.',
  'says.ladder-near':
    'From the top each meets the nearest below who is allowed and leaves the others a round.',
  'says.ladder-colour':
    'White to who had it less often; then to who had it less often in the games of these two; then to the lower place.',
  'says.systems':
    'A rated event is paired by a system of the Handbook that was announced, in the edition of its day.',
  'says.initial-keys':
    'Equal strength: GM, IM, WGM, FM, WIM, CM, WFM, WCM, none; then the alphabet, unless something else was announced.',
  'says.until-four':
    'Wrong data may always be put right; for that reason no number changes once round 4 has been paired.',
  'says.late':
    'A player who comes late has no points for the rounds before, gets the number of their place, and is paired on arrival.',
  'says.adjourned': 'An adjourned game counts as a draw, for the pairing only.',
  'says.withdrawn': 'A player who withdraws is no longer paired.',
  'says.absent':
    'A player who is known not to play is not paired in that round and scores nothing, unless the rules of the event say otherwise.',
  'says.history':
    'For colours only games that were played count: rounds without one slide to the front.',
  'says.may-meet': 'Two who were paired and did not play may be paired again.',
  'says.tables':
    'Tables: the higher score of the pair, then the sum of both, then the number of the higher ranked. The bye comes last.',
  'says.correction':
    'A correction counts from the next pairing on; told while the next round is being played, from the one after; later, for the rating only.',
  'says.direct': 'Direct encounter: the points of the games among those who are tied.',
  'says.wins': 'Number of wins: rounds with the points of a win, played or not.',
  'says.won': 'Games won: wins at the board.',
  'says.black': 'Games played with Black.',
  'says.black-won': 'Games won with Black.',
  'says.progressive': 'Progressive score: the score after each round, summed.',
  'says.elected':
    'Rounds one elected to play: all rounds but requested byes and losses by forfeit.',
  'says.standard':
    'Standard points: 1 for more points in a round than the opponent, ½ for as many.',
  'says.number': 'The pairing number: the smaller comes first.',
  'says.buchholz': 'Buchholz: the sum of the opponents’ scores.',
  'says.average-buchholz': 'Average of the opponents’ Buchholz, of those met at the board.',
  'says.fore': 'Fore Buchholz: Buchholz as if every game of the last round were drawn.',
  'says.sonneborn':
    'Sonneborn-Berger: the opponents’ scores, each times the points scored against them.',
  'says.koya': 'Koya: points against those who have half of the points or more.',
  'says.average-rating': 'Average rating of the opponents met at the board, to a whole number.',
  'says.performance':
    'Performance: the average rating of the opponents and a difference for the share of points.',
  'says.perfect-performance':
    'Perfect performance: the lowest rating from which the score could be expected.',
  'says.average-performance': 'Average of the opponents’ performances.',
  'says.average-perfect': 'Average of the opponents’ perfect performances.',
  'says.rating': 'The rating: the higher comes first.',
  'says.board-count': 'Board count: each board times its points; the lower is better.',
  'says.other-score': 'Match or game points: those that do not come first.',
  'says.team-sonneborn':
    'Extended Sonneborn-Berger: the opponents’ match or game points, each times those scored against them.',
  'says.schedule':
    'Scores and schedule: the second score and the Buchholz of the first, divided by a factor.',
  'says.cut-one': 'Cut 1: without the lowest term.',
  'says.cut-two': 'Cut 2: without the two lowest terms.',
  'says.median-one': 'Median 1: without the lowest and the highest term.',
  'says.median-two': 'Median 2: without the two lowest and the two highest terms.',
  'says.limit': 'The limit of Koya may be moved by half points.',
  'says.categories':
    'Five categories: bye (1), win by forfeit (2), requested bye with a game after it (3), loss by forfeit (4), requested bye and no game after it (5).',
  'says.adjusted':
    'For their opponents a player’s score counts as awarded; each round of category 5 counts as a draw.',
  'says.dummy':
    'One’s own unplayed round is a game against a dummy with one’s own score: for a bye at most a draw in every round, for a forfeit at most what the scheduled opponent has.',
  'says.cut-unplayed':
    'What is cut first is the lowest term of a round that the player chose not to play.',
};
