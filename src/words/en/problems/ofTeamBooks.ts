/** Problems of teams in the sheets of a workbook. */
export const ofTeamBooks = {
  'unreadable-boards': {
    says: '“{value}” does not say the boards of a match',
    cure: 'Write their number, e.g. 4, or a letter a board for the colours of the first team, e.g. WBWB.',
  },
  'unreadable-match-points': {
    says: '“{value}” does not say the points of a match',
    cure: 'Write the points for a win, a draw and a loss, e.g. 2-1-0.',
  },
  'unreadable-team-scores': {
    says: '“{value}” does not say the colours and scores of the teams',
    cure: 'Write A or B for the type of colour preferences, then MP and GP in the order that counts, e.g. A MP GP.',
  },
  'unreadable-team-bye': {
    says: '“{value}” does not say the points of the bye of a team',
    cure: 'Write match points and game points, e.g. 1/2; leave it empty for those of a draw.',
  },
  'team-without-name': {
    says: 'a team has no name',
    cure: 'Type its name, or empty the row.',
  },
  'team-number-not-read': {
    says: '“{value}” is not the number of a team',
    cure: 'Give every team a number from 1 on, or none at all.',
  },
  'team-number-used': {
    says: 'two teams have the number {value}',
    cure: 'Give each team a number of its own.',
  },
  'team-without-players': {
    says: 'team “{value}” has no players',
    cure: 'Write the team beside its players in the sheet of players, or mark the team as withdrawn.',
  },
  'team-of-player-unknown': {
    says: 'there is no team “{value}”',
    cure: 'Write the name or the number of a team of the sheet of teams.',
  },
  'player-without-team': {
    says: '“{value}” belongs to no team',
    cure: 'Write the team beside the name.',
  },
  'place-in-team-not-read': {
    says: '“{value}” is not a place in the order of the boards',
    cure: 'Write 1 for the first board, 2 for the second, and so on; reserves go on.',
  },
  'place-in-team-twice': {
    says: '{team}: two players have board {value}',
    cure: 'Give each player of the team a board of their own.',
  },
  'player-in-teams': {
    says: 'the player with FIDE ID {value} is in {first} and in {second}',
    cure: 'A player belongs to one team: take one of the two rows out.',
  },
  'team-unknown-in-round': {
    says: 'round {round}: there is no team “{value}”',
    cure: 'Write the number and name of a team of the sheet of teams.',
  },
  'team-twice-in-round': {
    says: 'round {round}: team “{value}” is there twice',
    cure: 'A team has one match in a round: correct one of the two rows.',
  },
  'board-without-match': {
    says: 'round {round}: there is no match above board {value}',
    cure: 'Put the row with the two teams back above their boards.',
  },
  'board-twice-in-match': {
    says: 'round {round}: two rows have board {value}',
    cure: 'Each board of a match has one row: correct the number of one of them.',
  },
  'player-of-other-team': {
    says: 'round {round}: “{value}” does not play for {team}',
    cure: 'Write a player of that team at its board.',
  },
  'match-result-typed': {
    says: 'round {round}: “{value}” cannot be the result of a match',
    cure: 'The result of a match follows from its boards: type those. A whole match that is forfeited is 1-0F, 0-1F or 0-0F.',
  },
  'forfeited-match-has-results': {
    says: 'round {round}: the match is forfeited ({value}), but a board has a result',
    cure: 'Empty the results of its boards, or the forfeit of the match.',
  },
  'match-without-players': {
    says: 'round {round}: nobody sits at the boards of {value}',
    cure: 'Write the players at the boards, or the forfeit of the match (1-0F, 0-1F or 0-0F).',
  },
  'board-out-of-order': {
    says: 'round {round}: “{value}” sits above a player who comes earlier in the order of {team}',
    cure: 'If the order of the boards is fixed, exchange the two before the round starts; what was played stays.',
  },
  'result-at-empty-board': {
    says: 'round {round}: “{value}” at a board with one player',
    cure: 'Write 1-0F or 0-1F, or the missing player.',
  },
  'line-up-out-of-order': {
    says: '{team}: “{value}” would sit above a player who comes earlier in the announced order',
    cure: 'Correct the order; or give a reason in the pane, if your regulations allow it.',
  },
  'line-up-gap': {
    says: '{team}: board {board} is empty above “{value}”',
    cure: 'Move the players up; or give a reason in the pane, if your regulations allow it.',
  },
  'line-up-player-twice': {
    says: '{team}: “{value}” sits at two boards',
    cure: 'Write each player once.',
  },
  'line-up-not-of-team': {
    says: '“{value}” is not a player of {team}',
    cure: 'Write a name of the team, or its place in the announced order.',
  },
  'line-up-has-results': {
    says: 'the match of {value} has results already',
    cure: 'Empty the results of its boards first, then take the line-up.',
  },
  'line-up-without-match': {
    says: '{value} has no match in round {round}',
    cure: 'Empty its row, or correct its number.',
  },
  'line-up-missing': {
    says: 'there is no table of line-ups of round {value}',
    cure: 'Let the pane write the sheet of line-ups first.',
  },
  'match-not-found': {
    says: 'round {round} has no such match',
    cure: 'Choose two teams of different matches of the round.',
  },
  'team-name-used': {
    says: 'there is a team “{value}” already',
    cure: 'Give the new team another name.',
  },
  'player-in-another-team': {
    says: '“{value}” is in the list of players already',
    cure: 'Move the player to the team instead.',
  },
  'player-has-played': {
    says: '“{value}” has played for {team}',
    cure: 'A player stays with the team for which they have played.',
  },
  'reason-missing': {
    says: 'a reason is missing for “{value}”',
    cure: 'After round 1 write why; the log keeps it.',
  },
};
