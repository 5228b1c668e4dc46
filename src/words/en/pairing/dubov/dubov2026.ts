/** Dubov 2026 (C.04.4.1): what its text says under its own numbers. */
export const dubov2026 = {
  'dubov2026.rule.5.2.1':
    '5.2.1: neither has played yet; initial colour by the pairing number of {higher}, the higher ranked',
  'dubov2026.rule.5.2.2': '5.2.2: both preferences are granted',
  'dubov2026.rule.5.2.3': '5.2.3: the stronger preference is granted',
  'dubov2026.rule.5.2.4':
    '5.2.4: alternated from the latest game in which they had different colours',
  'dubov2026.rule.5.2.5': '5.2.5: the preference of {higher}, the higher ranked',
  'dubov2026.C5': 'upfloaters',
  'dubov2026.C6': 'scores of the upfloaters, the lowest first (the higher the better)',
  'dubov2026.C7': 'players without their colour preference',
  'dubov2026.C8': 'upfloaters who have already floated up as often as they should',
  'dubov2026.C9': 'earlier upfloats of those',
  'dubov2026.C10': 'upfloaters who floated up in the previous round',
  'dubov2026.sameAbsolute': '{players} both have an absolute preference for {colour}',
  'dubov2026.bracket': 'Bracket of {score} {score|point|points}',
  'dubov2026.residents': 'Residents still to be paired: {players}',
  'dubov2026.upfloaters': 'Upfloaters: {players}',
  'dubov2026.noUpfloaters': 'No upfloater is needed',
  'dubov2026.g1': 'G1, who seek White: {players}',
  'dubov2026.g2': 'G2, who seek Black: {players}',
  'dubov2026.g1Half': 'Nobody here has played yet. G1, the first half by number: {players}',
  'dubov2026.g2Half': 'G2, the second half: {players}',
  'dubov2026.shift.withinG1':
    'Pairs within G1 cannot be avoided; one player of each moves to G2: {players}',
  'dubov2026.shift.withinG2':
    'Pairs within G2 cannot be avoided; one player of each moves to G1: {players}',
  'dubov2026.shift.fromG1': 'From G1 to G2, to make both equal: {players}',
  'dubov2026.shift.fromG2': 'From G2 to G1, to make both equal: {players}',
  'dubov2026.shift.order': 'Order in which they are tried, from the middle outwards: {numbers}',
  'dubov2026.pairs':
    'Pairs: {count}. S1 by the average rating of opponents (ARO), T2 the first order of G2 that gives a legal pairing',
  'dubov2026.head.aro': 'ARO',
  'dubov2026.head.s1': 'S1',
  'dubov2026.head.t2': 'T2',
  'dubov2026.head.set': 'Players',
  'dubov2026.criteria': 'What the bracket costs on each criterion',
  'dubov2026.bye':
    'score {score}, games played {games}, number {number}: the lowest score first, then the most games, then the largest number',
  'dubov2026.byeNeeded': 'passed over, since the others could not all be paired without: {players}',
  'dubov2026.hand.upfloaters': 'Sets of upfloaters up to the one chosen',
  'dubov2026.hand.unavoidable': 'Sets of shifters out of the smaller subgroup up to the one chosen',
  'dubov2026.hand.equalising': 'Sets of shifters out of the larger subgroup up to the one chosen',
  'dubov2026.hand.noPairing': 'the bracket has no legal pairing',
  'dubov2026.hand.notComplete': 'the others could not all be paired',
  'dubov2026.hand.worse': 'worse on {criterion}: {found} instead of {best}',
  'dubov2026.hand.noBest': 'gives no legal pairing that is best on C7',
  'dubov2026.judge.byeGames':
    '{player} got the bye with {found} {found|game|games} played; {other} has played {best}',
  'dubov2026.judge.byeNumber': '{player} got the bye; {other} has the larger pairing number',
  'dubov2026.judge.worse': 'bracket of {score}: worse on {criterion}: {found} instead of {best}',
  'dubov2026.judge.upfloaters':
    'bracket of {score}: {played} {played|floats|float} up; {ours} {ours|is|are} as good on every criterion and {ours|comes|come} first',
  'dubov2026.judge.withinG1':
    'bracket of {score}: {found} {found|pair|pairs} within G1; only {best} cannot be avoided',
  'dubov2026.judge.withinG2':
    'bracket of {score}: {found} {found|pair|pairs} within G2; only {best} cannot be avoided',
  'dubov2026.judge.shiftG1':
    'bracket of {score}: leaving G1: {played}; first, from the middle outwards: {ours}',
  'dubov2026.judge.shiftG2':
    'bracket of {score}: leaving G2: {played}; first, from the middle outwards: {ours}',
  'dubov2026.judge.row':
    'bracket of {score}: {player} meets {played}, but {ours} comes first in G2 and can be met',
  'dubov2026.why': 'in the best round with {players} paired: {because}',
  'dubov2026.refusal.unrated': 'without a rating: {players}; this system pairs by ratings',
  'dubov2026.cure.rating': 'the arbiter gives {players} a provisional rating',
  'dubov2026.refusal.rounds':
    'the number of rounds is not known; it decides whether {players} have floated up often enough',
  'dubov2026.cure.rounds': 'say how many rounds the event has',
  'dubov2026.plain.C5': 'more players would have had to move up ({found} instead of {best}).',
  'dubov2026.plain.C6': 'somebody with fewer points would have had to move up.',
  'dubov2026.plain.C8':
    'somebody would have met a stronger group once more who has done so often enough.',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, February 2026)',
  'dubov2026.summary':
    'evens out the average rating of the opponents within each score; fills brackets from below; everybody needs a rating',
};
