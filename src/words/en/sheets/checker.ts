/** What the check of files says beside the differences themselves. */
export const checker = {
  'check.cause-correction': 'explained by a correction logged after the pairing: {what}',
  'check.cause-numbers':
    'paired by the numbers and ratings of its day, which were changed since: {what}',
  'check.cause-by-hand': 'the file logs that this round was changed by hand: {what}',
  'check.place': 'place of {player}: the file has {printed}; by the rules {recomputed}',
  'check.rank-points': 'rank {rank}, {points} points',
  'check.points-only': '{points} points',
  'check.asked': 'asked for',
  'check.rebuilt': '[by numbers rebuilt from rating, title and name]',
  'check.seeded-between': 'fits as if {no} had been seeded between {after} and {before}',
  'check.seeded-first': 'fits as if {no} had been seeded before {before}',
  'check.seeded-last': 'fits as if {no} had been seeded after {after}',
  'check.no-places': 'standings not checked: the file prints neither ranks nor points',
  'check.no-tie-breaks':
    'standings not checked: the file names no tie-breaks; name them with --tie-breaks',
  'check.tied': 'players whom the tie-breaks do not separate, any order among them passes: {count}',
  'check.without-rank': 'players without a printed rank, not checked: {count}',
  'check.team-place': 'rank {rank}, {match} match points, {game} game points',
  'check.teams-tied':
    'teams whom the tie-breaks do not separate, any order among them passes: {count}',
  'check.teams-without-rank': 'teams without a printed rank, not checked: {count}',
  'check.rounds-left': 'rounds not checked: {rounds}',
  'check.no-rounds': 'no round is paired: nothing to check',
  'check.fits-another':
    'the file names no edition, and every round is as played by {editions}: --system {edition}',
  'check.progress': '{done} of {all} files',
};
