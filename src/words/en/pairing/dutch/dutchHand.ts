/** Dutch since 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutchHand = {
  'dutch.hand.homogeneous': 'By hand: homogeneous bracket, MaxPairs = {maxPairs}',
  'dutch.hand.heterogeneous':
    'By hand: heterogeneous bracket, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  'dutch.hand.only': 'By hand: there is one candidate only, {pairs}',
  'dutch.hand.subgroups': 'S1 and S2 before any change',
  'dutch.hand.bsn': 'BSN',
  'dutch.hand.s1': 'S1',
  'dutch.hand.s2': 'S2',
  'dutch.hand.limbo': 'In the Limbo at first: {players}',
  'dutch.hand.remainder': 'Remainder after {pairs}: S1R = {s1}; S2R = {s2}',
  'dutch.hand.found': 'Candidate {walked} of {total} is accepted',
  'dutch.hand.givenUp':
    'Too long to be worked out in full: the accepted candidate comes after the first {walked} of {total}',
  'dutch.hand.large':
    'By hand: candidate {walked} of {total} is accepted; with {size} players the list is too long to be shown',
  'dutch.hand.tooLarge':
    'By hand: with {size} players there are {total} candidates; the list is too long to be worked out',
  'dutch.hand.gap': '{count} {count|more candidate|more candidates}, all refused in the same ways',
  'dutch.hand.gapOpen': 'those that follow are not listed',
  'dutch.hand.met': '{players} have already met',
  'dutch.hand.keptApart': '{players} must not meet (arbiter’s list)',
  'dutch.hand.sameAbsolute': '{players} both have an absolute preference for {colour}',
  'dutch.hand.notComplete':
    'with {players} floating down, the rest of the round could not be paired',
  'dutch.hand.worse': '{criterion}: {found} instead of {best}',
  'dutch.hand.worseAlready': '{criterion}: already {found} instead of {best}',
  'dutch.hand.byeScore': 'with {players} floating down, the bye could not go to a score of {score}',
};
