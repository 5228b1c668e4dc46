/** The language of the French text of 1994: levels, S1 and S2, n, b, q, x, p, disturbed pairs. */
export const french1994 = {
  'french1994.player': '{player}',
  'french1994.s1': 'S1',
  'french1994.s2': 'S2',
  'french1994.pairs': 'Pairs',
  'french1994.white': 'White',
  'french1994.black': 'Black',
  'french1994.left-over': 'Left over',
  'french1994.verdict': 'Verdict',
  'french1994.accepted': 'accepted',
  'french1994.baf77-off':
    'The rule of the weakest disturbed preference is switched off: this is not the official pairing',
  'french1994.level-homogeneous': 'Level of {score}: {residents}; homogeneous. Decided by {steps}',
  'french1994.level-half':
    'Level of {score}: {moved} from above with {residents}; at least half came from above, so it is treated as homogeneous. Decided by {steps}',
  'french1994.level-heterogeneous':
    'Level of {score}: {moved} from above with {residents}; heterogeneous. Decided by {steps}',
  'french1994.joined':
    'The level above could not be paired so that the lowest one is completed: the two are joined',
  'french1994.alone': '{players}: no opponent in this level without violating B.1 or B.2',
  'french1994.counts':
    'n = {n} want black, b = {b} want white, q = {q}, so x = {x}; p = {p} {p|pair|pairs}',
  'french1994.placed': 'The players from above first: S1 = {s1}',
  'french1994.halves': 'S1 = {s1}; S2 = {s2}',
  'french1994.residual': 'Residual level: S1 = {s1}; S2 = {s2}',
  'french1994.c6': 'S1 against S2 in order',
  'french1994.c7': 'First permutation of S2 that fulfils what is asked',
  'french1994.c8': 'No permutation will do; first exchange that does: {out} ↔ {in}',
  'french1994.c9-b6': 'B.6 is given up for the downfloaters of this level',
  'french1994.c9-b5': 'B.6 and then B.5 are given up for the downfloaters of this level',
  'french1994.c10-b6': 'B.6 is given up for the upfloaters of this level',
  'french1994.c10-b5': 'B.6 and then B.5 are given up for the upfloaters of this level',
  'french1994.c11':
    'x = {x} is not enough: raised to {disturbed} {disturbed|disturbed pair|disturbed pairs}',
  'french1994.disturbed': 'Disturbed pairs: {disturbed}, the least possible',
  'french1994.baf77-all': 'Every disturbed pair contains a weak preference',
  'french1994.baf77-some':
    'Disturbed pairs without a weak preference: {strong}, the least possible',
  'french1994.c12':
    'Paired again with other floaters, because the level below could not place the first ones',
  'french1994.c13': 'Paired again so that the lowest level can be completed',
  'french1994.c14-s1':
    'Not all players from above can be placed: only the {count} strongest stay in S1',
  'french1994.c14-none': 'None of the players from above can be placed first: {moved}',
  'french1994.c14-pairs': '{p} {p|pair|pairs} are impossible: p reduced to {reached}',
  'french1994.c14-all': 'No pair is possible: the whole level moves down',
  'french1994.floaters': 'Left over: {players}',
  'french1994.by-hand': 'The same by hand',
  'french1994.by-hand-title': 'Candidates in the order of D.1 and D.2',
  'french1994.exempt': 'Exempt: {players}, one point, counts as a downfloater',
  'french1994.colours': 'Colours',
  'french1994.colours-title': 'Pairs in table order with the rule of their colours',
  'french1994.colour-rule': 'Why',
  'french1994.colour.E.1': 'both get what they prefer',
  'french1994.colour.E.2': 'the stronger preference is granted',
  'french1994.colour.E.3': 'alternated from the last games with different colours',
  'french1994.colour.E.4': 'the stronger player gets their preference',
  'french1994.colour.first-round':
    'first round: colours alternate down S1 from the one drawn by lot',
  'french1994.colour.no-game':
    'neither has played: the stronger one by the parity of their number and the colour drawn',
  'french1994.refused.met': '{a} and {b} have already met',
  'french1994.refused.apart': '{a} and {b} must not meet (arbiter’s list)',
  'french1994.refused.clash': '{a} and {b} must both have the same colour',
  'french1994.refused.x': '{disturbed} {disturbed|disturbed pair|disturbed pairs}, {x} allowed',
  'french1994.refused.strong': '{a} – {b} is disturbed without a weak preference',
  'french1994.refused.exempt': '{player} has already had a point without playing',
  'french1994.refused.float': '{player} would float down again',
  'french1994.refused.below': 'good here, but the level below then fails',
  'french1994.name': 'French 1994 (Swiss system on Elo, with BAF 77, 78 and 80)',
  'french1994.summary':
    'S1 against S2 in each score level; weakest colour preferences are forced first; floats are fixed when the round is paired',
};
