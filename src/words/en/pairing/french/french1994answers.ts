/** What a pairing does worse than the French text of 1994 asks, and why a round is refused. */
export const french1994answers = {
  'french1994.judge.missing': 'without opponent or exemption: {players}',
  'french1994.judge.twice': 'paired more than once: {players}',
  'french1994.judge.unknown': 'not taking part in this round: {players}',
  'french1994.judge.pairs':
    'level of {score}: {theirs} {theirs|pair|pairs}, but {ours} are possible',
  'french1994.judge.below':
    'level of {score}: good in itself, but then the level below cannot be paired as required',
  'french1994.judge.moved': 'level of {score}: the players from above come first: {players}',
  'french1994.judge.x':
    'level of {score}: {theirs} {theirs|disturbed pair|disturbed pairs}, but {ours} are enough',
  'french1994.judge.baf77':
    'level of {score}: {theirs} {theirs|disturbed pair|disturbed pairs} without a weak preference, but {ours} are enough',
  'french1994.judge.up': 'level of {score}: somebody floats up again although this can be avoided',
  'french1994.judge.opponent': 'level of {score}: {a} from above meets {b} first',
  'french1994.judge.down':
    'level of {score}: somebody floats down again although this can be avoided',
  'french1994.judge.exchange': 'level of {score}: the exchange {out} ↔ {in} comes earlier',
  'french1994.judge.no-exchange': 'level of {score}: no exchange between S1 and S2 is needed',
  'french1994.judge.permutation':
    'level of {score}: {a} – {b} comes earlier in the order of permutations',
  'french1994.judge.colour':
    'right opponents, wrong colours: {white} has white against {black} ({rule})',
  'french1994.why.absent': '{a} and {b} do not both take part in this round',
  'french1994.why.paired': '{a} and {b} do meet in this round',
  'french1994.why.no-round': 'with {a} – {b} the others can no longer all be paired',
  'french1994.why.best': 'the best round with {a} – {b} is worse than the right one',
  'french1994.refusal.pending': 'round {round} still lacks results: {players}',
  'french1994.refusal.cure-pending':
    'enter the results, or mark the games as adjourned: they count as draws for the pairing',
  'french1994.refusal.none': 'no complete pairing exists; too few opponents are left for {players}',
  'french1994.refusal.exempt':
    'the number of players is odd and everybody has already had a point without playing',
  'french1994.refusal.exempt-scarce': 'nobody whose exemption would help may still be exempt',
  'french1994.refusal.scarce': 'they depend on the few opponents {players}',
  'french1994.refusal.cure-absence':
    'agree with one of {players} that they miss this round (announced, no point)',
  'french1994.refusal.cure-apart':
    'lift the prohibitions that you have set yourself between players',
  'french1994.refusal.cure-end':
    'end the event with the rounds played: more rounds were announced than this number of players allows',
};
