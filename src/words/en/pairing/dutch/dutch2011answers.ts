/** Answers of the editions of 2011 and 2012: "why not?", a played round judged, refusals, work by hand. */
export const dutch2011answers = {
  'dutch2011.why.absent': 'Not two different players of this round: {players}',
  'dutch2011.why.B.1.a': '{a} and {b} have already played each other',
  'dutch2011.why.B.2': '{a} and {b} have the same absolute colour preference',
  'dutch2011.why.forbidden': 'The arbiter keeps {a} and {b} apart',
  'dutch2011.why.no-pairing':
    'The round has no legal pairing at all, with or without {a} against {b}',
  'dutch2011.why.incomplete': 'With {a} against {b} the others could not all be paired',
  'dutch2011.why.paired': '{a} and {b} are paired with each other',
  'dutch2011.why.apart':
    '{a} found an opponent ({opponent}) in the bracket of {points} {points|point|points}, before the turn of {b} came; nobody moves down without need',
  'dutch2011.why.never-together': '{a} and {b} were never in the same bracket',
  'dutch2011.why.fewer': 'With {a} against {b} the bracket could not make {p1} {p1|pair|pairs}',
  'dutch2011.why.fewer-with-s1':
    'With {a} against {b} the bracket could not make {p1} {p1|pair|pairs} with {m1} {m1|player|players} moved down among them',
  'dutch2011.why.worse':
    'The best pairing with {a} against {b} ({pairs}) breaks {requirement} {count} {count|time|times}, the accepted one {ours}',
  'dutch2011.why.later':
    'The best pairing with {a} against {b} ({pairs}) is as good but comes later in the order of transpositions and exchanges',
  'dutch2011.why.below':
    'A pairing with {a} against {b} ({pairs}) would come first in this bracket, but those it leaves over do not let the bracket below be paired',
  'dutch2011.judge.absent': 'Not to be paired in this round: {players}',
  'dutch2011.judge.left-out': 'Left without opponent and without bye: {players}',
  'dutch2011.judge.bye':
    '{player} has already had a point or half point without playing and may not have the bye',
  'dutch2011.judge.no-pairing': 'By the rules the round has no pairing',
  'dutch2011.judge.other-bye': 'The bye goes to {ours}, not to {player}',
  'dutch2011.judge.fewer':
    'Bracket of {points} {points|point|points}: {pairs} are {count} {count|pair|pairs}; {p1} can be made: {ours}',
  'dutch2011.judge.fewer-moved-down':
    'Bracket of {points} {points|point|points}: {pairs} pair {count} {count|player|players} moved down; {m1} can be paired: {ours}',
  'dutch2011.judge.worse':
    'Bracket of {points} {points|point|points}: {pairs} break {requirement} {count} {count|time|times}; {ours_pairs} do so {ours} {ours|time|times}',
  'dutch2011.judge.later':
    'Bracket of {points} {points|point|points}: {pairs} are as good, but {ours_pairs} come earlier in the order of transpositions and exchanges',
  'dutch2011.judge.below':
    'Bracket of {points} {points|point|points}: {pairs} would come first here, but those left over do not let the bracket below be paired; {ours_pairs} do',
  'dutch2011.judge.colour': 'The colours are the other way round. {reason}',
  'dutch2011.refuse.no-bye':
    'The number of players is odd, and everyone has already had a point or half point without playing',
  'dutch2011.refuse.lonely': 'No possible opponent in the whole field for {players}',
  'dutch2011.refuse.too-few-partners':
    '{players} can only be paired with too few others: {partners}',
  'dutch2011.refuse.among-themselves':
    '{players} cannot all be paired among themselves, and nobody else can meet them',
  'dutch2011.refuse.unfinished': 'Round {round} has games without result: {players}',
  'dutch2011.cure.results':
    'Enter the results; a game still going on counts as adjourned (a draw for pairing only)',
  'dutch2011.cure.forbidden': 'Take a pair off the list “Must not meet”',
  'dutch2011.cure.absence':
    'Leave one of these players out of the round with a requested bye, if they agree',
  'dutch2011.cure.rematch': 'Pair by hand and log that an absolute criterion was broken',
  'dutch2011.hand.cannot-meet': '{pair} cannot meet',
  'dutch2011.hand.no-bye': '{player} may not have the bye',
  'dutch2011.hand.gives-up': '{requirement} broken {count} {count|time|times}, {allowed} allowed',
  'dutch2011.hand.bracket-below': 'those left over do not let the bracket below be paired',
};
