/** What a TRF has no room or no word for. */
export const ofTrfWriting = {
  'trf-too-wide-number': {
    says: 'pairing number {value} ({name}) does not fit the {width} columns that a TRF has for it',
    cure: 'Number the players from 1 to 9999.',
  },
  'trf-too-wide-id': {
    says: 'the FIDE ID of player {player} ({name}) is longer than the {width} characters that a TRF has for it: “{value}”',
    cure: 'Correct the ID, or leave it empty.',
  },
  'trf-too-wide-points': {
    says: 'the points of player {player} ({name}), {value}, do not fit the {width} columns that a TRF has for them',
    cure: 'A TRF holds points from -9.5 to 99.5: check the points for a win.',
  },
  'trf-cuts-name': {
    says: 'the name of player {player} is cut to the {width} characters of a TRF: “{value}”',
    cure: 'Shorten it yourself if it should read otherwise.',
  },
  'trf-cuts-federation': {
    says: 'the federation of player {player} is cut to the {width} letters of a TRF: “{value}”',
    cure: 'Write its three-letter code, e.g. FRA.',
  },
  'trf-cuts-born': {
    says: 'the date of birth of player {player} is cut to the {width} characters of a TRF: “{value}”',
    cure: 'Write it as YYYY/MM/DD.',
  },
  'trf-loses-ratings': {
    says: 'a TRF has no place for a rating that is neither FIDE’s nor the national one, or made of both; left out for players {value}',
    cure: 'Keep the workbook: only it has them.',
  },
  'trf-loses-national': {
    says: 'national ratings need a federation; left out for players {value}',
    cure: 'Write it in the row Rating method of the sheet Event, before the method: FRA FIDON.',
  },
  'trf-loses-clubs': {
    says: 'a TRF has no place for clubs; left out for players {value}',
    cure: 'Keep the workbook: only it has them.',
  },
  'trf-loses-tables': {
    says: 'a TRF has no place for fixed tables; left out for players {value}',
    cure: 'Keep the workbook: only it has them.',
  },
  'trf-loses-bye-rounds': {
    says: 'a TRF cannot say that round {value}, in which nobody was paired, took place: the byes are written as those of a round to come',
    cure: 'Say so when you send the file, or leave the round out of the event.',
  },
  'trf-loses-withdrawals': {
    says: 'a TRF only says that the withdrawn players {value} miss the next round',
    cure: 'Say so again for every later round.',
  },
  'trf-counts-withdrawn': {
    says: 'a TRF cannot say that the results of {value}, who left the round robin, do not count: other programs count them',
    cure: 'Send the standings beside the file.',
  },
  'trf-loses-floats': {
    says: 'a TRF has no place for the floats that were written down with the rounds; left out for players {value}',
    cure: 'Other programs derive them from the results.',
  },
  'trf16-loses-adjourned': {
    says: 'TRF16 has no sign for unfinished games; those of players {value} are written without a result',
    cure: 'Write TRF26, or enter their results first.',
  },
  'trf16-loses-records': {
    says: 'TRF16 has no words for these records of TRF26, which are left out: {value}',
    cure: 'Write TRF26 (--format trf26) to keep them.',
  },
  'trf26-points': {
    says: 'record 162 cannot say these points apart, so a line XXS does, which few programs read: {value}',
    cure: 'Check that the next program counts them alike.',
  },
  'trf-forfeited-seats': {
    says: 'nobody says who was to sit for these teams, whose match was forfeited (round in brackets); its points are written for the first players of their order: {value}',
    cure: 'Write the line-up into the sheet of the round if others were there.',
  },
} as const;
