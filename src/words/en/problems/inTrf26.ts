/** Problems of the records that TRF26 adds, and of records that contradict each other. */
export const inTrf26 = {
  'records-disagree': {
    says: 'two records contradict each other ({value}); {kept} counts',
    cure: 'Correct or delete the wrong one.',
  },
  'bye-disagrees': {
    says: '“{value}” does not agree with “{column}” in the line of player {player}, round {round}; “{counts}” counts',
    cure: 'Write the same in both places.',
  },
  'bad-initial-colour': {
    says: 'the initial colour is neither W nor B: “{value}”',
    cure: 'Write 152 W or 152 B.',
  },
  'bad-bye-type': {
    says: 'unknown kind of bye in record 240: “{value}”',
    cure: 'Write F (full point), H (half point) or Z (no point) in column 5.',
  },
  'bad-round-range': {
    says: 'not rounds: “{value}”',
    cure: 'Write whole numbers from 1, the first round not after the last.',
  },
  'bad-number-range': {
    says: 'the first pairing number is above the last: “{value}”',
    cure: 'Write the lower number first.',
  },
  'bad-abnormal-type': {
    says: 'unknown type in record 299: “{value}”',
    cure: 'Known are W D L F H Z + - in column 5, or a blank for a bonus or penalty.',
  },
  'abnormal-unknown-player': {
    says: 'record 299 names number {value}, who is not in the list',
    cure: 'Correct the number or add the player.',
  },
  'virtual-match-points': {
    says: 'record 250 gives virtual match points ({value}) in an event of single players',
    cure: 'Write the virtual points in columns 10 to 13.',
  },
  'virtual-match-points-unused': {
    says: 'virtual match points mean nothing in an event of single players: “{value}”',
    cure: 'Only columns 10 to 13 count; leave columns 5 to 8 blank.',
  },
  'virtual-points-zero': {
    says: 'a record 250 gives no virtual points: “{value}”',
    cure: 'Delete the record, or write the points in columns 10 to 13.',
  },
  'unknown-162-code': {
    says: 'unknown result in record 162: “{value}”',
    cure: 'Known are W D L A P X, each followed by its points, e.g. W 3.0.',
  },
  'adjourned-not-a-draw': {
    says: 'record 162 gives an unfinished game other points than a draw: “{value}”',
    cure: 'Standings count it so until the game has a result; pairings count it as a draw (C.04.2).',
  },
  'bye-by-points': {
    says: 'round {round} of player {player}, “{value}”, was worth {worth}, by their points',
    cure: 'Write H (half point) or Z (no point) where the file has a bare dash.',
  },
  'forfeit-without-colour': {
    says: 'the forfeited game {player} – {opponent} of round {round} has no colours',
    cure: 'It is read without colours; write w and b if they are known.',
  },
  'record-not-read': {
    says: 'this record is not as TRF26 has it; it is kept unchanged: “{value}”',
    cure: 'Correct its columns if it should count.',
  },
  'baku-of-another-system': {
    says: 'the file names {value}; by {system}, as asked, its acceleration is left aside',
    cure: 'Write the virtual points into records 250 if they should count.',
  },
};
