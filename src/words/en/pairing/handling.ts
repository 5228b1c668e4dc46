/** What the arbiter did under the handling rules (C.04.2). */
export const handling = {
  'handling.number-changed': 'number {from} becomes {to}',
  'handling.late-entry': '{name} enters in round {round} with number {no}',
  'handling.withdrawn': '{player} withdraws and is no longer paired',
  'handling.expelled':
    '{player} is expelled: no longer paired, not in the standings; what was played counts for the opponents',
  'handling.reinstated': '{player} is paired again',
  'handling.absence': '{player} does not play round {round} and scores {points}',
  'handling.result-corrected': 'round {round}: result of {players} corrected',
  'handling.colours-corrected': 'round {round}: colours of {players} corrected',
  'handling.rating-corrected': 'rating of {player} corrected to {rating}',
  'handling.numbers-stay': 'the pairing numbers stay: round {round} has been paired',
  'handling.postponed-decided':
    'It was postponed: its points count now, and for pairing its result counts from round {round} on ({article})',
  'handling.from-pairing': 'it counts from round {round} on',
  'handling.for-rating-only': 'notified too late: it counts for the rating report only',
};
