/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper = {
  'sheet.by-table': 'By table',
  'sheet.by-federation': 'By federation',
  'sheet.by-federation-title': 'Pairings by federation, round {round}',
  'sheet.by-rating': 'By rating',
  'sheet.by-rating-title': 'Pairings by rating, round {round}',
  'sheet.slips': 'Slips',
  'sheet.slips-title': 'Result slips of round {round}',
  'sheet.captain-slips': 'Captains',
  'sheet.table-cards': 'Table cards',
  'paper.table': 'Table {table}',
  'paper.signature': 'Signature',
  'paper.code-alt': 'QR code: {text}',
  'paper.log-digest': 'Log {digest}',

  'sheet.standings-groups': 'Groups',
  'sheet.standings-groups-title': 'Standings by {column} after round {round}',
  'sheet.standings-group': '{group}: standings after round {round}',
  'paper.age': 'Age',
  'paper.men': 'Men',
  'paper.women': 'Women',
};
