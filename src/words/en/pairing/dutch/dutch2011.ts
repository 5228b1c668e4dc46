/** What the editions of 2011 and 2012 of the Dutch system say about a round. */
export const dutch2011 = {
  'dutch2011.bracket':
    'Bracket of {points} {points|point|points}: {residents}; moved down into it: {movedDown}',
  'dutch2011.lowest-bracket':
    'Lowest bracket, {points} {points|point|points}: {residents}; moved down into it: {movedDown}',
  'dutch2011.no-opponent': '{player} has no possible opponent here and moves down at once',
  'dutch2011.no-opponent-again':
    '{player}, moved down, has no possible opponent here either and moves on',
  'dutch2011.no-opponent-lowest': '{player} has no possible opponent here and stays over',
  'dutch2011.homogeneous':
    'Treated as homogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.homogeneous-even':
    'Treated as homogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.heterogeneous': 'Heterogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.heterogeneous-even':
    'Heterogeneous: P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.paired': 'Paired: {pairs}; staying over: {stayOver}',
  'dutch2011.paired-again': 'The bracket above is paired again: {pairs}; staying over: {stayOver}',
  'dutch2011.moved-down-pairs': 'Players moved down first: {pairs}',
  'dutch2011.remainder': 'Remainder, P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.subgroups': 'P = {p}: S1 = {s1}; S2 = {s2}',
  'dutch2011.exchange': 'Exchange: {fromS1} of S1 for {fromS2} of S2',
  'dutch2011.given-up.closeness':
    'Score difference {difference} accepted {count} {count|time|times}',
  'dutch2011.given-up.B.2': 'B.2 given up for {count} {count|pair|pairs} with a top scorer',
  'dutch2011.given-up.A.7.d':
    'A.7.d given up for {count} {count|pair|pairs}: same colour wanted, both at least strongly',
  'dutch2011.given-up.X':
    'X raised from {minimum} to {count}: pairs in which both want the same colour',
  'dutch2011.given-up.Z':
    'Z raised from {minimum} to {count}: pairs in which both want the same colour at least strongly',
  'dutch2011.given-up.B.5-down':
    'B.5 given up for {count} {count|downfloater|downfloaters}: they floated down in the previous round too',
  'dutch2011.given-up.B.6-down':
    'B.6 given up for {count} {count|downfloater|downfloaters}: they floated down two rounds ago too',
  'dutch2011.given-up.B.5-up':
    'B.5 given up for {count} {count|upfloater|upfloaters}: they floated up in the previous round too',
  'dutch2011.given-up.B.6-up':
    'B.6 given up for {count} {count|upfloater|upfloaters}: they floated up two rounds ago too',
  'dutch2011.backtracking': 'Back to the bracket above: {after} move down instead of {before}',
  'dutch2011.backtracking-none': 'Back to the bracket above: no other set than {before} helps',
  'dutch2011.penultimate': 'The penultimate bracket is paired so that the lowest can be completed',
  'dutch2011.penultimate-none':
    'No pairing of the penultimate bracket lets the lowest be completed',
  'dutch2011.joined': 'The two lowest brackets are joined: S1 = {s1}; S2 = {s2}',
  'dutch2011.fewer-pairs': '{from} pairs cannot be made: P1 becomes {to}',
  'dutch2011.fewer-moved-down':
    'Not all {from} players moved down can be paired: M1 becomes {to} (P1 = {p1})',
  'dutch2011.bye': '{player} stays over in the lowest bracket and has the bye',
  'dutch2011.colours': 'Colours',
  'dutch2011.colour.E.1': '{white} (white) and {black} (black): both preferences are granted',
  'dutch2011.colour.A.7.f':
    '{white} (white) and {black} (black): only one of them has a preference',
  'dutch2011.colour.E.2': '{white} (white) and {black} (black): the stronger preference is granted',
  'dutch2011.colour.E.3':
    '{white} (white) and {black} (black): colours alternate from the last time they differed',
  'dutch2011.colour.E.4':
    '{white} (white) and {black} (black): the preference of the higher ranked player is granted',
  'dutch2011.colour.E.5':
    '{white} (white) and {black} (black): neither has played yet, the drawn colour decides',
  'dutch2011.name': 'Dutch 2011 (C.04.1, Krakow 2011)',
  'dutch2011.summary':
    'The Dutch system as it stood in 2011: brackets from the top, transpositions and exchanges, backtracking by one bracket.',
};
