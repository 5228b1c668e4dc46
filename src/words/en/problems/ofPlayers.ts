/** Problems of the player list: numbers, names, ratings, titles, scores. */
export const ofPlayers = {
  'rating-needed': {
    says: '{player} has no rating, and this system pairs by ratings',
    cure: 'Write a rating here; an estimate if there is none (C.04.2.B.1).',
  },
  'number-missing': {
    says: 'a player has no pairing number: “{value}”',
    cure: 'Give every player a number from 1.',
  },
  'bad-number': {
    says: 'not a pairing number: “{value}”',
    cure: 'Write a whole number from 1.',
  },
  'number-zero': {
    says: 'pairing number 0 is kept for “no opponent”',
    cure: 'Number the players from 1.',
  },
  'duplicate-number': {
    says: 'pairing number {value} is there twice',
    cure: 'Give one of the two players another number.',
  },
  'same-name': {
    says: 'another player has the same name: “{value}”',
    cure: 'Check for a duplicate entry. Otherwise nothing needs to be done: the lists add club and rating.',
  },
  'number-gap': {
    says: 'pairing {count|number|numbers} not used: {value}',
    cure: 'Check for missing players; otherwise nothing needs to be done.',
  },
  'name-missing': { says: 'number {player} has no name', cure: 'Write the name.' },
  'rating-not-a-number': {
    says: 'not a rating: “{value}”',
    cure: 'Write a whole number up to 9999; 0 or nothing for an unrated player.',
  },
  'unknown-title': {
    says: 'unknown title “{value}”, counted as none',
    cure: 'The titles are {titles}.',
  },
  'born-not-a-date': {
    says: 'not a date of birth: “{value}”',
    cure: 'Write 2004/02/29, or the year alone.',
  },
  'day-not-a-date': { says: 'not a date: “{value}”', cure: 'Write 2026/03/14.' },
  'remark-not-used': {
    says: '{name}: the comment “{value}” is not imported',
    cure: 'If it matters, write it in the columns Status or Byes.',
  },
  'hidden-characters': {
    says: 'invisible characters or non-breaking spaces were removed from “{value}”',
    cure: 'Nothing needs to be done; retype the text to be rid of this message.',
  },
  'score-not-a-number': {
    says: 'not a score: “{value}”',
    cure: 'Write the points with one decimal, e.g. 3.5, in columns 81 to 84.',
  },
  'score-differs': {
    says: 'number {player} is said to have {value} points; the results give {score}',
    cure: 'The results count. Correct whichever is wrong.',
  },
};
