/** Problems of matches: of teams, and of two games. */
export const ofMatches = {
  'virtual-points-of-second-score': {
    says: '{value} gives virtual points in the score that does not come first, so nobody is paired by them',
    cure: 'Write them in the columns of the score that comes first (5–8 match points, 10–13 game points).',
  },
  'baku-by-game-points': {
    says: 'Baku acceleration goes by match points, and this event pairs by game points (C.04.7 1.4.4)',
    cure: 'Leave _BAKU out of record 192, or give virtual points of your own (250).',
  },
  'team-number-twice': {
    says: 'two teams have the number {value}',
    cure: 'Give each team a number of its own (310).',
  },
  'player-in-two-teams': {
    says: 'player {value} belongs to team {first} and to team {second}',
    cure: 'Take the player out of one of the two teams (310).',
  },
  'unknown-team': {
    says: 'a record names team {value}, and there is no such team',
    cure: 'Correct the number (240, 260, 299, 300, 320 or 330), or add the team (310).',
  },
  'two-games-odd-rounds': {
    says: 'each match has two games, so the number of rounds in the file must be even; it is {value}',
    cure: 'Count both games of each match (142): 8 matches are 16 rounds.',
  },
  'two-games-other-opponent': {
    says: 'match {match}: player {player} has different opponents in the two games',
    cure: 'Write the same opponent in both rounds of the match.',
  },
  'two-games-same-colour': {
    says: 'match {match}: player {player} has the same colour in both games',
    cure: 'Reverse the colours of the second game, if this is a slip.',
  },
  'pairing-not-told': {
    says: 'round {round} is paired, but the file does not say against whom these play: {value}',
    cure: 'Add the opponents (or line-ups, record 300), or leave the round out to pair it.',
  },
  'mixed-competitors': {
    says: '{value} pair different things: teams, players, or players over two games',
    cure: 'Compare systems that pair the same.',
  },
  'generate-baku': {
    says: 'random events of {value} are not accelerated',
    cure: 'Leave out --baku.',
  },
  'lone-boards-as-byes': {
    says: 'the event has boards without an opponent, which the tables of a workbook cannot hold: they are written as byes with the same points',
    cure: 'Keep the TRF: the matches of the teams are complete there alone.',
  },
  'line-up-player-of-other-team': {
    says: 'record 300 of round {round}: player {value} does not belong to team {team}',
    cure: 'Write players of that team (310), or the right team.',
  },
  'team-round-untold': {
    says: 'teams without a match, with the round: {value}; the file does not say whether it was a bye, and they have no points for it',
    cure: 'If it was the bye, say so in record 320; U, H or F for their players says a bye too.',
  },
  'line-up-other-opponent': {
    says: 'record 300 of round {round}: team {team} plays team {value} there, and team {other} by its games',
    cure: 'Correct the number of the opponent in columns 13–15, or the games.',
  },
  'line-up-against-games': {
    says: 'record 300 of round {round}: the line-up of team {team} ({value}) cannot be right: a player is in it twice, or one who played is missing; the games count',
    cure: 'Correct the players from column 17 on.',
  },
  'team-record-empty': {
    says: 'team “{value}” has no players',
    cure: 'Write the numbers of its players into record 310, from column 74 on, or take the record out.',
  },
  'no-knock-out-of-teams': {
    says: 'the knock-out here is one of players; there is no bracket of teams',
    cure: 'Choose the team Swiss or the team round robin; draw the bracket of a cup by hand and play each match as a team round robin of two teams.',
  },
  'forfeited-match-was-played': {
    says: '“{value}” says that the match was forfeited, but games of it were played; the record counts',
    cure: 'Take the record out, or give the boards as forfeits.',
  },
};
