/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables = {
  'unknown-result': {
    says: '“{value}” is not a result',
    cure: 'Write 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj or bye.',
  },
  'result-is-date': {
    says: '“{value}” is a date, not a result: the spreadsheet changed what was typed',
    cure: 'Format the cell as text and type the result again.',
  },
  'forfeit-without-side': {
    says: '“{value}” does not say who forfeited',
    cure: 'Write 1-0F if Black did not come, 0-1F if White did not, 0-0F if neither did.',
  },
  'impossible-result': {
    says: '“{value}” cannot be the result of a game',
    cure: 'Both sides together have at most one point; a draw is never a forfeit.',
  },
  'unknown-cell': {
    says: '“{value}” is not an entry of a crosstable',
    cure: 'Write opponent, colour and result such as 12w1, 5b½ or +14B; bye or - without opponent.',
  },
  'cell-is-date': {
    says: '“{value}” is a date or a number, not an entry of a crosstable',
    cure: 'Format the cells as text before pasting the table.',
  },
  'cell-is-formula': {
    says: '“{value}” is not a result; in a grid with + and - a draw such as =B1 becomes a formula when it is pasted',
    cure: 'Format the cells as text first and paste the values again, or open the file itself.',
  },
  'cell-is-error': {
    says: 'the cell shows {value}',
    cure: 'Text such as =3N was taken for a formula: format the cells as text, then paste again.',
  },
  'bare-result': {
    says: '“{value}” is a result without opponent',
    cure: 'Add the opponent’s number (12w1), or write bye for a point without a game.',
  },
  'bare-result-as-bye': {
    says: '“{value}” in round {round} names no opponent; it is read as a bye worth that much',
    cure: 'Add the opponent’s number (12w1) if it was a game.',
  },
  'bye-as-player': {
    says: '“{value}” (number {no}) is not a player; the player paired with it has a bye',
    cure: 'Give the player another name if it is one.',
  },
  'results-without-opponents': {
    says: 'the rounds hold results (“{value}”) and nobody’s opponent',
    cure: 'Export the crosstable, whose cells name the opponents (12w1), or the TRF of the event.',
  },
  'opponents-by-name': {
    says: 'the rounds name the opponents (“{value}”) and do not number them',
    cure: 'Write the opponent’s number in place of the name (12w1), or give the TRF of the event.',
  },
  'cell-lost-character': {
    says: '“{value}” holds a character that was lost when the text was saved, mostly ½',
    cure: 'Export the table again and save it as UTF-8, or type the cell again.',
  },
  'impossible-cell': {
    says: '“{value}” cannot be: a draw is never a forfeit',
    cure: 'Write 12w+ or 12w- for a forfeit, 12w½ for a draw.',
  },
  'table-without-header': {
    says: 'no header row was found in the range',
    cure: 'Include the row with No, Name, Rtg, 1.Rd, 2.Rd … in the range.',
  },
  'table-lacks-round': {
    says: 'the header has later rounds but no round {round}',
    cure: 'Name the columns R1, R2, R3 … without a gap.',
  },
  'table-without-players': {
    says: 'no player below the header',
    cure: 'Extend the range to the rows of the players.',
  },
  'table-without-colours': {
    says: 'the table does not say who had which colour',
    cure: 'Use cells with a colour, such as 12w1.',
  },
  'team-cell-is-time': {
    says: '“{value}” is a time: the spreadsheet made one of a match such as 18:4',
    cure: 'Format the cells as text before you paste or type, or write the match as 18w4.',
  },
  'unknown-team-cell': {
    says: '“{value}” is not a match of a team',
    cure: 'Write opponent and own game points such as 5:2½, or the points alone in a grid.',
  },
  'more-points-than-boards': {
    says: '“{value}” has more points than the {boards} boards give',
    cure: 'Correct the points or the number of boards.',
  },
  'player-not-found': {
    says: 'there is no player “{value}” in the table',
    cure: 'Give a number or a name as in the table.',
  },
  'player-not-unique': {
    says: 'several players fit “{value}”: {players}',
    cure: 'Give the number or the whole name.',
  },
  'no-teams': { says: 'the event has no teams', cure: 'Give a TRF with team lines (013 or 310).' },
  'match-beyond-boards': {
    says: '“{value}” and {theirs} of the other team are more than the {boards} boards give',
    cure: 'Correct one of the two cells or the number of boards.',
  },
  'match-on-one-side': {
    says: '“{value}”: the other team does not show this match',
    cure: 'Correct the opponent or the round in one of the two rows.',
  },
  'tie-break-of-other-edition': {
    says: '“{value}” is only in {having}, not in {edition}',
    cure: 'Name that edition, or take a tie-break of {edition}.',
  },
  'unknown-tie-break': {
    says: 'there is no tie-break “{value}”',
    cure: 'Nearest: {nearest}. Known: {known}.',
  },
  'unknown-edition': {
    says: 'there is no edition “{value}” of the tie-breaks',
    cure: 'Known: {known}.',
  },
  'not-a-round': {
    says: '“{value}” is not a number of rounds',
    cure: 'Rounds are counted from 1.',
  },
  'address-bad': {
    says: '“{value}” cannot become a QR code',
    cure: 'Give an address of 1 to {most} bytes, such as https://example.org/open.',
  },
  'list-header-missing': {
    says: 'no header with names or ids and ratings was found; the first line is “{value}”',
    cure: 'Use FIDE’s list as it is published, or a table headed such as FIDE ID, Name, Rating.',
  },
  'list-not-in-archive': {
    says: 'the archive holds no list (.txt, .xml or .csv): “{value}”',
    cure: 'Unpack it and choose the list itself.',
  },
  'list-column-missing': {
    says: 'the list has no column for {column}; its header is “{value}”',
    cure: 'Take the header row into the range; headers such as ID, Name and Rating are known.',
  },
  'bad-argument': {
    says: '“{value}” cannot be used for {argument}',
    cure: 'Expected: {expected}.',
  },
  'grid-games-missing': {
    says: '{value} of the {pairs} pairs of this grid have no game: not final, if they are still to play',
    cure: 'Enter the results that are missing; players who do not meet are right as they are.',
  },
};
