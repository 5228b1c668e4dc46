/** Dutch 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutch2016Hand = {
  'dutch2016.hand.homogeneous': 'By hand: homogeneous bracket, MaxPairs = {maxPairs}',
  'dutch2016.hand.heterogeneous':
    'By hand: heterogeneous bracket, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch2016.hand.only': 'By hand: there is one candidate only, {pairs}',
  'dutch2016.hand.subgroups': 'S1 and S2 before any change',
  'dutch2016.hand.bsn': 'BSN',
  'dutch2016.hand.s1': 'S1',
  'dutch2016.hand.s2': 'S2',
  'dutch2016.hand.limbo': 'In the Limbo at first: {players}',
  'dutch2016.hand.remainder': 'Remainder after {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch2016.hand.found': 'Candidate {walked} of {total} is accepted',
  'dutch2016.hand.givenUp':
    'Too long to be worked out in full: the accepted candidate comes after the first {walked} of {total}',
  'dutch2016.hand.large':
    'By hand: candidate {walked} of {total} is accepted; with {size} players the list is too long to be shown',
  'dutch2016.hand.tooLarge':
    'By hand: with {size} players there are {total} candidates; the list is too long to be worked out',
  'dutch2016.hand.gap': '{count} more candidates, all refused in the same ways',
  'dutch2016.hand.gapOpen': 'those that follow are not listed',
  'dutch2016.hand.d2': 'D.2: {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3: {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
  'dutch2016.hand.met': '{players} have already met',
  'dutch2016.hand.keptApart': '{players} are kept apart by the arbiter’s list',
  'dutch2016.hand.sameAbsolute': '{players} both have an absolute preference for {colour}',
  'dutch2016.hand.notComplete':
    'with {players} floating down, the rest of the round could not be paired',
  'dutch2016.hand.worse': '{criterion}: {found} instead of {best}',
  'dutch2016.hand.worseAlready': '{criterion}: already {found} instead of {best}',
};
